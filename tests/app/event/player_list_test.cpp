// A list of players from a spreadsheet, as people and programs write it.

#include "app/event/player_list.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/find_player.h"

#include "tests/support/event_fixture.h"

using namespace tablebank;

namespace {

std::vector<ListedPlayer> read(const std::string& text) {
    const auto list = read_player_list(text);
    REQUIRE(std::holds_alternative<PlayerList>(list));
    return std::get<PlayerList>(list).players;
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
    CHECK(problem_in("Anna\nBo\x81ris\n") == PlayerListProblem{Kind::not_text, 2});
    CHECK(problem_in(std::string("Anna\nBo\0ris\n", 12)) == PlayerListProblem{Kind::not_text, 2});
    CHECK(problem_in(std::string(201, 'a')).kind == Kind::name_invalid);
    CHECK(problem_in(std::string(300'000, 'a')).kind == Kind::too_long);
    std::string many;
    for (int i = 0; i < 1001; ++i) many += "Player " + std::to_string(i) + "\n";
    CHECK(problem_in(many) == PlayerListProblem{Kind::too_long, 1001});
}

TEST_CASE("the formats of spreadsheets are read, and what was assumed is reported") {
    const auto list = [](const std::string& bytes, const ListEncoding& how = {}) {
        return std::get<PlayerList>(read_player_list(bytes, how));
    };
    const PlayerList paged = list(
        "name;family\n\xC9lodie;Dupr\xE9\nMaja O\x92"
        "Brien;\n");
    CHECK(paged.players == std::vector<ListedPlayer>{{.name = "Élodie", .family = "Dupré", .line = 2},
                                                     {.name = "Maja O’Brien", .line = 3}});
    CHECK(paged.encoding == TextEncoding::windows_1252);
    CHECK(paged.is_assumed);
    CHECK(list("\xA3ucja", {.code_page = code_page_of("pl")}).players.at(0).name == "Łucja");
    CHECK(list("\xC0\xED\xED\xE0", {.code_page = code_page_of("ru")}).players.at(0).name == "Анна");
    CHECK(list("\xA3ucja", {.encoding = TextEncoding::windows_1250}).players.at(0).name == "Łucja");
    CHECK_FALSE(list("\xA3ucja", {.encoding = TextEncoding::windows_1250}).is_assumed);
    using namespace std::string_literals;
    for (const auto& bytes : {"\xFF\xFE\x41\x01\x75\0\n\0"s, "\xFE\xFF\x01\x41\0\x75\0\n"s}) {
        CHECK(list(bytes).players == std::vector<ListedPlayer>{{.name = "Łu", .line = 1}});
        CHECK_FALSE(list(bytes).is_assumed);
    }
    CHECK(list("A\0n\0n\0a\0\n\0"s).encoding == TextEncoding::utf_16le);
    CHECK(list("Élodie").encoding == TextEncoding::utf_8);
    CHECK(problem_in("\xFF\xFE\x41\x01\x75"s) == PlayerListProblem{Kind::not_text, 1});
}

TEST_CASE("rows with a title above the headings name no player, and are reported") {
    for (const std::string text : {"Autumn 2026;;;\n;;;\nname;family;table\nAnna;Ivanov;3\n",
                                   "Autumn 2026\n\nname;family;table\nAnna;Ivanov;3\n",
                                   "\"Autumn\n2026\",,\nfamily,name,table\nIvanov,Anna,3\n"}) {
        const auto list = std::get<PlayerList>(read_player_list(text));
        REQUIRE(list.players.size() == 1);
        CHECK(list.players[0].name == "Anna");
        CHECK(list.players[0].family == "Ivanov");
        CHECK(list.players[0].table == 3);
        CHECK(list.titles == std::vector<std::string>{"Autumn 2026"});
    }
    CHECK(std::get<PlayerList>(read_player_list("Anna\nBoris\n")).titles.empty());
}

TEST_CASE("first and last names in two columns, in each language") {
    for (const std::string heads :
         {"First name;Last name", "given_name;Surname", "Prénom;Nom", "Nome;Cognome", "Imię;Nazwisko", "Имя;Фамилия"})
        CHECK(read(heads + "\nAnna;de la Cruz\n;Ivanov\n") ==
              std::vector<ListedPlayer>{{.name = "Anna de la Cruz", .line = 2}, {.name = "Ivanov", .line = 3}});
    CHECK(read("Nom;Prénom;Club\nDupont;Anne;Nord\n").at(0).name == "Anne Dupont");
    CHECK(read("Cognome;Nome\nRossi;Anna\n").at(0).name == "Anna Rossi");
    CHECK(read("name;first name;last name\nAnna R.;Anna;Rossi\n").at(0).name == "Anna R.");
    CHECK(problem_in("first name;last name\n;\nAnna;Rossi\nAnna;Rossi").kind == Kind::name_twice);
}

TEST_CASE("blanks within a name are one space, so that they make no other person") {
    CHECK(read("Anna \u00a0 Maria\n").at(0).name == "Anna Maria");
    CHECK(problem_in("Anna Maria\nAnna  Maria\n") == PlayerListProblem{Kind::name_twice, 2, 1, "Anna Maria"});
}

TEST_CASE("players are found without accents and apostrophes, and with another kind of them") {
    Event event = testing::seated_evening();
    const auto add = [&](const std::string& name) {
        testing::done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
        return event.players.rbegin()->first;
    };
    const int elodie = add("Élodie Dupont");
    const int brien = add("Maja O’Brien");
    const int rene = add("René");
    const int renee = add("Renee");
    using Found = std::vector<int>;
    for (const char* text : {"elodie dupont", "ELODIE", "élodie", "Élodie  Dup"})
        CHECK(players_found(event, text) == Found{elodie});
    for (const char* text : {"maja obrien", "maja o'brien", "Maja O`Brien", "Maja Oʼb"})
        CHECK(players_found(event, text) == Found{brien});
    CHECK(players_found(event, "rene") == Found{rene});  // the whole name, not the beginning of another one
    CHECK(players_found(event, "ren") == Found{rene, renee});
    CHECK(players_found(event, " ").empty());
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

TEST_CASE("an amended name is asked about as a new one is, but not with itself, and not with the name it had") {
    const Event event = testing::seated_evening();
    const std::int64_t boris = 3;  // the entry that added that player
    act::PlayerAdded instead = std::get<act::PlayerAdded>(event.logged(boris)->act);
    REQUIRE(instead.name == "Boris");
    const auto decided = [&](const std::string& name, LookAlikes alike) {
        instead.name = name;
        return testing::refusal(decide_amended_name(event, boris, instead, "typed wrong", alike));
    };
    CHECK(decided("Аnna", LookAlikes::asked_about) == "name-alike");
    CHECK(decided("Аnna", LookAlikes::meant) == "done");
    CHECK(decided("Вoris", LookAlikes::asked_about) == "done");  // no one else is called Boris
    CHECK(decided("Anna", LookAlikes::meant) == "player-twice");
    instead.family = "Berg";
    CHECK(decided("Boris", LookAlikes::asked_about) == "done");
}

TEST_CASE("a player is found by a part of the name, the family or the club, without accents and apostrophes") {
    const EventPlayer player{.number = 12, .name = "Maja O’Brien", .family = "Müller", .club = "SC Nord", .gaps = {}};
    for (const char* text : {"", "maja", "obrien", "O'Brien", "BRIEN", "muller", "nord", "12", "  maja   o’brien "})
        CHECK_MESSAGE(is_found(player, text), text);
    for (const char* text : {"anna", "1", "süd"}) CHECK_FALSE_MESSAGE(is_found(player, text), text);
}

TEST_CASE("the entry of a check-in is found as long as it is in force") {
    Event event = testing::seated_evening();
    CHECK_FALSE(check_in_of(event, 2));
    testing::done(event, decide_check_in(event, 2));
    const std::int64_t entry = event.last;
    CHECK(check_in_of(event, 2) == entry);
    CHECK_FALSE(check_in_of(event, 3));
    testing::done(event, decide_amendment(event, entry, act::CheckedIn{3}, "the wrong box"), "the wrong box");
    CHECK(check_in_of(event, 3) == entry);
    CHECK_FALSE(check_in_of(event, 2));
    testing::done(event, decide_undoing(event, entry, "not at all"), "not at all");
    CHECK_FALSE(check_in_of(event, 3));
}
