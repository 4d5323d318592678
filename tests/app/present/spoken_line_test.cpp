// Lines in the words of the banker, as help, hints and refusals show them.

#include "app/present/words/localized_line.h"

#include <doctest/doctest.h>

#include "app/present/entries/entry_text.h"
#include "app/present/program/help_snapshot.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/words/refusal_text.h"
#include "ledger/text/case_fold.h"
#include "tests/support/languages.h"
#include "tests/support/notation_table.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

/// The canonical form of a line; empty if it cannot be read.
std::string canonical(const PlayedTable& table, std::string_view line) {
    const auto read = parse_line(table.setup(), line);
    const auto* command = std::get_if<Command>(&read);
    return command == nullptr ? std::string{} : print_line(table.setup(), *command);
}

/// The examples of the help, one by one.
std::vector<std::string> examples(const Language& lang) {
    std::vector<std::string> lines;
    const HelpSection keys{.title = "Keys", .rows = {}, .keys = true};  // they follow the examples
    for (const HelpSection& section : make_help(lang, {keys})) {
        if (section.keys) break;
        for (const HelpRow& row : section.rows) {
            std::string rest = row.line;
            for (std::size_t at = 0; (at = rest.find(" · ")) != std::string::npos; rest.erase(0, at + 4))
                lines.push_back(rest.substr(0, at));
            lines.push_back(rest);
        }
    }
    return lines;
}

TEST_CASE("the examples of the help are in the banker's words and mean the same in every language") {
    const PlayedTable table;
    const std::vector<std::string> in_english = examples(english);
    for (const char* tag : {"fr", "it", "pl", "ru"}) {
        const Language language = speaking(tag);
        const std::vector<std::string> spoken = examples(language);
        REQUIRE(spoken.size() == in_english.size());
        for (std::size_t i = 0; i < in_english.size(); ++i) {
            CAPTURE(spoken[i]);
            const std::string means = canonical(table, spoken[i]);
            const bool says_why = in_english[i].find('"') != std::string::npos;
            if (!says_why) CHECK(means == canonical(table, in_english[i]));
            if (says_why) CHECK(means.empty() == canonical(table, in_english[i]).empty());
            CHECK(spoken[i].find("pay") != 0);
        }
    }
    const Language french = speaking("fr");
    CHECK(localized_line(french, "anna build nob 2") == "anna construit nob 2");
    CHECK(localized_line(french, "Anna pay 50 to boris \"why\"") == "Anna paie 50 à boris \"raison\"");
    CHECK(localized_line(french, "Anna pay 16 \"in part\"") == "Anna paie 16 \"en partie\"");
    CHECK(localized_line(french, "Anna pay 16 \"half, in part\"") == "Anna paie 16 \"half, in part\"");
    CHECK(localized_line(french, "PLAYER card EFFECT") == "JOUEUR carte EFFET");
    // Keys and values of rulings are names.
    CHECK(localized_line(french, "anna rule taxes_go_to middle \"why\"") == "anna règle taxes_go_to middle \"raison\"");
    CHECK(localized_line(french, "rule double_into_jail ends_turn") == "règle double_into_jail ends_turn");
    CHECK(localized_line(french, "rent @12 dice D1 D2") == "loyer @12 dés D1 D2");
}

TEST_CASE("a deck is called as its spaces are in a line that the program proposes") {
    const PlayedTable football("football");
    CHECK(localized_line(speaking("ru"), football.setup(), "shuffle goal \"why\"") == "тасовать ГОЛ \"причина\"");
    CHECK(testing::reading(football.setup(), "тасовать ГОЛ \"причина\"") == "shuffle goal \"причина\"");
}

TEST_CASE("a deed and a city are called by a word of their name in a line that the program proposes") {
    const Language russian = speaking("ru");
    const PlayedTable football("football");
    const Edition& edition = *football.setup().edition;
    for (const Deed& deed : edition.deeds) {
        CAPTURE(deed.name);
        const std::string line = localized_line(russian, football.setup(), "Anna build " + deed.slug + " 1");
        if (fold(deed.name) != deed.slug) CHECK(line.find(deed.slug) == std::string::npos);
        CHECK(canonical(football, line) == canonical(football, "Anna build " + deed.slug + " 1"));
    }
    const PlayedTable ru("ru");
    CHECK(localized_line(russian, ru.setup(), "Anna sell all paris") == "Anna продаёт все Париж");
    CHECK(canonical(ru, "Anna продаёт все париж") == canonical(ru, "Anna sell all paris"));
    CHECK(localized_line(english, ru.setup(), "Anna sell all paris") == "Anna sell all paris");
    const PlayedTable pl("pl");
    CHECK(localized_line(speaking("pl"), pl.setup(), "Anna build miasto-7-ulica-3 2") == "Anna buduje @34 2");
}

TEST_CASE("every place of a form has a word in the language") {
    for (const char* tag : {"fr", "it", "pl", "ru"}) {
        const Language language = speaking(tag);
        CHECK(localized_line(language, "force \"REASON\" undo").find("REASON") == std::string::npos);
        CHECK(localized_line(language, "certify [key \"PUBLIC KEY\"] [\"JUDGE\"]").find("KEY") == std::string::npos);
        CHECK(localized_line(language, "PLAYER adjust TOTAL \"WHY\"").find("PLAYER") == std::string::npos);
    }
    CHECK(localized_line(speaking("ru"), "PLAYER stake N dice D1 D2") == "ИГРОК ставка ЧИСЛО кубики К1 К2");
    CHECK(localized_line(speaking("it"), "tax fixed") == "imposta fissa");
    CHECK(localized_line(speaking("pl"), "card none") == "karta żaden");
    CHECK(localized_line(speaking("pl"), "auction @8 none") == "licytacja @8 nikt");
    CHECK(localized_line(speaking("pl"), "undo turn") == "cofnij turę");
    CHECK(localized_line(speaking("pl"), "Anna pay 50 to Boris") == "Anna płaci 50 dla Boris");
}

