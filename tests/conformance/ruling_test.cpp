// A ruling changes nothing if the book decides, and something if it leaves the question open: every row of every book
// is played under every value of every ruling. A row with another result under another value depends on that ruling,
// and states it.

#include <doctest/doctest.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "calculators/ruling_scope.h"
#include "tests/conformance/check.h"

namespace tablebank::conformance {
namespace {

/// Editions without a book of their own, with the book that they are played by. A row that goes otherwise there for
/// another reason (the dice that stand for its cards) is left out.
const std::map<std::string, std::string> played_by_another{{"us-dice", "us"}};

/// Rulings that no row can notice, since they affect only text and display (tests/app/present/settlement).
const std::set<std::string> only_shown{"live_standings", "walk_roller"};
/// How the bank is kept, and whether a table holds its players to the roll that every book orders: a row about the book
/// does not depend on it.
const std::set<std::string> of_the_bank{"track_tokens", "unrolled_turn"};

struct Rows {
    std::shared_ptr<const Edition> edition;
    std::string book;
    std::vector<Row> rows;  ///< those that go as they say
};

Rows rows_of(const std::string& edition, const std::string& book) {
    Rows read{shipped_edition(edition), book, {}};
    for (const auto& file : all_books()) {
        if (file.stem() != book) continue;
        for (const Row& row : read_book(file).rows)
            if (check(row, read.edition).empty()) read.rows.push_back(row);
    }
    return read;
}

std::vector<Rows> every_edition() {
    std::vector<Rows> all;
    for (const auto& file : all_books()) all.push_back(rows_of(file.stem().string(), file.stem().string()));
    for (const auto& [edition, book] : played_by_another) all.push_back(rows_of(edition, book));
    return all;
}

std::vector<std::string> values_of(const RulingKey& key) {
    std::vector<std::string> values(key.values.begin(), key.values.end());
    if (key.takes_number) values.emplace_back("7");
    return values;
}

/// Whether the row then ends differently. If an earlier line is refused, the row proves nothing about its subject.
bool rests_on_ruling(Row row, const Rows& read, const std::string& key, const std::string& value) {
    row.rulings[key] = value;
    const auto found = check(row, read.edition);
    return std::ranges::any_of(found, [&](const std::string& what) {
        if (what.starts_with("the position cannot be")) return false;
        return !what.starts_with('"') || what.starts_with('"' + row.lines.back() + "\" is");
    });
}

bool goes_otherwise(Row row, const Rows& read, const std::string& key, const std::string& value) {
    row.rulings[key] = value;
    return !check(row, read.edition).empty();
}

Goal goal_of(const Row& row) {
    return parse_goal(row.goal).value();
}

TEST_CASE("a ruling changes nothing if the book decides") {
    for (const Rows& read : every_edition()) {
        CAPTURE(read.edition->id);
        for (const RulingKey& key : ruling_keys()) {
            const std::string name{key.name};
            for (const Row& row : read.rows) {
                if (!read.edition->is_played_for(goal_of(row)) ||
                    ruling_matters(*read.edition, goal_of(row), key.name)) {
                    continue;
                }
                for (const std::string& value : values_of(key)) {
                    CHECK_MESSAGE(!goes_otherwise(row, read, name, value), read.edition->id, ":", row.line, ": ", name,
                                  " = ", value, " changes: ", row.says);
                }
            }
        }
    }
}

TEST_CASE("if the book leaves a question open, its ruling changes some row") {
    for (const Rows& read : every_edition()) {
        CAPTURE(read.edition->id);
        for (const RulingKey& key : ruling_keys()) {
            const std::string name{key.name};
            if (!ruling_matters(*read.edition, std::nullopt, key.name) || only_shown.contains(name)) continue;
            const bool changes = std::ranges::any_of(values_of(key), [&](const std::string& value) {
                return std::ranges::any_of(read.rows,
                                           [&](const Row& row) { return goes_otherwise(row, read, name, value); });
            });
            CHECK_MESSAGE(changes, read.edition->id, ": no row notices ", name);
        }
    }
}

TEST_CASE("a book's answer belongs to some ruling, and is in a paragraph of the book") {
    for (const auto& file : all_books()) {
        const Book book = read_book(file);
        for (const BookAnswer& answer : shipped_edition(book.edition)->answers) {
            CAPTURE(answer.key);
            CHECK(std::ranges::any_of(book.paragraphs, [&](const Paragraph& paragraph) {
                return answer.rule == book.edition + " " + paragraph.number;
            }));
        }
    }
}

TEST_CASE("a row that rests on a ruling begins with it") {
    for (const auto& file : all_books()) {
        const Rows read = rows_of(file.stem().string(), file.stem().string());
        for (const Row& row : read.rows) {
            std::set<std::string> rests_on;
            if (row.cites.starts_with("ruling ")) rests_on.insert(row.cites.substr(7));
            for (const RulingKey& key : ruling_keys()) {
                const std::string name{key.name};
                if (of_the_bank.contains(name) || !ruling_matters(*read.edition, goal_of(row), key.name)) continue;
                for (const std::string& value : values_of(key))
                    if (rests_on_ruling(row, read, name, value)) rests_on.insert(name);
            }
            CHECK_MESSAGE((rests_on.empty() || row.says.starts_with("ruling: ")), file.filename().string(), ":",
                          row.line, " rests on ", fmt::format("{}", fmt::join(rests_on, ", ")), ": ", row.says);
        }
    }
}

}  // namespace
}  // namespace tablebank::conformance
