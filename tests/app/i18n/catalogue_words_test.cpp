// The language of the catalogues, as far as it can be checked by their texts: each test is a habit of a language that
// was broken once. A reader must judge single sentences.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/i18n/language.h"
#include "ledger/text/case_fold.h"
#include "source_dir.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

constexpr std::string_view no_break = "\u00a0";

/// Every translation of a catalogue.
std::vector<std::string> texts_of(const std::string& language) {
    std::vector<std::string> texts;
    for (const auto& each : testing::read_catalogue(TABLEBANK_SOURCE_DIR "/app/i18n/catalogues/" + language + ".po"))
        texts.insert(texts.end(), each.translations.begin(), each.translations.end());
    CHECK(texts.size() > 1000);
    return texts;
}

bool has_any(std::string_view text, std::initializer_list<std::string_view> parts) {
    return std::ranges::any_of(parts, [&](std::string_view part) { return text.find(part) != text.npos; });
}

/// Whether a word is in the text and nothing that it could govern follows it.
bool ends_a_clause(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const bool begins = at == 0 || text[at - 1] == ' ';
        const std::string_view rest = text.substr(at + word.size());
        if (begins && (rest.empty() || rest.starts_with(no_break) || has_any(rest.substr(0, 1), {".", ",", ")", ":"})))
            return true;
    }
    return false;
}

TEST_CASE("a Russian name is never declined, and never asks for a gender") {
    for (const std::string& text : texts_of("ru")) {
        CAPTURE(text);
        // "у игрока {player}", "игроку {player}" and "{player}: …" are right for every name.
        for (const std::string name : {"{player}", "{owner}", "{creditor}", "{payer}", "{payee}", "{taker}"}) {
            for (const std::string before : {"у ", "к ", "от ", "для ", "с ", "перед "})
                CHECK_FALSE((text.starts_with(before + name) || text.find(' ' + before + name) != text.npos));
            for (const std::string behind : {" должен", " должна", " был", " вышел", " заплатил", " ушёл"})
                CHECK_FALSE(text.find(name + behind) != text.npos);
        }
        CHECK_FALSE(text.find("имеет к уплате") != text.npos);
    }
}

TEST_CASE("Russian has a no-break space before a dash and a percent sign") {
    for (const std::string& text : texts_of("ru")) {
        CAPTURE(text);
        CHECK_FALSE(has_any(text, {" — ", " %"}));
    }
}

TEST_CASE("French has a no-break space before every high punctuation mark, and inside its quotes") {
    for (const std::string& text : texts_of("fr")) {
        CAPTURE(text);
        CHECK_FALSE(has_any(text, {" :", " ;", " ?", " !", " »", "« ", " %"}));
        CHECK_FALSE(has_any(text, {"«{", "}»"}));
    }
}

TEST_CASE("French names the object of throwing and exchanging, and has no `en main` for a turn") {
    for (const std::string& text : texts_of("fr")) {
        CAPTURE(text);
        for (const std::string_view verb : {"lance", "lancent", "relance", "relancent", "échangent"})
            CHECK_FALSE(ends_a_clause(text, verb));
        CHECK_FALSE(has_any(text, {"en main", "horloge", "durée limitée", "service public", "services publics"}));
    }
}

TEST_CASE("one thing has one word in Russian") {
    for (const std::string& text : texts_of("ru")) {
        CAPTURE(text);
        if (text == "Стол {table}" || text == "Стол директора") continue;  // which one, at an event
        if (text.find(" > ") != text.npos) continue;                       // what people call a thing, for the search
        CHECK_FALSE(
            has_any(text, {"аберите", "обственност", "банкнот", "меняться", "бменяться", " ступен", "отныне", "на доск",
                           "Доска", "стол решил", "Стол ", "вопреки", "время объявлено", "закрытая карта"}));
    }
}

