// A list of players from a spreadsheet, as people and programs write it.

#include "app/event/player_list.h"

#include <doctest/doctest.h>

#include <string>

#include "tests/support/event_fixture.h"

using namespace tablebank;

namespace {

std::vector<ListedPlayer> read(const std::string& text) {
    const auto list = read_player_list(text);
    REQUIRE(std::holds_alternative<std::vector<ListedPlayer>>(list));
    return std::get<std::vector<ListedPlayer>>(list);
}

PlayerListProblem problem_in(const std::string& text) {
    const auto list = read_player_list(text);
    REQUIRE(std::holds_alternative<PlayerListProblem>(list));
    return std::get<PlayerListProblem>(list);
}

using Kind = PlayerListProblem::Kind;

}  // namespace

TEST_CASE("names alone, one per line") {
    CHECK(read("Anna\nBoris\n\nClara") == std::vector<ListedPlayer>{{.name = "Anna", .line = 1},
                                                                    {.name = "Boris", .line = 2},
                                                                    {.name = "Clara", .line = 4}});
}

TEST_CASE("headings name the columns, in any order and language") {
    const std::vector<ListedPlayer> wanted{{.name = "Anna", .family = "Ivanov", .table = 3, .line = 2},
                                           {.name = "Boris", .substitute = true, .line = 3}};
    CHECK(read("name,family,table,substitute\nAnna,Ivanov,3,\nBoris,,,yes\n") == wanted);
    CHECK(read("\xEF\xBB\xBFСемья;Имя;Город;Запасной;Стол\r\nIvanov;Anna;Riga;нет;3\r\n;Boris;Tula;да\r\n") == wanted);
    CHECK(read("Table\tNom\tFamille\tRemplaçant\n3\tAnna\tIvanov\t\n\tBoris\t\toui\n") == wanted);
}

TEST_CASE("a quoted cell may contain separators, quotes and line ends") {
    const auto list = read("\"Garcia, Anna\"\n\"Boris\nPetrov\"\n");
    REQUIRE(list.size() == 2);
    CHECK(list[0].name == "Garcia, Anna");
    CHECK(list[1].name == "Boris Petrov");
    CHECK(list[1].line == 2);
    CHECK(read("name;family\nAnna;\"the \"\"old\"\" club\"\n").at(0).family == "the \"old\" club");
}

TEST_CASE("names are data") {
    const auto list = read("<script>alert(1)</script>\n=1+1\nالعربية\n");
    REQUIRE(list.size() == 3);
    CHECK(list[0].name == "<script>alert(1)</script>");
    CHECK(list[1].name == "=1+1");
}

TEST_CASE("an error is named with its line") {
    CHECK(problem_in("") == PlayerListProblem{Kind::empty, 1});
    CHECK(problem_in("name,family\n") == PlayerListProblem{Kind::empty, 1});
    CHECK(problem_in("Anna\nBoris\nanna\n") == PlayerListProblem{Kind::name_twice, 3, 1, "anna"});
    CHECK(problem_in("name,name\nAnna,Boris\n") == PlayerListProblem{Kind::two_heads, 1, 0, "name"});
    CHECK(problem_in("family,table\nIvanov,1\n") == PlayerListProblem{Kind::two_heads, 1});
    CHECK(problem_in("Anna,Ivanov\nBoris,Petrov\n") == PlayerListProblem{Kind::two_heads, 1});
    CHECK(problem_in("name,family\nAnna,x\n,Ivanov\n") == PlayerListProblem{Kind::name_missing, 3});
    CHECK(problem_in("name,table\nAnna,first\n") == PlayerListProblem{Kind::table_invalid, 2, 0, "first"});
    CHECK(problem_in("name,table\nAnna,0\n").kind == Kind::table_invalid);
    CHECK(problem_in("name,substitute\nAnna,perhaps\n") == PlayerListProblem{Kind::mark_invalid, 2, 0, "perhaps"});
    CHECK(problem_in("Anna\n\"Boris\nClara") == PlayerListProblem{Kind::open_quote, 2});
    CHECK(problem_in("Anna\nBo\xffris\n") == PlayerListProblem{Kind::not_text, 2});
    CHECK(problem_in(std::string("Anna\nBo\0ris\n", 12)) == PlayerListProblem{Kind::not_text, 2});
    CHECK(problem_in(std::string(201, 'a')).kind == Kind::name_invalid);
    CHECK(problem_in(std::string(300'000, 'a')).kind == Kind::too_long);
    std::string many;
    for (int i = 0; i < 1001; ++i) many += "Player " + std::to_string(i) + "\n";
    CHECK(problem_in(many) == PlayerListProblem{Kind::too_long, 1001});
}

TEST_CASE("a name or a family with an invisible character is reported with its line") {
    CHECK(problem_in("Anna\nBoris\u202e\n") == PlayerListProblem{Kind::name_invalid, 2, 0, "Boris\u202e"});
    CHECK(problem_in("name;family\nAnna;Iv\u200banov\n") ==
          PlayerListProblem{Kind::name_invalid, 2, 0, "Iv\u200banov"});
    CHECK(read("Anna\u00a0\n\u2003Boris\n").at(1).name == "Boris");  // spaces around a cell are not part of it
}

TEST_CASE("players whose names look alike are asked about, among those of a list and those who are there") {
    const auto outcome = [](Event event, const std::vector<ListedPlayer>& players, LookAlikes alike) -> std::string {
        for (const auto& decide : additions_of(players, alike)) {
            const EventDecision decision = decide(event);
            if (const auto* no = std::get_if<EventRefusal>(&decision))
                return std::string(to_string(no->code)) + " " + no->text + " " + no->other;
            testing::done(event, decision);
        }
        return "done";
    };
    const Event event = testing::seated_evening();
    CHECK(outcome(event, {{.name = "Аnna"}}, LookAlikes::asked_about) == "name-alike Аnna Anna");
    CHECK(outcome(event, {{.name = "Аnna"}}, LookAlikes::meant) == "done");
    CHECK(outcome(event, {{.name = "Ivan"}, {.name = "lvan"}}, LookAlikes::asked_about) == "name-alike lvan Ivan");
    CHECK(outcome(event, {{.name = "Anna B."}, {.name = "Ivan"}, {.name = "Алла"}}, LookAlikes::asked_about) == "done");
    CHECK(outcome(event, {{.name = "ANNA"}}, LookAlikes::meant) == "player-twice ANNA ");
    // Decided again on what others have written meanwhile.
    const auto deciders = additions_of({{.name = "lvan"}}, LookAlikes::asked_about);
    CHECK(std::holds_alternative<Act>(deciders.front()(event)));
    Event later = event;
    testing::done(later, decide_player(later, act::PlayerAdded{.number = 0, .name = "Ivan", .family = {}}));
    CHECK(testing::refusal(deciders.front()(later)) == "name-alike");
}
