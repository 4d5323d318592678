#include "app/event/player_list.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/event/event.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/csv_rows.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/typed_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = PlayerListProblem::Kind;

enum class Column { name, first_name, last_name, family, club, table, substitute };

struct Heading {
    std::string_view text;
    Column column;
};
/// Usual headings of such columns in the five languages. A word for a name that also means a part of one ("nome",
/// "имя", "nom") is `name`: the column next to it tells which part (settle_parts).
constexpr std::array headings{Heading{"name", Column::name},
                              Heading{"full name", Column::name},
                              Heading{"player", Column::name},
                              Heading{"player name", Column::name},
                              Heading{"имя", Column::name},
                              Heading{"фио", Column::name},
                              Heading{"имя и фамилия", Column::name},
                              Heading{"фамилия и имя", Column::name},
                              Heading{"фамилия, имя", Column::name},
                              Heading{"игрок", Column::name},
                              Heading{"nom", Column::name},
                              Heading{"nom complet", Column::name},
                              Heading{"nom et prénom", Column::name},
                              Heading{"prénom et nom", Column::name},
                              Heading{"joueur", Column::name},
                              Heading{"nome", Column::name},
                              Heading{"nome e cognome", Column::name},
                              Heading{"cognome e nome", Column::name},
                              Heading{"giocatore", Column::name},
                              Heading{"imię", Column::name},
                              Heading{"imię i nazwisko", Column::name},
                              Heading{"nazwisko i imię", Column::name},
                              Heading{"gracz", Column::name},
                              Heading{"first name", Column::first_name},
                              Heading{"firstname", Column::first_name},
                              Heading{"given name", Column::first_name},
                              Heading{"forename", Column::first_name},
                              Heading{"prénom", Column::first_name},
                              Heading{"prenom", Column::first_name},
                              Heading{"last name", Column::last_name},
                              Heading{"lastname", Column::last_name},
                              Heading{"surname", Column::last_name},
                              Heading{"family name", Column::last_name},
                              Heading{"nom de famille", Column::last_name},
                              Heading{"cognome", Column::last_name},
                              Heading{"nazwisko", Column::last_name},
                              Heading{"фамилия", Column::last_name},
                              Heading{"family", Column::family},
                              Heading{"club", Column::club},
                              Heading{"семья", Column::family},
                              Heading{"клуб", Column::club},
                              Heading{"famille", Column::family},
                              Heading{"famiglia", Column::family},
                              Heading{"rodzina", Column::family},
                              Heading{"klub", Column::club},
                              Heading{"table", Column::table},
                              Heading{"стол", Column::table},
                              Heading{"tavolo", Column::table},
                              Heading{"stolik", Column::table},
                              Heading{"substitute", Column::substitute},
                              Heading{"запасной", Column::substitute},
                              Heading{"remplaçant", Column::substitute},
                              Heading{"riserva", Column::substitute},
                              Heading{"rezerwowy", Column::substitute}};

constexpr std::array yes_words{std::string_view{"yes"}, std::string_view{"да"}, std::string_view{"oui"},
                               std::string_view{"sì"},  std::string_view{"si"}, std::string_view{"tak"},
                               std::string_view{"1"},   std::string_view{"x"}};
constexpr std::array no_words{std::string_view{""},    std::string_view{"no"},  std::string_view{"нет"},
                              std::string_view{"non"}, std::string_view{"nie"}, std::string_view{"0"}};

