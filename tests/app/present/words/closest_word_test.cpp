// The suggestions for an unknown word: near spellings, and no word that only begins alike.

#include "app/present/words/closest_word.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

using Words = std::vector<std::string>;

TEST_CASE("near spellings are proposed, with a letter more, less, different, or two swapped") {
    const Words known{"pay", "payer", "build", "rozpocznij", "to"};
    CHECK(nearest_words("pya", known) == Words{"pay"});
    CHECK(nearest_words("payre", known) == Words{"payer"});
    CHECK(nearest_words("biuld", known) == Words{"build"});
    CHECK(nearest_words("rozpoczni", known) == Words{"rozpocznij"});
    CHECK(nearest_words("tp", known) == Words{"to"});
}

TEST_CASE("a word with fewer than half of its letters, or only the start of a longer word, is not proposed") {
    CHECK(nearest_words("je", {"jet", "jeter"}).empty());
    CHECK(nearest_words("ba", {"bankructwo"}).empty());
    CHECK(nearest_words("ban", {"bankructwo"}).empty());
    CHECK(nearest_words("bankr", {"bankructwo"}) == Words{"bankructwo"});
    CHECK(nearest_words("abc", {"xyz"}).empty());
}

TEST_CASE("a letter of any script is one letter") {
    CHECK(nearest_words("старто", {"старт", "конец"}) == Words{"старт"});
    CHECK(nearest_words("stwaka", {"stawka"}) == Words{"stawka"});
}

}  // namespace
}  // namespace tablebank
