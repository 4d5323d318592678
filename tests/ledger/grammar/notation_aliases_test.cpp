// The words of the grammar in the banker's language.

#include "ledger/grammar/notation_aliases.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "calculators/rulings.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/text/parse_number.h"
#include "source_dir.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::american_three;
using testing::command_of;
using testing::reading;
using testing::table_of;

std::set<std::string_view> grammar_words() {
    std::set<std::string_view> words;
    for (const WordAliases& row : word_aliases()) words.insert(row.word);
    return words;
}

/// The lines that docs/reference/lines.md shows as recorded.
std::vector<std::string> recorded_lines() {
    std::ifstream document{TABLEBANK_SOURCE_DIR "/docs/reference/lines.md"};
    std::vector<std::string> lines;
    bool inside = false;
    for (std::string row; std::getline(document, row);) {
        if (row.starts_with("| typed | recorded |")) inside = true;
        if (!row.starts_with('|')) inside = false;
        if (!inside || !row.starts_with("| `")) continue;
        const auto cells = split(row, '`');
        lines.emplace_back(cells.at(3));
    }
    return lines;
}

/// A line with each of the grammar's words replaced; quoted text stays.
template <class Replace>
std::string with_words(const std::string& line, Replace replace) {
    std::string text;
    bool quoted = false;
    for (const std::string_view word : split(line, ' ')) {
        if (!text.empty()) text += ' ';
        text += quoted || word.starts_with('"') ? std::string{word} : replace(word);
        if (std::ranges::count(word, '"') % 2 == 1) quoted = !quoted;
    }
    return text;
}

TEST_CASE("every word of the grammar has an alias in every language") {
    const auto known = grammar_words();
    for (const std::string_view verb : all_verbs()) {
        CAPTURE(verb);
        CHECK(known.contains(verb));
    }
    for (const std::string_view word : known) {
        for (const std::string_view language : alias_languages) {
            CAPTURE(word);
            CAPTURE(language);
            CHECK_FALSE(aliases_of(word, language).empty());
        }
        CHECK(aliases_of(word, "en").empty());
    }
}

TEST_CASE("every keyword that the grammar looks for has its aliases") {
    const auto known = grammar_words();
    const Setup& setup = american_three();
    std::set<std::string> other{"Anna", "Boris", "Clara"};
    for (const Deed& deed : setup.edition->deeds) other.insert(deed.slug);
    for (const City& city : setup.edition->cities) other.insert(city.slug);
    for (const RulingKey& key : ruling_keys()) {
        other.emplace(key.name);
        for (const std::string_view value : key.values) other.emplace(value);
    }
    std::set<std::string> unknown;
    for (const std::string& line : recorded_lines()) {
        for (std::size_t blank = line.find(' '); blank != line.npos; blank = line.find(' ', blank + 1)) {
            const std::string beginning = line.substr(0, blank + 1);
            for (const std::string& offer : complete_line(setup, beginning)) {
                const std::string word = offer.substr(beginning.size());
                if (!word.starts_with('"') && !other.contains(word) && !known.contains(word)) unknown.insert(word);
            }
        }
    }
    CHECK(unknown == std::set<std::string>{});
}

TEST_CASE("no alias means two things, and none is an English word of the grammar") {
    std::map<std::string, std::string_view> meaning;
    const auto known = grammar_words();
    for (const WordAliases& row : word_aliases()) {
        for (const std::string_view language : alias_languages) {
            for (const std::string_view alias : aliases_of(row.word, language)) {
                CAPTURE(alias);
                const std::string plain = fold_accents(alias);
                CHECK(meaning.emplace(plain, row.word).first->second == row.word);
                CHECK_FALSE(known.contains(plain));
                CHECK(word_of_alias(alias) == row.word);
                CHECK(word_of_alias(plain) == row.word);
                CHECK_FALSE(find_ruling(plain) != nullptr);
            }
        }
    }
}

TEST_CASE("every line of the grammar reads the same with the words of every language, with or without accents") {
    const auto lines = recorded_lines();
    CHECK(lines.size() > 70);
    for (const std::string& line : lines) {
        for (const std::string_view language : alias_languages) {
            const std::string translated = with_words(line, [&](std::string_view word) {
                const auto aliases = aliases_of(word, language);
                return std::string{aliases.empty() ? word : aliases.front()};
            });
            CAPTURE(translated);
            CHECK(reading(american_three(), translated) == reading(american_three(), line));
            const std::string plain = with_words(translated, [](std::string_view word) {
                return word_of_alias(word).empty() ? std::string{word} : fold_accents(word);
            });
            CHECK(reading(american_three(), plain) == reading(american_three(), line));
        }
    }
}

TEST_CASE("the typed text is kept next to its meaning") {
    const Command command = command_of(american_three(), "Anna  рента");
    CHECK(command.typed == "Anna  рента");
    CHECK(print_line(american_three(), command) == "Anna rent");
}

TEST_CASE("languages may be mixed in one line, and with English") {
    const Setup setup = table_of("ru", {"Анна", "Борис", "Вера"});
    CHECK(reading(setup, "анна рента") == "Анна rent");
    CHECK(reading(setup, "ПЛАТИТЬ 50 кому вера") == "pay 50 to Вера");
    CHECK(reading(setup, "анна pay 50 à борис") == "Анна pay 50 to Борис");
    CHECK(reading(setup, "ход борис \"уговор\"") == "turn Борис \"уговор\"");
    CHECK(reading(setup, "вопреки \"уговор\" анна строить @34") == "force \"уговор\" Анна build @34");
    CHECK(command_of(setup, "  анна  рента # долг").typed == "анна  рента");
}

