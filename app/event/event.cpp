#include "app/event/event.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "app/event/changed_event.h"
#include "app/event/decide_act.h"
#include "app/event/game_check.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

constexpr std::int64_t minute_ms = 60'000;

EventPlayer& player_in(Event& event, int number) {
    const auto found = event.players.find(number);
    if (found == event.players.end()) throw std::logic_error("an act names a player who is none");
    return found->second;
}

EventRound& round_in(Event& event, int number) {
    const auto found = event.rounds.find(number);
    if (found == event.rounds.end()) throw std::logic_error("an act names a round that was not seated");
    return found->second;
}

EventTable& table_in(Event& event, int round, int number) {
    EventRound& in = round_in(event, round);
    const auto found = std::ranges::find(in.tables, number, [](const EventTable& one) { return one.seating.number; });
    if (found == in.tables.end()) throw std::logic_error("an act names a table that is none");
    return *found;
}

/// Called when the last gap has its end: joins overlapping gaps, and removes a gap without rounds.
void join_gaps(std::vector<EventPlayer::Gap>& gaps) {
    EventPlayer::Gap joined = gaps.back();
    gaps.pop_back();
    if (joined.from >= *joined.back) return;
    std::erase_if(gaps, [&](const EventPlayer::Gap& gap) {
        if (gap.from > *joined.back || *gap.back < joined.from) return false;
        joined = {std::min(gap.from, joined.from), std::max(*gap.back, *joined.back)};
        return true;
    });
    gaps.push_back(joined);
}

EventRound round_of(const RoundSeating& seating) {
    EventRound round{.number = seating.round,
                     .tables = {},
                     .byes = seating.byes,
                     .final_round = seating.final_round,
                     .opened_at = {}};
    for (const SeatedTable& table : seating.tables) {
        round.tables.push_back({.seating = table});
        round.sizes.insert(static_cast<int>(table.seats.size()));
    }
    return round;
}

int number_of_penalty(const EventPenalty& penalty) {
    return penalty.given.number;
}

/// Whether an early result and one that counts are the same.
bool comes_again(const act::ResultTaken& early, const act::ResultTaken& taken) {
    if (early.round != taken.round || early.table != taken.table) return false;
    const bool same_game = early.source && taken.source && early.source->game == taken.source->game &&
                           early.source->head == taken.source->head;
    return same_game || has_same_scores(early, taken);
}

struct Applier {
    Event& event;
    const ActStamp& stamp;

