#include "ledger/books/people.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// People who come late, give their seat to someone else or exchange it, and names that were typed wrong.

namespace {

const std::string& name_of(const TableInWords& table, int seat) {
    return table.table().game.name(Seat{seat});
}

std::string former_of(const TableInWords& table, int seat) {
    std::string all;
    for (const FormerSitter& one : former_sitters(*table.table().game.setup, table.table().history, Seat{seat}))
        all += (all.empty() ? "" : ", ") + one.name + " until #" + std::to_string(one.until);
    return all;
}

}  // namespace

TEST_CASE("a player who takes over a seat has its cash, deeds, token and role, and acts under their own name") {
    TableInWords table({.players = {"Anna monopolist 700 @34", "Boris competitor"}});
    const std::string token = table.place("Anna");
    CHECK(table.post("Anna seat Vera \"went home\"") == "Anna seat Vera \"went home\"");
    CHECK(name_of(table, 1) == "Vera");
    CHECK(table.fact("seated:1") == "#2 Vera");
    CHECK(table.cash("Vera") == 700);
    CHECK(table.owner(34) == "Vera");
    CHECK(table.place("Vera") == token);
    CHECK(table.turn() == "Vera 1");
    CHECK(table.post("vera 34") == "Vera roll 3 4");
    CHECK(former_of(table, 1) == "Anna until #2");
    CHECK(former_of(table, 2).empty());
}

TEST_CASE("a player names the seat before the verb or after it, and never leaves it out") {
    TableInWords table;
    CHECK(table.post("seat anna \"Vera Nowak\" \"went home\"") == "Anna seat \"Vera Nowak\" \"went home\"");
    CHECK(table.post("2 seat Lena Maria \"went home\"") == "Boris seat \"Lena Maria\" \"went home\"");
    CHECK(table.post("swap clara dmitri \"the draught\"") == "Clara swap Dmitri \"the draught\"");
    CHECK(table.post("rename clara Klara \"typed wrong\"") == "Clara rename Klara \"typed wrong\"");
    const auto read = parse_line(*table.table().game.setup, "seat Zoe \"went home\"");
    CHECK(std::holds_alternative<ParseError>(read));
}

TEST_CASE("two players who swap seats leave everything in place") {
    TableInWords table({.players = {"Anna monopolist 700 @34", "Boris competitor 900"}});
    table.post("Anna swap Boris \"sit better\"");
    CHECK(name_of(table, 1) == "Boris");
    CHECK(name_of(table, 2) == "Anna");
    CHECK(table.cash("Boris") == 700);
    CHECK(table.cash("Anna") == 900);
    CHECK(table.owner(34) == "Boris");
    CHECK(table.turn() == "Boris 1");
    CHECK(former_of(table, 1) == "Anna until #2");
    CHECK(former_of(table, 2) == "Boris until #2");
    table.post("Boris swap Anna \"back again\"");
    CHECK(name_of(table, 1) == "Anna");
    CHECK(table.fact("seated:1").empty());
    CHECK(table.refused("Anna swap Anna \"x\"") == "same-player");
}

TEST_CASE("a name that is corrected is the name of earlier entries too, and of the same person") {
    TableInWords table;
    table.play({"24", "decline", "Anna rename Hanna \"typed wrong\""});
    CHECK(name_of(table, 1) == "Hanna");
    CHECK(table.fact("seated:1") == "1 Hanna");
    CHECK(former_of(table, 1).empty());
    const Setup& now = *table.table().game.setup;
    CHECK(SetupOfEntry(now, 2)->player(Seat{1}).name == "Hanna");
    CHECK(std::get<Command>(parse_entry(now, table.table().history.at(2))).player == Seat{1});
    CHECK(table.refused("Hanna rename Hanna \"x\"") == "changes-nothing");
    CHECK(table.post("Hanna rename hanna \"small\"") == "Hanna rename hanna \"small\"");
}

TEST_CASE("earlier entries name the people of their time") {
    TableInWords table;
    table.play({"24", "decline", "Anna seat Vera \"went home\"", "Vera rename Wera \"typed wrong\"",
                "Wera seat Anna \"is back\""});
    const Setup& now = *table.table().game.setup;
    CHECK(SetupOfEntry(now, 2)->player(Seat{1}).name == "Anna");
    CHECK(SetupOfEntry(now, 5)->player(Seat{1}).name == "Wera");
    CHECK(now.player(Seat{1}).name == "Anna");
    CHECK(table.fact("seated:1").empty());
    CHECK(former_of(table, 1) == "Anna until #4, Wera until #6");
}

TEST_CASE("a new name must be clear, and no one's at the table") {
    TableInWords table;
    CHECK(table.refused("Anna seat Boris \"x\"") == "name-taken");
    CHECK(table.refused("Anna seat anna \"x\"") == "name-taken");
    CHECK(table.refused("Anna rename BORIS \"x\"") == "name-taken");
    CHECK(table.refused("Anna seat \"12\" \"x\"") == "name-invalid");
    CHECK(table.refused("Anna seat roll \"x\"") == "name-invalid");
    CHECK(table.refused("Anna seat a.b \"x\"") == "name-invalid");
    CHECK(table.refused("force \"x\" Anna seat Boris \"x\"") == "name-taken");
    CHECK(table.refused("Anna seat Вoris \"x\"") == "name-unclear");
    table.post("force \"they are so called\" Anna seat Вoris \"x\"");
    CHECK(table.set_aside() == "name-unclear");
}

