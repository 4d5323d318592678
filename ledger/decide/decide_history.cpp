// Undo, redo and amend: chains of entries, each decided on the table that the one before it leaves. The result is
// either the whole chain or a refusal.

#include <algorithm>

#include "ledger/books/entry_facts.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/people.h"
#include "ledger/decide/chain_draft.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/repair.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

Told told_by(const Command& command) {
    return {command.typed, command.why, command.force};
}

/// Whether the reversed entries include the beginning of a group. `undo` of that entry alone would mean the whole
/// group, so here everything becomes one group, in which each entry is meant alone.
bool begins_action_after(const History& history, std::int64_t sequence) {
    for (std::int64_t later = sequence + 1; later <= history.last(); ++later) {
        const auto action = history.in_force(later) ? history.action_of(later) : std::nullopt;
        if (action && action->first == later) return true;
    }
    return false;
}

/// Whether `undo to` reverses more than one entry: together they are one group, which `redo` restores as a whole.
bool takes_back_several(const History& history, std::int64_t last) {
    int several = 0;
    for (std::int64_t sequence = history.last(); sequence > last && several < 2; --sequence) {
        const Entry& entry = history.at(sequence);
        const auto& target = entry.reverses;
        if (history.in_force(sequence) && !is_officiating(entry) && !is_of_the_computer(entry) &&
            !(target && *target > last))
            ++several;
    }
    return several > 1;
}

/// Whether the table is between the entries of a group: there they are reversed one by one, as they were posted.
bool is_within_action(const Table& table) {
    return !table.game.facts.get(FactKey{FactName::action}).empty();
}

/// The group that an undo or redo of this entry means as a whole.
std::optional<EntryGroup> action_meant(const Table& table, std::int64_t target, bool named) {
    if (is_within_action(table)) return std::nullopt;
    const auto span = table.history.action_of(target);
    return span && (!named || span->first == target) ? span : std::nullopt;
}

Chain take_back_one(const Table& table, const Command& command, const Stamps& stamps, std::int64_t target,
                    const Action& by) {
    auto reversal = taking_back(table, target, by, told_by(command), stamps());
    if (auto* no = std::get_if<Refusal>(&reversal)) return std::move(*no);
    return std::vector{std::get<Entry>(std::move(reversal))};
}

Chain take_back_action(const Table& table, const Command& command, const Stamps& stamps, const EntryGroup& span,
                       const Action& by) {
    ChainDraft chain(table, told_by(command), stamps);
    if (auto no = chain.take_back(span, by)) return *no;
    if (!chain.entries().empty()) return std::move(chain).as_action();
    Refusal gone{RefusalCode::already_reversed};
    gone.entry = span.first;
    return gone;
}

/// The last entry before what the player in turn did since they rolled: before their first roll of this turn, or, if
/// they have not rolled, before what they did since it was opened. Entry numbers; nullopt if they did nothing.
std::optional<std::int64_t> before_turn(const History& history) {
    std::optional<std::int64_t> first_roll;
    std::int64_t oldest_since = 0;
    for (std::int64_t sequence = history.last(); sequence > 1; --sequence) {
        const Entry& entry = history.at(sequence);
        if (!history.counts(entry)) continue;
        if (entry.verb == "roll") first_roll = sequence;
        const auto turn = std::ranges::find(entry.facts, FactKey{FactName::turn}, &FactChange::key);
        const bool opens = turn != entry.facts.end() || entry.verb == "turn";
        const bool only_opens = entry.verb == "next" || entry.verb == "turn";
        if (!opens || !only_opens) oldest_since = sequence;
        if (opens) break;
    }
    if (first_roll) return *first_roll - 1;
    if (oldest_since > 0) return oldest_since - 1;
    return std::nullopt;
}

/// After the cash is handed in, the score is being made: only the judge corrects entries then, with a reason.
bool is_scored(const Game& game) {
    const Phase phase = game.phase();
    return phase == Phase::kept || phase == Phase::walked ||
           (phase == Phase::finished && game.setup->goal == Goal::timed);
}

