// The rules of every catalogue: no word of the program's own code on a screen, one mark for one thing, and one word for
// one thing in each language.

#include <doctest/doctest.h>

#include <array>
#include <regex>
#include <string>
#include <vector>

#include "app/i18n/elision.h"
#include "source_dir.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

const std::array<std::string, 4> spoken{"fr", "it", "pl", "ru"};

struct Translated {
    std::string english;
    std::string text;
};

std::vector<Translated> translations_of(const std::string& language) {
    std::vector<Translated> all;
    for (const auto& each : testing::read_catalogue(TABLEBANK_SOURCE_DIR "/app/i18n/catalogues/" + language + ".po"))
        for (const std::string& text : each.translations) all.push_back({each.in_english, text});
    CHECK(all.size() > 3000);
    return all;
}

/// Without its places, which are names of the program.
std::string without_places(const std::string& text) {
    return std::regex_replace(text, std::regex(R"(\{[a-z0-9_]+\})"), "");
}

TEST_CASE("no translation has a word of the grammar in straight quotes, a slug, or the English name of a place") {
    // Text for a shell stays: --why "...", and the examples, which are typed there.
    const std::regex quoted("\"[A-Za-z]");  // a backslash precedes each quotation mark of a catalogue
    const std::regex slug("[a-z]+_[a-z]+");
    const std::regex place(R"(\b(REASON|KEY|VALUE|NAME|LINE|PLAYER|DEED|VIEW|WHAT|EVENT|ROLE|ROUND|FILE)\b)");
    for (const std::string& language : spoken) {
        for (const auto& [english, text] : translations_of(language)) {
            CAPTURE(language);
            CAPTURE(text);
            const bool example = english.starts_with("\\\"");
            CHECK((example || !std::regex_search(text, quoted)));
            const std::string words = without_places(text);
            CHECK_FALSE(std::regex_search(words, slug));
            std::smatch found;
            const bool italian_file = language == "it" && words.find("FILE") != std::string::npos;
            if (!italian_file) CHECK_FALSE(std::regex_search(words, found, place));
        }
    }
}

TEST_CASE("an entry has the mark that the log and the lines give it") {
    const std::regex other("(№|n°|n\\.|nr)(\u00a0| )?\\{(entry|agreed|last)\\}");
    for (const std::string& language : spoken)
        for (const auto& [english, text] : translations_of(language)) {
            CAPTURE(text);
            if (english.find("#{") != std::string::npos) CHECK_FALSE(std::regex_search(text, other));
        }
}

TEST_CASE("a percent sign has a space before it in French and Russian, and none in Italian and Polish") {
    for (const std::string& language : spoken) {
        const bool apart = language == "fr" || language == "ru";
        for (const auto& [english, text] : translations_of(language)) {
            CAPTURE(text);
            if (english.find('%') == std::string::npos) continue;
            if (apart) CHECK_FALSE(std::regex_search(text, std::regex(R"([0-9}]%)")));
            if (!apart) CHECK_FALSE(std::regex_search(text, std::regex("[0-9}](\u00a0| )%")));
        }
    }
}

TEST_CASE("the name of a deed or a space never follows a Russian preposition or verb directly") {
    const std::regex bare(
        R"((^| )(на|за|для|от|у|без|до|купить|покупает|выкупает|закладывает) «\{(space|deed|offered)\}»)");
    for (const auto& [english, text] : translations_of("ru")) {
        CAPTURE(text);
        CHECK_FALSE(std::regex_search(text, bare));
    }
}

/// Words that a language once had in addition to another for the same thing: docs/contributing/translating.md has the
/// one.
struct OtherWords {
    std::string language;
    std::vector<std::string> words;
};

TEST_CASE("one thing has one word in every language") {
    const std::vector<OtherWords> others{
        {"fr",
         {"livret", "nregistrement", "nscription", "aisiss", " saisi ", " saisie", "Entrez", "L’entrée #",
          "l’entrée #"}},
        {"it",
         {"alla scrittura", "scritture", "voce n.", "voce #", "edina ", "terreni", "foglio dei punti",
          "fogli dei punti", "Round", "il round", "del round", "può arrivare a", "file di gioco", "igitare",
          "Scegliete", "onservatene", "l’hash", "un hash"}},
        {"pl",
         {" kości", "Kości", "olejka", "olejki", "olejek", "linia", "linię", "linii", "linią", "osiadłoś", "partia",
          "partię", "sytuac", "akład komunaln", "karta wyników", "nr stołu", "tolik", "Nazwisko"}},
        {"ru", {"арплат", "нисколько", "закрытую карту", "Место директора", " костям"}},
    };
    for (const auto& [language, words] : others)
        for (const auto& [english, text] : translations_of(language))
            for (const std::string& word : words) {
                if (text.find(" > ") != std::string::npos) continue;  // what people call a thing, for the search
                CAPTURE(language);
                CAPTURE(text);
                CHECK_MESSAGE(text.find(word) == std::string::npos, word);
            }
}

TEST_CASE("French drops the vowel of de and que before a name that begins with one") {
    const auto said = [](const std::string& name) {
        const std::vector<Word> words{{"player", name}};
        return euphonic("fr", "de plus que {player}, les billets de {player} (de {player})", words);
    };
    CHECK(said("Élodie") == "de plus qu’{player}, les billets d’{player} (d’{player})");
    CHECK(said("Anna") == said("Élodie"));
    CHECK(said("Zoë") == "de plus que {player}, les billets de {player} (de {player})");
    CHECK(said("Hugo") == said("Zoë"));
}

TEST_CASE("a name with its own quotation marks gets the inner ones of the language") {
    CHECK(speaking("ru").tr("does not buy {space}", {{"space", "Кафе «Пенальти»"}}) ==
          "не покупает владение «Кафе „Пенальти“»");
    CHECK(with_inner_quotes("ru", "«а» и «б»") == "«а» и «б»");
    CHECK(with_inner_quotes("it", "«una «due» tre»") == "«una “due” tre»");
    CHECK(with_inner_quotes("en", "«a «b»»") == "«a «b»»");
    CHECK(with_inner_quotes("ru", "» «а") == "» «а");
}

TEST_CASE("a reason that was typed with the quotation marks of the language does not get a second pair") {
    const auto said = [](const char* tag, const std::string& why) {
        return speaking(tag).tr("{sentence}: \"{why}\".", {{"sentence", "x"}, {"why", why}});
    };
    CHECK(said("pl", "„za kawę”") == "x: „za kawę”.");
    CHECK(said("fr", "«\u00a0pour le café\u00a0»") == said("fr", "pour le café"));
    CHECK(said("ru", "«за кофе»") == said("ru", "за кофе"));
    CHECK(said("pl", "„a” i „b”") == "x: „„a” i „b””.");
    CHECK(said("en", "„za kawę”") == "x: \"„za kawę”\".");
}

TEST_CASE("dates and moments are those of the language") {
    const auto date = [](const char* tag) {
        return speaking(tag).tr_in("a date", "{year}-{month}-{day}",
                                   {{"year", "2026"}, {"month", "11"}, {"day", "03"}});
    };
    CHECK(date("en") == "2026-11-03");
    CHECK(date("fr") == "03/11/2026");
    CHECK(date("it") == "03/11/2026");
    CHECK(date("pl") == "03.11.2026");
    CHECK(date("ru") == "03.11.2026");
}

}  // namespace
}  // namespace tablebank
