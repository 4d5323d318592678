// The order of names is the one in which people of a language look for them.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/i18n/alphabet.h"
#include "app/i18n/language.h"

namespace tablebank::testing {
namespace {

using Names = std::vector<std::string>;

Names in_order(const char* language, Names names) {
    const Alphabet alphabet(*language_called(language));
    std::ranges::sort(names, {}, [&](const std::string& name) { return alphabet.key(name); });
    return names;
}

TEST_CASE("letters with marks are where their language has them") {
    CHECK(in_order("ru", {"Яна", "Ёлка", "Жанна", "Елена"}) == Names{"Елена", "Ёлка", "Жанна", "Яна"});
    CHECK(in_order("fr", {"Zoé", "Élodie", "Eric", "Emma"}) == Names{"Élodie", "Emma", "Eric", "Zoé"});
    CHECK(in_order("pl", {"Zofia", "Łucja", "Lena", "Magda", "Żaneta"}) ==
          Names{"Lena", "Łucja", "Magda", "Zofia", "Żaneta"});
    CHECK(in_order("it", {"Piero", "Però", "Perla"}) == Names{"Perla", "Però", "Piero"});
}

TEST_CASE("case does not part names, and still no two different texts are equal") {
    CHECK(in_order("en", {"boris", "Anna", "clara", "Boris"}) == Names{"Anna", "boris", "Boris", "clara"});
    const Alphabet alphabet(Language::english());
    CHECK(alphabet.key("Anna") != alphabet.key("anna"));
    CHECK(alphabet.key("\u00e9") != alphabet.key("e\u0301"));
}

}  // namespace
}  // namespace tablebank::testing
