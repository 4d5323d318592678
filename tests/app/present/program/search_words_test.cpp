// Common names of a thing, and the program's name for it.

#include "app/present/program/search_words.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/i18n/catalogues.h"
#include "app/present/program/help_snapshot.h"
#include "tests/support/languages.h"

namespace tablebank {

TEST_CASE("a word is searched for itself first, and its beginning for what it means") {
    const auto known = search_words(english);
    CHECK(readings_of(known, "barter") == std::vector<std::string>{"barter", "trade", "swap"});
    CHECK(readings_of(known, "bart") == std::vector<std::string>{"bart", "trade", "swap"});
    CHECK(readings_of(known, "barters").size() == 3);    // another ending
    CHECK(readings_of(known, "bartender").size() == 1);  // another word
    CHECK(readings_of(known, "sw") == std::vector<std::string>{"sw"});
    CHECK(readings_of(known, "nonsense") == std::vector<std::string>{"nonsense"});
}

TEST_CASE("in every language each row has words to type and words to find") {
    for (const std::string& tag : languages()) {
        CAPTURE(tag);
        for (const SearchWords& row : search_words(speaking(tag))) {
            CHECK_FALSE(row.typed.empty());
            CHECK_FALSE(row.meant.empty());
        }
    }
}

TEST_CASE("a synonym matches the start of a word of the text, and the typed text may be anywhere in it") {
    CHECK(has_words("clock start", {{"art"}}));
    CHECK_FALSE(has_words("clock restart", {{"salary", "start"}}));
    CHECK(has_words("clock start", {{"salary", "start"}}));
    CHECK(has_words("d’échange", {{"troc", "échang"}}));
}

TEST_CASE("players' words are found in every language, also in the chapter of the banker") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> asked{
        {"en", {"salary", "forgot", "mistake", "swap", "exchange", "late", "leave", "undo", "print", "pdf", "count"}},
        {"fr",
         {"salaire", "oublié", "erreur", "échanger", "échange", "retard", "partir", "annuler", "imprimer", "compter"}},
        {"it",
         {"stipendio", "dimenticato", "errore", "scambiare", "ritardo", "lasciare", "annullare", "stampare",
          "contare"}},
        {"pl",
         {"pensja", "zapomniałem", "pomyłka", "zamienić", "wymiana", "spóźniony", "odejść", "cofnąć", "drukować",
          "policzyć"}},
        {"ru", {"зарплата", "забыл", "ошибка", "обменять", "опоздал", "уйти", "отменить", "напечатать", "пересчитать"}},
    };
    for (const auto& [tag, words] : asked) {
        const Language lang = speaking(tag);
        HelpSnapshot help{make_help(lang), {}};
        help.chapters = make_help_chapters(lang);
        help.words = search_words(lang);
        REQUIRE_FALSE(help.chapters.empty());
        for (const std::string& word : words) {
            CAPTURE(word);
            find_in_help(help, word);
            REQUIRE(help.found.size() > 1);
            CHECK(help.found[1] > 0);  // the banker's chapter
        }
    }
}

TEST_CASE("common names are found in the commands and in the chapters, which show how often") {
    for (const std::string& tag : languages()) {
        CAPTURE(tag);
        const Language lang = speaking(tag);
        HelpSnapshot help{make_help(lang), {}};
        help.chapters = make_help_chapters(lang);
        help.words = search_words(lang);
        find_in_help(help, "");
        CHECK(help.found.empty());
        for (const SearchWords& row : help.words) {
            find_in_help(help, row.typed.front());
            const auto found = std::ranges::count_if(help.found, [](std::size_t many) { return many > 0; });
            CHECK_MESSAGE(found > 0, row.typed.front());
        }
        find_in_help(help, "qqqq");
        CHECK(std::ranges::all_of(help.found, [](std::size_t many) { return many == 0; }));
    }
}

}  // namespace tablebank
