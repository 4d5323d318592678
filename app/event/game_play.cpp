#include "app/event/game_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>

#include "calculators/ruling_scope.h"
#include "calculators/rulings.h"
#include "calculators/share.h"

namespace tablebank {
namespace {

/// Whether a ruling can change anything in this game, and not only what is shown of it.
bool matters(const Game& game, FactKey ruling) {
    return ruling_matters(game.edition(), game.setup->goal, ruling_keys()[static_cast<std::size_t>(ruling.index)].name);
}

}  // namespace

std::vector<TotalSet> totals_set(const Game& game, const History& history) {
    std::vector<TotalSet> found;
    for (const Seat seat : game.players()) {
        const FactKey key{FactName::adjusted, seat.number};
        const std::string& set = game.facts.get(key);
        if (set.empty()) continue;
        const Share kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number})).value_or(Share{});
        const Share walked{Money{game.facts.number(FactKey{FactName::walked, seat.number})}};
        found.push_back({.entry = history.changed_since(key, 0).value_or(0),
                         .words = game.name(seat) + ' ' + (kept + walked).to_string() + " -> " + set});
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

std::vector<CashByHand> cash_by_hand(const Game& game, const History& history) {
    std::map<Account, std::int64_t> began;
    std::map<Account, std::int64_t> got;
    std::map<Account, std::int64_t> last;
    for (const Entry& entry : history.entries()) {
        const bool opens = entry.sequence == 1;
        if (!opens && entry.verb != "count" && entry.verb != "get") continue;
        if (!history.in_force(entry.sequence)) continue;
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash()) continue;
            const bool to_hand = moved.from == Account::bank() && moved.to.kind == Account::Kind::player;
            const bool to_bank = moved.to == Account::bank() && moved.from.kind == Account::Kind::player;
            if (!to_hand && !to_bank) continue;
            const Account hand = to_hand ? moved.to : moved.from;
            (opens ? began : got)[hand] += to_hand ? moved.quantity : -moved.quantity;
            last[hand] = entry.sequence;
        }
    }
    std::vector<CashByHand> found;
    for (const auto& [hand, sum] : got)
        if (std::abs(sum) > began[hand] / 10)
            found.push_back({.entry = last[hand],
                             .words = game.name(Seat{hand.index}) + (sum > 0 ? " +" : " ") + std::to_string(sum)});
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
