#include "app/event/game_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <utility>

#include "app/session/review.h"
#include "calculators/ruling_scope.h"
#include "calculators/rulings.h"
#include "calculators/share.h"
#include "ledger/books/due.h"

namespace tablebank {
namespace {

/// Whether a ruling can change anything in this game, and not only what is shown of it.
bool matters(const Game& game, FactKey ruling) {
    return ruling_matters(game.edition(), game.setup->goal, ruling_keys()[static_cast<std::size_t>(ruling.index)].name);
}

}  // namespace

bool was_played_on(const History& history, std::int64_t sequence) {
    if (history.in_force(sequence)) return true;
    for (std::int64_t later = sequence + 1; later <= history.last(); ++later) {
        const Entry& entry = history.at(later);
        if (entry.reverses == sequence) return false;
        if (!entry.reverses) return true;
    }
    return true;
}

std::vector<TotalSet> totals_set(const Game& game, const History& history) {
    std::vector<TotalSet> found;
    for (const Seat seat : game.players()) {
        const FactKey key{FactName::adjusted, seat.number};
        const std::string& set = game.facts.get(key);
        if (set.empty()) continue;
        const Share kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number})).value_or(Share{});
        const Share walked{Money{game.facts.number(FactKey{FactName::walked, seat.number})}};
        found.push_back({.entry = history.changed_since(key, 0).value_or(0),
                         .seat = seat,
                         .words = (kept + walked).to_string() + " -> " + set});
    }
    return found;
}

std::vector<std::int64_t> rulings_changed(const Game& game, const History& history) {
    std::vector<std::int64_t> found;
    std::vector<std::int64_t> since;  // changes that nothing was posted under yet
    std::map<FactKey, std::string> changed;
    const auto played_on = [&] {
        if (!changed.empty()) found.insert(found.end(), since.begin(), since.end());
        since.clear();
    };
    for (const Entry& entry : history.entries()) {
        if (entry.sequence == 1) continue;
        bool rules = false;
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::ruling) continue;
            if (!matters(game, change.key)) continue;
            rules = true;
            if (change.after.empty())
                changed.erase(change.key);
            else
                changed[change.key] = change.after;
        }
        if (rules)
            since.push_back(entry.sequence);
        else
            played_on();
    }
    played_on();
    return found;
}

MinutesGranted most_minutes_granted(const History& history) {
    MinutesGranted most;
    MinutesGranted now;
    const auto played_on = [&] {
        if (now.minutes > most.minutes) most = now;
    };
    for (const Entry& entry : history.entries()) {
        const auto change =
            std::ranges::find(entry.facts, FactName::clock_extra, [](const FactChange& one) { return one.key.name; });
        if (change == entry.facts.end()) {
            played_on();
            continue;
        }
        Facts facts;
        facts.set(change->key, change->after);
        now = {.entry = entry.sequence, .minutes = facts.number(change->key)};
    }
    played_on();
    return most;
}

namespace {

/// A card of the table's own: no deck has it, so it needs a reason.
bool is_own_card(const Entry& entry) {
    return entry.verb == "card" && !entry.why.empty();
}

/// A payment that settles nothing, so that it is a gift to the bank.
bool is_paid_for_nothing(const Entry& entry) {
    const bool settles =
        std::ranges::any_of(entry.facts, [](const FactChange& change) { return change.key.name == FactName::due; });
    return entry.verb == "pay" && !settles;
}

/// Sums of players from entry to entry, and the most that each came to, either way.
class RunningSums {
public:
    void add(int seat, std::int64_t gain) { sums_[seat].now += gain; }
    void is_after(const Entry& entry) {
        for (auto& [seat, sum] : sums_) {
            if (std::abs(sum.now) <= std::abs(sum.most)) continue;
            sum.most = sum.now;
            sum.entry = entry.sequence;
        }
    }
    /// Adds those of more than this.
    void tell(std::int64_t much, std::vector<PlayerSum>& found) const {
        for (const auto& [seat, sum] : sums_)
            if (std::abs(sum.most) > much)
                found.push_back({.entry = sum.entry, .seat = Seat{seat}, .words = fmt::format("{:+}", sum.most)});
    }

private:
    struct Sum {
        std::int64_t now = 0;
        std::int64_t most = 0;
        std::int64_t entry = 0;
    };
    std::map<int, Sum> sums_;
};

std::int64_t first_cash_of(const Edition& edition) {
    return edition.profile.start_cash.value.units();
}

/// What players gain in cash by an entry: of the bank alone, or of each other too.
void add_cash(const Entry& entry, bool also_of_players, RunningSums& sums) {
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        const bool of_bank = moved.from == Account::bank() || moved.to == Account::bank();
        if (!of_bank && !also_of_players) continue;
        if (moved.from.kind == Account::Kind::player) sums.add(moved.from.index, -moved.quantity);
        if (moved.to.kind == Account::Kind::player) sums.add(moved.to.index, moved.quantity);
    }
}

