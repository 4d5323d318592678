#include "app/event/game_result.h"

#include <algorithm>
#include <exception>
#include <map>

#include "app/event/game_check.h"
#include "app/event/table_names.h"
#include "app/event/table_setup.h"
#include "app/session/adjudication.h"
#include "app/session/game_settlement.h"
#include "ledger/books/people.h"
#include "ledger/proof/chain.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// Players who left the game before its end are placed after all who stayed, and after those who left later.
void place_those_who_left(const Game& game, std::vector<GameResult::Line>& lines) {
    const auto left_at = [&](std::size_t index) {
        return game.facts.number(FactKey{FactName::out, static_cast<std::int32_t>(index) + 1});
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].place != 0) continue;
        std::size_t before = 0;
        for (std::size_t other = 0; other < lines.size(); ++other)
            before += left_at(other) == 0 || left_at(other) > left_at(i) ? 1 : 0;
        lines[i].place = static_cast<int>(before) + 1;
    }
}

/// Those who were named when the game was begun.
BegunGame begun_game(const std::string& event_id, int round, int table, const GameResult& result) {
    BegunGame game{.at = result.begun_at, .by_line = result.source.game == game_of_table(event_id, round, table)};
    for (const GameResult::Line& line : result.lines)
        if (!line.joined) game.names.push_back(line.name);
    return game;
}

std::variant<GameResult, NoGameResult> settled_result(const ReadGame& read) {
    const Game& game = read.table.game;
    if (is_practice(*game.setup)) return NoGameResult::practice;
    if (game.setup->goal != Goal::timed) return NoGameResult::not_timed;
    if (game.phase() != Phase::finished) return NoGameResult::not_finished;
    const auto settled = settle_game(read.table, {});
    const auto* found = std::get_if<GameSettlement>(&settled);
    if (found == nullptr) return NoGameResult::not_finished;
    GameResult result{.edition = game.edition().id,
                      .lines = {},
                      .source = {game.setup->game_id, game.last, to_hex(read.head), {}},
                      .unsigned_by = {}};
    // The event knows to whom it gave a seat; the director decides about a person who took it over.
    const Setup& opening = opening_of(*game.setup);
    for (int seat = 1; seat <= game.seats(); ++seat) {
        const bool joined = seat > opening.seats();
        const std::string& name = joined ? game.name(Seat{seat}) : opening.player(Seat{seat}).name;
        result.lines.push_back({name, {}, 0, game.name(Seat{seat}), joined});
    }
    for (const Standing& standing : found->settlement.standings) {
        GameResult::Line& line = result.lines.at(static_cast<std::size_t>(standing.player));
        line.total = standing.total;
        line.place = standing.place;
    }
    place_those_who_left(game, result.lines);
    result.begun_at = read.table.history.at(1).stamp.at_ms;
    result.played_from = time_of_game(read.table.history).began;
    const Adjudication road = adjudication(read.table);
    result.certified = road.sheet.has_value();
    if (road.sheet) result.source.certified_by = road.sheet->key;
    for (const Seat seat : game.players())
        if (std::ranges::find(road.signed_by, seat.number) == road.signed_by.end())
            result.unsigned_by.push_back(game.name(seat));
    return result;
}

}  // namespace

std::variant<GameResult, NoGameResult> game_result(const ReadGame& read) {
    try {
        return settled_result(read);
    } catch (const std::exception&) {
        return NoGameResult::unsettled;
    }
}

std::optional<std::pair<int, int>> table_begun_for(const Event& event, const std::string& event_id,
                                                   const std::string& game) {
    for (const auto& [number, round] : event.rounds) {
        if (!round.has_begun()) continue;
        for (const EventTable& table : round.tables)
            if (game_of_table(event_id, number, table.seating.number) == game)
                return std::pair{number, table.seating.number};
    }
    return std::nullopt;
}