std::optional<Column> column_called(const std::string& cell) {
    std::string folded = fold(with_single_spaces(cell));
    std::ranges::replace(folded, '_', ' ');
    std::ranges::replace(folded, '-', ' ');
    const auto found = std::ranges::find_if(headings, [&](const Heading& one) { return fold(one.text) == folded; });
    return found == headings.end() ? std::nullopt : std::optional{found->column};
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

bool is_part_of_name(std::optional<Column> column) {
    return column == Column::name || column == Column::first_name || column == Column::last_name;
}

/// Whether the row has the heading of a name.
bool heads_names(const CsvRow& row) {
    return std::ranges::any_of(row.cells, [](const std::string& cell) { return is_part_of_name(column_called(cell)); });
}

std::string joined_cells(const CsvRow& row) {
    std::string text;
    for (const std::string& cell : row.cells)
        if (!cell.empty()) text += (text.empty() ? "" : " ") + cell;
    return text;
}

class ListReader {
public:
    /// `heads`: the index of the row with the headings; nullopt if no row has that of a name.
    std::variant<PlayerList, PlayerListProblem> read(const std::vector<CsvRow>& rows,
                                                     std::optional<std::size_t> heads) && {
        if (!heads && !rows.empty() && is_head(rows.front())) heads = 0;
        PlayerList list;
        for (std::size_t i = 0; heads && i < *heads; ++i) list.titles.push_back(joined_cells(rows[i]));
        if (heads)
            if (const auto problem = read_heads(rows[*heads])) return *problem;
        for (std::size_t i = heads ? *heads + 1 : 0; i < rows.size(); ++i)
            if (auto problem = read_row(rows[i])) return *std::move(problem);
        if (players_.empty()) return PlayerListProblem{.kind = Kind::empty, .line = 1};
        list.players = std::move(players_);
        return list;
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
        settle_parts();
        if (!columns_.contains(Column::name) && !columns_.contains(Column::first_name) &&
            !columns_.contains(Column::last_name))
            return PlayerListProblem{.kind = Kind::two_heads, .line = row.line};
        return std::nullopt;
    }

    /// "Nome" next to "Cognome" is the first name, "Nom" next to "Prénom" the last one.
    void settle_parts() {
        const bool first = columns_.contains(Column::first_name);
        const bool last = columns_.contains(Column::last_name);
        const auto name = columns_.find(Column::name);
        if (name == columns_.end() || first == last) return;
        columns_[first ? Column::last_name : Column::first_name] = name->second;
        columns_.erase(Column::name);
    }

    [[nodiscard]] std::string name_in(const CsvRow& row) const {
        if (columns_.contains(Column::name)) return with_single_spaces(cell(row, Column::name));
        return with_single_spaces(cell(row, Column::first_name) + ' ' + cell(row, Column::last_name));
    }

    [[nodiscard]] std::string cell(const CsvRow& row, Column column) const {
        const auto found = columns_.find(column);
        return found == columns_.end() || found->second >= row.cells.size() ? std::string{} : row.cells[found->second];
    }

    std::optional<PlayerListProblem> read_row(const CsvRow& row) {
        const auto wrong = [&](Kind kind, std::string text = {}, int other = 0) {
            return PlayerListProblem{kind, row.line, other, std::move(text)};
        };
        ListedPlayer player{.name = name_in(row),
                            .family = with_single_spaces(cell(row, Column::family)),
                            .line = row.line,
                            .club = with_single_spaces(cell(row, Column::club))};
        if (player.name.empty()) return wrong(Kind::name_missing);
        if (!is_listed_name(player.name)) return wrong(Kind::name_invalid, player.name);
        if (!player.family.empty() && !is_listed_name(player.family)) return wrong(Kind::name_invalid, player.family);
        if (!player.club.empty() && !is_listed_name(player.club)) return wrong(Kind::name_invalid, player.club);
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

struct ListRows {
    CsvTable table;
    std::optional<std::size_t> heads{};  ///< the index of the row that heads names
};
/// The separator is that of the row with the headings: a title above it has none, or others.
std::variant<ListRows, CsvOpenQuote> read_rows(std::string_view text) {
    const auto plain = read_csv(text);
    if (const auto* open = std::get_if<CsvOpenQuote>(&plain)) return *open;
    for (int above = 0; above <= PlayerList::most_titles; ++above) {
        auto parted = read_csv(text, std::numeric_limits<std::size_t>::max(), above);
        auto* table = std::get_if<CsvTable>(&parted);
        if (table == nullptr) continue;
        const auto below = std::ranges::find_if(table->rows, [&](const CsvRow& row) { return row.number > above; });
        if (below == table->rows.end()) break;
        if (!heads_names(*below)) continue;
        const auto heads = static_cast<std::size_t>(below - table->rows.begin());
        return ListRows{std::move(*table), heads};
    }
    return ListRows{std::get<CsvTable>(plain)};
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

std::variant<DecodedText, NotText> decoded_list(std::string_view bytes, const ListEncoding& encoding) {
    auto decoded =
        encoding.encoding ? decode_text_as(bytes, *encoding.encoding) : decode_text(bytes, encoding.code_page);
    if (const auto* text = std::get_if<DecodedText>(&decoded))
        if (const int line = strange_line(text->text); line != 0) return NotText{line};
    return decoded;
}

std::variant<PlayerList, PlayerListProblem> read_player_list(std::string_view bytes, const ListEncoding& encoding) {
    if (bytes.size() > PlayerListLimits::bytes) return PlayerListProblem{.kind = Kind::too_long, .line = 1};
    const auto decoded = decoded_list(bytes, encoding);
    if (const auto* no = std::get_if<NotText>(&decoded))
        return PlayerListProblem{.kind = Kind::not_text, .line = no->line};
    const auto& text = std::get<DecodedText>(decoded);
    const auto rows = read_rows(text.text);
    if (const auto* open = std::get_if<CsvOpenQuote>(&rows))
        return PlayerListProblem{.kind = Kind::open_quote, .line = open->line};
    const auto& [table, heads] = std::get<ListRows>(rows);
    auto list = ListReader().read(table.rows, heads);
    if (auto* read = std::get_if<PlayerList>(&list)) {
        read->encoding = text.encoding;
        read->is_assumed = text.is_assumed;
    }
    return list;
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
                                                          .substitute = player.substitute,
                                                          .club = player.club});
            if (alike == LookAlikes::meant || std::holds_alternative<EventRefusal>(decided)) return decided;
            const auto other = others->look_alike(event, player.name);
            if (!other) return decided;
            return EventRefusal{.code = EventRefusal::Code::name_alike, .text = player.name, .other = *other};
        });
    return deciders;
}

}  // namespace tablebank
