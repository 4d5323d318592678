// The grey text in the empty line is what Enter posts, in every language and at every moment of a game; where Enter
// posts nothing there is none.

#include "app/present/table/placeholder.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "app/present/typing/typed_line.h"
#include "tests/support/languages.h"
#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

void check_placeholder(const Language& lang, const Session& session) {
    const std::string shown = make_placeholder(lang, session);
    CAPTURE(shown);
    const auto by_enter = session.preview(read_typed(session.table(), {}).all());
    const auto* entries = std::get_if<std::vector<Entry>>(&by_enter);
    CHECK(shown.empty() == (entries == nullptr || entries->empty()));
    if (shown.empty()) return;
    const auto as_shown = session.preview(read_typed(session.table(), shown).all());
    REQUIRE(std::holds_alternative<std::vector<Entry>>(as_shown));
    CHECK(std::get<std::vector<Entry>>(as_shown).front().line == entries->front().line);
}

}  // namespace

TEST_CASE("over every playthrough the placeholder is the line that Enter posts, or there is none") {
    std::vector<Language> languages{english};
    for (const char* tag : {"ru", "fr", "it", "pl"}) languages.push_back(speaking(tag));
    for (const auto& file : all_playthroughs()) {
        const Playthrough played = read_playthrough(file);
        const Folder folder;
        SteppedClock clock;
        Session session = Session::create(folder / "game.tbl", played.setup, nullptr, clock.stamps());
        std::size_t step = 0;
        for (const PlayedLine& line : played.lines) {
            CAPTURE(file.filename().string());
            CAPTURE(line.number);
            // Each language in its turn: all of them at each step would be five times the same game.
            check_placeholder(languages.at(step++ % languages.size()), session);
            clock.set_line(line.number);
            REQUIRE(play(session, line, line.line).empty());
        }
        for (const Language& lang : languages) check_placeholder(lang, session);
    }
}