/// Cards of a deck that nobody copied, for more than cards are.
void tell_cards(const Edition& edition, const History& history, std::vector<PlayerSum>& found) {
    if (edition.cards_status == TableStatus::verified) return;
    RunningSums sums;
    std::vector<std::int64_t> large;
    for (const Entry& entry : history.entries()) {
        if (entry.verb != "card" || is_own_card(entry) || !was_played_on(history, entry.sequence)) continue;
        std::int64_t moved = 0;
        for (const Transfer& transfer : entry.transfers)
            if (transfer.asset == Asset::cash()) moved += transfer.quantity;
        if (moved > first_cash_of(edition) / 6) large.push_back(entry.sequence);
        add_cash(entry, true, sums);
        sums.is_after(entry);
    }
    sums.tell(first_cash_of(edition) / 3, found);
    for (const std::int64_t card : large)
        if (std::ranges::find(found, card, &PlayerSum::entry) == found.end())
            found.push_back({.entry = card, .seat = {}, .words = {}});
}

}  // namespace

std::vector<PlayerSum> cash_by_hand(const Edition& edition, const History& history) {
    RunningSums sums;
    for (const Entry& entry : history.entries()) {
        const bool own_card = is_own_card(entry);
        const bool by_hand = own_card || entry.verb == "count" || entry.verb == "get" || is_paid_for_nothing(entry);
        if (entry.sequence == 1 || !by_hand || !was_played_on(history, entry.sequence)) continue;
        add_cash(entry, own_card, sums);
        sums.is_after(entry);
    }
    std::vector<PlayerSum> found;
    tell_cards(edition, history, found);
    sums.tell(first_cash_of(edition) / 10, found);
    return found;
}

namespace {

/// What an auction, or a trade between players, is worth to those who have part in it.
void add_dealing(const Edition& edition, const Entry& entry, RunningSums& sums) {
    const bool is_auction = entry.verb == "auction";
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (from == to || (!is_auction && (!from || !to))) continue;
        const std::int64_t worth = printed_worth(edition, moved).units();
        if (from) sums.add(from->number, -worth);
        if (to) sums.add(to->number, worth);
    }
    if (!is_auction) return;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.after.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        sums.add(due.debtor.number, -due.at_most().units());
    }
}

}  // namespace

std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history) {
    RunningSums sums;
    for (const Entry& entry : history.entries()) {
        if (entry.verb != "trade" && entry.verb != "auction") continue;
        if (!was_played_on(history, entry.sequence)) continue;
        add_dealing(edition, entry, sums);
        sums.is_after(entry);
    }
    std::vector<PlayerSum> found;
    sums.tell(first_cash_of(edition) / 6, found);
    return found;
}

std::vector<PlayerLeft> players_left(const History& history) {
    std::vector<PlayerLeft> found;
    for (const Entry& entry : history.entries()) {
        if (entry.verb != "leaves" || !was_played_on(history, entry.sequence)) continue;
        for (const FactChange& fact : entry.facts)
            if (fact.key.name == FactName::out && !fact.after.empty())
                found.push_back({entry.sequence, Seat{fact.key.index}});
    }
    return found;
}

