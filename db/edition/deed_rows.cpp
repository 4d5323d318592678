#include "db/edition/deed_rows.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "db/edition/deed_cells.h"
#include "db/edition/deed_columns.h"
#include "db/edition/deed_heads.h"
#include "db/edition/deed_numbers.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

bool is_figure_key(std::string_view key) {
    constexpr std::string_view texts[] = {"space", "name", "short", "slug", "city", "colour"};
    return std::ranges::find(texts, key) == std::ranges::end(texts);
}

bool is_of_any_deed(std::string_view key) {
    return key == "price" || key == "mortgage" || key == "redeem";
}

/// Zeros that people write in an empty cell.
bool is_zero(std::string_view text) {
    return text == "0" || text == "-1" || text == "−1";
}

bool says_nothing(std::string_view text) {
    return is_zero(text) || says_none(text);
}

class DeedRows {
public:
    DeedRows(const CsvTable& table, const Edition& like) : table_(table), like_(like) {}

    TypedDeeds run() && {
        if (!is_text()) return std::move(read_);
        if (table_.rows.empty()) {
            tell({.kind = Kind::empty});
            return std::move(read_);
        }
        heads_ = read_deed_heads(table_, like_, read_);
        if (!heads_.usable) return std::move(read_);
        if (table_.rows.size() == 1) tell({.kind = Kind::empty});
        if (are_counted_from_one(table_, read_, like_)) {
            tell(table_.rows[1].number, "space", Kind::spaces_from_one);
            return std::move(read_);
        }
        for (std::size_t i = 1; i < table_.rows.size(); ++i) read_row(table_.rows[i]);
        find_swapped();
        merge_empty_columns();
        merge_amounts(read_);
        if (passed_zeros_) tell({.kind = Kind::company_zeros, .warning = true});
        pass_over_company_groups();
        if (read_.columns.contains("space") && table_.rows.size() > 1) find_missing_spaces(read_, like_, spaces_);
        std::ranges::stable_sort(read_.deeds, {}, [](const TypedDeed& typed) { return typed.deed.space; });
        return std::move(read_);
    }

private:
    void tell(DeedTableProblem problem) { read_.problems.push_back(std::move(problem)); }
    void tell(int row, std::string_view key, Kind kind, std::string text = {}, int other = 0) {
        DeedTableProblem problem = read_.at(row, key, kind);
        problem.text = std::move(text);
        problem.other = other;
        tell(std::move(problem));
    }

