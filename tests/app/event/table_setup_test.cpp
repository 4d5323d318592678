// The line that tells a banker's program about its table: everything, with a check that shows a lost character.

#include <doctest/doctest.h>
#include <sodium.h>

#include <random>
#include <set>
#include <string>
#include <variant>

#include "app/event/table_setup.h"
#include "app/live/event_key.h"
#include "db/edition/edition_folder.h"
#include "ledger/proof/hash.h"
#include "ledger/text/case_fold.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

const std::string some_event(32, 'b');

JoinProblem problem_of(const std::string& line) {
    const auto read = read_join_line(line);
    REQUIRE(std::holds_alternative<JoinProblem>(read));
    return std::get<JoinProblem>(read);
}

TEST_CASE("a line states who plays what in which order, with which box and rulings, how long, and where entries go") {
    Event event = seated_evening();
    event.made.rulings = {"closing=no"};
    TableSetup setup = table_setup(event, some_event, 2, 1);
    setup.hub = "http://hub.local:8017";
    REQUIRE(setup.players.size() == 4);
    CHECK(setup.players[1].name == "Elena");
    CHECK(setup.players[1].role == Role::competitor);
    CHECK(setup.minutes == 90);
    const auto read = read_join_line("  " + join_line(event, setup) + "\r\n");
    REQUIRE(std::holds_alternative<TableSetup>(read));
    CHECK(std::get<TableSetup>(read) == setup);
}

/// A line with changed content, made whole again as anyone can.
std::string with_other(const std::string& line, const std::string& from, const std::string& to) {
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    const std::string beginning = "tablebank-table-1:";
    const std::string text = line.substr(beginning.size(), line.rfind('.') - beginning.size());
    std::string said(text.size(), '\0');
    std::size_t size = 0;
    REQUIRE(sodium_base642bin(reinterpret_cast<unsigned char*>(said.data()), said.size(), text.data(), text.size(),
                              nullptr, &size, nullptr, variant) == 0);
    said.resize(size);
    const std::size_t at = said.find(from);
    REQUIRE(at != std::string::npos);
    said.replace(at, from.size(), to);
    std::string again(sodium_base64_ENCODED_LEN(said.size(), variant), '\0');
    sodium_bin2base64(again.data(), again.size(), reinterpret_cast<const unsigned char*>(said.data()), said.size(),
                      variant);
    again.pop_back();
    return beginning + again + '.' + to_hex(sha256(again)).substr(0, 8);
}

Event event_with_hub(char secret) {
    Event event = seated_evening();
    event.hub = act::HubNamed{"http://hub.local:8017", std::string(64, secret)};
    return event;
}

TEST_CASE("the line of an event with a hub is signed by its key, and by no other key") {
    const Event event = event_with_hub('a');
    const TableSetup setup = table_setup(event, some_event, 1, 1);
    REQUIRE(setup.key);
    CHECK(setup.key == event_key(std::string(64, 'a'), some_event).public_key());
    CHECK(table_setup(event_with_hub('b'), some_event, 1, 1).key != setup.key);
    CHECK(table_setup(event, std::string(32, 'c'), 1, 1).key != setup.key);
    const std::string line = join_line(event, setup);
    const auto read = read_join_line(line);
    REQUIRE(std::holds_alternative<TableSetup>(read));
    CHECK(std::get<TableSetup>(read) == setup);
    CHECK(line.size() < 1000);     // a QR code of paper holds it
    TableSetup elsewhere = setup;  // `event join --hub`
    elsewhere.hub = "https://hall.example";
    CHECK(std::get<TableSetup>(read_join_line(join_line(event, elsewhere))) == elsewhere);
}

