// Where a box comes from: what its file says, and nothing else of it.

#include "db/edition/edition_origin.h"

#include <doctest/doctest.h>

#include "db/edition/edition_folder.h"

namespace tablebank {
namespace {

EditionText us() {
    return load_edition("us").text;
}

TEST_CASE("a box says where it comes from, and is the same box") {
    CHECK(edition_origin(us()) == EditionOrigin{});
    const EditionText handed{"ours.toml", with_origin(us(), {"us", "Anna", "2026-11-28"})};
    CHECK(edition_origin(handed) == EditionOrigin{"us", "Anna", "2026-11-28"});
    CHECK(parse_edition(handed) == load_edition("us").edition);
    const EditionText again{"theirs.toml", with_origin(handed, {{}, "Boris", "2026-12-01"})};
    CHECK(edition_origin(again) == EditionOrigin{"us", "Boris", "2026-12-01"});
}

TEST_CASE("an origin says three texts and nothing else") {
    EditionText strange = us();
    strange.text += "\n[origin]\nby = 3\nsite = \"here\"\n";
    CHECK_THROWS_AS(static_cast<void>(parse_edition(strange)), EditionError);
}

}  // namespace
}  // namespace tablebank
