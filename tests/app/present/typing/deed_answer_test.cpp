// A deed with + or -: money goes into it, or comes out, and its owner does it.

#include "app/present/typing/deed_answer.h"

#include <doctest/doctest.h>

#include "app/present/typing/typed_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/typed_meaning.h"

namespace tablebank {
namespace {

using testing::meant;

}  // namespace

TEST_CASE("money goes into a deed or comes out of it, by its owner") {
    testing::PlayedTable table("us", 2);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @34", "Boris buy"});  // Nob Hill, competitor
    CHECK(meant(table, "34+") == "Boris build @34");
    CHECK(meant(table, "@34+2") == "Boris build @34 2");
    CHECK(meant(table, "nob+2") == "Boris build @34 2");
    CHECK(meant(table, "nob-") == "Boris mortgage @34");
    table.post("Boris build @34 2");
    CHECK(meant(table, "nob-") == "Boris sell @34");
    CHECK(meant(table, "34-2") == "Boris sell @34 2");
    table.post_all(english, {"Boris sell @34 2", "Boris mortgage @34"});
    CHECK(meant(table, "34+") == "Boris redeem @34");
}

TEST_CASE("a beginning that several deeds have means the one that can be dealt with") {
    testing::PlayedTable table("us", 2);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @34", "Boris buy"});  // Nob Hill, competitor
    CHECK(meant(table, "n+") == "Boris build @34");
    CHECK(meant(table, "+2") == "Boris build @34 2");  // they can build on nothing else
    table.post_all(english, {"turn Anna \"her turn\"", "Anna at @31", "Anna buy", "Anna at @32",
                             "Anna buy"});  // Wharf, Union Square
    CHECK(meant(table, "u-") == "Anna mortgage @32");
    CHECK(meant(table, "h-") == "Boris mortgage @34");  // the Hill of Nob: no other deed begins so
    CHECK(meant(table, "s-") == "Anna mortgage @32");   // Union Square; no one has another
}

TEST_CASE("a symbol alone continues with the deed of the last transaction, while its owner is asked") {
    testing::PlayedTable table("us", 2);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @34", "Boris buy", "Boris at @16", "Boris buy",
                             "Boris build @16 2"});
    CHECK(meant(table, "-") == "Boris sell @16");
    CHECK(meant(table, "-2") == "Boris sell @16 2");
    CHECK(meant(table, "+") == "Boris build @16");
    table.post("Boris mortgage @34");
    CHECK(meant(table, "+") == "Boris redeem @34");
    table.post("undo");
    CHECK(meant(table, "+") == "Boris build @16");
    table.post("turn Anna \"Boris is done\"");
    CHECK(meant(table, "-") == "-");  // Anna has no deed
}

TEST_CASE("a word that may mean several deeds, or an unowned deed, is refused with their names") {
    testing::PlayedTable table("us", 2);
    CHECK(meant(table, "s-") == "Anna mortgage s");
    const ParseError several = table.parse_error(meant(table, "s-"));
    CHECK(several.kind == ParseError::Kind::ambiguous_deed);
    CHECK(several.candidates.size() > 1);
    CHECK(meant(table, "34+") == "Anna build @34");
    CHECK(table.refusal(meant(table, "nob-")).code == RefusalCode::not_owner);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @32", "Boris buy", "Boris at @31", "Boris buy"});
    CHECK(meant(table, "s-") == "Boris mortgage @32");  // Wharf has no word that begins so
    CHECK(meant(table, "f-") == "Boris mortgage @31");
}

TEST_CASE("text that begins no deed is left to the grammar") {
    const testing::PlayedTable table("us", 2);
    for (const char* text : {"+50", "-50", "34", "nowhere+", "34+x", "note \"34+2\"", "99-", "s"}) {
        CAPTURE(text);
        CHECK(meant(table, text) == text);
    }
}

}  // namespace tablebank
