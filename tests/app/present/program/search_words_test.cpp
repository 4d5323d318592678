// What people call a thing, and what the program calls it.

#include "app/present/program/search_words.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/i18n/catalogues.h"
#include "app/present/program/help_snapshot.h"
#include "tests/support/languages.h"

namespace tablebank {

TEST_CASE("a word stands for itself first, and its beginning for what it means") {
    const auto known = search_words(english);
    CHECK(readings_of(known, "swap") == std::vector<std::string>{"swap", "trade"});
    CHECK(readings_of(known, "swa") == std::vector<std::string>{"swa", "trade"});
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

TEST_CASE("what people call a thing is found in the commands and in the chapters, which say how often") {
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
