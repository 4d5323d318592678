#include "db/edition/deed_numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "db/edition/deed_cells.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

}  // namespace

bool are_counted_from_one(const CsvTable& table, const TypedDeeds& typed, const Edition& like) {
    constexpr int fewest = 5;
    constexpr int tenths = 10;
    constexpr int almost_all = 9;
    constexpr int many = 8;
    const auto column = typed.columns.find("space");
    if (column == typed.columns.end()) return false;
    const auto is_deed = [&](int space) {
        return space >= 0 && space < like.size() && has_deed(like.board[static_cast<std::size_t>(space)].kind);
    };
    int all = 0;
    int as_typed = 0;
    int one_less = 0;
    for (std::size_t row = 1; row < table.rows.size(); ++row) {
        const auto& cells = table.rows[row].cells;
        const auto at = static_cast<std::size_t>(column->second.number) - 1;
        const auto space = at < cells.size() ? read_space_number(cells[at]) : std::nullopt;
        if (!space) continue;
        ++all;
        if (is_deed(*space)) ++as_typed;
        if (is_deed(*space - 1)) ++one_less;
    }
    return all >= fewest && one_less * tenths >= all * almost_all && as_typed * tenths <= all * many;
}

namespace {

/// One message for all cells of a column with this problem, if there are enough.
void merge_cells(TypedDeeds& typed, int column, Kind kind, std::ptrdiff_t fewest) {
    const auto is_one = [&](const DeedTableProblem& problem) {
        return problem.column == column && problem.kind == kind;
    };
    const auto count = std::ranges::count_if(typed.problems, is_one);
    if (count < fewest) return;
    const auto first = std::ranges::find_if(typed.problems, is_one);
    first->other = static_cast<int>(count) - 1;
    const auto rest = std::remove_if(std::next(first), typed.problems.end(), is_one);
    typed.problems.erase(rest, typed.problems.end());
}

/// Asks of the only row with a wrong space whether it is the row of the only space without one.
void name_missing_space(TypedDeeds& typed, int missing) {
    for (DeedTableProblem& problem : typed.problems) {
        if (problem.kind == Kind::space_invalid) {
            problem.kind = Kind::space_unread;
            problem.other = missing;
        } else if (problem.kind == Kind::space_twice) {
            problem.kind = Kind::space_doubled;
            problem.second = missing;
        }
    }
}

/// One message for all columns whose cells are written in the same wrong way: the whole table is.
void merge_columns(TypedDeeds& typed, Kind kind, Kind merged) {
    // A single cell that is not a number is a slip of its own.
    const auto is_one = [&](const DeedTableProblem& problem) {
        return problem.kind == kind && (kind == Kind::amount_fraction || problem.other > 0);
    };
    if (std::ranges::count_if(typed.problems, is_one) < 2) return;
    std::vector<DeedTableProblem> columns;
    std::ranges::copy_if(typed.problems, std::back_inserter(columns), is_one);
    std::ranges::sort(columns, {}, &DeedTableProblem::column);
    DeedTableProblem all = *std::ranges::min_element(columns, {}, &DeedTableProblem::row);
    all.kind = merged;
    all.other = static_cast<int>(columns.size()) - 1;
    all.head.clear();
    for (const DeedTableProblem& column : columns) {
        all.other += column.other;
        all.head += (all.head.empty() ? "" : ", ") + column_letters(column.column);
    }
    all.column = 0;
    std::erase_if(typed.problems, is_one);
    typed.problems.push_back(std::move(all));
}

}  // namespace

void find_missing_spaces(TypedDeeds& typed, const Edition& like, const SpacesOfRows& spaces) {
    if (spaces.unknown) return;
    std::vector<int> missing;
    for (int space = 0; space < like.size(); ++space) {
        const bool wanted = has_deed(like.board[static_cast<std::size_t>(space)].kind);
        if (wanted && !spaces.rows.contains(space) && !spaces.mentioned.contains(space)) missing.push_back(space);
    }
    // Each row with a wrong space may be that of a space without one.
    if (missing.size() == 1 && spaces.misplaced == 1) name_missing_space(typed, missing.front());
    if (missing.size() <= spaces.misplaced) return;
    constexpr std::size_t one_by_one = 3;
    if (missing.size() > one_by_one)
        return typed.problems.push_back(
            {.kind = Kind::spaces_missing, .text = fmt::format("{}", fmt::join(missing, ", "))});
    for (const int space : missing) typed.problems.push_back({.kind = Kind::space_missing, .other = space});
}

void merge_amounts(TypedDeeds& typed) {
    constexpr std::ptrdiff_t several = 2;
    constexpr std::ptrdiff_t many = 5;
    for (const auto& [key, column] : typed.columns) {
        merge_cells(typed, column.number, Kind::amount_fraction, several);
        merge_cells(typed, column.number, Kind::amount_invalid, many);
    }
    merge_columns(typed, Kind::amount_fraction, Kind::amounts_fraction);
    merge_columns(typed, Kind::amount_invalid, Kind::amounts_invalid);
}

void merge_colours(TypedDeeds& typed) {
    if (const auto colours = typed.columns.find("colour"); colours != typed.columns.end())
        merge_cells(typed, colours->second.number, Kind::colour_invalid, 2);
}

}  // namespace tablebank
