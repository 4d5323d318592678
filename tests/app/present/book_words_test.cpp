// An edition's book has its own words for common things, and every text about a game of it uses them.

#include "app/present/words/book_words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/program/help_snapshot.h"
#include "app/present/words/name_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/rule_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/working_text.h"
#include "calculators/profile_rules.h"
#include "calculators/ruling_scope.h"
#include "source_dir.h"
#include "tests/support/foreign_words.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

std::string refusals_of(const Language& lang, const Edition& edition) {
    const std::vector<std::string> names{"Anna", "Boris"};
    std::string all;
    for (const RefusalCode code : all_refusal_codes()) {
        if (code == RefusalCode::unknown_ruling) continue;  // lists the keys
        all += refusal_text(lang, edition, names, {.code = code}) + '\n';
        all += refusal_text(lang, edition, names, {.code = code, .space = Space{1}}) + '\n';
        all += refusal_text(lang, edition, names,
                            {.code = code, .player = 1, .owner = 2, .space = Space{1}, .city = 0, .detail = "2"}) +
               '\n';
    }
    return all;
}

std::string rules_of(const Language& lang, const Edition& edition) {
    std::string all;
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_matters(edition, std::nullopt, key.name)) continue;
        all += ruling_text(lang, edition.words, key.name) + '\n';
        all += ruling_reason_text(lang, edition.words, key.name) + '\n';
        for (const std::string_view value : key.values)
            all += ruling_value_text(lang, edition.words, key.name, value) + '\n';
    }
    Profile profile;
    each_rule(profile, [&]<class T>(const RuleKey& key, T&) {
        // Of a book with roles alone.
        if (key.name != "transport_percent") all += rule_text(lang, edition.words, key.name) + '\n';
    });
    return all;
}

std::string names_of(const Language& lang, const Edition& edition) {
    std::string all;
    for (const BoardSpace& space : edition.board) all += space_kind_text(lang, space.kind, edition.words) + '\n';
    for (const char* effect : {"jail", "free"})
        if (const auto card = parse_card_effect(effect)) all += card_text(lang, edition, *card) + '\n';
    all += held_text(lang, edition) + '\n';
    return all;
}

std::string help_of(const Language& lang, const PlayedTable& table) {
    std::string all;
    for (const HelpSection& section : make_help(lang, {}, examples_of(lang, table.setup()))) {
        all += section.title + '\n';
        if (section.title == lang.tr("In your language")) break;  // the words of the grammar are of every edition
        for (const HelpRow& row : section.rows) all += row.text + '\n';
    }
    return all;
}

TEST_CASE(
    "a game of enterprises, colour groups and a bench speaks of no street, city, company or jail (football 1, 7, 18)") {
    const PlayedTable table("football");
    const Edition& edition = *table.setup().edition;
    for (const testing::ForeignWords& foreign : testing::foreign_to_football()) {
        const Language lang = speaking(foreign.language);
        std::istringstream said(refusals_of(lang, edition) + rules_of(lang, edition) + names_of(lang, edition) +
                                help_of(lang, table));
        for (std::string line; std::getline(said, line);) {
            CAPTURE(line);
            for (const std::string& word : foreign.words) {
                CAPTURE(word);
                CHECK(line.find(word) == std::string::npos);
            }
        }
    }
}

TEST_CASE("the tax and the timed game are called as the book calls them (ru 18, fr 17, it Ambientale)") {
    const Language russian = speaking("ru");
    const Language french = speaking("fr");
    const Language italian = speaking("it");
    const auto ru = testing::shipped_edition("ru");
    const auto fr = testing::shipped_edition("fr");
    const auto it = testing::shipped_edition("it");
    const auto us = testing::shipped_edition("us");
    CHECK(goal_text(russian, Goal::timed, ru->words) == "двухчасовая игра");
    CHECK(goal_text(russian, Goal::timed, us->words) == "игра с лимитом времени");
    CHECK(goal_text(french, Goal::timed, fr->words) == "partie rapide");
    CHECK(goal_text(english, Goal::timed, ru->words) == "two-hour game");
    CHECK(citation_text(russian, "ru timed 2", ru->words) == "двухчасовая игра 2");
    CHECK(space_kind_text(french, SpaceKind::property_tax, fr->words) == "impôt supplémentaire");
    CHECK(space_kind_text(french, SpaceKind::property_tax, us->words) == "impôt foncier");
    CHECK(space_kind_text(italian, SpaceKind::property_tax, it->words) == "tassa ambientale");
    CHECK(space_kind_text(russian, SpaceKind::property_tax, ru->words) == "налог на имущество");
}

TEST_CASE("an edition without its own words has the usual ones") {
    CHECK(std::string{as_said({}, "street")} == "street");
    CHECK(std::string{as_said({}, "timed game")} == "timed game");
    CHECK(std::string{as_said({.deeds = DeedNames::enterprises}, "timed game")} == "timed game");
    CHECK(std::string{as_said({.deeds = DeedNames::enterprises}, "street")} == "enterprise");
}

/// The {places} of a sentence.
std::multiset<std::string> places(const std::string& sentence) {
    std::multiset<std::string> found;
    for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
        found.insert(sentence.substr(open, sentence.find('}', open) - open + 1));
    return found;
}

TEST_CASE("every sentence that a book replaces is one of the program's, and keeps its places") {
    std::set<std::string> known;
    std::ifstream catalogue(TABLEBANK_SOURCE_DIR "/app/i18n/catalogues/ru.po");
    for (std::string line; std::getline(catalogue, line);)
        if (line.starts_with("msgid \"")) known.insert(line.substr(7, line.size() - 8));
    std::ifstream file(TABLEBANK_SOURCE_DIR "/app/present/words/book_words.cpp");
    const std::string source{std::istreambuf_iterator<char>{file}, {}};
    const std::regex row("Otherwise\\{\\s*\"((?:[^\"\\\\]|\\\\.)*)\",\\s*mark\\(\"((?:[^\"\\\\]|\\\\.)*)\"\\)");
    int rows = 0;
    for (std::sregex_iterator each(source.begin(), source.end(), row), end; each != end; ++each, ++rows) {
        CAPTURE((*each)[1].str());
        CHECK(known.contains((*each)[1].str()));
        CHECK(places((*each)[1].str()) == places((*each)[2].str()));
    }
    CHECK(rows > 70);
}

TEST_CASE("the examples of the help are of the table that is open, and can be typed there") {
    for (const char* edition : {"us", "ru", "football", "example-small"}) {
        CAPTURE(edition);
        const PlayedTable table(edition, 3);
        const HelpExamples examples = examples_of(english, table.setup());
        const auto street = find_deed(*table.setup().edition, examples.street);
        REQUIRE(std::holds_alternative<Space>(street));
        CHECK(std::get<Space>(street).index == examples.space);
        for (const HelpSection& section : make_help(english, {}, examples)) {
            for (const HelpRow& each : section.rows) {
                CAPTURE(each.line);
                if (each.line.find('"') != std::string::npos || each.line.find(" build ") == std::string::npos)
                    continue;
                CHECK(std::holds_alternative<Command>(parse_line(table.setup(), each.line)));
            }
        }
    }
    CHECK(examples_of(english, PlayedTable("football").setup()).street_name.find("Nob") == std::string::npos);
    CHECK(examples_of(english, PlayedTable("us").setup()).street == "nob");
}

}  // namespace
}  // namespace tablebank