TEST_CASE("a line that a refusal proposes is in the banker's words, and a name in it stays") {
    PlayedTable table("fr");
    table.post("roll 1 2");
    const Refusal wants = table.refusal("next");
    const Language french = speaking("fr");
    CHECK(refusal_text(french, table.setup(), wants).ends_with("tapez\u00a0: Anna achète @3"));
    const std::vector<std::string> names{"start"};
    CHECK(localized_line(french, "start roll 3 4", names) == "start lance 3 4");
}

TEST_CASE("in English a line and a key are unchanged") {
    CHECK(localized_line(english, "PLAYER pay N [to PLAYER] [\"WHY\"]") == "PLAYER pay N [to PLAYER] [\"WHY\"]");
    CHECK(key_text(english, "Shift+F10") == "Shift+F10");
}

TEST_CASE("keys have the names of the keyboards of the language") {
    const Language french = speaking("fr");
    CHECK(key_text(french, "Enter") == "Entrée");
    CHECK(key_text(french, "Menu · Shift+F10") == "Menu · Maj+F10");
    CHECK(key_text(french, "Ctrl+Z") == "Ctrl+Z");
}

TEST_CASE("a French sentence has a space before its semicolon") {
    PlayedTable table("fr");
    const Language french = speaking("fr");
    CHECK(table.post(french, "roll 1 2") ==
          "Anna fait 1 et 2, arrive sur la case Via Appia\u00a0; peut acheter «\u00a0Via Appia\u00a0» pour 60.");
}

TEST_CASE("after a turn only the actions that the book still allows are offered") {
    PlayedTable anywhere("us");
    anywhere.post_all(english, {"roll 2 4", "ok"});
    CHECK(make_turn_snapshot(english, anywhere.table()).sentence == "Anna may still mortgage or trade.");
    PlayedTable before_the_roll("it");
    before_the_roll.post_all(english, {"roll 2 4", "ok"});
    CHECK(make_turn_snapshot(english, before_the_roll.table()).sentence == "Anna may still mortgage.");
    PlayedTable never("fr", 4, Goal::timed);
    never.post_all(english, {"roll 2 4", "ok"});
    CHECK(make_turn_snapshot(english, never.table()).sentence == "Anna may still mortgage.");
}

TEST_CASE("the card of a player who is out states it in words") {
    PlayedTable table("us", 3);
    table.post("Anna leaves \"late train\"");
    CHECK(make_player_cards(english, table.table()).at(0).role == "has left the table");
    CHECK(make_player_cards(english, table.table()).at(1).role == "competitor");
}

TEST_CASE("if a table has no closing, the cash is collected at once after time was called") {
    for (const char* edition : {"us", "fr"}) {
        PlayedTable table(edition, 4, Goal::timed);
        table.post_all(english, {"clock start", "roll 4 6", "clock call \"the bell\""});
        const OfferedAction last = make_turn_snapshot(english, table.table()).actions.back();
        CHECK(last.line == (table.game().rulings().closing ? "closing" : "keep"));
    }
    CHECK_FALSE(PlayedTable("fr", 4, Goal::timed).game().rulings().closing);
}

TEST_CASE("after time was called, a player whose turn may not open is not asked to roll") {
    PlayedTable at_once("us", 4, Goal::timed);
    at_once.post_all(english,
                     {"rule time_called at_once \"agreed\"", "clock start", "roll 5 5", "clock call \"the bell\""});
    const TurnSnapshot stopped = make_turn_snapshot(english, at_once.table());
    CHECK(stopped.heading == "Time has been called");
    CHECK(stopped.to_roll == 0);
    CHECK(stopped.dice.dice == 0);
    REQUIRE(stopped.actions.size() == 1);
    CHECK(stopped.actions.front().line == "closing");

    PlayedTable round("us", 2, Goal::timed);
    round.post_all(english,
                   {"rule time_called finish_round \"agreed\"", "clock start", "roll 4 6", "clock call \"the bell\""});
    CHECK(make_turn_snapshot(english, round.table()).heading == "Boris to roll");
    CHECK(make_turn_snapshot(english, round.table()).actions.back().line == "closing");
    round.post("roll 4 6");
    CHECK(make_turn_snapshot(english, round.table()).heading == "Time has been called");
    CHECK(make_turn_snapshot(english, round.table()).to_roll == 0);

    PlayedTable untracked("us", 2, Goal::timed);
    untracked.post_all(english, {"rule track_tokens no \"agreed\"", "clock start", "clock call \"the bell\""});
    REQUIRE_FALSE(make_turn_snapshot(english, untracked.table()).actions.empty());
    CHECK(make_turn_snapshot(english, untracked.table()).actions.front().line == "closing");
}

TEST_CASE("the foundation shows what each throw brings, and the paragraph for it") {
    PlayedTable table("it");
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @14", "Boris roll 2 4"});
    const std::vector<WorkingRow> rows = make_turn_snapshot(english, table.table()).workings;
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].what == "a throw of 1");
    CHECK(rows[0].figure == "250");
    CHECK(rows[1].figure == "500");
    CHECK(rows[2].figure == "0");
    CHECK(rows[2].rule.starts_with("it "));
}

}  // namespace
}  // namespace tablebank
