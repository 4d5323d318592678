// The names on the ring: if the printed one does not fit, a space shows the shorter one that its edition gives, and in
// a window of the usual size or larger none of those ends with dots.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "app/ui/window/window_scale.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

std::vector<PlayerSetup> four_of(const Edition& edition) {
    const bool roles = edition.profile.roles.value;
    std::vector<PlayerSetup> players;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) {
        const Role role = players.size() % 2 == 0 ? Role::monopolist : Role::competitor;
        players.push_back({name, roles ? role : Role::player});
    }
    return players;
}

/// Every deed in a hand, and the tokens on spaces one after another from `first` on.
std::vector<std::string> full_board(const Edition& edition, int first) {
    std::vector<std::string> lines{"rule track_tokens no \"for the test\"", "1 get 50000", "2 get 50000"};
    for (const Deed& deed : edition.deeds)
        lines.push_back(std::to_string(1 + deed.space.index % 2) + " buy @" + std::to_string(deed.space.index));
    lines.emplace_back("rule track_tokens yes \"for the test\"");
    for (int seat = 1; seat <= 4; ++seat)
        lines.push_back(std::to_string(seat) + " at @" + std::to_string((first + seat - 1) % edition.size()) +
                        " \"for the test\"");
    return lines;
}

/// Names and short names of spaces that end with dots somewhere on the screen. All of them must be there.
std::set<std::string> cut_names(const Bench& bench, const Edition& edition) {
    std::set<std::string> names;
    for (const BoardSpace& space : edition.board) names.insert({space.name, space.brief});
    std::set<std::string> cut;
    int seen = 0;
    for (const PaintedText& text : bench.probe().texts()) {
        if (!names.contains(text.text)) continue;
        ++seen;
        if (text.cut) cut.insert(text.text);
    }
    CHECK(seen >= edition.size());
    return cut;
}

std::set<std::string> cut_at(ImVec2 size, const Edition& edition, const std::vector<std::string>& lines) {
    Bench bench;
    bench.screen().resize(size);
    bench.screen().dress(ThemeChoice::dark, window_scale(usual_scale(1, size), size));
    bench.open_game(edition.id, four_of(edition), lines);
    bench.screen().use_pictures(false);  // of which a later frame tells no texts
    bench.frames();
    return cut_names(bench, edition);
}

}  // namespace

TEST_CASE("no name of a shipped edition ends with dots on the board at 1280x800 and at 1920x1080") {
    const auto editions = load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
    REQUIRE(editions.size() >= 8);
    for (const LoadedEdition& loaded : editions) {
        const Edition& edition = loaded.edition;
        for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1920, 1080}}) {
            CAPTURE(edition.id);
            CAPTURE(size.x);
            for (const std::string& name : cut_at(size, edition, {})) CHECK_MESSAGE(name.empty(), name);
            // A token on a low space at the side takes of its name's room.
            const int left = edition.size() / 4 + 1;
            for (const std::string& name : cut_at(size, edition, full_board(edition, left)))
                CHECK_MESSAGE(name.empty(), name);
        }
    }
}

}  // namespace tablebank
