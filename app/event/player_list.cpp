#include "app/event/player_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/event/event.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/csv_rows.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = PlayerListProblem::Kind;

enum class Column { name, family, table, substitute };

/// Usual headings of such columns in the five languages.
constexpr std::array headings{std::pair{std::string_view{"name"}, Column::name},
                              std::pair{std::string_view{"player"}, Column::name},
                              std::pair{std::string_view{"имя"}, Column::name},
                              std::pair{std::string_view{"игрок"}, Column::name},
                              std::pair{std::string_view{"nom"}, Column::name},
                              std::pair{std::string_view{"joueur"}, Column::name},
                              std::pair{std::string_view{"nome"}, Column::name},
                              std::pair{std::string_view{"giocatore"}, Column::name},
                              std::pair{std::string_view{"imię"}, Column::name},
                              std::pair{std::string_view{"gracz"}, Column::name},
                              std::pair{std::string_view{"family"}, Column::family},
                              std::pair{std::string_view{"club"}, Column::family},
                              std::pair{std::string_view{"семья"}, Column::family},
                              std::pair{std::string_view{"клуб"}, Column::family},
                              std::pair{std::string_view{"famille"}, Column::family},
                              std::pair{std::string_view{"famiglia"}, Column::family},
                              std::pair{std::string_view{"rodzina"}, Column::family},
                              std::pair{std::string_view{"klub"}, Column::family},
                              std::pair{std::string_view{"table"}, Column::table},
                              std::pair{std::string_view{"стол"}, Column::table},
                              std::pair{std::string_view{"tavolo"}, Column::table},
                              std::pair{std::string_view{"stolik"}, Column::table},
                              std::pair{std::string_view{"substitute"}, Column::substitute},
                              std::pair{std::string_view{"запасной"}, Column::substitute},
                              std::pair{std::string_view{"remplaçant"}, Column::substitute},
                              std::pair{std::string_view{"riserva"}, Column::substitute},
                              std::pair{std::string_view{"rezerwowy"}, Column::substitute}};

constexpr std::array yes_words{std::string_view{"yes"}, std::string_view{"да"}, std::string_view{"oui"},
                               std::string_view{"sì"},  std::string_view{"si"}, std::string_view{"tak"},
                               std::string_view{"1"},   std::string_view{"x"}};
constexpr std::array no_words{std::string_view{""},    std::string_view{"no"},  std::string_view{"нет"},
                              std::string_view{"non"}, std::string_view{"nie"}, std::string_view{"0"}};

std::optional<Column> column_called(const std::string& cell) {
    const std::string folded = fold(cell);
    const auto found = std::ranges::find_if(headings, [&](const auto& one) { return fold(one.first) == folded; });
    return found == headings.end() ? std::nullopt : std::optional{found->second};
}

std::optional<bool> read_mark(const std::string& cell) {
    const std::string folded = fold(cell);
    if (std::ranges::find(yes_words, folded) != yes_words.end()) return true;
    if (std::ranges::find(no_words, folded) != no_words.end()) return false;
    return std::nullopt;
}

bool is_listed_name(const std::string& cell) {
    return count_characters(cell) <= EventLimits::name && is_clear_text(cell);
}

class ListReader {
public:
    std::variant<std::vector<ListedPlayer>, PlayerListProblem> read(const std::vector<CsvRow>& rows) && {
        std::size_t first = 0;
        if (!rows.empty() && is_head(rows.front()))
            if (const auto problem = read_heads(rows[first++])) return *problem;
        for (std::size_t i = first; i < rows.size(); ++i)
            if (auto problem = read_row(rows[i])) return *std::move(problem);
        if (players_.empty()) return PlayerListProblem{.kind = Kind::empty, .line = 1};
        return std::move(players_);
    }

private:
    /// Several cells are headings; with one, the line could be a player's.
    [[nodiscard]] static bool is_head(const CsvRow& row) {
        const auto written = std::ranges::count_if(row.cells, [](const std::string& cell) { return !cell.empty(); });
        return written > 1 ||
               std::ranges::any_of(row.cells, [](const auto& cell) { return column_called(cell).has_value(); });
    }

