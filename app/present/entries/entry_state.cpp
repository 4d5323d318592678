// The changes of an entry to the state of the table: the ending, the clock, rulings, who left and who won.

#include <charconv>
#include <cstdlib>

#include "app/i18n/language.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_in_force.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/time_of_day.h"
#include "calculators/total_worth.h"
#include "ledger/books/clock_entry.h"
#include "ledger/books/fact_value.h"

namespace tablebank {
namespace {

std::int64_t number(const std::string& value) {
    std::int64_t read = 0;
    std::from_chars(value.data(), value.data() + value.size(), read);
    return read;
}

/// The end of the game, or, if a judge set a total after it, the player who is ahead now.
std::string winners_words(const Language& lang, const Setup& setup, const FactChange& change) {
    std::vector<std::string> names;
    for (const Seat seat : parse_seats(change.after).value_or(std::vector<Seat>{}))
        names.push_back(setup.player(seat).name);
    const Word player{"player", names.empty() ? std::string{} : names.front()};
    const Word players{"players", list_text(lang, names)};
    if (!change.before.empty())
        return names.size() == 1 ? lang.tr("the first place is now that of {player}", {player})
                                 : lang.tr("the first place is now shared by {players}", {players});
    return names.size() == 1 ? lang.tr("the game ends: the winner is {player}", {player})
                             : lang.tr("the game ends: {players} share the first place", {players});
}

std::optional<Clause> phase_clause(const Language& lang, const std::string& phase) {
    if (phase == to_string(Phase::side_gone))
        return Clause{std::nullopt, lang.tr("one side is gone: the richest of the other is to be found"), true};
    if (phase == to_string(Phase::closing))
        return Clause{std::nullopt, lang.tr("the closing transactions begin"), true};
    return std::nullopt;
}

Clause ruling_clause(const Language& lang, const Setup& setup, const FactChange& change) {
    const std::string_view key = ruling_keys()[static_cast<std::size_t>(change.key.index)].name;
    Rulings rulings = setup.rulings;
    const bool known = change.after.empty() || set(rulings, key, change.after);
    if (std::string idle = idle_ruling_text(lang, *setup.edition, setup.goal, rulings, key); !idle.empty())
        return {std::nullopt, std::move(idle)};
    return {
        std::nullopt,
        lang.tr("from now on: {ruling}",
                {{"ruling", known ? ruling_in_force_text(lang, setup.edition->words, rulings, key) : change.after}})};
}

/// The minute of the call, and whether it was early or late. The first rules accepted a call with time left as any
/// other: such a call has no further words.
std::string call_words(const Language& lang, const Setup& setup, const Entry& entry, const std::string& called) {
    constexpr std::int64_t ms_per_minute = 60'000;
    const Word time{"time", time_of_day(entry.stamp.at_ms)};
    if (const auto late = parse_called_over(called))
        return lang.trn("time is called at {time}, {count} minute over",
                        "time is called at {time}, {count} minutes over", *late, {time});
    if (called == "early") return lang.tr("time is called at {time}, before it is up", {time});
    const FactChange* used = change_of(entry, FactName::clock_used);
    const bool ran_out = used != nullptr && number(used->after) >= setup.minutes * ms_per_minute;
    return ran_out ? lang.tr("time is called at {time}", {time}) : lang.tr("time is called");
}

/// The clause of a line that has information that no fact has.
std::optional<Clause> told_clause(const Language& lang, const Entry& entry) {
    const auto told = clock_told_by(entry);
    if (!told) return std::nullopt;
    constexpr std::int64_t ms_per_second = 1000;
    using What = ClockTold::What;
    const std::int64_t ms = told->seconds * ms_per_second;
    const Word time{"time", duration_text(std::abs(ms))};
    switch (told->what) {
        case What::set:
            return Clause{std::nullopt, lang.tr("the clock is set: {time} left", {time})};
        case What::jump:
            return Clause{std::nullopt,
                          ms > 0 ? lang.tr("the computer's clock was set {time} forward; the table's clock goes on "
                                           "as before",
                                           {time})
                                 : lang.tr("the computer's clock was set {time} back; the table's clock goes on as "
                                           "before",
                                           {time})};
        case What::slept:
            return Clause{std::nullopt, lang.tr("the computer slept for {time}; the table's clock ran on", {time})};
        case What::zone:
            return Clause{std::nullopt,
                          lang.tr("the computer is in another time zone: UTC{zone}", {{"zone", zone_text(ms)}})};
        case What::bell:
            return Clause{std::nullopt,
                          lang.trn("the bell of the round rang {time} ago: the table plays {count} minute",
                                   "the bell of the round rang {time} ago: the table plays {count} minutes",
                                   told->minutes, {time})};
    }
    return std::nullopt;
}

std::optional<Clause> clock_clause(const Language& lang, const Setup& setup, const Entry& entry,
                                   const FactChange& change) {
    if (change.key.name == FactName::time_called)
        return Clause{std::nullopt, call_words(lang, setup, entry, change.after)};
    if (clock_told_by(entry)) return std::nullopt;
    if (change.key.name == FactName::clock_extra)
        return Clause{std::nullopt,
                      lang.trn("the clock gets {count} minute more", "the clock gets {count} minutes more",
                               number(change.after) - number(change.before))};
    if (change.key.name != FactName::clock_since || change_of(entry, FactName::time_called) != nullptr)
        return std::nullopt;
    return Clause{std::nullopt, change.after.empty() ? lang.tr("the clock stops") : lang.tr("the clock starts")};
}

Clause kept_clause(const Language& lang, const Setup& setup, const FactChange& change, CashFlows& cash) {
    const Seat seat{change.key.index};
    const Money handed_in = cash.take(Account::player(seat), Account::bank());
    if (counts_worth(*setup.edition))
        return {seat, lang.tr("hands in {amount}, and all of it counts", {{"amount", amount_text(lang, handed_in)}})};
    const Share share = Share::parse(change.after).value_or(Share{});
    return {seat, lang.tr("hands in {amount} and keeps a share of {share}",
                          {{"amount", amount_text(lang, handed_in)}, {"share", amount_text(lang, share)}})};
}

Clause walked_clause(const Language& lang, const Setup& setup, const Entry& entry, const FactChange& change,
                     CashFlows& cash) {
    const Seat seat{change.key.index};
    const Money earned = cash.take(Account::bank(), Account::player(seat));
    const FactChange* stop = change_of(entry, FactName::walk_at);
    if (counts_worth(*setup.edition))
        return {seat, lang.tr("gets {amount}, which the deeds and buildings are worth",
                              {{"amount", amount_text(lang, earned)}})};
    if (stop != nullptr && !stop->after.empty() && !earned.is_zero())
        return {seat, lang.tr("gets {amount} for {space} in the walk",
                              {{"amount", amount_text(lang, earned)},
                               {"space", space_name(*setup.edition, Space{static_cast<int>(number(stop->after))})}})};
    return {seat, lang.tr("gets {amount} in the walk", {{"amount", amount_text(lang, earned)}})};
}

Clause walk_dice_clause(const Language& lang, const Setup& setup, const FactChange& change) {
    const std::size_t blank = change.after.find(' ');
    const Dice dice{static_cast<int>(number(change.after.substr(0, blank))),
                    static_cast<int>(number(change.after.substr(blank + 1)))};
    return {std::nullopt,
            lang.tr("dice for {space}: {dice}",
                    {{"space", space_name(*setup.edition, Space{change.key.index})}, {"dice", dice_text(lang, dice)}})};
}

/// The reason is next to the leaving, not after the turn that follows.
std::string out_words(const Language& lang, const Entry& entry) {
    if (entry.verb == "bankrupt") return lang.tr("is bankrupt and leaves the game");
    const std::string words = lang.tr("leaves the game");
    return entry.why.empty() ? words : lang.tr("{what}: \"{why}\"", {{"what", words}, {"why", entry.why}});
}

std::optional<Clause> state_clause(const Language& lang, const Setup& setup, const Entry& entry,
                                   const FactChange& change, CashFlows& cash) {
    switch (change.key.name) {
        case FactName::out:
            return Clause{Seat{change.key.index}, out_words(lang, entry)};
        case FactName::winner:
            return Clause{std::nullopt, winners_words(lang, setup, change), true};
        case FactName::phase:
            return phase_clause(lang, change.after);
        case FactName::ruling:
            return ruling_clause(lang, setup, change);
        case FactName::time_called:
        case FactName::clock_since:
        case FactName::clock_extra:
            return clock_clause(lang, setup, entry, change);
        case FactName::kept:
            return kept_clause(lang, setup, change, cash);
        case FactName::walked:
            return walked_clause(lang, setup, entry, change, cash);
        case FactName::walk_dice:
            return walk_dice_clause(lang, setup, change);
        case FactName::played:
            return Clause{std::nullopt, lang.tr("the hidden card is \"{card}\"", {{"card", change.after}})};
        default:
            return judge_clause(lang, setup, entry, change);
    }
}

}  // namespace

Clauses state_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash) {
    Clauses clauses;
    if (auto told = told_clause(lang, entry)) clauses.push_back(std::move(*told));
    for (const FactChange& change : entry.facts)
        if (auto clause = state_clause(lang, setup, entry, change, cash)) clauses.push_back(std::move(*clause));
    return clauses;
}

}  // namespace tablebank
