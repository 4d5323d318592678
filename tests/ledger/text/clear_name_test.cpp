// Names that a reader confuses, and invisible characters in a name that is given now.

#include "ledger/text/clear_name.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablebank;

namespace {

bool look_alike(const std::string& one, const std::string& other) {
    return first_look_alike({one, other}).has_value();
}

}  // namespace

TEST_CASE("letters of another script, figures for letters and letters for one another look alike") {
    CHECK(look_alike("Anna", "Аnna"));  // Cyrillic А
    CHECK(look_alike("anna", "Аnna"));  // and a small letter
    CHECK(look_alike("Ivan", "lvan"));  // l
    CHECK(look_alike("Ivan", "Ιvan"));  // Greek Ι
    CHECK(look_alike("I", "l"));
    CHECK(look_alike("Paul", "Pau\u04cf"));  // the small palochka of the Caucasus
    CHECK(look_alike("Anna 0", "Anna O"));
    CHECK(look_alike("Bernd", "Bemd"));
    CHECK(look_alike("Ewa", "Evva"));
    CHECK(look_alike("WANDA", "VVANDA"));
    CHECK(look_alike("Adam", "Aclam"));
    CHECK(look_alike("Лена", "Ленa"));  // Latin a
    CHECK(look_alike("O'Neil", "O’Neil"));
    CHECK(look_alike("Anna B.", "Anna\u00a0 B."));  // no-break space
}

TEST_CASE("people whose names are merely similar are not asked about") {
    CHECK_FALSE(look_alike("Anna", "Anna B."));
    CHECK_FALSE(look_alike("Anna", "Anne"));
    CHECK_FALSE(look_alike("Anna", "Алла"));
    CHECK_FALSE(look_alike("Anna", "Анна"));
    CHECK_FALSE(look_alike("Jose", "José"));
    CHECK_FALSE(look_alike("Ада", "Ася"));
    CHECK_FALSE(look_alike("Łukasz", "Lukasz"));
    CHECK_FALSE(look_alike("Anna I", "Anna II"));
    CHECK_FALSE(look_alike("Team 1", "Team 2"));
    CHECK_FALSE(look_alike("Clara", "Dara"));
    CHECK_FALSE(look_alike("Eva", "Ewa"));
    CHECK_FALSE(look_alike("Anna", "ANNA"));        // the same name, which is another matter
    CHECK_FALSE(look_alike("Anna", "An\u200bna"));  // so is this
    CHECK_FALSE(first_look_alike({"Анна", "Борис", "Вера", "Галина", "Дмитрий", "Елена"}).has_value());
}

TEST_CASE("the two that look alike are named, whichever others are there") {
    const auto found = first_look_alike({"Boris", "Anna", "Clara", "Аnna"});
    REQUIRE(found);
    CHECK(found->first == "Anna");
    CHECK(found->second == "Аnna");
}

TEST_CASE("a name that is given now has no invisible character, at its ends or within") {
    for (const char* name : {"Anna", "Anna B.", "Анна-Мария", "Élodie", "Zoë", "Ngô Thị Ngọc Ánh", "שָׁלוֹם", "مُحَمَّد",
                             "किरण", "王小明", "Anna \U0001F600", "d'Arc", "Anna\u00a0B."})
        CHECK_MESSAGE(is_clear_text(name), name);
    for (const char* name :
         {"Anna\ue000",     "\U000F0000",     "Anna\ufdd0",     "Anna\ufffe",     "An\uffffna",       "Anna\u0378",
          "Anna\U0001FFFE", "Anna\U000E0080", "Anna\u00a0",     "\u2003Anna",     "Anna\u2800",       "Anna\u3164",
          "Anna\u200b",     "\ufeffAnna",     "An\u200fna",     "Anna\u202e",     "\u2066Anna\u2069", "Anna\ufe0f",
          "Anna\U0001D159", "Anna\U00013441", "Anna\U00013430", "Anna\U00016FE4", "An\U0001107Fna",   "Anna\uFFFC",
          "Anna\u00ad",     " Anna",          "Anna\t",         "\u0301Anna",     "Anna \u0301"})
        CHECK_FALSE_MESSAGE(is_clear_text(name), name);
}

TEST_CASE("a letter has four marks at most") {
    std::string name = "A";
    for (int mark = 0; mark < most_marks; ++mark) name += "\u0301";
    CHECK(has_clear_marks(name));
    CHECK(is_clear_text(name + "nna"));
    CHECK_FALSE(has_clear_marks(name + "\u0302"));
    CHECK_FALSE(is_clear_text(name + "\u0302nna"));
}
