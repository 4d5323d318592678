// What stands in the empty line is always a line that would be accepted, in every language and at every moment of a
// game.

#include "app/present/table/placeholder.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/typed_line.h"
#include "tests/support/languages.h"
#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

void check_placeholder(const Language& lang, const Session& session) {
    const std::string shown = make_placeholder(lang, session, make_turn_snapshot(lang, session.table()));
    CAPTURE(shown);
    CHECK_FALSE(shown.empty());
    CHECK(preview_line(lang, session, shown).kind == LinePreview::Kind::will_do);
}

}  // namespace

TEST_CASE("over every playthrough the placeholder, typed as it stands, is accepted") {
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
