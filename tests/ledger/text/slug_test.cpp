// Names as they are typed.

#include "ledger/text/slug.h"

#include <doctest/doctest.h>

using namespace tablebank;

TEST_CASE("a slug is the name in letters that every keyboard has") {
    CHECK(slug_of("Nob Hill") == "nob-hill");
    CHECK(slug_of("  Łódź, ul. Piotrkowska 12 ") == "lodz-ul-piotrkowska-12");
    CHECK(slug_of("Champs-Élysées") == "champs-elysees");
    CHECK(slug_of("Ku'damm") == "kudamm");
    CHECK(slug_of("Майский щит") == "mayskiy-schit");
    CHECK(slug_of("Köpfstraße Ørsted") == "kopfstrasse-orsted");
    CHECK(slug_of("Подъезд № 5") == "podezd-no-5");
}

TEST_CASE("nothing is left of other scripts and of symbols alone") {
    CHECK(slug_of("") == "");
    CHECK(slug_of("---") == "");
    CHECK(slug_of("東京 1") == "1");
    CHECK(slug_of("\xFF\xFE") == "");
}
