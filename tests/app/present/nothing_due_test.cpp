// The reason why nothing is due from a visitor on another player's deed.

#include <doctest/doctest.h>

#include "app/present/table/turn_snapshot.h"
#include "app/present/words/nothing_due_text.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

/// Anna owns the French Quarter, and Boris comes to it after `before`.
PlayedTable visited(const std::vector<std::string>& before) {
    PlayedTable table("us", 2);
    table.post_all(english, {"anna roll 1 2", "ok"});
    table.post_all(english, before);
    table.post("boris roll 1 2");
    return table;
}

TEST_CASE("a jailed owner who collects nothing is named with the paragraph") {
    const PlayedTable table = visited({"anna jail"});
    const std::string why =
        "Nothing is due to Anna: French Quarter, the owner is in jail and collects nothing (us 15).";
    CHECK(nothing_due_text(english, table.table()) == why);
    CHECK(make_turn_snapshot(english, table.table()).sentence.starts_with(why));
    const Language russian = speaking("ru");
    CHECK(nothing_due_text(russian, table.table()) ==
          "Игроку Anna ничего не причитается: «French Quarter», владелец в тюрьме и ничего не получает (п.\u00a015).");
}

TEST_CASE("a mortgaged deed is marked, and a paying one is not") {
    CHECK(nothing_due_text(english, visited({"anna mortgage @3"}).table()).find("French Quarter") != std::string::npos);
    CHECK(nothing_due_text(english, visited({}).table()).empty());
}

TEST_CASE("the reason is gone with the next entry, and a deed of the visitor's own has none") {
    PlayedTable table = visited({"anna jail"});
    table.post("next");
    CHECK(nothing_due_text(english, table.table()).empty());
    PlayedTable own("us", 2);
    own.post_all(english, {"anna roll 1 2", "ok"});
    own.post("anna at @3");
    CHECK(nothing_due_text(english, own.table()).empty());
}

}  // namespace
}  // namespace tablebank
