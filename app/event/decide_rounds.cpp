// The rounds of an event: who sits where, the bell, and results with their corrections.

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "calculators/money.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

int count_role(const SeatedTable& table, Role role) {
    return static_cast<int>(std::ranges::count(table.seats, role, &SeatedPlayer::role));
}

/// Whether the roles fit an edition with this difference; nullopt: the edition has no roles.
bool is_balanced(const SeatedTable& table, std::optional<int> difference) {
    if (!difference) return count_role(table, Role::player) == static_cast<int>(table.seats.size());
    const int more = count_role(table, Role::monopolist) - count_role(table, Role::competitor);
    return count_role(table, Role::player) == 0 && std::max(more, -more) <= *difference;
}

/// Valid in some edition: either all players of a table have a role or none has.
bool may_be_balanced(const SeatedTable& table) {
    const int without = count_role(table, Role::player);
    return without == 0 || without == static_cast<int>(table.seats.size());
}

/// Checks that everyone present has exactly one seat or a bye, and no one else has.
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
    if (round.final_round) return std::nullopt;
    for (const auto& [number, player] : event.players) {
        const bool expected = !player.substitute && player.is_there(round.round);
        if (expected && !seen.contains(number)) return refused_round(Code::not_all_seated, round.round, player.name);
    }
    return std::nullopt;
}

/// Checks one round that is to be seated, except for what depends on an edition's roles.
std::optional<EventRefusal> check_round(const Event& event, const RoundSeating& round) {
    if (round.round < 1 || round.round > event.made.rounds) return refused_round(Code::no_such_round, round.round);
    const auto now = event.rounds.find(round.round);
    if (now != event.rounds.end() && now->second.has_begun()) return refused_round(Code::round_has_begun, round.round);
    if (round.tables.empty()) return refused_round(Code::round_invalid, round.round);
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
        if (!may_be_balanced(table)) return refused_table(Code::roles_unbalanced, round.round, table.number);
    }
    return std::nullopt;
}

/// The player whose score is missing from a result, or does not belong to it.
std::optional<std::string> stranger_in(const Event& event, const EventTable& table, const act::ResultTaken& result) {
    const auto name_of = [&](int number) {
        const EventPlayer* player = event.player(number);
        return player == nullptr ? std::to_string(number) : player->name;
    };
    for (const SeatedPlayer& seat : table.seating.seats)
        if (std::ranges::count(result.seats, seat.player, &SeatScore::seated) != 1) return name_of(seat.player);
    for (const SeatScore& score : result.seats) {
        const bool is_seat = score.seat_of != 0;
        const bool is_there = std::ranges::count(table.seating.seats, score.seated(), &SeatedPlayer::player) > 0;
        if (is_seat && !is_there) return name_of(score.seated());
        if (std::ranges::count(result.seats, score.player, &SeatScore::player) != 1) return name_of(score.player);
    }
    return std::nullopt;
}

