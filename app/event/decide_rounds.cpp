// The rounds of an event: who sits where, the bell, and results with their corrections.

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <utility>

#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "calculators/money.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

bool is_balanced(const SeatedTable& table, std::optional<int> difference) {
    const auto count = [&](Role role) {
        return static_cast<int>(std::ranges::count(table.seats, role, &SeatedPlayer::role));
    };
    const int size = static_cast<int>(table.seats.size());
    if (!difference) return count(Role::player) == size;
    const int more = count(Role::monopolist) - count(Role::competitor);
    return count(Role::player) == 0 && std::max(more, -more) <= *difference;
}

/// That everybody who is there has one seat or a bye, and nobody else.
std::optional<EventRefusal> check_who_plays(const Event& event, const RoundSeating& round) {
    std::set<int> seen;
    const auto seat = [&](int number) -> std::optional<EventRefusal> {
        const EventPlayer* player = event.player(number);
        if (player == nullptr || !player->is_there(round.round))
            return refused_round(Code::seat_of_absent, round.round,
                                 player == nullptr ? std::to_string(number) : player->name);
        if (!seen.insert(number).second) return refused_round(Code::seated_twice, round.round, player->name);
        return std::nullopt;
    };
    for (const SeatedTable& table : round.tables)
        for (const SeatedPlayer& one : table.seats)
            if (auto no = seat(one.player)) return no;
    for (const int bye : round.byes)
        if (auto no = seat(bye)) return no;
    for (const auto& [number, player] : event.players) {
        const bool expected = !round.final_round && !player.substitute && player.is_there(round.round);
        if (expected && !seen.contains(number)) return refused_round(Code::not_all_seated, round.round, player.name);
    }
    return std::nullopt;
}

/// One round that is to be seated.
std::optional<EventRefusal> check_round(const Event& event, const RoundSeating& round, std::optional<int> difference) {
    if (round.round < 1 || round.round > event.made.rounds) return refused_round(Code::no_such_round, round.round);
    const auto now = event.rounds.find(round.round);
    if (now != event.rounds.end() && now->second.has_begun()) return refused_round(Code::round_has_begun, round.round);
    if (auto no = check_who_plays(event, round)) return no;
    std::set<int> numbers;
    for (const SeatedTable& table : round.tables) {
        if (table.number < 1 || table.number > EventLimits::tables || !numbers.insert(table.number).second)
            return refused_number(Code::table_range, table.number);
        if (event.scheme.points_at(table.seats.size()) == nullptr)
            return EventRefusal{.code = Code::size_without_points,
                                .round = round.round,
                                .table = table.number,
                                .number = static_cast<std::int64_t>(table.seats.size())};
        if (!is_balanced(table, difference)) return refused_table(Code::roles_unbalanced, round.round, table.number);
    }
    return std::nullopt;
}

/// Whose score is missing from a result, or too much in it.
std::optional<std::string> stranger_in(const Event& event, const EventTable& table, const act::ResultTaken& result) {
    const auto name_of = [&](int number) {
        const EventPlayer* player = event.player(number);
        return player == nullptr ? std::to_string(number) : player->name;
    };
    for (const SeatedPlayer& seat : table.seating.seats)
        if (std::ranges::count(result.seats, seat.player, &SeatScore::player) != 1) return name_of(seat.player);
    for (const SeatScore& score : result.seats)
        if (std::ranges::find(table.seating.seats, score.player, &SeatedPlayer::player) == table.seating.seats.end())
            return name_of(score.player);
    return std::nullopt;
}

/// Those who played by their totals, then those who did not; equal totals have equal places.
void place_by_totals(std::vector<SeatScore>& seats) {
    const auto before = [](const SeatScore& one, const SeatScore& other) {
        if (one.forfeit != other.forfeit) return other.forfeit;
        return !one.forfeit && one.total > other.total;
    };
    for (SeatScore& seat : seats)
        seat.place =
            1 + static_cast<int>(std::ranges::count_if(seats, [&](const SeatScore& one) { return before(one, seat); }));
}

/// Places as they are counted, 1 2 2 4, none against the totals, and whoever forfeited behind all others.
bool are_places(const std::vector<SeatScore>& seats) {
    for (const SeatScore& seat : seats) {
        const auto above = std::ranges::count_if(seats, [&](const SeatScore& one) { return one.place < seat.place; });
        if (seat.place != above + 1) return false;
        for (const SeatScore& other : seats) {
            if (other.forfeit && !seat.forfeit && other.place <= seat.place) return false;
            if (!seat.forfeit && !other.forfeit && seat.total > other.total && seat.place >= other.place) return false;
        }
    }
    return true;
}