    std::optional<PlayerListProblem> read_heads(const CsvRow& row) {
        columns_.clear();
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto column = column_called(row.cells[i]);  // any other column is passed over
            if (column && !columns_.emplace(*column, i).second)
                return PlayerListProblem{.kind = Kind::two_heads, .line = row.line, .text = row.cells[i]};
        }
        if (!columns_.contains(Column::name)) return PlayerListProblem{.kind = Kind::two_heads, .line = row.line};
        return std::nullopt;
    }

    [[nodiscard]] std::string cell(const CsvRow& row, Column column) const {
        const auto found = columns_.find(column);
        return found == columns_.end() || found->second >= row.cells.size() ? std::string{} : row.cells[found->second];
    }

    std::optional<PlayerListProblem> read_row(const CsvRow& row) {
        const auto wrong = [&](Kind kind, std::string text = {}, int other = 0) {
            return PlayerListProblem{kind, row.line, other, std::move(text)};
        };
        ListedPlayer player{.name = cell(row, Column::name), .family = cell(row, Column::family), .line = row.line};
        if (player.name.empty()) return wrong(Kind::name_missing);
        if (!is_listed_name(player.name)) return wrong(Kind::name_invalid, player.name);
        if (!player.family.empty() && !is_listed_name(player.family)) return wrong(Kind::name_invalid, player.family);
        if (const std::string table = cell(row, Column::table); !table.empty()) {
            const auto number = read_number<int>(table);
            if (!number || *number < 1 || *number > EventLimits::tables) return wrong(Kind::table_invalid, table);
            player.table = *number;
        }
        const std::string mark = cell(row, Column::substitute);
        const auto substitute = read_mark(mark);
        if (!substitute) return wrong(Kind::mark_invalid, mark);
        player.substitute = *substitute;
        const auto [known, fresh] = lines_.emplace(fold(player.name), row.line);
        if (!fresh) return wrong(Kind::name_twice, player.name, known->second);
        if (players_.size() == static_cast<std::size_t>(EventLimits::players)) return wrong(Kind::too_long);
        players_.push_back(std::move(player));
        return std::nullopt;
    }

    std::map<Column, std::size_t> columns_{{Column::name, 0}};
    std::map<std::string, int> lines_;
    std::vector<ListedPlayer> players_;
};

/// The first line that is not text; 0 if all are.
int strange_line(std::string_view text) {
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (character == '\n') ++line;
        if (character == '\n' || character == '\r' || character == '\t') continue;
        if (character == malformed_character || !is_plain(character)) return line;
    }
    return 0;
}

/// The players of an event to which more are added: each is looked at once.
class KnownPlayers {
public:
    std::optional<std::string> look_alike(const Event& event, const std::string& name) {
        if (event.last <= last_) *this = {};  // another try, on what others have written meanwhile
        last_ = event.last;
        for (auto player = event.players.upper_bound(number_); player != event.players.end(); ++player) {
            met_.meet(player->second.name);
            number_ = player->first;
        }
        return met_.look_alike(name);
    }

private:
    NamesMet met_;
    int number_ = 0;         ///< of the last one that was read
    std::int64_t last_ = 0;  ///< entry of the event
};

}  // namespace

std::variant<std::vector<ListedPlayer>, PlayerListProblem> read_player_list(std::string_view text) {
    if (text.size() > PlayerListLimits::bytes) return PlayerListProblem{.kind = Kind::too_long, .line = 1};
    text = without_byte_order_mark(text);
    if (const int line = strange_line(text); line != 0) return PlayerListProblem{.kind = Kind::not_text, .line = line};
    const auto table = read_csv(text);
    if (const auto* open = std::get_if<CsvOpenQuote>(&table))
        return PlayerListProblem{.kind = Kind::open_quote, .line = open->line};
    return ListReader().read(std::get<CsvTable>(table).rows);
}

std::vector<EventSession::Decider> additions_of(const std::vector<ListedPlayer>& players, LookAlikes alike) {
    const auto others = std::make_shared<KnownPlayers>();
    std::vector<EventSession::Decider> deciders;
    deciders.reserve(players.size());
    for (const ListedPlayer& player : players)
        deciders.emplace_back([player, alike, others](const Event& event) -> EventDecision {
            EventDecision decided = decide_player(event, {.number = 0,
                                                          .name = player.name,
                                                          .family = player.family,
                                                          .table = player.table,
                                                          .substitute = player.substitute});
            if (alike == LookAlikes::meant || std::holds_alternative<EventRefusal>(decided)) return decided;
            const auto other = others->look_alike(event, player.name);
            if (!other) return decided;
            return EventRefusal{.code = EventRefusal::Code::name_alike, .text = player.name, .other = *other};
        });
    return deciders;
}

}  // namespace tablebank
