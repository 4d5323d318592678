// docs/reference/lines.md shows lines and what they mean: each of them is read here.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "source_dir.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

struct Example {
    std::string typed;
    std::string means;  ///< the canonical line, or the column of an error
};

/// The cell that begins after a bar, without spaces and code quotes; `from` moves on to the next bar.
std::string next_cell(const std::string& row, std::size_t& from) {
    const std::size_t to = row.find(" |", from + 1);
    std::string cell = row.substr(from + 1, to - from - 1);
    from = to == std::string::npos ? row.size() : to + 1;
    std::erase(cell, '`');
    cell.erase(0, cell.find_first_not_of(' '));
    return cell;
}

/// The rows of every table under a heading row that begins so.
std::vector<Example> examples(const std::string& heading) {
    std::ifstream document{TABLEBANK_SOURCE_DIR "/docs/reference/lines.md"};
    std::vector<Example> all;
    bool inside = false;
    for (std::string row; std::getline(document, row);) {
        if (row.starts_with(heading)) inside = true;
        if (!row.starts_with('|')) inside = false;
        if (!inside || !row.starts_with("| `")) continue;
        std::size_t from = 0;
        std::string typed = next_cell(row, from);
        all.push_back({std::move(typed), next_cell(row, from)});
    }
    return all;
}

TEST_CASE("every line of the grammar's document reads as stated there") {
    const auto all = examples("| typed | recorded |");
    CHECK(all.size() > 70);
    for (const Example& example : all) {
        CAPTURE(example.typed);
        CHECK(testing::reading(testing::american_three(), example.typed) == example.means);
    }
}

TEST_CASE("every verb is in the grammar's document") {
    const auto all = examples("| typed | recorded |");
    for (const std::string_view verb : all_verbs()) {
        CAPTURE(verb);
        CHECK(std::ranges::any_of(all, [&](const Example& example) {
            return (" " + example.means + " ").find(" " + std::string{verb} + " ") != std::string::npos;
        }));
    }
}

TEST_CASE("every line that the document calls unreadable has its error in that column") {
    const auto all = examples("| typed | column |");
    CHECK(all.size() > 5);
    for (const Example& example : all) {
        CAPTURE(example.typed);
        const auto read = parse_line(testing::american_three(), example.typed);
        REQUIRE(std::holds_alternative<ParseError>(read));
        CHECK(std::to_string(std::get<ParseError>(read).column) == example.means);
    }
}

}  // namespace
}  // namespace tablebank
