// The letters that the fonts must have: those of the shown text, and no others.

#include <doctest/doctest.h>

#include "tests/app/viewmodel/played_desk.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;

namespace {

bool has(PlayedWindow& table, const char* letters) {
    return table.desk().letters().text().find(letters) != std::string::npos;
}

}  // namespace

TEST_CASE("the letters are those of the players as they are typed, of the open game, and of the list of games") {
    PlayedWindow table;
    table.go(Screen::new_game);
    CHECK_FALSE(has(table, "ანა"));
    table.desk().state().new_game.draft.players.front().name = "ანა";
    table.desk().refresh();
    CHECK(has(table, "ანა"));
    table.desk().state().new_game.draft.players.front().name = "Anna";
    table.desk().refresh();
    CHECK_FALSE(has(table, "ანა"));

    table.begin_game({"ბორისი", "Clara"});
    CHECK(has(table, "ბორისი"));
    CHECK(has(table, "Nob Hill"));
    table.go(Screen::calculator);
    CHECK(has(table, "ბორისი"));
    table.wish(intent::Leave{});
    CHECK(has(table, "ბორისი"));  // in the list of games
    CHECK_FALSE(has(table, "Nob Hill"));
    table.begin_game({"Anna", "Boris"});
    CHECK_FALSE(has(table, "ბორისი"));
}

TEST_CASE("the letters of an edition are those of its present draft, however often it was changed") {
    PlayedWindow table;
    table.go(Screen::editions);
    table.wish(intent::Editions{EditionAction::copy, 0});
    EditionsState& state = table.desk().state().editions;
    const std::size_t once = table.desk().letters().text().size();
    for (const char* name : {"ა", "ბ", "გ", "დ"}) {
        state.history.type(*state.draft, "name", name);
        table.desk().refresh();
        CHECK(has(table, name));
    }
    CHECK_FALSE(has(table, "გ"));
    CHECK(table.desk().letters().text().size() < once + 100);
}

TEST_CASE("their number changes with them, and not with a frame") {
    PlayedWindow table;
    table.begin_game();
    const auto version = table.desk().letters().version();
    table.desk().refresh();
    table.type("24");
    CHECK(table.desk().letters().version() == version);
    table.wish(intent::Leave{});
    CHECK(table.desk().letters().version() > version);
}
