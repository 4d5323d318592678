// The origin of a box: the statement of its file, and nothing else of it.

#include "db/edition/edition_origin.h"

#include <doctest/doctest.h>

#include "db/edition/edition_folder.h"

namespace tablebank {
namespace {

EditionText us() {
    return load_edition("us").text;
}

TEST_CASE("a box states its origin, and is the same box") {
    CHECK(edition_origin(us()) == EditionOrigin{});
    const EditionText handed{"ours.toml", with_origin(us(), {"us", "Anna", "2026-11-28"})};
    CHECK(edition_origin(handed) == EditionOrigin{"us", "Anna", "2026-11-28"});
    CHECK(parse_edition(handed) == load_edition("us").edition);
    const EditionText again{"theirs.toml", with_origin(handed, {{}, "Boris", "2026-12-01"})};
    CHECK(edition_origin(again) == EditionOrigin{"us", "Boris", "2026-12-01"});
}

TEST_CASE("an origin is a name, an id and a day") {
    const auto is_read = [](const EditionOrigin& origin) {
        try {
            static_cast<void>(parse_edition({"theirs.toml", with_origin(us(), origin)}));
            return true;
        } catch (const EditionError&) {
            return false;
        }
    };
    CHECK(is_read({"us", "Anna-Maria Łuk", "2024-02-29"}));
    for (const char* day :
         {"yesterday", "2026-13-01", "2026-02-29", "2026-1-01", "20261128", "9999-99-99", "2026-11-28 "})
        CHECK_FALSE_MESSAGE(is_read({"us", "Anna", day}), day);
    for (const char* name : {" Anna", "An\u202Ena", "a\u0301\u0301\u0301\u0301\u0301\u0301"})
        CHECK_FALSE_MESSAGE(is_read({"us", name, "2026-11-28"}), name);
    for (const char* like : {"../us", "/etc/passwd", "US"})
        CHECK_FALSE_MESSAGE(is_read({like, "Anna", "2026-11-28"}), like);
}

TEST_CASE("an origin has three texts and nothing else") {
    EditionText strange = us();
    strange.text += "\n[origin]\nby = 3\nsite = \"here\"\n";
    CHECK_THROWS_AS(static_cast<void>(parse_edition(strange)), EditionError);
}

}  // namespace
}  // namespace tablebank
