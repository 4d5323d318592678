#include "db/edition/deed_heads.h"

#include <algorithm>
#include <set>
#include <utility>

#include "db/edition/deed_cells.h"
#include "db/edition/deed_columns.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

/// Whether a table without a column of groups names them by their colours in words: "light blue".
bool colours_are_groups(const CsvTable& table, const Edition& like) {
    const auto& heads = table.rows.front().cells;
    std::size_t colours = heads.size();
    for (std::size_t at = 0; at < heads.size(); ++at) {
        const auto key = deed_column_called(like, heads[at]);
        if (key == "city") return false;
        if (key == "colour") colours = at;
    }
    const auto has_word = [&](const CsvRow& row) {
        return colours < row.cells.size() && !says_none(row.cells[colours]) && !row.cells[colours].starts_with('#');
    };
    const auto rows = std::ranges::count_if(table.rows.begin() + 1, table.rows.end(), has_word);
    return rows * 2 >= std::ssize(table.rows);
}

class HeadReader {
public:
    HeadReader(const CsvTable& table, const Edition& like, TypedDeeds& typed)
        : row_(table.rows.front()),
          separator_(table.separator),
          like_(like),
          typed_(typed),
          colours_are_groups_(colours_are_groups(table, like)) {}

    DeedHeads run() && {
        if (row_.cells.size() > DeedTableLimits::columns) return refused(Kind::too_many_columns);
        heads_.keys.resize(row_.cells.size());
        for (std::size_t i = 0; i < row_.cells.size(); ++i)
            if (!row_.cells[i].empty()) read(i);
        if (typed_.columns.empty()) {
            typed_.problems.clear();
            return refused(Kind::no_head);
        }
        find_prices_told_twice();
        const std::vector<DeedColumn> missing = missing_columns();
        if (missing.size() == 1 && is_mistyped(missing.front().head)) return std::move(heads_);
        for (const DeedColumn& column : missing)
            typed_.problems.push_back({.kind = Kind::column_missing, .row = row_.number, .text = column.head});
        return std::move(heads_);
    }

private:
    DeedHeads refused(Kind kind) {
        typed_.problems.push_back({.kind = kind, .row = row_.number});
        return {.keys = {}, .passed_over = {}, .usable = false};
    }

    void read(std::size_t at) {
        const std::string& head = row_.cells[at];
        DeedTableProblem problem{.row = row_.number, .column = static_cast<int>(at) + 1, .head = head};
        if (auto key = deed_column_called(like_, head)) {
            if (key == "colour" && colours_are_groups_) key = "city";
            if (const auto strange = strange_cell(head)) {
                problem.kind = *strange;
                problem.text = head;
                typed_.problems.push_back(problem);
            }
            const auto [known, fresh] = typed_.columns.emplace(*key, TypedColumn{problem.column, head});
            heads_.keys[at] = *key;
            if (fresh) return;
            problem.kind = Kind::two_heads;
            problem.other = known->second.number;
        } else if (const char other = other_separator_in(head, separator_); other != '\0') {
            problem.kind = Kind::other_separator;
            problem.text = other;
            problem.separator = separator_;
            heads_.usable = false;
        } else {
            problem.kind = Kind::column_unknown;
            problem.warning = true;
            heads_.passed_over.insert(at);
        }
        typed_.problems.push_back(std::move(problem));
    }

    [[nodiscard]] bool has(Role role, std::string_view price) const {
        return typed_.columns.contains(key_of(role, price));
    }
    [[nodiscard]] static std::string key_of(Role role, std::string_view price) {
        return std::string(to_string(role)) + '.' + std::string(price);
    }

    /// Whether the only column that is missing is probably the only one whose heading is unknown, or is there twice:
    /// then one message reports both.
    bool is_mistyped(const std::string& missing) {
        const auto is_odd = [](const DeedTableProblem& problem) {
            return problem.kind == Kind::column_unknown || problem.kind == Kind::two_heads;
        };
        if (std::ranges::count_if(typed_.problems, is_odd) != 1) return false;
        DeedTableProblem& odd = *std::ranges::find_if(typed_.problems, is_odd);
        if (odd.kind == Kind::column_unknown) odd.kind = Kind::column_mistyped;
        odd.text = missing;
        odd.warning = false;
        return true;
    }