TEST_CASE("any change in a signed line is noticed, however whole it was made again") {
    const Event event = event_with_hub('a');
    const std::string line = join_line(event, table_setup(event, some_event, 1, 1));
    for (const auto& [from, to] : {std::pair{"hub.local:8017", "evil.local:8017"},
                                   {"\"round\":1", "\"round\":2"},
                                   {"Anna", "Hanna"},
                                   {"\"minutes\":90", "\"minutes\":91"},
                                   {"{", "{\"also\":1,"}})
        CHECK(problem_of(with_other(line, from, to)) == JoinProblem::forged);
    const Event other = event_with_hub('b');
    const TableSetup theirs = table_setup(other, some_event, 1, 1);
    // The known key over another key's signature.
    const std::string key = event_key_text(*table_setup(event, some_event, 1, 1).key);
    CHECK(problem_of(with_other(join_line(other, theirs), event_key_text(*theirs.key), key)) == JoinProblem::forged);
    CHECK(problem_of(with_other(line, "\"key\":\"", "\"key\":\"A")) == JoinProblem::forged);
    CHECK(problem_of(with_other(line, "\"sig\":\"", "\"sig\":\"A")) == JoinProblem::forged);
}

TEST_CASE("a line without its signature proves nothing, and neither does a copy next to a game") {
    const Event event = event_with_hub('a');
    const TableSetup setup = table_setup(event, some_event, 1, 1);
    TableSetup unproved = setup;
    unproved.key.reset();
    for (const std::string& line : {kept_line(unproved), kept_line(setup)}) {
        const auto read = read_join_line(line);
        REQUIRE(std::holds_alternative<TableSetup>(read));
        CHECK(std::get<TableSetup>(read) == unproved);
    }
    CHECK(std::get<TableSetup>(read_kept_line(kept_line(setup))) == setup);
    CHECK(std::get<TableSetup>(read_kept_line(kept_line(unproved))) == unproved);
}

TEST_CASE("a line of tablebank 1.0 is read as before, and proves nothing") {
    const auto read = read_join_line(
        "tablebank-table-1:eyJib3giOiJ1cyIsImNvZGUiOiIwMTIzNDU2Nzg5YWJjZGVmIiwiZXZlbnQiOiJDbHViIGV2ZW5pbmciLC"
        "JodWIiOiJodHRwOi8vaHViLmxvY2FsOjgwMTciLCJpZCI6ImJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiIiwibWludX"
        "RlcyI6OTAsInBsYXllcnMiOltbIkFubmEiLCJtIl0sWyJCb3JpcyIsImMiXV0sInJvdW5kIjoxLCJ0YWJsZSI6Mn0.8e0b7338");
    REQUIRE(std::holds_alternative<TableSetup>(read));
    const auto& table = std::get<TableSetup>(read);
    CHECK(table.hub == "http://hub.local:8017");
    CHECK(table.players.size() == 2);
    CHECK_FALSE(table.key);
}

TEST_CASE("a game is a table's by its id, players, roles, box, rulings and minutes") {
    const TableSetup table = table_setup(event_with_hub('a'), some_event, 1, 1);
    const LoadedEdition box = load_edition(table.edition);
    const auto edition = std::make_shared<const Edition>(box.edition);
    const auto game_with = [&](const auto& change) {
        TableSetup other = table;
        change(other);
        return *game_setup(other, edition, box.text.text);
    };
    CHECK(is_game_of(table, game_with([](TableSetup&) {})));
    CHECK_FALSE(is_game_of(table, game_with([](TableSetup& other) { other.table = 2; })));
    CHECK_FALSE(is_game_of(table, game_with([](TableSetup& other) { other.minutes = 91; })));
    CHECK_FALSE(is_game_of(table, game_with([](TableSetup& other) { other.players.front().name = "Mallory"; })));
    CHECK_FALSE(is_game_of(table, game_with([](TableSetup& other) { std::swap(other.players[0], other.players[1]); })));
    CHECK_FALSE(is_game_of(table, game_with([](TableSetup& other) { other.rulings = {"closing=no"}; })));
    TableSetup other_box = table;
    other_box.edition = "ru";
    CHECK_FALSE(is_game_of(other_box, game_with([](TableSetup&) {})));
}