namespace {

/// The game that an act of the book is about, with its table.
struct GameInBook {
    PlaceAtEvent at{};
    std::string game;
};

std::optional<GameInBook> game_in(const Act& act) {
    if (const auto* taken = std::get_if<act::ResultTaken>(&act); taken != nullptr && taken->source)
        return GameInBook{{taken->round, taken->table}, taken->source->game};
    if (const auto* kept = std::get_if<act::ForkKept>(&act))
        return GameInBook{{kept->round, kept->table}, kept->source.game};
    if (const auto* amended = std::get_if<act::Amended>(&act)) return game_in(amended->act->act);
    return std::nullopt;
}

bool counts_at(const EventTable& table, const std::string& game) {
    return table.result() != nullptr && table.result()->source && table.result()->source->game == game;
}

bool waits_at(const EventTable& table, const std::string& game) {
    return std::ranges::any_of(table.forks, [&](const HistoryKept& kept) { return kept.source.game == game; });
}

/// A table that the players of a game sit at.
struct TableFound {
    PlaceAtEvent at{};
    bool has_result = false;
    bool rang_later = false;  ///< the bell of its round, than the game began, which was in the time of an earlier round
    bool is_in_order = false;
};

std::vector<TableFound> tables_of_players(const Event& event, const std::string& event_id, const GameResult& result) {
    std::vector<TableFound> found;
    // An event may be entered after it was played: only a game of another round's time is surely not of this one.
    bool begun_in_earlier = false;
    for (const auto& [number, round] : event.rounds) {
        if (!round.has_begun()) continue;
        const bool is_before = result.played_from && round.opened_at && *result.played_from < *round.opened_at;
        const bool rang_later = is_before && begun_in_earlier;
        begun_in_earlier |= result.played_from && round.opened_at && !is_before;
        for (const EventTable& table : round.tables) {
            const BegunGame game = begun_game(event_id, number, table.seating.number, result);
            if (!are_names_at(event, number, table.seating, game)) continue;
            found.push_back({.at = {number, table.seating.number},
                             .has_result = table.result() != nullptr,
                             .rang_later = rang_later,
                             .is_in_order = are_names_in_order(event, number, table.seating, game)});
        }
    }
    return found;
}

/// Of the tables without a result.
std::optional<PlaceAtEvent> open_table_of(const std::vector<TableFound>& found) {
    const auto is_open = [](const TableFound& table) { return !table.has_result && !table.rang_later; };
    const auto is_exact = [&](const TableFound& table) { return is_open(table) && table.is_in_order; };
    const auto first = std::ranges::count_if(found, is_exact) == 1 ? std::ranges::find_if(found, is_exact)
                                                                   : std::ranges::find_if(found, is_open);
    return first == found.end() ? std::nullopt : std::optional{first->at};
}

/// Of the tables that have one: the latest, if possible of a round that had begun before the game.
std::optional<PlaceAtEvent> closed_table_of(const std::vector<TableFound>& found) {
    std::optional<PlaceAtEvent> latest;
    bool rang_later = true;
    for (const TableFound& table : found) {
        if (!table.has_result || (table.rang_later && !rang_later)) continue;
        latest = table.at;
        rang_later = table.rang_later;
    }
    return latest;
}

}  // namespace

std::vector<PlaceAtEvent> places_of_game(const Event& event, const std::string& game) {
    std::vector<PlaceAtEvent> places;
    for (const auto& logged : event.log) {
        const auto known = game_in(logged->act);
        if (!known || known->game != game || std::ranges::count(places, known->at) > 0) continue;
        if (event.table(known->at.first, known->at.second) != nullptr) places.push_back(known->at);
    }
    std::ranges::stable_sort(places, {}, [&](const PlaceAtEvent& at) {
        const EventTable& table = *event.table(at.first, at.second);
        return counts_at(table, game) ? 0 : waits_at(table, game) ? 1 : 2;
    });
    return places;
}

std::optional<PlaceAtEvent> known_elsewhere(const Event& event, const std::string& game, const PlaceAtEvent& here) {
    const auto places = places_of_game(event, game);
    if (places.empty() || std::ranges::count(places, here) > 0) return std::nullopt;
    return places.front();
}

std::optional<PlaceAtEvent> table_of_game(const Event& event, const std::string& event_id, const GameResult& result) {
    const auto known = places_of_game(event, result.source.game);
    // Its id names the table for which it was begun, also if the same people sit together in several rounds.
    const auto begun_for = table_begun_for(event, event_id, result.source.game);
    if (begun_for && (known.empty() || std::ranges::count(known, *begun_for) > 0)) return begun_for;
    if (!known.empty()) return known.front();
    // The game of a table that was played before its bell: its result is set aside.
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables)
            if (game_of_table(event_id, number, table.seating.number) == result.source.game)
                return PlaceAtEvent{number, table.seating.number};
    const std::vector<TableFound> found = tables_of_players(event, event_id, result);
    if (const auto open = open_table_of(found)) return open;
    return closed_table_of(found);
}

