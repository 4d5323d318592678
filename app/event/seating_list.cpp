#include "app/event/seating_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "app/event/find_player.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/csv_rows.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"

namespace tablebank {
namespace {

using Fault = SeatingListProblem::Kind;

/// "Bye", as people head a table of those who sit out.
bool is_bye(std::string_view text) {
    constexpr std::array<std::string_view, 6> words{"bye", "0", "exempt", "riposo", "pauza", "отдых"};
    return std::ranges::find(words, fold(text)) != words.end();
}

class SeatingReader {
public:
    explicit SeatingReader(const Event& event) : event_(event) {}

    [[nodiscard]] const std::optional<SeatingListProblem>& problem() const { return problem_; }

    void read_row(int line, std::string_view round, std::string_view table, const std::vector<std::string>& names) {
        if (problem_) return;
        const auto number = read_number<int>(round);
        if (!number || *number < 1 || *number > EventLimits::rounds) return wrong(Fault::round_invalid, line, round);
        Round& seated = rounds_[*number];
        std::vector<int>* players = &seated.byes;
        if (!is_bye(table)) {
            const auto at = read_number<int>(table);
            if (!at || *at < 1 || *at > EventLimits::tables) return wrong(Fault::table_invalid, line, table);
            players = &seated.tables[*at];
        }
        for (const std::string& name : names) {
            if (name.empty()) continue;
            const auto found = players_found(event_, name);
            if (found.size() != 1) return wrong(found.empty() ? Fault::unknown_name : Fault::unclear_name, line, name);
            players->push_back(found.front());
        }
    }

    [[nodiscard]] SeatingList seated(const SeatingRoles& roles) const {
        if (problem_) return *problem_;
        act::Seated wish;
        for (const auto& [number, round] : rounds_) {
            RoundSeating seating{.round = number, .tables = {}, .byes = round.byes};
            std::ranges::sort(seating.byes);
            for (const auto& [table, players] : round.tables) {
                SeatedTable& at = seating.tables.emplace_back();
                at.number = table;
                for (const int player : players) at.seats.push_back({player, Role::player});
            }
            wish.rounds.push_back(std::move(seating));
        }
        if (wish.rounds.empty()) return SeatingListProblem{.kind = Fault::empty, .line = 1};
        return with_balanced_roles(event_, std::move(wish), roles);
    }

private:
    struct Round {
        std::map<int, std::vector<int>> tables{};
        std::vector<int> byes{};
    };

    void wrong(Fault kind, int line, std::string_view text) {
        problem_ = SeatingListProblem{.kind = kind, .line = line, .text = std::string(text)};
    }

    const Event& event_;
    std::map<int, Round> rounds_;
    std::optional<SeatingListProblem> problem_;
};

std::vector<std::string> cells_from(const std::vector<std::string>& cells, std::size_t first) {
    return {cells.begin() + static_cast<std::ptrdiff_t>(std::min(first, cells.size())), cells.end()};
}

}  // namespace

SeatingList read_seating_list(const Event& event, const SeatingRoles& roles, std::string_view bytes,
                              const ListEncoding& encoding) {
    if (bytes.size() > PlayerListLimits::bytes) return SeatingListProblem{.kind = Fault::too_long, .line = 1};
    const auto decoded = decoded_list(bytes, encoding);
    if (const auto* no = std::get_if<NotText>(&decoded))
        return SeatingListProblem{.kind = Fault::not_text, .line = no->line};
    const auto table = read_csv(std::get<DecodedText>(decoded).text);
    if (const auto* open = std::get_if<CsvOpenQuote>(&table))
        return SeatingListProblem{.kind = Fault::open_quote, .line = open->line};
    SeatingReader reader(event);
    bool heads = true;  // only the first row may be the headings
    for (const CsvRow& row : std::get<CsvTable>(table).rows) {
        const std::string second = row.cells.size() > 1 ? row.cells[1] : std::string{};
        if (std::exchange(heads, false) && !read_number<int>(row.cells.front()) && !read_number<int>(second)) continue;
        reader.read_row(row.line, row.cells.front(), second, cells_from(row.cells, 2));
    }
    return reader.seated(roles);
}

SeatingList read_typed_seating(const Event& event, const SeatingRoles& roles, int round,
                               const std::vector<std::string>& tables) {
    SeatingReader reader(event);
    int line = 0;
    for (const std::string& text : tables) {
        const std::size_t equals = text.find('=');
        std::vector<std::string> names;
        if (equals != std::string::npos)
            for (const std::string_view name : split(std::string_view(text).substr(equals + 1), ','))
                names.emplace_back(trim(name));
        reader.read_row(++line, std::to_string(round), trim(std::string_view(text).substr(0, equals)), names);
    }
    return reader.seated(roles);
}

}  // namespace tablebank