std::vector<std::int64_t> decided_by_table(const History& history) {
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        const bool moves = std::ranges::any_of(
            entry.transfers, [](const Transfer& moved) { return moved.asset.kind == Asset::Kind::token; });
        const bool by_word = entry.verb == "turn" || entry.verb == "at" || entry.verb == "free" ||
                             entry.verb == "jail" || (is_own_card(entry) && moves);
        if (by_word && was_played_on(history, entry.sequence)) found.push_back(entry.sequence);
    }
    return found;
}

namespace {

/// A game that knows its clock and its phase alone, from entry to entry.
class ClockWalk {
public:
    explicit ClockWalk(const Game& game) : clock_(game.setup) {}

    void look(const Entry& entry) {
        const ClockReading now = read_clock(clock_, entry.stamp.at_ms);
        if (now.limit_ms > 0 && clock_.phase() == Phase::play && !clock_.time_called()) look_at(entry, now);
        for (const FactChange& change : entry.facts)
            if (is_of_clock(change.key.name)) clock_.facts.set(change.key, change.after);
    }
    std::vector<ClockTrouble> found{};

private:
    static constexpr std::int64_t minute_ms = 60'000;
    static constexpr std::int64_t much_ms = 10 * minute_ms;

    static bool is_of_clock(FactName name) {
        return name == FactName::clock_since || name == FactName::clock_used || name == FactName::clock_extra ||
               name == FactName::phase || name == FactName::time_called;
    }
    void look_at(const Entry& entry, const ClockReading& now) {
        const bool rolls = entry.verb == "roll";
        const bool calls = std::ranges::any_of(entry.facts, [](const FactChange& change) {
            return change.key.name == FactName::time_called && !change.after.empty();
        });
        const bool stands = rolls && !now.running;
        const bool is_late = (rolls || calls) && now.used_ms >= now.limit_ms + much_ms;
        const bool is_early = calls && now.used_ms + much_ms <= now.limit_ms;
        const bool turns_back =
            entry.reverses && rolled_ && std::ranges::any_of(entry.facts, [](const FactChange& change) {
                return change.key.name == FactName::clock_since || change.key.name == FactName::clock_used;
            });
        rolled_ = rolled_ || rolls;
        if (turns_back) found.push_back({entry.sequence, "taken back"});
        if (stands && !std::exchange(told_standing_, true)) found.push_back({entry.sequence, "stopped"});
        if ((is_late || is_early) && !std::exchange(told_minutes_, true))
            found.push_back({entry.sequence, std::to_string(now.used_ms / minute_ms) + " of " +
                                                 std::to_string(now.limit_ms / minute_ms)});
    }

    Game clock_;
    bool rolled_ = false;
    bool told_standing_ = false;
    bool told_minutes_ = false;
};

}  // namespace

std::vector<ClockTrouble> trouble_with_clock(const Game& game, const History& history) {
    if (game.setup->goal != Goal::timed) return {};
    ClockWalk walk(game);
    for (const Entry& entry : history.entries()) walk.look(entry);
    return std::move(walk.found);
}

std::vector<std::int64_t> protests_lodged(const History& history) {
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        const bool is_of_protests = std::ranges::any_of(entry.facts, [&](const FactChange& change) {
            return (change.key.name == FactName::protest && change.before.empty()) ||
                   change.key.name == FactName::protest_minutes;
        });
        if (is_of_protests && !entry.reverses) found.push_back(entry.sequence);
    }
    return found;
}

GameTime time_of_game(const History& history) {
    GameTime time;
    for (const Entry& entry : history.entries()) {
        if (entry.sequence <= 2) time.began = entry.stamp.at_ms;
        time.ended = std::max(time.ended, entry.stamp.at_ms);
    }
    return time;
}

std::string minute_words(std::int64_t at_ms) {
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(at_ms)};
    const sys_days day = floor<days>(at);
    const year_month_day date(day);
    const hh_mm_ss time(at - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                       time.minutes().count());
}

}  // namespace tablebank