/// Changes of the computer's clock cannot be undone; the table's clock can be set.
Check happened_anyway(const Table& table, std::int64_t sequence) {
    const History& history = table.history;
    if (is_within_action(table) || !history.has(sequence) || !history.in_force(sequence) ||
        !is_of_the_computer(history.at(sequence)))
        return std::nullopt;
    Refusal no{RefusalCode::clock_seen};
    no.entry = sequence;
    no.line = "clock set 27:30 \"why\"";
    return no;
}

Refusal judge_repairs(const Command& command) {
    Refusal judge{RefusalCode::judge_repairs};
    judge.line = "force \"REASON\" " + command.typed;
    return judge;
}

bool changes_the_table(const Entry& entry) {
    // Which entries were one group, and by which rules the game is decided, is not a state of the table.
    const auto of_table = [](const FactChange& change) {
        return change.key.name != FactName::rules && change.key.name != FactName::action;
    };
    return !is_officiating(entry) && (!entry.transfers.empty() || std::ranges::any_of(entry.facts, of_table));
}

/// Whether an entry in force is undone or corrected alone once time was called, and later ones stay.
bool leaves_later_entries(const Table& table, std::int64_t target, std::int64_t last) {
    const bool asked = table.game.rules_version() >= RulesVersion::fourth && !is_within_action(table);
    const bool called = table.game.time_called() || is_scored(table.game);
    const History& history = table.history;
    if (!asked || !called || target < 2 || !history.has(target) || !history.in_force(target)) return false;
    for (std::int64_t later = last + 1; later <= history.last(); ++later) {
        const Entry& entry = history.at(later);
        if (history.counts(entry) && changes_the_table(entry)) return true;
    }
    return false;
}

/// The line by which the judge amends an entry to nothing; empty if it would be refused, or would ask first.
std::string amended_away(const Table& table, std::int64_t target) {
    std::string line = "force \"REASON\" amend #" + std::to_string(target) + " note \"undone\"";
    const auto read = parse_line(*table.game.setup, line);
    const auto* command = std::get_if<Command>(&read);
    const auto* amend = command == nullptr ? nullptr : std::get_if<action::Amend>(&command->action);
    if (amend == nullptr) return {};
    const Repair repair = plan_repair(table, *command, *amend);
    const auto* plan = std::get_if<RepairPlan>(&repair);
    return plan != nullptr && !plan->is_open() && !plan->changes_nothing() ? line : std::string{};
}

/// Why an entry in force is not taken back alone although later ones stay: the cash was handed in by what it did, or
/// it called the time for what was posted since. An amendment decides those again.
Check is_built_upon(const Table& table, std::int64_t target, std::int64_t last) {
    const History& history = table.history;
    if (!leaves_later_entries(table, target, last) || !changes_the_table(history.at(target)) ||
        changes_people(history.at(target)))
        return std::nullopt;
    const bool calls = change_of(history.at(target), FactName::time_called) != nullptr;
    for (std::int64_t later = last + 1; later <= history.last(); ++later) {
        const Entry& entry = history.at(later);
        if (!history.counts(entry) || !changes_the_table(entry)) continue;
        if (!calls && change_of(entry, FactName::kept) == nullptr) continue;
        Refusal no{RefusalCode::reversal_blocked};
        no.entry = later;
        no.detail = to_string(FactKey{FactName::phase});
        no.line = amended_away(table, target);
        return no;
    }
    return std::nullopt;
}

/// Whether the entry was posted before the time of the game was called.
bool is_before_call(const Table& table, std::int64_t sequence) {
    if (table.game.rules_version() < RulesVersion::fourth || !table.game.time_called()) return false;
    return call_of_time(table.history, sequence, table.history.last() + 1).has_value();
}

/// The chain as it is, or, if only the judge may post it, as one that the judge forces. What would be refused then is
/// refused at once.
Chain by_judge(Chain chain, const Command& command, bool judged) {
    auto* entries = std::get_if<std::vector<Entry>>(&chain);
    if (!judged || entries == nullptr) return chain;
    if (!command.force) return judge_repairs(command);
    entries->front().set_aside.emplace_back(to_string(RefusalCode::judge_repairs));
    return chain;
}