TEST_CASE("a label in front of a sum has no colon of its own") {
    // "{what}: {figure}" puts one between the two.
    const std::vector<std::string> steps{"{space}, ", "«{space}», ", "{percent}"};
    for (const std::string language : {"ru", "fr"}) {
        for (const std::string& text : texts_of(language)) {
            CAPTURE(text);
            const bool is_step = std::ranges::any_of(steps, [&](const auto& begin) { return text.starts_with(begin); });
            CHECK_FALSE((is_step && text.find(':') != text.npos));
        }
        const Language spoken = speaking(language);
        for (const char* in_front : {"Then: {due}", "from now on: {ruling}"}) {
            CAPTURE(in_front);
            const std::string place = std::string_view{in_front}.starts_with("Then") ? "due" : "ruling";
            if (language == "ru") CHECK(spoken.tr(in_front, {{place.c_str(), ""}}).find(':') == std::string::npos);
        }
        CHECK(spoken.tr("from now on: {ruling}", {{"ruling", ""}}).find(':') == std::string::npos);
    }
}

TEST_CASE("an undo names what was done, without the player who did it") {
    const Language russian = speaking("ru");
    CHECK(russian.tr("takes back {entry}", {{"entry", "#6"}}) == "отменена запись #6");
    CHECK(russian.tr("puts back what {entry} took back", {{"entry", "#6"}}) ==
          "снова в силе то, что отменила запись #6");
}

TEST_CASE("a verb on a button is a noun over a column") {
    const Language russian = speaking("ru");
    CHECK(russian.tr("Mortgage") == "Заложить");
    CHECK(russian.tr_in("column", "Mortgage") == "Залог");
    CHECK(russian.tr_in("column", "Redeem") == "Выкуп");
    const Language french = speaking("fr");
    CHECK(french.tr_in("column", "Mortgage") == "Hypothèque");
    CHECK(french.tr_in("column", "Redeem") == "Levée");
}

/// The stem of a declined word: all except its last two letters, four at the least.
std::string stem_of(const std::string& word) {
    constexpr std::size_t least = 4;
    std::vector<std::size_t> letters;
    for (std::size_t at = 0; at < word.size(); ++at)
        if ((static_cast<unsigned char>(word[at]) & 0xC0U) != 0x80U) letters.push_back(at);
    const std::size_t kept = std::max(least, letters.size() - std::min(letters.size(), std::size_t{2}));
    return kept < letters.size() ? word.substr(0, letters[kept]) : word;
}

/// The words of a cell; what ends with a colon is a remark in English.
std::vector<std::string> words_of(std::string cell) {
    std::ranges::replace_if(
        cell, [](char sign) { return std::string_view{";,()'"}.find(sign) != std::string::npos; }, ' ');
    std::istringstream in(cell);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        if (!word.ends_with(':') && word != "a") words.push_back(word);
    return words;
}

TEST_CASE("the terms that the guide for translators gives for a language are those of its catalogue") {
    constexpr std::array languages{"ru", "fr", "it", "pl"};
    std::array<std::string, languages.size()> said;
    for (std::size_t i = 0; i < languages.size(); ++i)
        for (const std::string& text : texts_of(languages.at(i))) said.at(i) += fold(text) + '\n';
    std::ifstream file(TABLEBANK_SOURCE_DIR "/docs/contributing/translating.md");
    int rows = 0;
    bool terms = false;
    for (std::string line; std::getline(file, line);) {
        terms = terms || line == "## Terms by language";
        if (!terms || !line.starts_with("| ") || line.starts_with("| English")) continue;
        std::istringstream cells(line.substr(1));
        std::string cell;
        std::getline(cells, cell, '|');
        const std::string english = cell;
        CAPTURE(english);
        for (std::size_t i = 0; i < languages.size(); ++i) {
            REQUIRE(std::getline(cells, cell, '|'));
            for (const std::string& word : words_of(cell)) {
                CAPTURE(word);
                CHECK(said.at(i).find(stem_of(fold(word))) != std::string::npos);
            }
        }
        ++rows;
    }
    CHECK(rows > 40);
}

}  // namespace
}  // namespace tablebank