bool is_total(const Share& total) {
    return total >= Share{} && total <= Share{Money{Money::largest_typed}} && 100 % total.denominator() == 0;
}

/// A result that fits its table, with its places; both for a first one and for a correction.
std::optional<EventRefusal> complete(const Event& event, act::ResultTaken& wish) {
    if (!event.rounds.contains(wish.round)) return refused_round(Code::round_not_seated, wish.round);
    const EventTable* table = event.table(wish.round, wish.table);
    if (table == nullptr) return refused_table(Code::no_such_table, wish.round, wish.table);
    if (const auto stranger = stranger_in(event, *table, wish))
        return refused_table(Code::seats_differ, wish.round, wish.table, *stranger);
    for (const SeatScore& seat : wish.seats)
        if (!is_total(seat.total))
            return refused_table(Code::total_invalid, wish.round, wish.table, seat.total.to_string());
    if (std::ranges::all_of(wish.seats, [](const SeatScore& seat) { return seat.place == 0; }))
        place_by_totals(wish.seats);
    if (!are_places(wish.seats)) return refused_table(Code::places_invalid, wish.round, wish.table);
    std::ranges::sort(wish.seats, {}, [&](const SeatScore& seat) {
        return std::ranges::find(table->seating.seats, seat.player, &SeatedPlayer::player) -
               table->seating.seats.begin();
    });
    return std::nullopt;
}

/// The same result of the same game, whatever it was read from.
bool is_same(const act::ResultTaken& one, const act::ResultTaken& other) {
    if (one.seats != other.seats || one.source.has_value() != other.source.has_value()) return false;
    return !one.source || (one.source->game == other.source->game && one.source->entries == other.source->entries &&
                           one.source->head == other.source->head);
}

/// Whether a correction to the same result decides something all the same: among several histories, or that it stands
/// on its game where it stood on the code of its sheet.
bool decides(const Event& event, const act::ResultTaken& now, const act::ResultTaken& wish) {
    const bool same_evidence = !now.source || now.source->evidence == wish.source->evidence;
    return !same_evidence || !event.table(wish.round, wish.table)->forks.empty();
}

bool is_locked(const Event& event, int round) {
    return round < event.latest_round() && !event.rounds.at(round).unlocked;
}

constexpr std::array code_words{
    std::pair{Code::name_invalid, std::string_view{"name-invalid"}},
    std::pair{Code::rounds_range, std::string_view{"rounds-range"}},
    std::pair{Code::minutes_range, std::string_view{"minutes-range"}},
    std::pair{Code::table_range, std::string_view{"table-range"}},
    std::pair{Code::too_many_players, std::string_view{"too-many-players"}},
    std::pair{Code::player_twice, std::string_view{"player-twice"}},
    std::pair{Code::name_alike, std::string_view{"name-alike"}},
    std::pair{Code::player_is_there, std::string_view{"player-is-there"}},
    std::pair{Code::player_has_left, std::string_view{"player-has-left"}},
    std::pair{Code::no_such_round, std::string_view{"no-such-round"}},
    std::pair{Code::round_not_seated, std::string_view{"round-not-seated"}},
    std::pair{Code::round_has_begun, std::string_view{"round-has-begun"}},
    std::pair{Code::no_such_table, std::string_view{"no-such-table"}},
    std::pair{Code::not_all_seated, std::string_view{"not-all-seated"}},
    std::pair{Code::seated_twice, std::string_view{"seated-twice"}},
    std::pair{Code::seat_of_absent, std::string_view{"seat-of-absent"}},
    std::pair{Code::size_without_points, std::string_view{"size-without-points"}},
    std::pair{Code::roles_unbalanced, std::string_view{"roles-unbalanced"}},
    std::pair{Code::result_is_there, std::string_view{"result-is-there"}},
    std::pair{Code::no_result_yet, std::string_view{"no-result-yet"}},
    std::pair{Code::round_locked, std::string_view{"round-locked"}},
    std::pair{Code::seats_differ, std::string_view{"seats-differ"}},
    std::pair{Code::total_invalid, std::string_view{"total-invalid"}},
    std::pair{Code::places_invalid, std::string_view{"places-invalid"}},
    std::pair{Code::nothing_changed, std::string_view{"nothing-changed"}},
    std::pair{Code::why_missing, std::string_view{"why-missing"}},
    std::pair{Code::points_range, std::string_view{"points-range"}},
    std::pair{Code::no_such_penalty, std::string_view{"no-such-penalty"}},
    std::pair{Code::lots_too_few, std::string_view{"lots-too-few"}},
    std::pair{Code::other_history, std::string_view{"other-history"}},
    std::pair{Code::other_game, std::string_view{"other-game"}},
    std::pair{Code::not_verified, std::string_view{"not-verified"}},
    std::pair{Code::hub_invalid, std::string_view{"hub-invalid"}},
    std::pair{Code::key_invalid, std::string_view{"key-invalid"}},
    std::pair{Code::key_taken, std::string_view{"key-taken"}},
    std::pair{Code::key_withdrawn, std::string_view{"key-withdrawn"}},
    std::pair{Code::no_key, std::string_view{"no-key"}},
    std::pair{Code::not_allowed, std::string_view{"not-allowed"}},
    std::pair{Code::no_director, std::string_view{"no-director"}},
    std::pair{Code::no_official, std::string_view{"no-official"}},
};

}  // namespace

