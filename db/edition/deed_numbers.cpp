#include "db/edition/deed_numbers.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "db/edition/deed_cells.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

}  // namespace

bool has_deed_there(SpaceKind kind) {
    return kind == SpaceKind::street || kind == SpaceKind::transport || kind == SpaceKind::utility;
}

bool are_counted_from_one(const CsvTable& table, const TypedDeeds& typed, const Edition& like) {
    constexpr int fewest = 5;
    constexpr int tenths = 10;
    constexpr int almost_all = 9;
    constexpr int many = 8;
    const auto column = typed.columns.find("space");
    if (column == typed.columns.end()) return false;
    const auto has_deed = [&](int space) {
        return space >= 0 && space < like.size() && has_deed_there(like.board[static_cast<std::size_t>(space)].kind);
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
        if (has_deed(*space)) ++as_typed;
        if (has_deed(*space - 1)) ++one_less;
    }
    return all >= fewest && one_less * tenths >= all * almost_all && as_typed * tenths <= all * many;
}

void merge_amounts(TypedDeeds& typed) {
    constexpr std::ptrdiff_t fewest = 5;
    for (const auto& [key, column] : typed.columns) {
        const auto is_one = [number = column.number](const DeedTableProblem& problem) {
            return problem.column == number &&
                   (problem.kind == Kind::amount_invalid || problem.kind == Kind::amount_fraction);
        };
        const auto count = std::ranges::count_if(typed.problems, is_one);
        if (count < fewest) continue;
        const auto first = std::ranges::find_if(typed.problems, is_one);
        first->other = static_cast<int>(count) - 1;
        const auto rest = std::remove_if(std::next(first), typed.problems.end(), is_one);
        typed.problems.erase(rest, typed.problems.end());
    }
}

}  // namespace tablebank
