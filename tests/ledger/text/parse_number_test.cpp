// Numbers and names with an index as the program itself writes them: every value has one text.

#include "ledger/text/parse_number.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>

namespace tablebank {
namespace {

TEST_CASE("a whole number has one text, without space, plus sign or leading zero") {
    CHECK(read_number<int>("0") == 0);
    CHECK(read_number<int>("34") == 34);
    CHECK(read_number<int>("-7") == -7);
    CHECK(read_number<int>("100") == 100);
    for (const std::string_view text : {"", "-", "-0", "00", "01", "-01", "+1", " 1", "1 ", "1.0", "x", "0x1"}) {
        CAPTURE(text);
        CHECK_FALSE(read_number<int>(text));
    }
}

TEST_CASE("a number that its type cannot hold is invalid") {
    CHECK(read_number<std::int8_t>("127") == 127);
    CHECK_FALSE(read_number<std::int8_t>("128"));
    CHECK_FALSE(read_number<std::uint8_t>("-1"));
}

TEST_CASE("a text is parted at each separator, and an index at the first colon") {
    CHECK(split("3 4", ' ') == std::vector<std::string_view>{"3", "4"});
    CHECK(split("3  4 ", ' ') == std::vector<std::string_view>{"3", "", "4", ""});
    CHECK(split("", ' ').empty());
    CHECK(split_index("street:34") == std::pair{std::string_view{"street"}, std::optional<std::string_view>{"34"}});
    CHECK(split_index("a:b:c").second == "b:c");
    CHECK_FALSE(split_index("bank").second);
}

}  // namespace
}  // namespace tablebank
