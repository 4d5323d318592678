#include "app/event/game_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "app/event/played_on.h"
#include "calculators/ruling_scope.h"
#include "calculators/rulings.h"
#include "calculators/share.h"
#include "ledger/books/clock_entry.h"
#include "ledger/books/due.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// Whether a ruling can change the game, and not only its display.
bool matters(const Game& game, FactKey ruling) {
    return ruling_matters(game.edition(), game.setup->goal, ruling_keys()[static_cast<std::size_t>(ruling.index)].name);
}

constexpr std::int64_t clock_minute_ms = 60'000;

/// Whether an entry sets the table to a bell, or undoes such an entry: the earlier state of its clock is lost.
bool rings_bell(const History& history, const Entry& entry) {
    const auto told = clock_told_by(entry.reverses ? history.at(*entry.reverses) : entry);
    return told && told->what == ClockTold::What::bell;
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

namespace {

/// Whether an entry changes how long the table may play.
bool grants(const History& history, const Entry& entry) {
    const bool is_told = std::ranges::any_of(entry.facts, [](const FactChange& change) {
        return change.key.name == FactName::clock_extra || change.key.name == FactName::clock_set;
    });
    return is_told || rings_bell(history, entry);
}

}  // namespace

MinutesGranted most_minutes_granted(const Game& game, const History& history) {
    MinutesGranted most;
    MinutesGranted now;
    Game clock(game.setup);
    std::int64_t again_ms = 0;  // was played before a bell, and counts no more
    const auto played_on = [&] {
        if (now.minutes > most.minutes) most = now;
    };
    for (const Entry& entry : history.entries()) {
        const std::int64_t used_ms = read_clock(clock, entry.stamp.at_ms).used_ms;
        follow_clock(clock, entry);
        if (!grants(history, entry)) {
            played_on();
            continue;
        }
        if (rings_bell(history, entry))
            again_ms = std::max<std::int64_t>(0, again_ms + used_ms - read_clock(clock, entry.stamp.at_ms).used_ms);
        const std::int64_t more_ms = clock.facts.number({FactName::clock_extra}) * clock_minute_ms +
                                     clock.facts.number({FactName::clock_set}) + again_ms;
        now = {.entry = entry.sequence, .minutes = more_ms / clock_minute_ms};
    }
    played_on();
    return most;
}

std::vector<PlayerLeft> players_left(const History& history) {
    const PlayedOn played_on(history);
    std::vector<PlayerLeft> found;
    for (const Entry& entry : history.entries()) {
        if (entry.verb != "leaves" || !played_on(entry.sequence)) continue;
        for (const FactChange& fact : entry.facts)
            if (fact.key.name == FactName::out && !fact.after.empty())
                found.push_back({entry.sequence, Seat{fact.key.index}});
    }
    return found;
}

std::vector<PlayerLeft> people_changed(const History& history) {
    std::vector<PlayerLeft> found;
    const PlayedOn played_on(history);
    for (const Entry& entry : history.entries()) {
        if (entry.reverses || !changes_people(entry) || !played_on(entry.sequence)) continue;
        const auto seated =
            std::ranges::find_if(entry.facts, [](const FactChange& fact) { return fact.key.name == FactName::seated; });
        const int seat = seated == entry.facts.end() ? 0 : seated->key.index;
        found.push_back({.entry = entry.sequence, .seat = Seat{seat}});
    }
    return found;
}

std::vector<DueAtEnd> dues_at_end(const Game& game) {
    const auto players = game.players();
    const bool was_closed = std::ranges::any_of(players, [&](Seat seat) {
        return !game.facts.get(FactKey{FactName::kept, seat.number}).empty();
    });
    std::vector<DueAtEnd> found;
    if (!was_closed || game.phase() != Phase::finished) return found;
    for (const Due& due : open_dues(game)) {
        const bool unbegun = due.kind == DueKind::jail_fine && game.rolls_made() == 0;
        if ((!due.is_debt() && due.kind != DueKind::card) || unbegun) continue;
        std::string words(to_string(due.kind));
        if (due.amount != Money{}) words += " " + due.amount.to_string();
        found.push_back({due.debtor, std::move(words)});
    }
    return found;
}

namespace {

/// Whether the table chose whom the estate of a bankrupt goes to: not those that the oldest debt was owed to.
bool is_chosen_bankruptcy(const Setup& setup, const Entry& entry) {
    if (entry.verb != "bankrupt") return false;
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* bankrupt = command == nullptr ? nullptr : std::get_if<action::Bankrupt>(&command->action);
    if (bankrupt == nullptr || !command->player) return false;
    std::optional<Due> oldest;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.before.empty()) continue;
        const Due due = read_due(fact.key, fact.before);
        if (due.debtor == *command->player && due.is_debt() && (!oldest || due.key < oldest->key)) oldest = due;
    }
    if (!oldest) return false;
    if (!oldest->creditor) return !bankrupt->to.empty();
    return std::ranges::find(bankrupt->to, *oldest->creditor) == bankrupt->to.end();
}

}  // namespace

