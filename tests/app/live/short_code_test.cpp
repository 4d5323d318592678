#include "app/live/short_code.h"

#include <doctest/doctest.h>

#include <set>

#include "app/live/table_message.h"

namespace {

using namespace tablebank;

const std::string event_secret(64, 'a');
const std::string an_event(32, '1');

std::string code_of(int round, int table) {
    return short_code(table_code(event_secret, {an_event, round, table}));
}

}  // namespace

TEST_CASE("each table of each round has its own code, of characters that do not look alike") {
    std::set<std::string> codes;
    for (int round = 1; round <= 20; ++round)
        for (int table = 1; table <= 300; ++table) codes.insert(code_of(round, table));
    CHECK(codes.size() == 6000);
    for (const std::string& code : codes) {
        REQUIRE(code.size() == 12);
        CHECK(code.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ") == std::string::npos);
    }
    CHECK(short_code(table_code(std::string(64, 'b'), {an_event, 1, 1})) != code_of(1, 1));
    CHECK(short_code(table_code(event_secret, {std::string(32, '2'), 1, 1})) != code_of(1, 1));
}

TEST_CASE("a code is read as people type it") {
    const ShortJoin join{"K7QX1MPA02TD", "http://192.168.0.7:8017"};
    CHECK(short_join_text(join) == "K7QX-1MPA-02TD@192.168.0.7:8017");
    for (const char* typed : {"K7QX-1MPA-02TD@192.168.0.7:8017", "k7qx1mpa02td@192.168.0.7:8017",
                              "K7QX IMPA O2TD@http://192.168.0.7:8017", "k7qx-lmpa-o2td@192.168.0.7:8017\n"})
        CHECK(read_short_join(typed) == join);
    const ShortJoin secure{"K7QX1MPA02TD", "https://hub.local"};
    CHECK(short_join_text(secure) == "K7QX-1MPA-02TD@https://hub.local");
    CHECK(read_short_join(short_join_text(secure)) == secure);
    for (const char* typed : {"", "@", "K7QX-1MPA-02TD", "K7QX-1MPA-02T@hub", "K7QX-1MPA-02TDD@hub",
                              "K7QX-1MPA-02TU@hub", "K7QX-1MPA-02TD@", "K7QX-1MPA-02TD@hub/path",
                              "K7QX-1MPA-02TD@ftp://hub", "K7QX-1MPA-02TD@a b", "tablebank-table-1:x@hub"})
        CHECK_FALSE(read_short_join(typed));
    CHECK_FALSE(read_short_join("K7QX-1MPA-02TD@" + std::string(longest_short_join, 'a')));
}

TEST_CASE("a line is read by its code alone, and not if a character of it was altered") {
    const std::string code = code_of(1, 2);
    const std::string line = "tablebank-table-1:something.abcd";
    const std::string sealed = sealed_line(code, line);
    CHECK(opened_line(code, sealed) == line);
    CHECK(sealed.find("7461626c65") == std::string::npos);  // "table"
    CHECK_FALSE(opened_line(code_of(1, 3), sealed));
    for (std::size_t place = 0; place < sealed.size(); place += 7) {
        std::string altered = sealed;
        altered[place] = altered[place] == '0' ? '1' : '0';
        CHECK_FALSE(opened_line(code, altered));
    }
    for (const std::string& other :
         {std::string{}, sealed.substr(1), sealed.substr(2), sealed + "0", std::string("zz"), std::string(40, '0')})
        CHECK_FALSE(opened_line(code, other));
    CHECK(asked_by(code).size() == 64);
    CHECK(asked_by(code) != asked_by(code_of(1, 3)));
    CHECK(sealed_line(code, "another") != sealed_line(code, "anotheR"));
}