    /// A column for all roles and one for a single role.
    void find_prices_told_twice() {
        for (const char* price : {"house_price", "hotel_price"}) {
            const auto general = typed_.columns.find(price);
            if (general == typed_.columns.end()) continue;
            for (const Role role : like_.profile.played_roles()) {
                if (!has(role, price)) continue;
                DeedTableProblem problem = typed_.at(row_.number, key_of(role, price), Kind::two_heads);
                problem.other = general->second.number;
                typed_.problems.push_back(std::move(problem));
            }
        }
    }

    /// The price of buildings is in one column for all roles or in one for each: if one role has a column, those of the
    /// others are missing.
    [[nodiscard]] std::vector<DeedColumn> missing_columns() const {
        const bool has_streets = like_.has_space(SpaceKind::street);
        const std::vector<Role> roles = like_.profile.played_roles();
        const auto told_by_role = [&](std::string_view key) {
            return key.ends_with("_price") && std::ranges::any_of(roles, [&](Role role) { return has(role, key); });
        };
        std::vector<DeedColumn> missing;
        const auto want = [&](const DeedColumn& column) {
            if (column.needed && (!column.street || has_streets) && !typed_.columns.contains(column.key))
                missing.push_back(column);
        };
        const std::vector<DeedColumn> by_role = deed_columns(like_, true);
        for (const DeedColumn& column : deed_columns(like_, false)) {
            if (typed_.columns.contains(column.key) || !told_by_role(column.key)) {
                want(column);
                continue;
            }
            for (const DeedColumn& own : by_role)
                if (own.key.ends_with('.' + column.key)) want(own);
        }
        return missing;
    }

    const CsvRow& row_;
    char separator_;
    const Edition& like_;
    TypedDeeds& typed_;
    bool colours_are_groups_;
    DeedHeads heads_;
};

/// Rows that are searched for headings; a title with remarks has fewer.
constexpr int searched_rows = 20;
constexpr std::size_t few_heads = 2;

/// The number of different known headings in a row.
std::size_t known_heads(const CsvRow& row, const Edition& like) {
    if (row.cells.size() > DeedTableLimits::columns) return 0;
    std::set<std::string> keys;
    for (const std::string& cell : row.cells)
        if (const auto key = deed_column_called(like, cell)) keys.insert(*key);
    return keys.size();
}

}  // namespace

std::variant<DeedCsv, CsvOpenQuote> read_deed_csv(std::string_view csv, const Edition& like) {
    // One cell more than there may be shows that a row has too many.
    constexpr std::size_t most_cells = DeedTableLimits::columns + 1;
    auto usual = read_csv(csv, most_cells);
    if (const auto* open = std::get_if<CsvOpenQuote>(&usual)) return *open;
    auto& table = std::get<CsvTable>(usual);
    if (table.rows.empty() || known_heads(table.rows.front(), like) > few_heads) return DeedCsv{std::move(table)};
    // A title has other separators than the table below it, or none.
    for (int above = table.rows.front().number; above < searched_rows; ++above) {
        auto below = read_csv(csv, most_cells, above);
        if (std::holds_alternative<CsvOpenQuote>(below)) continue;
        auto& rows = std::get<CsvTable>(below).rows;
        const auto head = std::ranges::find(rows, above + 1, &CsvRow::number);
        if (head == rows.end() || known_heads(*head, like) <= few_heads) continue;
        rows.erase(rows.begin(), head);
        return DeedCsv{std::get<CsvTable>(std::move(below)), true};
    }
    return DeedCsv{std::move(table)};
}

DeedHeads read_deed_heads(const CsvTable& table, const Edition& like, TypedDeeds& typed) {
    return HeadReader(table, like, typed).run();
}

}  // namespace tablebank
