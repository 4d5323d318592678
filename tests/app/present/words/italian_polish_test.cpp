// Rules for every sentence of the Italian and the Polish catalogue. A rule is about words next to a {place}, so no list
// of sentences has to be kept with them.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/i18n/elision.h"
#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "source_dir.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

std::vector<std::string> translations(const std::string& tag) {
    const std::filesystem::path folder{TABLEBANK_SOURCE_DIR "/app/i18n/catalogues"};
    std::vector<std::string> all;
    for (const auto& text : testing::read_catalogue(folder / (tag + ".po")))
        all.insert(all.end(), text.translations.begin(), text.translations.end());
    CHECK(all.size() > 1000);
    return all;
}

/// The word in place of a named person.
constexpr std::array<const char*, 9> people{"player",   "players", "owner", "payer", "payee",
                                            "creditor", "taker",   "names", "last"};

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// The last word before the place, in small letters as the catalogue has it; empty at the beginning.
std::string word_before(const std::string& sentence, const std::string& place) {
    const std::size_t at = sentence.find(place);
    if (at == std::string::npos || at < 2 || sentence[at - 1] != ' ') return {};
    const std::size_t begin = sentence.find_last_of(" (", at - 2);
    return sentence.substr(begin + 1, at - 2 - begin);
}

/// A sentence with every place filled by the same word.
std::string filled(std::string sentence, const std::string& text) {
    std::vector<std::string> names;
    for (const std::string& place : testing::places(sentence)) names.push_back(place.substr(1, place.size() - 2));
    std::vector<Word> words;
    for (const std::string& name : names) words.push_back({name.c_str(), text});
    sentence = euphonic("it", std::move(sentence), words);
    for (const std::string& name : names) {
        const std::string place = '{' + name + '}';
        for (std::size_t at = sentence.find(place); at != std::string::npos; at = sentence.find(place))
            sentence.replace(at, place.size(), text);
    }
    return sentence;
}

TEST_CASE("in Italian no name that begins with the same vowel follows a bare a or e") {
    for (const std::string& sentence : translations("it")) {
        CAPTURE(sentence);
        const std::string anna = " " + filled(sentence, "Anna");
        const std::string elena = " " + filled(sentence, "Elena");
        CHECK_FALSE(contains(anna, " a Anna"));
        CHECK_FALSE(contains(anna, " ed Anna"));
        CHECK_FALSE(contains(elena, " e Elena"));
        CHECK_FALSE(contains(elena, " ad Elena"));
    }
}

TEST_CASE("an Italian text has its d between two equal vowels") {
    const Language italian = speaking("it");
    const auto owes = [&](const char* whom) {
        return italian.tr("owes {creditor} {amount}", {{"creditor", whom}, {"amount", "184"}});
    };
    CHECK(owes("Anna") == "deve 184 ad Anna");
    CHECK(owes("Àlex") == "deve 184 ad Àlex");
    CHECK(owes("Elena") == "deve 184 a Elena");
    CHECK(owes("Boris") == "deve 184 a Boris");
    CHECK(list_text(italian, {"Anna", "Boris", "Elena"}) == "Anna, Boris ed Elena");
    CHECK(list_text(italian, {"Elena", "Anna"}) == "Elena e Anna");
    CHECK(list_text(english, {"Anna", "Elena"}) == "Anna and Elena");
}

TEST_CASE("a rent in Italian is owed ad Anna") {
    testing::PlayedTable table("it");
    const Language italian = speaking("it");
    table.post_all(italian, {"roll 2 4", "ok", "next"});
    CHECK(contains(table.post(italian, "roll 2 4"), " ad Anna"));
}

TEST_CASE("Italian sentences keep to the words of the table") {
    for (const std::string& sentence : translations("it")) {
        CAPTURE(sentence);
        CHECK_FALSE(contains(sentence, "il {percent}"));     // il 10, but l’80
        CHECK_FALSE(contains(sentence, "'"));                // the apostrophe is ’
        CHECK_FALSE(contains(sentence, "raccogli"));         // può racimolare
        CHECK_FALSE(contains(sentence, "visitator"));        // chi si ferma
        CHECK_FALSE(contains(sentence, "edificat"));         // con edifici, costruire
        CHECK_FALSE(contains(sentence, "edifica "));         // the same
        CHECK_FALSE(contains(sentence, "{player} è stat"));  // no participle of a player
    }
}

TEST_CASE("in Polish a name is where a nominative belongs") {
    constexpr std::array declining{"do",     "od",     "z",        "ze",      "dla",     "u",     "przez",
                                   "na",     "o",      "przy",     "ku",      "gracz",   "tury",  "turę",
                                   "gracza", "graczu", "graczowi", "graczem", "graczom", "między"};
    for (const std::string& sentence : translations("pl")) {
        CAPTURE(sentence);
        for (const char* person : people) {
            const std::string before = word_before(sentence, '{' + std::string{person} + '}');
            CAPTURE(before);
            CHECK(std::ranges::find(declining, before) == declining.end());
        }
    }
}

TEST_CASE("in Polish the players decide, and not the table or the disk") {
    for (const std::string& sentence : translations("pl")) {
        CAPTURE(sentence);
        // At an event, which one it is.
        if (contains(sentence, "tół {table}") || sentence == "Stół" || sentence == "STÓŁ") continue;
        constexpr std::array named{"Wybierz stół", "Tylko ten stół", "dołączono ten stół", "Stół; bez",
                                   "Stół bankiera"};
        if (std::ranges::any_of(named, [&](const char* which) { return contains(sentence, which); })) continue;
        for (const char* agent : {"stół", "Stół", "Dysk ", "dysk zaw", "dysk odm", "Obchód płaci", "gość", "Gość"})
            CHECK_FALSE(contains(sentence, agent));
    }
}

TEST_CASE("money goes into the Polish bank and comes out of it, and players pay players") {
    const Language polish = speaking("pl");
    testing::PlayedTable table("pl");
    table.post_all(polish, {"roll 1 2", "ok", "next"});
    const std::string owes = table.post(polish, "roll 1 2");
    CHECK(contains(owes, " → Anna"));
    CHECK(contains(table.post(polish, "ok"), " → Anna"));
    CHECK(contains(table.post(polish, "Boris pay 10"), "wpłaca do banku 10"));
}

}  // namespace
}  // namespace tablebank
