#include "db/edition/deed_rows.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "db/edition/deed_cells.h"
#include "db/edition/deed_columns.h"
#include "ledger/text/written_form.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

bool is_figure_key(std::string_view key) {
    constexpr std::string_view texts[] = {"space", "name", "short", "slug", "city", "colour"};
    return std::ranges::find(texts, key) == std::ranges::end(texts);
}

bool has_deed_there(SpaceKind kind) {
    return kind == SpaceKind::street || kind == SpaceKind::transport || kind == SpaceKind::utility;
}

/// Another sign that parts cells, in a text that the table's own does not part; a NUL where there is none.
char other_separator_in(std::string_view text, char separator) {
    for (const char sign : {';', '\t', ','})
        if (sign != separator && text.find(sign) != std::string_view::npos) return sign;
    return '\0';
}

class DeedRows {
public:
    DeedRows(const CsvTable& table, const Edition& like) : table_(table), like_(like) {}

    TypedDeeds run() && {
        if (!signs_are_sound()) return std::move(read_);
        std::size_t first = 0;
        if (!table_.rows.empty() && table_.rows.front().cells.front() == "sep=")
            ++first;  // as Excel is told of the sign
        if (first == table_.rows.size()) {
            tell({.kind = Kind::empty});
            return std::move(read_);
        }
        if (!read_heads(table_.rows[first])) return std::move(read_);
        if (first + 1 == table_.rows.size()) tell({.kind = Kind::empty});
        for (std::size_t i = first + 1; i < table_.rows.size(); ++i)
            if (!read_row(table_.rows[i])) break;
        if (read_.columns.contains("space")) find_missing_spaces();
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

    /// Whether the table is text at all: of one in another encoding nothing else is worth saying.
    bool signs_are_sound() {
        for (const CsvRow& row : table_.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const auto strange = strange_cell(row.cells[i]);
                if (!strange) continue;
                tell({.kind = *strange,
                      .row = row.number,
                      .column = static_cast<int>(i) + 1,
                      .head = head_above(row, i),
                      .text = row.cells[i]});
                if (*strange == Kind::not_text) return false;
            }
        }
        return read_.problems.empty();
    }

    /// What the first row says of a column, where that can be read.
    [[nodiscard]] std::string head_above(const CsvRow& row, std::size_t column) const {
        const auto& heads = table_.rows.front().cells;
        const bool known = row.number != table_.rows.front().number && column < heads.size();
        return known && !strange_cell(heads[column]) ? heads[column] : std::string{};
    }

    bool read_heads(const CsvRow& row) {
        if (row.cells.size() > DeedTableLimits::columns) {
            tell({.kind = Kind::too_many_columns, .row = row.number});
            return false;
        }
        bool whole = true;  // otherwise cells cannot be told apart
        heads_ = row.cells.size();
        keys_.resize(heads_);
        for (std::size_t i = 0; i < heads_; ++i) {
            const std::string& head = row.cells[i];
            if (head.empty()) continue;
            DeedTableProblem problem{.row = row.number, .column = static_cast<int>(i) + 1, .head = head};
            const auto key = deed_column_called(like_, head);
            if (key) {
                const auto [known, fresh] = read_.columns.emplace(*key, TypedColumn{problem.column, head});
                keys_[i] = *key;
                if (fresh) continue;
                problem.kind = Kind::two_heads;
                problem.other = known->second.number;
            } else if (const char other = other_separator_in(head, table_.separator); other != '\0') {
                problem.kind = Kind::other_separator;
                problem.text = other;
                problem.separator = table_.separator;
                whole = false;
            } else {
                problem.kind = Kind::column_unknown;
                problem.warning = true;
                passed_over_.insert(i);
            }
            tell(std::move(problem));
        }
        if (read_.columns.empty()) {
            read_.problems.clear();
            tell({.kind = Kind::no_head, .row = row.number});
            return false;
        }
        find_missing_columns(row.number);
        return whole;
    }