TEST_CASE("no one takes over the seat of a player who has left, but their name is corrected") {
    TableInWords table;
    table.post("Clara leaves \"late train\"");
    CHECK(table.refused("Clara seat Vera \"x\"") == "player-out");
    CHECK(table.refused("Anna swap Clara \"x\"") == "player-out");
    CHECK(table.post("Clara rename Klara \"typed wrong\"") == "Clara rename Klara \"typed wrong\"");
    CHECK(table.refused("Anna seat Klara \"x\"") == "name-taken");
}

TEST_CASE("seat changes are undone and redone, and stay when play is undone") {
    TableInWords table;
    table.play({"24", "decline", "Anna seat Vera \"went home\"", "Boris roll 1 2"});
    table.post("undo to #1");
    CHECK(name_of(table, 1) == "Vera");
    CHECK(table.turn() == "Vera 1");
    TableInWords other;
    other.play({"Anna seat Vera \"went home\"", "Boris rename Anna \"typed wrong\""});
    CHECK(other.refused("undo #2") == "reversal-blocked");
    other.play({"undo", "undo"});
    CHECK(name_of(other, 1) == "Anna");
    CHECK(former_of(other, 1).empty());
    other.post("redo");
    CHECK(name_of(other, 1) == "Vera");
    CHECK(former_of(other, 1) == "Anna until #2");
}

TEST_CASE("a repair decides the seats again, and each line for the seat it was typed for") {
    TableInWords table;
    table.play({"24", "decline", "Anna swap Boris \"sit better\"", "Anna roll 1 2", "decline"});
    table.post("amend #2 Anna roll 1 5");
    CHECK(name_of(table, 1) == "Boris");
    CHECK(name_of(table, 2) == "Anna");
}

TEST_CASE("a late player sits at the place that the table gives, with the agreed means") {
    TableInWords table;
    CHECK(table.post("join Priya monopolist get 1200, wall after Anna \"came at nine\"") ==
          "join Priya monopolist get 1200 @39 after Anna \"came at nine\"");
    CHECK(name_of(table, 5) == "Priya");
    CHECK(table.fact("joined:5") == "monopolist 1");
    CHECK(table.cash("Priya") == 1200);
    CHECK(table.owner(39) == "Priya");
    CHECK(table.place("Priya") == table.place("Anna"));
    table.play({"24", "decline"});
    CHECK(table.post("5 12") == "Priya roll 1 2");
    table.post("decline");
    CHECK(table.post("1 2") == "Boris roll 1 2");
}

TEST_CASE("without a place the newcomer plays last, and before the first player first") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    CHECK(table.post("join Priya monopolist \"late\"") == "join Priya monopolist after Boris \"late\"");
    CHECK(table.cash("Priya") == 0);
    table.post("join Tom competitor before Anna \"later\"");
    CHECK(table.fact("joined:4") == "competitor 0");
    CHECK(table.table().game.order() == std::vector{Seat{4}, Seat{1}, Seat{2}, Seat{3}});
}

TEST_CASE("terms that the table cannot agree for a newcomer") {
    TableInWords table({.players = {"Anna monopolist @34", "Boris competitor", "Clara monopolist"}});
    CHECK(table.refused("join Priya monopolist \"x\"") == "roles-unbalanced");
    CHECK(table.refused("join Boris competitor \"x\"") == "name-taken");
    CHECK(table.refused("join Priya competitor get nob \"x\"") == "not-for-sale");
    CHECK(table.refused("join Priya competitor get @0 \"x\"") == "no-deed-there");
    TableInWords full({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist", "Dmitri competitor",
                                   "Eva monopolist", "Fjodor competitor"}});
    CHECK(full.refused("join Priya monopolist \"x\"") == "table-full");
    full.post("Eva leaves");
    CHECK(full.post("join Priya monopolist \"x\"") == "join Priya monopolist after Fjodor \"x\"");
}

TEST_CASE("no one joins once time was called") {
    TableInWords table({.goal = Goal::timed});
    table.play({"clock call \"the hall closes\""});
    CHECK(table.refused("join Priya monopolist \"x\"") == "time-called-already");
    CHECK(table.post("Anna seat Vera \"late train\"") == "Anna seat Vera \"late train\"");
}

TEST_CASE("a join is undone until the newcomer has done something") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    const std::string before = table.state();
    table.post("join Priya monopolist get 1200 after Anna \"late\"");
    table.post("undo");
    CHECK(table.state() == before);
    CHECK(table.table().game.seats() == 2);
    table.post("redo");
    CHECK(name_of(table, 3) == "Priya");
    table.play({"24", "decline", "Priya roll 1 2"});
    CHECK(table.refused("undo #2") == "reversal-blocked");
    table.post("undo to #1");
    CHECK(table.state() == before);
}

TEST_CASE("people cannot change seats without end") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    Table far = table.table();
    auto setup = std::make_shared<Setup>(*far.game.setup);
    setup->changes = most_people_changes;
    far.game.setup = setup;
    const auto read = std::get<Command>(parse_line(*setup, "Anna swap Boris \"x\""));
    const Decision decision = decide(far, read, [] { return Stamp{}; });
    CHECK(std::get<Refusal>(decision).code == RefusalCode::people_limit);
}

}  // namespace tablebank::testing