Refusal still_open(RepairPlan plan) {
    Refusal open{RefusalCode::repair_open};
    open.entry = plan.open().front()->entry;
    open.repair = std::make_shared<const RepairPlan>(std::move(plan));
    return open;
}

}  // namespace

Chain decide_undo(const Table& table, const Command& command, const action::Undo& undo, const Stamps& stamps) {
    const auto target = undo.entry ? undo.entry : table.history.undo_target();
    if (!target) return Refusal{RefusalCode::nothing_to_undo};
    if (auto no = happened_anyway(table, *target)) return *std::move(no);
    const auto span = action_meant(table, *target, undo.entry.has_value());
    const std::int64_t last = span ? span->last : *target;
    if (auto no = is_built_upon(table, *target, last)) return *std::move(no);
    Chain chain = span ? take_back_action(table, command, stamps, *span, action::Undo{span->first})
                       : take_back_one(table, command, stamps, *target, action::Undo{*target});
    return by_judge(std::move(chain), command, leaves_later_entries(table, *target, last));
}

Chain decide_undo_to(const Table& table, const Command& command, const action::UndoTo& to, const Stamps& stamps) {
    Refusal nothing{RefusalCode::no_such_entry};
    nothing.entry = to.entry;
    if (!table.history.has(to.entry)) return nothing;
    ChainDraft chain(table, told_by(command), stamps);
    const bool whole = begins_action_after(table.history, to.entry) || takes_back_several(table.history, to.entry);
    if (auto no = chain.take_back_to(to.entry, whole ? std::optional<Action>{to} : std::nullopt)) return *no;
    if (chain.entries().empty()) return Refusal{RefusalCode::nothing_to_undo};
    return std::move(chain).as_action();
}

Chain decide_undo_turn(const Table& table, const Command& command, const action::UndoTurn& turn, const Stamps& stamps) {
    const auto last = before_turn(table.history);
    if (!last) return Refusal{RefusalCode::nothing_to_undo};
    ChainDraft chain(table, told_by(command), stamps);
    if (auto no = chain.take_back_to(*last, turn)) return *no;
    if (chain.entries().empty()) return Refusal{RefusalCode::nothing_to_undo};
    return std::move(chain).as_action();
}

Chain decide_redo(const Table& table, const Command& command, const Stamps& stamps) {
    const auto target = table.history.redo_target();
    if (!target) return Refusal{RefusalCode::nothing_to_redo};
    if (const auto span = action_meant(table, *target, false))
        return take_back_action(table, command, stamps, *span, action::Redo{});
    return take_back_one(table, command, stamps, *target, action::Redo{});
}

Chain decide_amend(const Table& table, const Command& command, const action::Amend& amend, const Stamps& stamps) {
    if (auto no = why_not_amended(table.history, amend.entry)) return *std::move(no);
    const bool judged = is_scored(table.game) || is_before_call(table, amend.entry) ||
                        leaves_later_entries(table, amend.entry, amend.entry);
    auto repair = plan_repair(table, command, amend);
    const auto* planned = std::get_if<RepairPlan>(&repair);
    const bool is_idle = planned != nullptr && !planned->is_open() && planned->changes_nothing();
    if (judged && !command.force && !is_idle) return judge_repairs(command);
    if (auto* no = std::get_if<Refusal>(&repair)) return *no;
    auto& plan = std::get<RepairPlan>(repair);
    if (plan.is_open()) return still_open(std::move(plan));
    if (plan.changes_nothing()) {
        Refusal same{RefusalCode::changes_nothing};
        same.entry = amend.entry;
        return same;
    }
    for (Entry& entry : plan.entries) {
        Stamp stamp = stamps();
        if (entry.stamp.at_ms != 0) stamp.at_ms = entry.stamp.at_ms;
        entry.stamp = std::move(stamp);
    }
    return by_judge(std::move(plan.entries), command, judged);
}

}  // namespace tablebank::deciding
