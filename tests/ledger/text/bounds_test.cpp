// A stranger's input is counted before it is read, and quoted only in part.

#include <doctest/doctest.h>

#include <string>

#include "ledger/text/json_bounds.h"
#include "ledger/text/truncate.h"

using namespace tablebank;

namespace {

std::string times(std::string_view text, std::size_t count) {
    std::string all;
    for (std::size_t each = 0; each < count; ++each) all += text;
    return all;
}

}  // namespace

TEST_CASE("A text is quoted whole up to the limit, counted in characters, and then with an ellipsis") {
    CHECK(truncated("").empty());
    CHECK(truncated("Анна", 4) == "Анна");
    CHECK(truncated("Анна", 3) == "Анн…");
    CHECK(truncated(std::string(longest_quoted, 'a')) == std::string(longest_quoted, 'a'));
    CHECK(truncated(std::string(1'000'000, 'a')) == std::string(longest_quoted, 'a') + "…");
    CHECK(truncated("\xff\xfe\xfd", 2) == "\xff\xfe…");
}

TEST_CASE("JSON may be nested and long only so far") {
    CHECK_FALSE(beyond_json_bounds(""));
    const auto deep = static_cast<std::size_t>(deepest_json);
    CHECK_FALSE(beyond_json_bounds(times("[", deep) + times("]", deep)));
    CHECK(beyond_json_bounds(times("[", deep + 1)) == deep);
    CHECK(beyond_json_bounds(times("{\"a\":", deep + 1)) == 5 * deep);
    CHECK_FALSE(beyond_json_bounds("[" + times("[],", 1000) + "[]]"));
    CHECK_FALSE(beyond_json_bounds(times(",", most_json_values)));
    CHECK(beyond_json_bounds(times(",", most_json_values + 1)) == most_json_values);
}

TEST_CASE("Brackets and commas within a text of JSON do not count") {
    CHECK_FALSE(beyond_json_bounds("\"" + times("[", 1000) + times(",", 2 * most_json_values) + "\""));
    CHECK_FALSE(beyond_json_bounds(R"("\")" + times("[", 1000) + "\""));
    CHECK(beyond_json_bounds(R"("\\")" + times("[", 1000)));
}