std::string_view to_string(EventRefusal::Code code) {
    return std::ranges::find(code_words, code, &decltype(code_words)::value_type::first)->second;
}

Event tried(Event event, const Act& act, const std::string& why) {
    apply(event, act, {.entry = event.last + 1, .at = 0, .who = {}, .why = why});
    return event;
}

EventDecision decide_seating(const Event& event, act::Seated wish, std::optional<int> difference,
                             std::string_view why) {
    if (wish.rounds.empty()) return refused(Code::nothing_changed);
    bool again = false;
    for (const RoundSeating& round : wish.rounds) {
        if (auto no = check_round(event, round, difference)) return *no;
        again = again || event.rounds.contains(round.round);
    }
    if (again && why.empty()) return refused(Code::why_missing);
    return wish;
}

EventDecision decide_opening_of_round(const Event& event, int round) {
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end()) return refused_round(Code::round_not_seated, round);
    if (found->second.opened_at) return refused_round(Code::round_has_begun, round);
    if (auto no = check_who_plays(event, found->second.seating())) return *no;
    return act::RoundOpened{round};
}

EventDecision decide_extension(const Event& event, const act::Extended& wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (!event.rounds.contains(wish.round)) return refused_round(Code::round_not_seated, wish.round);
    if (wish.table != 0 && event.table(wish.round, wish.table) == nullptr)
        return refused_table(Code::no_such_table, wish.round, wish.table);
    if (wish.minutes < 1 || wish.minutes > EventLimits::minutes)
        return refused_number(Code::minutes_range, wish.minutes);
    return wish;
}

EventDecision decide_unlocking(const Event& event, int round, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (!event.rounds.contains(round)) return refused_round(Code::round_not_seated, round);
    if (!is_locked(event, round)) return refused(Code::nothing_changed);
    return act::RoundUnlocked{round};
}

EventDecision decide_result(const Event& event, act::ResultTaken wish) {
    wish.correction = 0;
    if (auto no = complete(event, wish)) return *no;
    const act::ResultTaken* now = event.table(wish.round, wish.table)->result();
    if (now == nullptr) return wish;
    if (is_same(*now, wish)) return refused(Code::nothing_changed);
    const bool from_games = now->source.has_value() && wish.source.has_value();
    if (from_games && now->source->game != wish.source->game)
        return refused_table(Code::other_game, wish.round, wish.table);
    if (from_games) return refused_table(Code::other_history, wish.round, wish.table);
    return refused_table(Code::result_is_there, wish.round, wish.table);
}

EventDecision decide_correction(const Event& event, act::ResultTaken wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (auto no = complete(event, wish)) return *no;
    const act::ResultTaken* now = event.table(wish.round, wish.table)->result();
    if (now == nullptr) return refused_table(Code::no_result_yet, wish.round, wish.table);
    if (is_locked(event, wish.round)) return refused_round(Code::round_locked, wish.round);
    if (is_same(*now, wish) && !decides(event, *now, wish)) return refused(Code::nothing_changed);
    wish.correction = event.corrections + 1;
    return wish;
}

}  // namespace tablebank