std::optional<PlaceAtEvent> table_rung_later(const Event& event, const std::string& event_id,
                                             const GameResult& result) {
    const std::vector<TableFound> found = tables_of_players(event, event_id, result);
    const auto first =
        std::ranges::find_if(found, [](const TableFound& table) { return !table.has_result && table.rang_later; });
    return first == found.end() ? std::nullopt : std::optional{first->at};
}

namespace {

/// The players whom the event seated, by the names that the game has of them.
std::map<std::string, int> numbers_in_game(const Event& event, const std::string& event_id, int round, int table,
                                           const GameResult& result) {
    std::map<std::string, int> numbers;
    if (const EventTable* seated = event.table(round, table))
        for (const auto& [player, name] :
             names_in_game(event, round, seated->seating, begun_game(event_id, round, table, result)))
            numbers[fold(name)] = player;
    return numbers;
}

}  // namespace

std::vector<PlayedSeat> played_seats(const Event& event, const std::string& event_id, int round, int table,
                                     const GameResult& result) {
    const auto numbers = numbers_in_game(event, event_id, round, table, result);
    std::vector<PlayedSeat> seats;
    for (const GameResult::Line& line : result.lines) {
        PlayedSeat seat{static_cast<int>(seats.size()) + 1, {line.name}, line.joined};
        const auto seated = numbers.find(fold(line.name));
        if (!line.joined && seated != numbers.end()) seat.names.push_back(event.players.at(seated->second).name);
        seats.push_back(std::move(seat));
    }
    // Who sat there last, unless that is another seat's name: two who exchanged their seats are called as they began.
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const std::string& now = result.lines[at].now;
        const auto is_name = [&](const PlayedSeat& seat) {
            return std::ranges::any_of(seat.names, [&](const std::string& name) { return fold(name) == fold(now); });
        };
        if (!now.empty() && std::ranges::none_of(seats, is_name)) seats[at].names.push_back(now);
    }
    return seats;
}

act::ResultTaken wish_of(const Event& event, const std::string& event_id, int round, int table,
                         const GameResult& result, std::string evidence_hash) {
    act::ResultTaken wish{.round = round, .table = table, .seats = {}, .source = result.source};
    wish.source->evidence = std::move(evidence_hash);
    const auto numbers = numbers_in_game(event, event_id, round, table, result);
    for (const GameResult::Line& line : result.lines) {
        const auto at_table = line.joined ? numbers.end() : numbers.find(fold(line.name));
        const EventPlayer* elsewhere = event.player(line.name);
        const int player = at_table != numbers.end() ? at_table->second : elsewhere != nullptr ? elsewhere->number : 0;
        wish.seats.push_back({.player = player, .total = line.total, .place = line.place});
    }
    return wish;
}

bool continues(const ReadGame& read, const GameSource& before) {
    const Game& game = read.table.game;
    if (game.setup->game_id != before.game || game.last < before.entries) return false;
    Hash hash = genesis(*game.setup);
    for (std::int64_t entry = 1; entry <= before.entries; ++entry) hash = chained(hash, read.table.history.at(entry));
    return to_hex(hash) == before.head;
}

bool is_same_history(const GameSource& one, const GameSource& other) {
    return one.game == other.game && one.entries == other.entries && one.head == other.head;
}

EventDecision decide_history(const Event& event, act::ForkKept history, const ReadGame& game,
                             const std::string& found) {
    const EventTable* table = event.table(history.round, history.table);
    if (table == nullptr) return decide_fork(event, history);
    // An unfinished history says less than a result that was set aside, so it takes the place of its own kind alone.
    const bool unfinished = says_unfinished(found);
    const auto before = std::ranges::find_if(table->forks, [&](const HistoryKept& kept) {
        return (!unfinished || kept.is_unfinished()) && kept.source.entries < history.source.entries &&
               continues(game, kept.source);
    });
    if (before == table->forks.end()) return decide_fork(event, history);
    const bool is_idle = std::ranges::all_of(game.table.history.entries(), [&](const Entry& entry) {
        return entry.sequence <= before->source.entries ||
               (entry.transfers.empty() && entry.facts.empty() && !entry.reverses);
    });
    if (is_idle && before->found == found) return EventRefusal{.code = EventRefusal::Code::nothing_changed};
    history.continues = before->entry;
    return decide_fork(event, history);
}

}  // namespace tablebank