    void find_missing_columns(int row) {
        const bool has_streets = like_.has_space(SpaceKind::street);
        for (const char* price : {"house_price", "hotel_price"}) {
            const auto general = read_.columns.find(price);
            if (general == read_.columns.end()) continue;
            for (const Role role : like_.profile.played_roles()) {
                const auto own = read_.columns.find(std::string(to_string(role)) + '.' + price);
                if (own != read_.columns.end()) tell(row, own->first, Kind::two_heads, {}, general->second.number);
            }
        }
        for (const DeedColumn& column : deed_columns(like_, false)) {
            if (!column.needed || (column.street && !has_streets) || read_.columns.contains(column.key)) continue;
            const bool by_role =
                column.key.ends_with("_price") && std::ranges::all_of(like_.profile.played_roles(), [&](Role role) {
                    return read_.columns.contains(std::string(to_string(role)) + '.' + column.key);
                });
            if (!by_role) tell({.kind = Kind::column_missing, .row = row, .text = column.head});
        }
    }

    [[nodiscard]] std::string cell(const CsvRow& row, std::string_view key) const {
        const auto found = read_.columns.find(key);
        if (found == read_.columns.end()) return {};
        const auto at = static_cast<std::size_t>(found->second.number) - 1;
        if (at >= row.cells.size()) return {};
        std::string text = row.cells[at];
        // As tables are written: a spreadsheet would take the name for a formula.
        constexpr std::string_view formula = "=+-@";
        if (text.size() > 1 && text.front() == '\'' && formula.find(text[1]) != std::string_view::npos)
            text.erase(0, 1);
        return text;
    }