/// The players who are credited for others were there, and played nowhere else in that round.
std::optional<EventRefusal> check_credits(const Event& event, const EventTable& table, const act::ResultTaken& result) {
    const EventRound& round = event.rounds.at(result.round);
    for (const SeatScore& score : result.seats) {
        if (!score.seat_of) continue;
        const EventPlayer* player = event.player(score.player);
        if (player == nullptr) return refused_number(Code::no_such_player, score.player);
        if (!player->is_there(result.round)) return refused_round(Code::seat_of_absent, result.round, player->name);
        bool elsewhere = std::ranges::count(round.byes, score.player) > 0;
        for (const EventTable& other : round.tables) {
            const act::ResultTaken* taken = &other == &table ? nullptr : other.result();
            const bool sits =
                &other != &table && std::ranges::count(other.seating.seats, score.player, &SeatedPlayer::player) > 0;
            const bool counts =
                taken != nullptr && std::ranges::count(taken->seats, score.player, &SeatScore::player) > 0;
            elsewhere = elsewhere || sits || counts;
        }
        if (elsewhere) return refused_round(Code::credited_elsewhere, result.round, player->name);
    }
    if (result.seats.size() > table.seating.seats.size() && event.scheme.points_at(result.seats.size()) == nullptr)
        return EventRefusal{.code = Code::size_without_points,
                            .round = result.round,
                            .table = result.table,
                            .number = static_cast<std::int64_t>(result.seats.size())};
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

/// Whether places are counted as 1 2 2 4, follow the totals, and put those who forfeited last.
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
    if (wish.source && !is_game_source(*wish.source))
        return refused_table(Code::source_invalid, wish.round, wish.table);
    if (const auto stranger = stranger_in(event, *table, wish))
        return refused_table(Code::seats_differ, wish.round, wish.table, *stranger);
    if (auto no = check_credits(event, *table, wish)) return no;
    for (const SeatScore& seat : wish.seats)
        if (!is_total(seat.total))
            return refused_table(Code::total_invalid, wish.round, wish.table, seat.total.to_string());
    if (std::ranges::all_of(wish.seats, [](const SeatScore& seat) { return seat.place == 0; }))
        place_by_totals(wish.seats);
    if (!are_places(wish.seats)) return refused_table(Code::places_invalid, wish.round, wish.table);
    std::ranges::stable_sort(wish.seats, {}, [&](const SeatScore& seat) {
        return std::ranges::find(table->seating.seats, seat.seated(), &SeatedPlayer::player) -
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

/// Whether a correction to the same result still decides something: it chooses among several histories, or replaces the
/// code of a sheet by the game as its source.
bool decides(const Event& event, const act::ResultTaken& now, const act::ResultTaken& wish) {
    const bool same_evidence = !now.source || now.source->evidence == wish.source->evidence;
    return !same_evidence || !event.table(wish.round, wish.table)->forks.empty();
}

/// The first seated round after the last one that has begun; 0 if there is none.
int next_bell(const Event& event) {
    const auto next = event.rounds.upper_bound(event.latest_round());
    return next == event.rounds.end() ? 0 : next->first;
}

bool is_locked(const Event& event, int round) {
    return round < event.latest_round() && !event.rounds.at(round).unlocked;
}

/// A result before the bell of its round is set aside, once.
EventDecision decide_early(const Event& event, const act::ResultTaken& wish) {
    std::ptrdiff_t waiting = 0;
    for (const TableResultTaken& early : event.early) {
        if (early.result.round != wish.round || early.result.table != wish.table) continue;
        if (is_same(early.result, wish)) return refused(Code::nothing_changed);
        ++waiting;
    }
    if (waiting >= EventLimits::histories)
        return EventRefusal{.code = Code::too_many_histories,
                            .round = wish.round,
                            .table = wish.table,
                            .number = EventLimits::histories};
    return wish;
}

/// Whether the two exist and can have exchanged their places in a round.
std::optional<EventRefusal> check_exchange(const Event& event, const EventRound& round, const act::Reseated& wish) {
    const EventPlayer* player = event.player(wish.player);
    if (player == nullptr) return refused_number(Code::no_such_player, wish.player);
    if (!round.has_place(wish.player)) return refused_round(Code::seat_of_absent, wish.round, player->name);
    if (wish.other != 0) {
        const EventPlayer* other = event.player(wish.other);
        if (other == nullptr) return refused_number(Code::no_such_player, wish.other);
        if (!other->is_there(wish.round)) return refused_round(Code::seat_of_absent, wish.round, other->name);
        return std::nullopt;
    }
    // A score that counts does not disappear with the seat: its result is corrected first.
    for (const EventTable& table : round.tables)
        for (const TableResultTaken& taken : table.results)
            for (const SeatScore& score : taken.result.seats)
                if (score.seated() == wish.player && (!score.forfeit || score.player != wish.player))
                    return refused_table(Code::result_is_there, wish.round, table.seating.number);
    return std::nullopt;
}

/// A table of a round after an exchange: it can be scored, and its result is still one.
std::optional<EventRefusal> check_table_after(const Event& after, const EventTable& table, int round) {
    if (after.scheme.points_at(table.seating.seats.size()) == nullptr)
        return EventRefusal{.code = Code::size_without_points,
                            .round = round,
                            .table = table.seating.number,
                            .number = std::ssize(table.seating.seats)};
    if (const act::ResultTaken* result = table.result()) {
        if (const auto stranger = stranger_in(after, table, *result))
            return refused_table(Code::seats_differ, round, table.seating.number, *stranger);
        if (auto no = check_credits(after, table, *result)) return no;
    }
    return std::nullopt;
}

}  // namespace

bool has_same_scores(const act::ResultTaken& one, const act::ResultTaken& other) {
    return one.seats.size() == other.seats.size() && std::ranges::all_of(one.seats, [&](const SeatScore& seat) {
               const auto same = std::ranges::find(other.seats, seat.player, &SeatScore::player);
               // Players who went out have no total, and a typed result does not have the order in which they went out.
               const bool out = seat.total == Share{};
               return same != other.seats.end() && same->total == seat.total && same->forfeit == seat.forfeit &&
                      (out || same->place == seat.place);
           });
}

EventDecision decide_seating(const Event& event, act::Seated wish, std::optional<int> difference, std::string_view why,
                             ActRules rules) {
    if (wish.rounds.empty()) return refused(Code::nothing_changed);
    std::set<int> seated;
    bool again = false;
    for (const RoundSeating& round : wish.rounds) {
        if (!seated.insert(round.round).second) return refused_round(Code::round_invalid, round.round);
        if (auto no = check_round(event, round)) return *no;
        for (const SeatedTable& table : round.tables)
            if (rules == ActRules::posting && !is_balanced(table, difference))
                return refused_table(Code::roles_unbalanced, round.round, table.number);
        again = again || event.rounds.contains(round.round);
    }
    if (again && why.empty()) return refused(Code::why_missing);
    return wish;
}

EventDecision decide_opening_of_round(const Event& event, int round, std::string_view why, ActRules rules) {
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end()) return refused_round(Code::round_not_seated, round);
    if (found->second.opened_at) return refused_round(Code::round_has_begun, round);
    if (auto no = check_who_plays(event, found->second.seating())) return *no;
    // A round may have begun with a typed result, without its bell.
    const bool is_next = round == event.latest_round() || round == next_bell(event);
    if (rules == ActRules::posting && !is_next && why.empty()) return refused_round(Code::not_next_round, round);
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

EventDecision decide_result(const Event& event, act::ResultTaken wish, std::string_view why, ActRules rules) {
    wish.correction = 0;
    if (auto no = complete(event, wish)) return *no;
    const bool has_begun = event.rounds.at(wish.round).has_begun();
    // In books of earlier versions a result counts without the bell.
    wish.early = !has_begun && (rules == ActRules::posting || wish.early);
    const auto credits = [](const SeatScore& seat) { return seat.seat_of.has_value(); };
    if (why.empty() && std::ranges::any_of(wish.seats, credits)) return refused(Code::why_missing);
    if (wish.early) return decide_early(event, wish);
    const act::ResultTaken* now = event.table(wish.round, wish.table)->result();
    if (now == nullptr) return wish;
    if (is_same(*now, wish)) return refused(Code::nothing_changed);
    const bool from_games = now->source.has_value() && wish.source.has_value();
    if (from_games && now->source->game != wish.source->game)
        return refused_table(Code::other_game, wish.round, wish.table);
    if (from_games) return refused_table(Code::other_history, wish.round, wish.table);
    if (wish.source && !has_same_scores(*now, wish)) return refused_table(Code::game_differs, wish.round, wish.table);
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
    wish.early = false;
    return wish;
}

EventDecision decide_reseating(const Event& event, const act::Reseated& wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    const auto found = event.rounds.find(wish.round);
    if (found == event.rounds.end()) return refused_round(Code::round_not_seated, wish.round);
    const EventRound& round = found->second;
    if (!round.has_begun()) return refused_round(Code::round_not_rung, wish.round);
    if (is_locked(event, wish.round)) return refused_round(Code::round_locked, wish.round);
    if (wish.player == wish.other) return refused(Code::nothing_changed);
    if (auto no = check_exchange(event, round, wish)) return *no;
    Event after = event;
    EventRound& real = after.rounds.at(wish.round);
    real = reseated(round, wish.player, wish.other);
    for (const EventTable& table : real.tables) {
        if (table.seating.seats != event.table(wish.round, table.seating.number)->seating.seats)
            if (auto no = check_table_after(after, table, wish.round)) return *no;
    }
    return wish;
}

}  // namespace tablebank