TEST_CASE("a line with any character changed or lost is distinguished from a whole one") {
    const Event event = seated_evening();
    const std::string line = join_line(event, table_setup(event, some_event, 1, 2));
    for (std::size_t at = 0; at < line.size(); ++at) {
        std::string changed = line;
        changed[at] = changed[at] == 'A' ? 'B' : 'A';
        CAPTURE(at);
        CHECK(std::holds_alternative<JoinProblem>(read_join_line(changed)));
        CHECK(std::holds_alternative<JoinProblem>(read_join_line(line.substr(0, at))));
    }
    CHECK(problem_of("Anna") == JoinProblem::no_line);
    CHECK(problem_of("tablebank-table-2:abc") == JoinProblem::newer);
    CHECK(problem_of("tablebank-table-1:abc") == JoinProblem::damaged);
    CHECK(problem_of(std::string(longest_join_line + 1, 'x')) == JoinProblem::no_line);
}

TEST_CASE("a line that was made whole but makes no sense is refused") {
    const TableSetup sound = table_setup(seated_evening(), some_event, 1, 1);
    const auto refused = [](const TableSetup& setup) { return problem_of(kept_line(setup)) == JoinProblem::not_sound; };
    TableSetup setup = sound;
    setup.round = 0;
    CHECK(refused(setup));
    setup = sound;
    setup.players.front().name = "Anna\nBoris";
    CHECK(refused(setup));
    setup = sound;
    setup.players.clear();
    CHECK(refused(setup));
    setup = sound;
    setup.minutes = 100'000;
    CHECK(refused(setup));
    setup = sound;
    setup.event_id = "../../etc";
    CHECK(refused(setup));
}

TEST_CASE("the event of a line is called as an event may be called, and its name draws no lines") {
    const TableSetup sound = table_setup(seated_evening(), some_event, 1, 1);
    const auto called = [&](const std::string& name) {
        TableSetup setup = sound;
        setup.event = name;
        return kept_line(setup);
    };
    for (const std::string& name : {std::string{}, std::string(201, 'x'), std::string(" Club"), std::string("Club "),
                                    std::string("Club\u00a0"), std::string("Club\u200b"), std::string("Club\nHub")})
        CHECK_MESSAGE(problem_of(called(name)) == JoinProblem::not_sound, name);
    CHECK(std::get<TableSetup>(read_join_line(called(std::string(200, 'x')))).event == std::string(200, 'x'));
    CHECK(std::get<TableSetup>(read_join_line(called("Club \u00a0  evening"))).event == "Club evening");
}

TEST_CASE("an event of version 1.0 with a name that is no longer valid has links that can be read") {
    Event event = seated_evening();
    for (const auto& [name, shown] : {std::pair{"Club\u200b evening", "Club evening"}, {"\u200b", "?"}}) {
        event.made.name = name;
        const TableSetup setup = table_setup(event, some_event, 1, 1);
        const auto read = read_join_line(join_line(event, setup));
        REQUIRE(std::holds_alternative<TableSetup>(read));
        CHECK(std::get<TableSetup>(read).event == shown);
        CHECK(std::get<TableSetup>(read) == setup);
    }
}

TEST_CASE("a table's game has one id, a different one for every table, round and event") {
    std::set<std::string> ids;
    for (int round = 1; round <= 5; ++round)
        for (int table = 1; table <= 40; ++table)
            for (const char* event : {"a", "b"}) ids.insert(game_of_table(event, round, table));
    CHECK(ids.size() == 400);
    CHECK(game_of_table(some_event, 1, 2) == game_of_table(some_event, 1, 2));
    CHECK(game_of_table(some_event, 1, 2).size() == 32);
}

}  // namespace
}  // namespace tablebank::testing