std::vector<std::int64_t> decided_by_table(const Decks& decks, const Setup& setup, const History& history) {
    const PlayedOn played_on(history);
    const std::vector<std::int64_t> placing = placing_cards(decks, history);
    constexpr std::string_view landings[] = {"buy", "rent", "tax", "card", "foundation"};
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        const bool is_said_to_land =
            !setup.rulings.track_tokens && std::ranges::find(landings, entry.verb) != std::end(landings);
        const bool moves = std::ranges::any_of(
            entry.transfers, [](const Transfer& moved) { return moved.asset.kind == Asset::Kind::token; });
        const bool by_word = entry.verb == "turn" || entry.verb == "at" || entry.verb == "free" ||
                             entry.verb == "jail" || (is_own_card(decks, entry) && moves) || is_said_to_land ||
                             std::ranges::binary_search(placing, entry.sequence) || is_chosen_bankruptcy(setup, entry);
        if (by_word && played_on(entry.sequence)) found.push_back(entry.sequence);
    }
    return found;
}

namespace {

/// A game that knows its clock and its phase alone, from entry to entry.
class ClockWalk {
public:
    ClockWalk(const Game& game, const History& history) : clock_(game.setup), played_on_(history) {}

    void look(const Entry& entry) {
        const ClockReading now = read_clock(clock_, entry.stamp.at_ms);
        const bool counts = played_on_(entry.sequence);
        if (counts && now.limit_ms > 0 && clock_.phase() == Phase::play && !clock_.time_called()) look_at(entry, now);
        count_on(entry);
        follow_clock(clock_, entry);
    }
    std::vector<ClockTrouble> found{};

private:
    static constexpr std::int64_t much_ms = clock_trouble_ms;
    static constexpr std::int64_t ms_per_second = 1000;

    /// Counts on by the moments of the entries alone.
    void count_on(const Entry& entry) {
        const bool ran = !clock_.facts.get({FactName::clock_since}).empty();
        if (ran) by_moments_ms_ += std::max<std::int64_t>(0, entry.stamp.at_ms - last_ms_);
        last_ms_ = std::max(last_ms_, entry.stamp.at_ms);
        if (const auto told = clock_told_by(entry); told && told->what == ClockTold::What::bell)
            by_moments_ms_ = told->seconds * ms_per_second;
    }

    void look_at(const Entry& entry, const ClockReading& now) {
        const bool rolls = entry.verb == "roll";
        const bool calls = std::ranges::any_of(entry.facts, [](const FactChange& change) {
            return change.key.name == FactName::time_called && !change.after.empty();
        });
        const bool stands = rolls && !now.running;
        const std::int64_t given_ms =
            (clock_.setup->minutes + clock_.facts.number({FactName::clock_extra})) * clock_minute_ms;
        const std::int64_t plain_ms =
            by_moments_ms_ + (now.running ? std::max<std::int64_t>(0, entry.stamp.at_ms - last_ms_) : 0);
        const std::int64_t most_ms = std::max(now.used_ms, plain_ms);
        const bool is_late = (rolls || calls) && most_ms >= now.limit_ms + much_ms;
        const bool is_early = calls && now.used_ms + much_ms <= now.limit_ms;
        const bool is_cut_short = calls && plain_ms + much_ms <= given_ms;
        const bool turns_back =
            entry.reverses && rolled_ && std::ranges::any_of(entry.facts, [](const FactChange& change) {
                return change.key.name == FactName::clock_since || change.key.name == FactName::clock_used;
            });
        rolled_ = rolled_ || rolls;
        if (turns_back) found.push_back({entry.sequence, "taken back"});
        if (stands && !std::exchange(told_standing_, true)) found.push_back({entry.sequence, "stopped"});
        if ((is_late || is_early || is_cut_short) && !std::exchange(told_minutes_, true))
            found.push_back({entry.sequence, is_late    ? minutes_used(most_ms, now.limit_ms)
                                             : is_early ? minutes_used(now.used_ms, now.limit_ms)
                                                        : minutes_used(plain_ms, given_ms)});
    }

    Game clock_;
    std::int64_t by_moments_ms_ = 0;  ///< used, unless the clock was set or the computer's clock was reported
    std::int64_t last_ms_ = 0;
    PlayedOn played_on_;
    bool rolled_ = false;
    bool told_standing_ = false;
    bool told_minutes_ = false;
};

}  // namespace

std::string minutes_used(std::int64_t used_ms, std::int64_t limit_ms) {
    return std::to_string(used_ms / clock_minute_ms) + " of " + std::to_string(limit_ms / clock_minute_ms);
}

std::vector<ClockTrouble> trouble_with_clock(const Game& game, const History& history) {
    if (game.setup->goal != Goal::timed) return {};
    ClockWalk walk(game, history);
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
