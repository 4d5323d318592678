// The names of players at their table: a game can write them, no two are alike, and each means its player in a line.

#include "app/event/table_names.h"

#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "app/event/game_check.h"
#include "app/event/game_result.h"
#include "app/event/table_setup.h"
#include "db/edition/edition_folder.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/case_fold.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

const std::string event_of_names(32, 'c');

/// One table, of people with these names, in this order of play.
Event table_with(const std::vector<std::string>& names) {
    Event event;
    act::Created made = club_evening();
    made.rounds = 1;
    made.table_size = static_cast<int>(names.size());
    done(event, decide_creation(made));
    std::vector<int> numbers;
    for (const std::string& name : names) {
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
        numbers.push_back(static_cast<int>(event.players.size()));
    }
    done(event, decide_seating(event, {{round_of(1, {numbers})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    return event;
}

const SeatedTable& only_table(const Event& event) {
    return event.table(1, 1)->seating;
}

/// In order of play.
std::vector<std::string> names_at_table(const std::vector<std::string>& people) {
    const Event event = table_with(people);
    std::vector<std::string> names;
    for (const auto& [player, name] : game_names(event, only_table(event))) names.push_back(name);
    return names;
}

using Names = std::vector<std::string>;

const std::string long_name = "Alexandra-Maria-Theresia von Hohenstein";

TEST_CASE("an apostrophe of any kind is kept in the game, as the plain one") {
    CHECK(names_at_table({"Maja O’Brien", "Sean OʻConnor", "Anna", "Ann D`Arc"}) ==
          Names{"Maja O'Brien", "Sean O'Connor", "Anna", "Ann D'Arc"});
    // A game that an earlier program began has none.
    const Event event = table_with({"Maja O’Brien", "Anna", "Boris"});
    CHECK(are_names_at(event, 1, only_table(event), {{"maja obrien", "anna", "boris"}}));
    CHECK(are_names_at(event, 1, only_table(event), {{"maja o'brien", "anna", "boris"}}));
    CHECK_FALSE(are_names_at(event, 1, only_table(event), {{"maja brien", "anna", "boris"}}));
}

TEST_CASE("names that are too long and begin alike keep their last words") {
    CHECK(names_at_table({long_name + " A", long_name + " B", long_name + " C", "Anna"}) ==
          Names{"Alexandra-Maria A", "Alexandra-Maria B", "Alexandra-Maria C", "Anna"});
    CHECK(names_at_table({"Konstantin Aleksandrovich Rimsky-Korsakov", "Konstantin Aleksandrovich Romanov", "Anna"}) ==
          Names{"Konstantin Korsakov", "Konstantin Romanov", "Anna"});
    CHECK(names_at_table({"Константин Александрович Воронцов", "Константин Александрович Орлов", "Anna"}) ==
          Names{"Константин Воронцов", "Константин Орлов", "Anna"});
}

TEST_CASE("names of which a game can write nothing, or the same, end with the number of the seat") {
    CHECK(names_at_table({"«»", "Anna", "\U0001F600", "Boris"}) == Names{"Player-1", "Anna", "Player-3", "Boris"});
    CHECK(names_at_table({"Anna (A)", "Boris", "anna a"}) == Names{"Anna A-1", "Boris", "anna a"});
    CHECK(names_at_table({long_name + " 2", long_name + " 1", "Anna"}) ==
          Names{"Alexandra-Maria-1", "Alexandra-Maria-2", "Anna"});
    CHECK(names_at_table({"Boris", "«»", "Player-2", "Player-2-2"}) ==
          Names{"Boris", "Player-2-2-2", "Player-2", "Player-2-2"});
}

TEST_CASE("a name that one of the table has, and one that fits, stay unchanged") {
    CHECK(names_at_table({"Елена", "O'Brien", "Anna-Maria Wilhelmine von Hohenberg", "2Pac"}) ==
          Names{"Елена", "O'Brien", "Anna-Maria Wilhelmine vo", "2Pac"});
    CHECK(names_at_table({"Alexandra-Maria-Theresias", "Alexandra-Maria-Theresia", "Anna"}).at(1) ==
          "Alexandra-Maria-Theresia");
}

TEST_CASE("no name is a number or a word of the grammar") {
    CHECK(names_at_table({"4", "Anna", "3", "2"}) == Names{"Player-1", "Anna", "Player-3", "Player-4"});
    CHECK(names_at_table({"3 4", "２", "-5", "2x100"}) == Names{"Player-1", "Player-2", "Player-3", "2x100-4"});
    CHECK(names_at_table({"Pay", "Bank", "All", "None"}) == Names{"Pay-1", "Bank-2", "All-3", "None-4"});
    for (const WordAliases& word : word_aliases()) CHECK_FALSE_MESSAGE(reads_as_name(word.word), word.word);
    for (const char* name : {"Asta", "Libera", "Anna", "2Pac", "Anna 2"}) CHECK_MESSAGE(reads_as_name(name), name);
}

TEST_CASE("for any names of people, a game can write them, no two at a table alike, and each means its player") {
    const LoadedEdition box = load_edition("us");
    const auto edition = std::make_shared<const Edition>(box.edition);
    const std::vector<Names> tables{
        {"<script>alert(1)</script>", "=1+1", "Anna-Maria Wilhelmine von Hohenberg", "Anna (A)", "anna a", "Елена"},
        {"«»", "שלום", "4", "1", "2", "3"},
        {long_name + " 1", long_name + " 2", long_name + " 3", long_name + " 3!", long_name + "4", long_name},
        {"٤", "４", "#3", "@12", "100", "1 2"},
        {"Player-1", "«", "Player", "player-2", "»", "PLAYER-5"}};
    for (const Names& people : tables) {
        const Event event = table_with(people);
        const auto setup = game_setup(table_setup(event, event_of_names, 1, 1), edition, box.text.text);
        REQUIRE(setup);
        CHECK(validate(*setup, false).empty());
        CHECK(!names_to_ask(*setup).other_seat);
        for (int seat = 1; seat <= setup->seats(); ++seat) {
            const std::string& name = setup->player(Seat{seat}).name;
            CAPTURE(name);
            CHECK(is_player_name(name));
            CHECK(reads_as_name(name));
            CHECK(std::get<Seat>(find_player(*setup, name)) == Seat{seat});
        }
    }
}

/// A game that version 1.0 began for the table.
Setup game_of_1_0(const Event& event) {
    const LoadedEdition box = load_edition("us");
    TableSetup table = table_setup(event, event_of_names, 1, 1);
    const auto names = former_game_names(event, only_table(event));
    for (std::size_t seat = 0; seat < table.players.size(); ++seat)
        table.players[seat].name = names.at(only_table(event).seats[seat].player);
    return *game_setup(table, std::make_shared<const Edition>(box.edition), box.text.text);
}

GameResult result_of(const Setup& setup, const std::string& game) {
    GameResult result{.edition = "us", .lines = {}, .source = {game, 9, std::string(64, 'a'), {}}, .unsigned_by = {}};
    for (const PlayerSetup& player : setup.players) result.lines.push_back({player.name, {}, 0});
    return result;
}

TEST_CASE("a game that was begun with the names of version 1.0 is still the game of its table") {
    for (const Names& people : {Names{long_name + " D", long_name + " C", long_name + " B", long_name + " A"},
                                Names{"Anna (A)", "anna a", "2", "Pay"}, Names{"«»", "Anna", "4", "Boris"}}) {
        const Event event = table_with(people);
        const Setup old = game_of_1_0(event);
        const TableSetup table = table_setup(event, event_of_names, 1, 1);
        CHECK(is_game_of(table, old));
        const auto read = read_join_line(join_line(event, table));
        REQUIRE(std::holds_alternative<TableSetup>(read));
        CHECK(std::get<TableSetup>(read) == table);
        CHECK(is_game_of(std::get<TableSetup>(read), old));
        CHECK(checked_for_table({}, event, event_of_names, 1, 1, old).findings.empty());
        for (const std::string& game : {old.game_id, std::string(32, 'f')}) {
            const GameResult result = result_of(old, game);
            REQUIRE(table_of_game(event, event_of_names, result) == std::pair{1, 1});
            const auto wish = wish_of(event, event_of_names, 1, 1, result, {});
            for (std::size_t seat = 0; seat < wish.seats.size(); ++seat)
                CHECK(wish.seats[seat].player == only_table(event).seats[seat].player);
        }
        Setup other = old;
        other.players.front().name = "Mallory";
        CHECK_FALSE(is_game_of(table, other));
        CHECK_FALSE(checked_for_table({}, event, event_of_names, 1, 1, other).findings.empty());
    }
}

TEST_CASE("a line lists the former names only if they differ, and one for each player") {
    const Event plain = table_with({"Anna", "Boris", "Clara", "Dmitri"});
    for (const auto& player : table_setup(plain, event_of_names, 1, 1).players) CHECK(player.former.empty());
    const Event event = table_with({"4", "Anna", "Boris", "Clara"});
    TableSetup table = table_setup(event, event_of_names, 1, 1);
    CHECK(table.players.front().former == "4");
    CHECK(table.players.back().former.empty());
    table.players.front().former = "a\nb";
    const auto read = read_kept_line(kept_line(table));
    REQUIRE(std::holds_alternative<JoinProblem>(read));
    CHECK(std::get<JoinProblem>(read) == JoinProblem::not_sound);
}

TEST_CASE(
    "a game that began before a name was corrected, or before it was known who really sat there, counts by its seats") {
    const LoadedEdition box = load_edition("us");
    const auto edition = std::make_shared<const Edition>(box.edition);
    Event event = table_with({"Anna", "Boris", "Clara", "Dmitri"});
    done(event, decide_player(event, {.number = 0, .name = "Igor", .family = {}, .substitute = true}));
    const Setup begun = game_setup(table_setup(event, event_of_names, 1, 1), edition, box.text.text).value();
    const BegunGame game{{"anna", "boris", "clara", "dmitri"}};
    const auto seat = [&](std::size_t at) { return only_table(event).seats.at(at).player; };
    done(event, decide_amendment(event, 3, act::PlayerAdded{.number = 0, .name = "Borys", .family = {}}, "typed wrong"),
         "typed wrong");
    CHECK(names_in_game(event, 1, only_table(event), game).at(seat(1)) == "Boris");
    CHECK(checked_for_table({}, event, event_of_names, 1, 1, begun).findings.empty());
    done(event, decide_reseating(event, {1, 1, 5}, "did not come"), "did not come");
    CHECK(seat(0) == 5);
    CHECK(names_in_game(event, 1, only_table(event), game).at(5) == "Anna");
    CHECK(checked_for_table({}, event, event_of_names, 1, 1, begun).findings.empty());
    const BegunGame others{{"mallory", "boris", "clara", "dmitri"}};
    CHECK(names_in_game(event, 1, only_table(event), others).at(5) == "Igor");
}

TEST_CASE("an exchange that the event knew when a game was begun does not change whose a name in it is") {
    Event event = table_with({"Anna", "Boris", "Clara", "Dmitri"});
    done(event, decide_player(event, {.number = 0, .name = "Igor", .family = {}, .substitute = true}));
    done(event, decide_reseating(event, {1, 1, 5}, "did not come"), "did not come");
    const std::int64_t known_since = 1000 * event.last;
    const SeatedTable& table = only_table(event);
    const std::vector<std::string> before{"Anna", "Boris", "Clara", "Dmitri"};
    CHECK(are_names_at(event, 1, table, {before, known_since}));
    CHECK_FALSE(are_names_at(event, 1, table, {before, known_since + 1}));
    CHECK(are_names_at(event, 1, table, {{"Igor", "Boris", "Clara", "Dmitri"}, known_since + 1}));
    // The line of the table is older than the game; its order tells which line it was.
    CHECK(are_names_in_order(event, 1, table, {before, known_since + 1, true}));
}

TEST_CASE("two players of one table who exchanged their seats: a total belongs to the seat") {
    Event event = table_with({"Anna", "Boris", "Clara", "Dmitri"});
    const std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri"};
    done(event, decide_reseating(event, {1, 1, 2}, "they sat so"), "they sat so");
    const SeatedTable& table = only_table(event);
    const std::int64_t known_since = 1000 * event.last;
    CHECK(table.seats.at(0).player == 2);
    const auto begun_before = names_in_game(event, 1, table, {names, known_since - 1});
    CHECK(begun_before.at(2) == "Anna");
    CHECK(begun_before.at(1) == "Boris");
    CHECK(are_names_in_order(event, 1, table, {names, known_since - 1}));
    const auto begun_after = names_in_game(event, 1, table, {names, known_since + 1});
    CHECK(begun_after.at(1) == "Anna");
    CHECK_FALSE(are_names_in_order(event, 1, table, {names, known_since + 1}));
    const std::vector<std::string> new_line{"Boris", "Anna", "Clara", "Dmitri"};
    CHECK(names_in_game(event, 1, table, {new_line, known_since + 1, true}).at(2) == "Boris");
    CHECK(names_in_game(event, 1, table, {names, known_since + 1, true}).at(2) == "Anna");
}

}  // namespace
}  // namespace tablebank::testing