    /// Whether the table is valid text.
    bool is_text() {
        for (const CsvRow& row : table_.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (is_text_cell(row.cells[i])) continue;
                tell({.kind = Kind::not_text,
                      .row = row.number,
                      .column = static_cast<int>(i) + 1,
                      .head = head_above(row, i)});
                return false;
            }
        }
        return true;
    }

    /// The heading of a column, if it can be read.
    [[nodiscard]] std::string head_above(const CsvRow& row, std::size_t column) const {
        const auto& heads = table_.rows.front().cells;
        const bool known = row.number != table_.rows.front().number && column < heads.size();
        return known && is_text_cell(heads[column]) ? heads[column] : std::string{};
    }

    [[nodiscard]] std::string cell(const CsvRow& row, std::string_view key) const {
        const auto found = read_.columns.find(key);
        if (found == read_.columns.end()) return {};
        const auto at = static_cast<std::size_t>(found->second.number) - 1;
        if (at >= row.cells.size()) return {};
        std::string text = row.cells[at];
        // As deed tables are written: without the apostrophe, a spreadsheet would take the name for a formula.
        constexpr std::string_view formula = "=+-@";
        if (text.size() > 1 && text.front() == '\'' && formula.find(text[1]) != std::string_view::npos)
            text.erase(0, 1);
        return text;
    }

    /// The cell, if all its characters are visible; otherwise the problem is reported, and the cell does not count as
    /// missing.
    std::optional<std::string> seen_cell(const CsvRow& row, std::string_view key) {
        std::string text = cell(row, key);
        const auto strange = strange_cell(text);
        if (!strange) return text;
        tell(row.number, key, *strange, std::move(text));
        return std::nullopt;
    }

    /// Whether the row could be split into cells.
    bool is_row_of_deed(const CsvRow& row) {
        std::size_t written = 0;
        std::size_t like_heads = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (row.cells[i].empty()) continue;
            ++written;
            last = i;
            if (deed_column_called(like_, row.cells[i])) ++like_heads;
        }
        if (like_heads >= 2 && like_heads * 2 >= written) {
            tell({.kind = Kind::head_again, .row = row.number});
            return false;
        }
        if (written == 1 && row.beyond == 0 && is_parted_otherwise(row, last)) return false;
        std::size_t beyond = row.beyond;
        for (std::size_t i = row.cells.size(); i-- > 0;)
            if (!row.cells[i].empty() && !has_head(i)) beyond = i + 1;
        if (beyond == 0) return true;
        tell({.kind = Kind::cell_beyond,
              .row = row.number,
              .column = static_cast<int>(beyond),
              .separator = table_.separator});
        mention(cell(row, "space"));
        return false;
    }

    [[nodiscard]] bool has_head(std::size_t column) const {
        return heads_.passed_over.contains(column) || (column < heads_.keys.size() && !heads_.keys[column].empty());
    }

    /// Whether all cells of a row are in a single one, separated by another character. A remark with a comma does not
    /// count.
    bool is_parted_otherwise(const CsvRow& row, std::size_t column) {
        const std::string& text = row.cells[column];
        const char other = other_separator_in(text, table_.separator);
        if (other == '\0') return false;
        const std::vector<std::string_view> cells = split(text, other);
        if (cells.size() * 2 <= read_.columns.size()) return false;
        DeedTableProblem problem{
            .kind = Kind::other_separator, .row = row.number, .column = static_cast<int>(column) + 1};
        problem.text = other;
        problem.separator = table_.separator;
        tell(std::move(problem));
        const auto space = read_.columns.find("space");
        const auto at =
            space == read_.columns.end() ? cells.size() : static_cast<std::size_t>(space->second.number) - 1;
        mention(at < cells.size() ? cells[at] : std::string_view{});
        return true;
    }

    /// Notes the space of a row that could not be split.
    void mention(std::string_view space) {
        if (const auto number = read_space_number(trim(space)))
            spaces_.mentioned.insert(*number);
        else
            spaces_.unknown = true;
    }

    void read_row(const CsvRow& row) {
        if (!is_row_of_deed(row)) return;
        TypedDeed typed;
        typed.row = row.number;
        for (const Role role : like_.profile.played_roles())
            typed.deed.street.of(role).built.resize(
                static_cast<std::size_t>(like_.profile.houses_before_hotel.of(role).value) +
                static_cast<std::size_t>(like_.profile.hotels_per_street.value));
        const std::optional<SpaceKind> kind = read_space(row, typed);
        typed.deed.kind = kind.value_or(SpaceKind::transport);
        const bool another = kind && is_of_another_kind(row, *kind, typed.deed.space);
        read_texts(row, kind, another, typed);
        for (const auto& [key, column] : read_.columns)
            if (is_figure_key(key) && (!another || is_of_any_deed(key))) read_figure(row, key, kind, typed.deed);
        for (const Role role : like_.profile.played_roles()) {
            StreetColumn& column = typed.deed.street.of(role);
            if (!can_monopolise(role)) column.doubled = column.single;
        }
        if (kind) read_.deeds.push_back(std::move(typed));
    }

    /// Whether the figures of a row do not fit the kind of deed on the board: one message reports it for the whole row.
    bool is_of_another_kind(const CsvRow& row, SpaceKind kind, Space space) {
        constexpr int enough = 3;
        int columns = 0;
        int written = 0;
        for (const auto& [key, column] : read_.columns) {
            if (!is_figure_key(key) || is_of_any_deed(key)) continue;
            ++columns;
            if (!says_nothing(cell(row, key))) ++written;
        }
        const bool street = kind == SpaceKind::street;
        if (street ? columns < enough || written > 0 : written < enough) return false;
        tell(row.number, "space", street ? Kind::no_street_figures : Kind::street_figures, std::string(to_string(kind)),
             space.index);
        (street ? rentless_streets_ : rented_companies_).emplace_back(row.number, space.index);
        return true;
    }

    /// A street without rents and a company with rents, if there are equally many of both: one message for each pair.
    void find_swapped() {
        if (rentless_streets_.size() != rented_companies_.size()) return;
        for (std::size_t i = 0; i < rentless_streets_.size(); ++i) {
            const auto of_company = std::ranges::find_if(read_.problems, [&](const DeedTableProblem& problem) {
                return problem.kind == Kind::street_figures && problem.row == rented_companies_[i].first;
            });
            if (of_company == read_.problems.end()) continue;
            of_company->kind = Kind::spaces_swapped;
            of_company->second = rentless_streets_[i].second;
            std::erase_if(read_.problems, [&](const DeedTableProblem& problem) {
                return problem.kind == Kind::no_street_figures && problem.row == rentless_streets_[i].first;
            });
        }
    }

    /// One message for a column without any text.
    void merge_empty_columns() {
        for (const auto& [key, column] : read_.columns) {
            const auto lacks = [number = column.number](const DeedTableProblem& problem) {
                return problem.kind == Kind::missing && problem.column == number;
            };
            const auto rows = std::ranges::count_if(read_.problems, lacks);
            if (rows < 2 || written_.contains(key)) continue;
            std::erase_if(read_.problems, lacks);
            tell(0, key, Kind::column_empty);
        }
    }

    /// A group without streets is a word for the companies of the board.
    void pass_over_company_groups() {
        std::set<std::string> of_streets;
        for (const TypedDeed& typed : read_.deeds)
            if (typed.deed.kind == SpaceKind::street) of_streets.insert(typed.group);
        std::set<std::string> told;
        for (TypedDeed& typed : read_.deeds) {
            if (typed.deed.kind == SpaceKind::street || typed.group.empty()) continue;
            if (of_streets.contains(typed.group)) {
                tell(typed.row, "city", Kind::not_for_companies, typed.group);
            } else if (told.insert(typed.group).second) {
                tell(typed.row, "city", Kind::company_group, typed.group);
                read_.problems.back().warning = true;
            }
            typed.group.clear();
        }
    }

    std::optional<SpaceKind> read_space(const CsvRow& row, TypedDeed& typed) {
        if (!read_.columns.contains("space")) return std::nullopt;
        const auto text = seen_cell(row, "space");
        if (!text) {
            mention(cell(row, "space"));
            return std::nullopt;
        }
        if (text->empty()) {
            tell(row.number, "space", Kind::missing);
            return std::nullopt;
        }
        const auto number = read_space_number(*text);
        if (!number || *number < 0 || *number >= like_.size()) {
            tell(row.number, "space", Kind::space_invalid, *text, like_.size() - 1);
            ++spaces_.misplaced;
            return std::nullopt;
        }
        const SpaceKind kind = like_.board[static_cast<std::size_t>(*number)].kind;
        if (!has_deed(kind)) {
            tell(row.number, "space", Kind::space_without_deed, std::string(to_string(kind)), *number);
            ++spaces_.misplaced;
            return std::nullopt;
        }
        const auto [known, fresh] = spaces_.rows.emplace(*number, row.number);
        if (!fresh) {
            tell(row.number, "space", Kind::space_twice, *text, known->second);
            ++spaces_.misplaced;
        }
        typed.deed.space = Space{*number};
        return fresh ? std::optional{kind} : std::nullopt;
    }

    /// Whether a row must have its figures: for a row of totals or a remark, only its space is reported.
    [[nodiscard]] bool is_of_deed(std::optional<SpaceKind> kind) const {
        return kind.has_value() || !read_.columns.contains("space");
    }

    /// `another`: the row is of another kind than the board's, which was already reported.
    void read_texts(const CsvRow& row, std::optional<SpaceKind> kind, bool another, TypedDeed& typed) {
        const auto read = [&](const char* key, std::string& text, bool needed) {
            const auto seen = seen_cell(row, key);
            if (!seen) return;
            text = is_dash(*seen) ? std::string{} : *seen;
            if (text.empty() && needed && read_.columns.contains(key)) tell(row.number, key, Kind::missing);
            if (text.size() > DeedTableLimits::text) tell(row.number, key, Kind::text_long);
        };
        read("name", typed.deed.name, is_of_deed(kind));
        read("short", typed.brief, false);
        read("slug", typed.deed.slug, false);
        read("city", typed.group, kind == SpaceKind::street && !another);
        read("colour", typed.colour, false);
        if (!kind || kind == SpaceKind::street) return;
        if (another || says_nothing(typed.group)) typed.group.clear();
        if (another || says_nothing(typed.colour)) typed.colour.clear();
        if (!typed.colour.empty()) tell(row.number, "colour", Kind::not_for_companies, typed.colour);
    }

    void read_figure(const CsvRow& row, const std::string& key, std::optional<SpaceKind> kind, Deed& deed) {
        const auto seen = seen_cell(row, key);
        if (!seen) return;
        const std::string& text = *seen;
        const bool of_any = is_of_any_deed(key);
        if (!text.empty()) written_.insert(key);
        if (key == "redeem" && like_.profile.mortgage_interest.value != 0) {
            if (!text.empty()) tell(row.number, key, Kind::redeem_is_reckoned, text);
            return;
        }
        if (!of_any && kind && kind != SpaceKind::street) {
            passed_zeros_ = passed_zeros_ || is_zero(text);
            if (!says_nothing(text)) tell(row.number, key, Kind::not_for_companies, text);
            return;
        }
        if (text.empty()) {
            if (of_any ? is_of_deed(kind) : kind.has_value()) tell(row.number, key, Kind::missing);
            return;
        }
        const bool may_be_list =
            key.ends_with("house_price") || (key.ends_with("hotel_price") && like_.profile.hotels_per_street.value > 1);
        if (may_be_list && text.find('/') != std::string::npos) return read_prices(row, key, text, deed);
        const auto amount = read_deed_amount(without_currency(text, like_.currency));
        if (const auto* problem = std::get_if<Kind>(&amount)) return tell(row.number, key, *problem, text);
        for (const Role role : like_.profile.played_roles()) {
            if (key == "house_price") deed.street.of(role).house_price = std::get<Money>(amount);
            if (key == "hotel_price") deed.street.of(role).hotel_price = std::get<Money>(amount);
        }
        if (Money* figure = figure_of(deed, key)) *figure = std::get<Money>(amount);
    }

    /// The price of each house, or hotel, in turn: "50/70/90/110".
    void read_prices(const CsvRow& row, const std::string& key, const std::string& text, Deed& deed) {
        const auto read = read_deed_prices(text);
        if (const auto* problem = std::get_if<Kind>(&read)) return tell(row.number, key, *problem, text);
        const auto& prices = std::get<std::vector<Money>>(read);
        for (const Role role : like_.profile.played_roles()) {
            if (key.find('.') != std::string::npos && !key.starts_with(to_string(role))) continue;
            StreetColumn& column = deed.street.of(role);
            const bool of_houses = key.ends_with("house_price");
            (of_houses ? column.house_price : column.hotel_price) = prices.front();
            (of_houses ? column.house_prices : column.hotel_prices) = prices;
        }
    }

    const CsvTable& table_;
    const Edition& like_;
    TypedDeeds read_;
    DeedHeads heads_;
    SpacesOfRows spaces_;
    bool passed_zeros_ = false;                          ///< of companies, in columns of streets
    std::set<std::string, std::less<>> written_;         ///< keys of columns with any text
    std::vector<std::pair<int, int>> rentless_streets_;  ///< row and space
    std::vector<std::pair<int, int>> rented_companies_;  ///< row and space
};

}  // namespace

DeedTableProblem TypedDeeds::at(int row, std::string_view key, Kind kind) const {
    DeedTableProblem problem{.kind = kind, .row = row};
    if (const auto found = columns.find(key); found != columns.end()) {
        problem.column = found->second.number;
        problem.head = found->second.head;
    }
    return problem;
}

TypedDeeds read_deed_rows(const CsvTable& table, const Edition& like) {
    return DeedRows(table, like).run();
}

}  // namespace tablebank
