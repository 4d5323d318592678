// Reads the history of the clock and the corrections from the entries of a game.

#include <algorithm>
#include <array>

#include "app/present/sheet/sheet_facts.h"
#include "app/session/after_time.h"
#include "ledger/books/clock_entry.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/own_card.h"
#include "ledger/books/stage.h"

namespace tablebank {

namespace {

std::int64_t number_of(const std::string& written) {
    return written.empty() ? 0 : std::stoll(written);
}

/// Steps that no fact has: `clock set 27:30`, `clock jump -1:00:00`.
std::optional<SheetClockStep> told_step(const Entry& entry, SheetClockStep step) {
    const auto told = clock_told_by(entry);
    if (!told) return std::nullopt;
    using Kind = SheetClockStep::Kind;
    constexpr std::array kinds{Kind::set, Kind::jumped, Kind::slept, Kind::zone, Kind::bell};
    constexpr std::int64_t ms_per_second = 1000;
    step.kind = kinds.at(static_cast<std::size_t>(told->what));
    (step.kind == Kind::set ? step.left_ms : step.moved_ms) = told->seconds * ms_per_second;
    step.minutes = told->minutes;
    return step;
}

std::optional<SheetClockStep> clock_step(const Entry& entry) {
    const FactChange* since = change_of(entry, FactName::clock_since);
    const FactChange* extra = change_of(entry, FactName::clock_extra);
    const FactChange* called = change_of(entry, FactName::time_called);
    SheetClockStep step{.entry = entry.sequence, .at_ms = entry.stamp.at_ms, .why = entry.why};
    if (called != nullptr && !called->after.empty()) {
        step.kind = SheetClockStep::Kind::called;
        return step;
    }
    if (auto told = told_step(entry, step)) return told;
    if (leaves_play(entry)) return std::nullopt;  // end_of_play has it
    if (extra != nullptr) {
        step.kind = SheetClockStep::Kind::extended;
        step.minutes = number_of(extra->after) - number_of(extra->before);
    } else if (since != nullptr) {
        step.kind = since->after.empty() ? SheetClockStep::Kind::stopped : SheetClockStep::Kind::started;
    } else {
        return std::nullopt;
    }
    return step;
}

/// The entry with which play was over: under the older rules the one that left its phase, in a game whose time was
/// called the one after which no turn was in hand and nothing was due. nullopt while the game is played.
std::optional<std::int64_t> end_of_play(const Table& table) {
    const History& history = table.history;
    const auto plays = [](const Game& game) {
        const Stage stage = stage_of(game);
        return stage == Stage::play || stage == Stage::last_turn;
    };
    if (plays(table.game)) return std::nullopt;
    std::optional<std::int64_t> left;
    for (const Entry& entry : history.entries())
        if (history.in_force(entry.sequence) && leaves_play(entry)) left = entry.sequence;
    const auto called = call_of_time(history, 0, left.value_or(history.last() + 1));
    if (!called || table.game.rules_version() < RulesVersion::fourth) return left;
    // Play that went on again, for example after an undo, was not over.
    Table earlier = table_at(table, *called);
    std::optional<std::int64_t> over;
    for (const std::int64_t last = left.value_or(history.last());; earlier.follow()) {
        if (plays(earlier.game))
            over.reset();
        else if (!over)
            over = earlier.history.last();
        if (earlier.history.last() >= last) return over;
    }
}

bool moves_cash(const Entry& entry) {
    return std::ranges::any_of(entry.transfers, [](const Transfer& it) { return it.asset == Asset::cash(); });
}

/// Whether a repair reversed the entry, to post it or another line again: the repair shows what was forced.
bool is_repaired(const History& history, const Entry& entry) {
    const auto by = history.reversed_by(entry.sequence);
    const auto action = by ? history.action_of(*by) : std::nullopt;
    return action && action->repaired.has_value();
}

/// Why an entry is among the corrections; nullopt for an ordinary one.
std::optional<SheetCorrection::Kind> kind_of(const Entry& entry, const std::optional<EntryGroup>& begun, bool unasked) {
    using enum SheetCorrection::Kind;
    if (begun && begun->repaired) return put_right;
    if (entry.reverses) return entry.verb == "redo" ? brought_back : taken_back;
    if (entry.forced) return forced;
    // A difference that was waived has a reason too; no other count has one.
    if (entry.verb == "count" && (moves_cash(entry) || !entry.why.empty())) return counted;
    if (unasked) return by_hand;
    return std::nullopt;
}

}  // namespace

std::vector<SheetClockStep> clock_steps(const Table& table) {
    std::vector<SheetClockStep> steps;
    Game clock(table.game.setup);
    const auto over = end_of_play(table);
    for (const Entry& entry : table.history.entries()) {
        follow_clock(clock, entry);
        const auto add = [&](SheetClockStep step) {
            step.used_ms = read_clock(clock, entry.stamp.at_ms).used_ms;
            steps.push_back(std::move(step));
        };
        if (auto step = table.history.counts(entry) ? clock_step(entry) : std::nullopt) add(std::move(*step));
        if (entry.sequence == over)
            add({.entry = entry.sequence, .at_ms = entry.stamp.at_ms, .kind = SheetClockStep::Kind::played});
    }
    return steps;
}

std::vector<std::int64_t> posted_after_time(const Table& table) {
    std::vector<std::int64_t> posted;
    AfterTime after_time(table.game.setup);
    for (const Entry& entry : table.history.entries()) {
        const bool in_force = table.history.in_force(entry.sequence);
        if (after_time.look(entry, in_force) && table.history.counts(entry)) posted.push_back(entry.sequence);
    }
    return posted;
}

namespace {

std::vector<std::string> lines_gone(const History& history, const SheetCorrection& correction) {
    std::vector<std::string> gone;
    for (std::int64_t sequence = correction.entry; sequence <= correction.last; ++sequence)
        if (const auto& undone = history.at(sequence).reverses) gone.push_back(history.at(*undone).line);
    for (std::int64_t sequence = correction.entry; sequence <= correction.last; ++sequence) {
        const Entry& entry = history.at(sequence);
        const auto again = entry.reverses ? gone.end() : std::ranges::find(gone, entry.line);
        if (again != gone.end()) gone.erase(again);
    }
    std::ranges::reverse(gone);
    return gone;
}

}  // namespace

std::vector<SheetCorrection> corrections_of(const Table& table) {
    std::vector<SheetCorrection> corrections;
    const Edition& edition = table.game.edition();
    UnknownCards cards(edition);  // since time was called
    bool called = false;
    bool is_over = false;
    for (const Entry& entry : table.history.entries()) {
        const bool in_force = table.history.in_force(entry.sequence);
        const bool by_card = called && in_force && cards.are_large_with(entry);
        is_over = is_over || (in_force && leaves_play(entry));
        const bool untracked = !is_over && is_untracked_play(table.game.rulings(), entry);
        const bool unasked = called && (is_unasked(edition, entry) || by_card || untracked);
        const auto action = table.history.action_of(entry.sequence);
        const bool follows = action && action->first != entry.sequence;
        // The first entry of an action reports what the action decides again; forced entries in it are separate items.
        const auto kind =
            follows ? (entry.forced && !entry.reverses ? std::optional{SheetCorrection::Kind::forced} : std::nullopt)
                    : kind_of(entry, action ? action_begun_by(entry) : std::nullopt, unasked);
        called = called || (calls_time(entry) && in_force);
        if (!kind || (kind == SheetCorrection::Kind::forced && is_repaired(table.history, entry))) continue;
        corrections.push_back({.entry = entry.sequence,
                               .last = action && !follows ? action->last : entry.sequence,
                               .at_ms = entry.stamp.at_ms,
                               .kind = *kind,
                               .of = entry.reverses,
                               .line = entry.line,
                               .why = entry.forced ? *entry.forced : entry.why,
                               .set_aside = entry.set_aside,
                               .in_force = in_force});
    }
    for (SheetCorrection& correction : corrections) correction.gone = lines_gone(table.history, correction);
    return corrections;
}

}  // namespace tablebank
