// Names and seats as people say them: the words in front of a name are not part of it.

#include "tests/ledger/grammar/said.h"

namespace tablebank::testing {

TEST_CASE("a new name is what follows \"to\", unless that is written as a name") {
    check_said(american_three(), {{"rename anna to hanna \"typo\"", "Anna rename hanna \"typo\""},
                                  {"anna seat to lena \"she leaves\"", "Anna seat lena \"she leaves\""},
                                  {"rename anna To Lan \"typo\"", "Anna rename \"To Lan\" \"typo\""},
                                  {"rename anna to \"typo\"", "Anna rename to \"typo\""},
                                  {"rename anna \"to lena\" \"typo\"", "Anna rename \"to lena\" \"typo\""}});
}

TEST_CASE("players exchange their seats with or without a word between them") {
    for (const char* line : {"swap anna and boris \"draught\"", "swap anna with boris \"draught\"",
                             "swap anna boris \"draught\"", "anna swap with boris \"draught\""}) {
        CAPTURE(line);
        CHECK(reading(american_three(), line) == "Anna swap Boris \"draught\"");
    }
}

TEST_CASE("a person who comes late joins as a competitor, and \"as\" is not part of the name") {
    check_said(american_three(), {{"join lena as competitor \"late\"", "join lena competitor \"late\""},
                                  {"join lena maria as monopolist after anna \"late\"",
                                   "join \"lena maria\" monopolist after Anna \"late\""},
                                  {"joins lena competitor \"late\"", "join lena competitor \"late\""},
                                  {"join as competitor \"late\"", "join as competitor \"late\""}});
}

TEST_CASE("a person who comes is never one who leaves") {
    const Setup russian = table_of("ru", {"Анна", "Борис", "Вера"});
    for (const char* verb : {"входит", "приходит", "вступает", "присоединяется"}) {
        const std::string line = std::string(verb) + " лена конкурентом \"опоздала\"";
        CAPTURE(line);
        CHECK(reading(russian, line) == "join лена competitor \"опоздала\"");
    }
}

}  // namespace tablebank::testing