    void operator()(const act::Created& made) const {
        event.made = made;
        event.scheme = made.scheme;
    }
    void operator()(const act::PlayerAdded& added) const {
        EventPlayer player{.number = added.number,
                           .name = added.name,
                           .family = added.family,
                           .club = added.club,
                           .table = added.table,
                           .substitute = added.substitute,
                           .gaps = {}};
        if (!event.players.emplace(added.number, std::move(player)).second ||
            !event.numbers.emplace(fold(added.name), added.number).second)
            throw std::logic_error("a number or a name is given to two players");
        event.last_player = std::max(event.last_player, added.number);
    }
    void operator()(const act::PlayerLeft& left) const {
        player_in(event, left.player).gaps.push_back({.from = left.from, .back = {}});
    }
    void operator()(const act::PlayerReturned& returned) const {
        EventPlayer& player = player_in(event, returned.player);
        if (!player.has_left()) throw std::logic_error("a player who was not away comes back");
        player.gaps.back().back = returned.from;
        join_gaps(player.gaps);
    }
    void operator()(const act::CheckedIn& in) const { player_in(event, in.player).checked_in = true; }
    void operator()(const act::Hidden& hidden) const { player_in(event, hidden.player).hidden = hidden.hidden; }
    void operator()(const act::Seated& seated) const {
        for (const RoundSeating& round : seated.rounds) event.rounds[round.round] = round_of(round);
    }
    void operator()(const act::RoundOpened& opened) const {
        round_in(event, opened.round).opened_at = opened.at.value_or(stamp.at);
    }
    void operator()(const act::Extended& extended) const {
        if (extended.table != 0) {
            table_in(event, extended.round, extended.table).extension += extended.minutes;
            return;
        }
        for (EventTable& table : round_in(event, extended.round).tables) table.extension += extended.minutes;
    }
    void operator()(const act::ResultTaken& taken) const {
        EventTable& table = table_in(event, taken.round, taken.table);
        event.shows_games |= taken.source.has_value();
        if (taken.early) {
            event.early.push_back({taken, stamp});
            return;
        }
        std::erase_if(event.early, [&](const TableResultTaken& early) { return comes_again(early.result, taken); });
        table.results.push_back({taken, stamp});
        round_in(event, taken.round).scored = true;
        if (taken.correction == 0) {
            // A history that was set aside is decided once it is taken itself.
            std::erase_if(table.forks, [&](const HistoryKept& kept) { return kept.source == taken.source; });
            return;
        }
        event.corrections = std::max(event.corrections, taken.correction);
        for (std::vector<HistoryKept>* known : {&table.continued, &table.forks}) {
            std::ranges::move(*known, std::back_inserter(table.decided));
            known->clear();
        }
    }
    void operator()(const act::ForkKept& fork) const {
        EventTable& table = table_in(event, fork.round, fork.table);
        const auto is_continued = [&](const HistoryKept& kept) { return kept.entry == fork.continues; };
        std::ranges::copy_if(table.forks, std::back_inserter(table.continued), is_continued);
        std::erase_if(table.forks, is_continued);
        table.forks.push_back({fork, found_in(stamp.why), stamp.entry});
        event.shows_games = true;
    }
    void operator()(const act::HubNamed& hub) const {
        event.hub = hub;
        event.shows_games = true;
    }
    void operator()(const act::OfficialNamed& official) const {
        (*this)(act::OfficialRemoved{official.name});
        event.officials.push_back(official);
        event.roles[fold(official.name)] = official;
    }
    void operator()(const act::OfficialRemoved& removed) const {
        const auto found = event.roles.find(fold(removed.name));
        if (found == event.roles.end()) return;
        std::erase(event.officials, found->second);
        event.roles.erase(found);
    }
    void operator()(const act::KeyEnrolled& enrolled) const {
        EventTable& table = withdraw_key(enrolled.round, enrolled.table);
        table.key = enrolled.key;
    }
    void operator()(const act::KeyWithdrawn& withdrawn) const {
        static_cast<void>(withdraw_key(withdrawn.round, withdrawn.table));
    }
    [[nodiscard]] EventTable& withdraw_key(int round, int number) const {
        EventTable& table = table_in(event, round, number);
        if (!table.key.empty()) table.withdrawn.insert(std::exchange(table.key, {}));
        return table;
    }
    void operator()(const act::RoundUnlocked& unlocked) const { round_in(event, unlocked.round).unlocked = true; }
    void operator()(const act::PenaltyGiven& given) const {
        event.penalties.push_back({given, stamp, {}});
        event.last_penalty = std::max(event.last_penalty, given.number);
    }
    void operator()(const act::PenaltyWithdrawn& withdrawn) const {
        const auto found = std::ranges::find(event.penalties, withdrawn.number, number_of_penalty);
        if (found == event.penalties.end()) throw std::logic_error("a penalty is withdrawn that was not given");
        found->withdrawn = stamp;
    }
    void operator()(const act::Reseated& real) const {
        EventRound& round = round_in(event, real.round);
        round = reseated(std::move(round), real.player, real.other);
    }
    void operator()(const act::Dismissed& dismissed) const {
        std::erase_if(event.early, [&](const TableResultTaken& one) { return one.stamp.entry == dismissed.entry; });
        for (auto& [number, round] : event.rounds)
            for (EventTable& table : round.tables) {
                const auto is_it = [&](const HistoryKept& kept) { return kept.entry == dismissed.entry; };
                if (std::ranges::none_of(table.forks, is_it)) continue;
                std::ranges::copy_if(table.forks, std::back_inserter(table.decided), is_it);
                std::erase_if(table.forks, is_it);
                if (table.forks.empty())
                    std::ranges::move(std::exchange(table.continued, {}), std::back_inserter(table.decided));
            }
    }
    void operator()(const act::Undone&) const { throw std::logic_error("an undone act is a change of the book"); }
    void operator()(const act::Amended&) const { throw std::logic_error("an amended act is a change of the book"); }
    void operator()(const act::SchemeChanged& changed) const { event.scheme = changed.scheme; }
    void operator()(const act::LotsDrawn& drawn) const {
        for (std::size_t i = 0; i < drawn.players.size(); ++i) event.lots[drawn.players[i]] = static_cast<int>(i) + 1;
    }
};

}  // namespace

bool EventPlayer::is_there(int round) const {
    return std::ranges::none_of(gaps,
                                [&](const Gap& gap) { return round >= gap.from && (!gap.back || round < *gap.back); });
}