TEST_CASE("a word that is a player's whole name stays the name") {
    const Setup setup = table_of("us", {"Рента", "Loyer", "Никто"});
    CHECK(reading(setup, "рента рента") == "Рента rent");
    CHECK(reading(setup, "рента 3 4") == "Рента roll 3 4");
    CHECK(reading(setup, "loyer loyer") == "Loyer rent");
    CHECK(reading(setup, "auction nob никто 50") == "auction @34 Никто 50");
    CHECK(reading(setup, "auction nob нет") == "auction @34 none");
    CHECK(reading(setup, "платить 50 кому рента") == "pay 50 to Рента");
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}})
        CHECK(reading(setup, written_name(setup, seat) + " ok") == written_name(setup, seat) + " ok");
}

TEST_CASE("a line that reads in English is never read differently") {
    const Setup setup = table_of("us", {"Кругов", "Картавый", "Asta"});
    CHECK(reading(setup, "круг 3 4") == "Кругов roll 3 4");
    CHECK(reading(setup, "круг") == "walk");
    CHECK(reading(setup, "asta 34") == "Asta roll 3 4");
}

TEST_CASE("an alias in the wrong place is named as it was typed") {
    CHECK(reading(american_three(), "anna suivant") == "error unexpected at 1 [anna]");
    CHECK(reading(american_three(), "anna loyr") == "error unknown_verb at 6 [loyr]");
    CHECK(reading(american_three(), "платить") == "error expected at 8 amount");
}

TEST_CASE("completion goes on in the language in which a line was begun") {
    using Lines = std::vector<std::string>;
    const Setup russian = table_of("ru", {"Анна", "Борис", "Вера"});
    const auto in = [](const Setup& setup, std::string_view beginning, std::string_view language) {
        return complete_line(setup, beginning, language);
    };
    CHECK(in(russian, "рен", "ru") == Lines{"рента"});
    CHECK(in(russian, "налог ", "ru") == Lines{"налог твёрдый", "налог процент"});
    CHECK(in(russian, "анна залож", "ru") == Lines{"анна заложить"});
    CHECK(in(american_three(), "ach", "fr") == Lines{"acheter"});
    CHECK(in(american_three(), "impot ", "fr") == Lines{"impot fixe", "impot pourcentage"});
    CHECK(in(american_three(), "hypothe", "fr") == Lines{"hypothèque"});
    CHECK(in(american_three(), "tax ", "fr") == Lines{"tax fixed", "tax percent"});
    CHECK(in(american_three(), "podatek ", "pl") == Lines{"podatek stały", "podatek procent"});
    CHECK(in(american_three(), "l", "fr") == Lines{"lancer", "loyer", "lève", "libre", "leaves"});
    CHECK(in(american_three(), "ach", "en") == Lines{});
    CHECK(in(american_three(), "", "fr").front() == "lancer");
    CHECK(in(american_three(), "anna ", "pl").front() == "anna rzuca");
    CHECK(in(american_three(), "anna b", "pl").back() == "anna bankrupt");
    CHECK(in(russian, "анна стро", "ru") == Lines{"анна строит"});
}

TEST_CASE("after a name the verb is in the third person") {
    CHECK(spoken_alias("build", "ru", SaidOf::player) == "строит");
    CHECK(spoken_alias("build", "ru", SaidOf::nobody) == "строить");
    CHECK(spoken_alias("build", "fr", SaidOf::player) == "construit");
    CHECK(spoken_alias("build", "it", SaidOf::player) == "costruisce");
    CHECK(spoken_alias("build", "pl", SaidOf::player) == "buduje");
    CHECK(spoken_alias("fine", "ru", SaidOf::player) == "штраф");  // a noun is neither
    CHECK(spoken_alias("build", "en", SaidOf::player).empty());
    // None of the four languages leaves an infinitive behind a name.
    const std::map<std::string_view, std::vector<std::string_view>> infinitives{{"ru", {"ть", "ти", "ться"}},
                                                                                {"fr", {"er", "ir", "re"}},
                                                                                {"it", {"are", "ere", "ire"}},
                                                                                {"pl", {"ać", "ić", "yć", "ść"}}};
    const std::set<std::string_view> nouns{"loyer", "libre"};
    std::vector<std::string_view> said_of_player{"keep", "give", "redeemed"};
    for (const Verb& verb : verbs())
        if (verb.of_player) said_of_player.push_back(verb.name);
    for (const std::string_view word : said_of_player) {
        for (const auto& [language, endings] : infinitives) {
            const std::string_view said = spoken_alias(word, language, SaidOf::player);
            CAPTURE(said);
            CHECK((nouns.contains(said) ||
                   std::ranges::none_of(endings, [&](std::string_view ending) { return said.ends_with(ending); })));
        }
    }
}

TEST_CASE("the grammar's document lists every alias") {
    std::ifstream document{TABLEBANK_SOURCE_DIR "/docs/reference/lines.md"};
    std::set<std::string> rows;
    for (std::string row; std::getline(document, row);) rows.insert(row);
    for (const WordAliases& row : word_aliases()) {
        std::string wanted = "| `" + std::string{row.word} + "` |";
        for (const std::string_view language : alias_languages) {
            std::string cell;
            for (const std::string_view alias : aliases_of(row.word, language))
                cell += (cell.empty() ? "" : ", ") + std::string{alias};
            wanted += " " + cell + " |";
        }
        CAPTURE(wanted);
        CHECK(rows.contains(wanted));
    }
}

}  // namespace
}  // namespace tablebank