    /// Whether the row could be taken apart.
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
        const char other = other_separator_in(row.cells[last], table_.separator);
        if (written == 1 && read_.columns.size() > 2 && other != '\0') {
            DeedTableProblem problem{
                .kind = Kind::other_separator, .row = row.number, .column = static_cast<int>(last) + 1};
            problem.text = other;
            problem.separator = table_.separator;
            tell(std::move(problem));
            return false;
        }
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (row.cells[i].empty() || passed_over_.contains(i) || (i < heads_ && !keys_[i].empty())) continue;
            tell({.kind = Kind::cell_beyond,
                  .row = row.number,
                  .column = static_cast<int>(i) + 1,
                  .separator = table_.separator});
            return false;
        }
        return true;
    }

    /// Whether there may be more rows.
    bool read_row(const CsvRow& row) {
        if (!is_row_of_deed(row)) {
            if (const auto space = read_number<int>(cell(row, "space"))) mentioned_.insert(*space);
            torn_ = true;
            return true;
        }
        const auto most =
            std::ranges::count_if(like_.board, [](const BoardSpace& space) { return has_deed_there(space.kind); });
        if (rows_ == most) {
            tell({.kind = Kind::too_many_rows, .row = row.number, .other = static_cast<int>(most)});
            return false;
        }
        ++rows_;
        TypedDeed typed;
        typed.row = row.number;
        for (const Role role : like_.profile.played_roles())
            typed.deed.street.of(role).built.resize(
                static_cast<std::size_t>(like_.profile.houses_before_hotel.of(role).value) + 1);
        const std::optional<SpaceKind> kind = read_space(row, typed);
        typed.deed.kind = kind.value_or(SpaceKind::transport);
        read_texts(row, kind, typed);
        for (const auto& [key, column] : read_.columns)
            if (is_figure_key(key)) read_figure(row, key, kind, typed.deed);
        for (const Role role : like_.profile.played_roles()) {
            StreetColumn& column = typed.deed.street.of(role);
            if (!can_monopolise(role)) column.doubled = column.single;
        }
        if (kind) read_.deeds.push_back(std::move(typed));
        return true;
    }

    std::optional<SpaceKind> read_space(const CsvRow& row, TypedDeed& typed) {
        if (!read_.columns.contains("space")) return std::nullopt;
        std::string text = cell(row, "space");
        if (text.empty()) {
            tell(row.number, "space", Kind::missing);
            return std::nullopt;
        }
        const auto number = read_number<int>(text.starts_with('@') ? text.substr(1) : text);
        if (!number || *number < 0 || *number >= like_.size()) {
            tell(row.number, "space", Kind::space_invalid, text, like_.size() - 1);
            return std::nullopt;
        }
        const SpaceKind kind = like_.board[static_cast<std::size_t>(*number)].kind;
        if (!has_deed_there(kind)) {
            tell(row.number, "space", Kind::space_without_deed, std::string(to_string(kind)), *number);
            return std::nullopt;
        }
        const auto [known, fresh] = rows_of_.emplace(*number, row.number);
        if (!fresh) tell(row.number, "space", Kind::space_twice, text, known->second);
        typed.deed.space = Space{*number};
        return fresh ? std::optional{kind} : std::nullopt;
    }

    void read_texts(const CsvRow& row, std::optional<SpaceKind> kind, TypedDeed& typed) {
        const auto read = [&](const char* key, std::string& text, bool needed) {
            text = cell(row, key);
            if (text.empty() && needed && read_.columns.contains(key)) tell(row.number, key, Kind::missing);
            if (text.size() > DeedTableLimits::text) tell(row.number, key, Kind::text_long);
        };
        read("name", typed.deed.name, true);
        read("short", typed.brief, false);
        read("slug", typed.deed.slug, false);
        read("city", typed.group, kind == SpaceKind::street);
        read("colour", typed.colour, false);
        if (!kind || kind == SpaceKind::street) return;
        for (const char* key : {"city", "colour"})
            if (const std::string text = cell(row, key); !text.empty())
                tell(row.number, key, Kind::not_for_companies, text);
    }

    void read_figure(const CsvRow& row, const std::string& key, std::optional<SpaceKind> kind, Deed& deed) {
        const std::string text = cell(row, key);
        const bool of_any = key == "price" || key == "mortgage" || key == "redeem";
        if (key == "redeem" && like_.profile.mortgage_interest.value != 0) {
            if (!text.empty()) tell(row.number, key, Kind::redeem_is_reckoned, text);
            return;
        }
        if (!of_any && kind && kind != SpaceKind::street) {
            if (!text.empty()) tell(row.number, key, Kind::not_for_companies, text);
            return;
        }
        if (text.empty()) {
            if (of_any || kind) tell(row.number, key, Kind::missing);
            return;
        }
        const auto amount = read_deed_amount(text);
        if (const auto* problem = std::get_if<Kind>(&amount)) return tell(row.number, key, *problem, text);
        for (const Role role : like_.profile.played_roles()) {
            if (key == "house_price") deed.street.of(role).house_price = std::get<Money>(amount);
            if (key == "hotel_price") deed.street.of(role).hotel_price = std::get<Money>(amount);
        }
        if (Money* figure = figure_of(deed, key)) *figure = std::get<Money>(amount);
    }

    /// Where a row could not be taken apart, its space is not known to be missing.
    void find_missing_spaces() {
        if (rows_ == 0 || (torn_ && mentioned_.empty())) return;
        for (int space = 0; space < like_.size(); ++space) {
            const bool wanted = has_deed_there(like_.board[static_cast<std::size_t>(space)].kind);
            if (wanted && !rows_of_.contains(space) && !mentioned_.contains(space))
                tell({.kind = Kind::space_missing, .other = space});
        }
    }

    const CsvTable& table_;
    const Edition& like_;
    TypedDeeds read_;
    std::vector<std::string> keys_;      ///< by column; empty where it has no head that is known
    std::set<std::size_t> passed_over_;  ///< columns of somebody's own
    std::map<int, int> rows_of_;         ///< spaces, and where they stood first
    std::set<int> mentioned_;            ///< spaces of rows that could not be taken apart
    std::size_t heads_ = 0;
    std::ptrdiff_t rows_ = 0;
    bool torn_ = false;
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

Money* figure_of(Deed& deed, std::string_view key) {
    if (key == "price") return &deed.price;
    if (key == "mortgage") return &deed.mortgage;
    if (key == "redeem") return &deed.redeem;
    const std::size_t dot = key.find('.');
    const auto role = dot == std::string_view::npos ? std::nullopt : parse_role(key.substr(0, dot));
    if (!role) return nullptr;
    StreetColumn& column = deed.street.of(*role);
    key.remove_prefix(dot + 1);
    if (key == "single") return &column.single;
    if (key == "doubled") return &column.doubled;
    if (key == "house_price") return &column.house_price;
    if (key == "hotel_price") return &column.hotel_price;
    constexpr std::string_view built = "built[";
    if (!key.starts_with(built)) return nullptr;
    key.remove_prefix(built.size());
    std::size_t index = 0;
    std::from_chars(key.data(), key.data() + key.size(), index);
    return index < column.built.size() ? &column.built[index] : nullptr;
}

}  // namespace tablebank
