// A list of players from a spreadsheet, as people and programs write it.

#include "app/event/player_list.h"

#include <doctest/doctest.h>

#include <string>

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

TEST_CASE("names alone, one a line") {
    CHECK(read("Anna\nBoris\n\nClara") == std::vector<ListedPlayer>{{.name = "Anna", .line = 1},
                                                                    {.name = "Boris", .line = 2},
                                                                    {.name = "Clara", .line = 4}});
}

TEST_CASE("headings say what the columns are, in any order and language") {
    const std::vector<ListedPlayer> wanted{{.name = "Anna", .family = "Ivanov", .table = 3, .line = 2},
                                           {.name = "Boris", .substitute = true, .line = 3}};
    CHECK(read("name,family,table,substitute\nAnna,Ivanov,3,\nBoris,,,yes\n") == wanted);
    CHECK(read("\xEF\xBB\xBFСемья;Имя;Город;Запасной;Стол\r\nIvanov;Anna;Riga;нет;3\r\n;Boris;Tula;да\r\n") == wanted);
    CHECK(read("Table\tNom\tFamille\tRemplaçant\n3\tAnna\tIvanov\t\n\tBoris\t\toui\n") == wanted);
}

TEST_CASE("a quoted cell may hold what parts cells, quotes and lines") {
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

TEST_CASE("what is wrong is named with its line") {
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
