// The results of the crash model, on records that are written down here.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/durability/crash_image.h"

using namespace tablebank::durability;
using tablebank::test::DiskEvent;
using Kind = DiskEvent::Kind;
using random_play::Rng;

namespace {

const Image held{{"/a/game", "old"}};

/// The possible contents of the file after a crash that follows all of these events, with a space for anything that is
/// not a letter.
std::set<std::string> left(const std::vector<DiskEvent>& events, Crash crash, const std::string& file = "/a/game",
                           Syncs syncs = Syncs::honoured) {
    std::set<std::string> found;
    Rng chance(1);
    for (int i = 0; i < 400; ++i) {
        const Image image = crash_image(held, events, events.size(), crash, syncs, chance);
        found.insert(image.contains(file) ? image.at(file) : "none");
    }
    return found;
}

const DiskEvent first{Kind::write, "/a/game", 0, "N"};
const DiskEvent second{Kind::write, "/a/game", 1, "E"};
const DiskEvent over{Kind::write, "/a/game", 0, "M"};
const DiskEvent synced{Kind::sync, "/a/game"};

}  // namespace

TEST_CASE("if only the program dies all that was written is there") {
    CHECK(left({first, second}, Crash::prefix) == std::set<std::string>{"NEd"});
    CHECK(left({first, {Kind::truncate, "/a/game", 1}}, Crash::prefix) == std::set<std::string>{"N"});
}

TEST_CASE("any unsynced part may be missing, and no synced part is") {
    CHECK(left({first, second}, Crash::dropped) == std::set<std::string>{"old", "Nld", "oEd", "NEd"});
    CHECK(left({first, synced, second}, Crash::dropped) == std::set<std::string>{"Nld", "NEd"});
    CHECK(left({first, synced, {Kind::truncate, "/a/game", 1}}, Crash::dropped) == std::set<std::string>{"N", "Nld"});
    CHECK(left({first, synced}, Crash::dropped, "/a/game", Syncs::ignored) == std::set<std::string>{"old", "Nld"});
}

TEST_CASE("writes between two syncs come in any order") {
    CHECK(left({first, over}, Crash::dropped) == std::set<std::string>{"old", "Nld", "Mld"});
    CHECK(left({first, synced, over}, Crash::reordered) == std::set<std::string>{"Nld", "Mld"});
    CHECK(left({over, synced, first, second}, Crash::reordered) == std::set<std::string>{"Mld", "Nld", "MEd", "NEd"});
    CHECK(left({{Kind::write, "/a/game", 0, "x"}, {Kind::write, "/a/game", 0, "y"}}, Crash::reordered) ==
          std::set<std::string>{"old", "xld", "yld"});
}

TEST_CASE("a write is torn at each sector of 512 bytes, and nowhere else") {
    const std::string before = "old" + std::string(509, '\0');
    const DiskEvent across{Kind::write, "/a/game", 510, std::string(514, 'w')};
    const std::string neither = "old";
    const std::string one = before.substr(0, 510) + "ww";
    const std::string other = before.substr(0, 510) + std::string(2, '\0') + std::string(512, 'w');
    const std::string both = before.substr(0, 510) + std::string(514, 'w');
    CHECK(left({across}, Crash::torn) == std::set<std::string>{neither, one, other, both});
}

TEST_CASE("a name is sure once its folder was synced, and not by the sync of its file") {
    const DiskEvent created{Kind::create, "/a/new"};
    const DiskEvent written{Kind::write, "/a/new", 0, "x"};
    const DiskEvent kept{Kind::sync, "/a/new"};
    const DiskEvent folder{Kind::sync_folder, "/a"};
    CHECK(left({created, written, kept}, Crash::dropped, "/a/new") == std::set<std::string>{"none", "x"});
    CHECK(left({created, written, kept, folder}, Crash::dropped, "/a/new") == std::set<std::string>{"x"});
    CHECK(left({created, written, folder}, Crash::dropped, "/a/new") == std::set<std::string>{"", "x"});
    CHECK(left({created, written, kept, {Kind::sync_folder, "/b"}}, Crash::dropped, "/a/new").contains("none"));
    const DiskEvent renamed{Kind::rename, "/a/new", 0, "/b/named"};
    const DiskEvent target{Kind::sync_folder, "/b"};
    CHECK(left({created, written, kept, renamed, target}, Crash::dropped, "/b/named") == std::set<std::string>{"x"});
    CHECK(left({created, written, kept, renamed, target}, Crash::dropped, "/a/new") == std::set<std::string>{"none"});
    CHECK(left({{Kind::remove, "/a/game"}}, Crash::dropped) == std::set<std::string>{"none", "old"});
    CHECK(left({{Kind::remove, "/a/game"}, folder}, Crash::dropped) == std::set<std::string>{"none"});
}