bool EventPlayer::has_left() const {
    return !gaps.empty() && !gaps.back().back;
}

bool HistoryKept::is_unfinished() const {
    return says_unfinished(found);
}

bool EventTable::is_decided(const GameSource& source) const {
    const auto corrected = [&](const TableResultTaken& taken) {
        return &taken != &results.back() && taken.result.source == source;
    };
    return std::ranges::find(decided, source, &HistoryKept::source) != decided.end() ||
           std::ranges::find(continued, source, &HistoryKept::source) != continued.end() ||
           std::ranges::any_of(results, corrected);
}

const act::ResultTaken* EventTable::result() const {
    return results.empty() ? nullptr : &results.back().result;
}

std::optional<int> EventRound::extension() const {
    std::optional<int> least;
    for (const EventTable& table : tables)
        if (table.result() == nullptr) least = std::min(least.value_or(table.extension), table.extension);
    return least;
}

bool EventRound::has_place(int player) const {
    return std::ranges::count(byes, player) > 0 || std::ranges::any_of(tables, [&](const EventTable& table) {
               return std::ranges::count(table.seating.seats, player, &SeatedPlayer::player) > 0;
           });
}

RoundSeating EventRound::seating() const {
    RoundSeating seated{.round = number, .tables = {}, .byes = byes, .final_round = final_round};
    for (const EventTable& table : tables) seated.tables.push_back(table.seating);
    return seated;
}

const EventPlayer* Event::player(int number) const {
    const auto found = players.find(number);
    return found == players.end() ? nullptr : &found->second;
}

const EventPlayer* Event::player(std::string_view name) const {
    const auto found = numbers.find(fold(name));
    return found == numbers.end() ? nullptr : player(found->second);
}

const act::OfficialNamed* Event::official(std::string_view name) const {
    const auto found = roles.find(fold(name));
    return found == roles.end() ? nullptr : &found->second;
}

const EventPenalty* Event::penalty(int number) const {
    const auto found = std::ranges::find(penalties, number, number_of_penalty);
    return found == penalties.end() ? nullptr : &*found;
}

const LoggedAct* Event::logged(std::int64_t entry) const {
    return entry < 1 || entry > std::ssize(log) ? nullptr : log[static_cast<std::size_t>(entry) - 1].get();
}

std::optional<ActFate> Event::fate(std::int64_t entry) const {
    const auto found = fates.find(entry);
    return found == fates.end() ? std::nullopt : std::optional{found->second};
}

const EventTable* Event::table(int round, int table) const {
    const auto found = rounds.find(round);
    if (found == rounds.end()) return nullptr;
    const auto at =
        std::ranges::find(found->second.tables, table, [](const EventTable& one) { return one.seating.number; });
    return at == found->second.tables.end() ? nullptr : &*at;
}

int Event::latest_round() const {
    int latest = 0;
    for (const auto& [number, round] : rounds)
        if (round.has_begun()) latest = number;
    return latest;
}

bool is_provisional(const EventTable& table) {
    return !table.key.empty() && table.result() != nullptr && !table.result()->source && table.forks.empty() &&
           table.decided.empty() && table.result()->correction == 0;
}

void apply(Event& event, const Act& act, const ActStamp& stamp) {
    if (std::holds_alternative<act::Created>(act) != (event.last == 0))
        throw std::logic_error("an event is created once, and first of all");
    const auto* result = std::get_if<act::ResultTaken>(&act);
    const bool unrung = result != nullptr && !result->early && !round_in(event, result->round).opened_at;
    if (changed_entry(act))
        apply_change(event, act, stamp);
    else
        apply_effect(event, act, stamp);
    event.log.push_back(std::make_shared<const LoggedAct>(LoggedAct{act, stamp, unrung}));
    event.last = stamp.entry;
}

void apply_effect(Event& event, const Act& act, const ActStamp& stamp) {
    std::visit(Applier{event, stamp}, act);
}

void pass_over(Event& event, const Act& act) {
    if (const auto* added = std::get_if<act::PlayerAdded>(&act))
        event.last_player = std::max(event.last_player, added->number);
    if (const auto* given = std::get_if<act::PenaltyGiven>(&act))
        event.last_penalty = std::max(event.last_penalty, given->number);
    if (const auto* result = std::get_if<act::ResultTaken>(&act))
        event.corrections = std::max(event.corrections, result->correction);
}

}  // namespace tablebank
