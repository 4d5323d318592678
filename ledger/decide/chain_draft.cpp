#include "ledger/decide/chain_draft.h"
#include "ledger/books/officiating_entry.h"

#include <algorithm>

#include "ledger/books/people.h"
#include "ledger/decide/reversal.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

constexpr FactKey action_fact{FactName::action};

/// Writes the author and the reason into a reversal made by reverse().
void write(Entry& reversal, const Setup& setup, const Told& told, const Action& action) {
    Command canonical;
    canonical.action = action;
    canonical.why = told.why;
    canonical.force = told.forced;
    reversal.verb = std::string(verb_of(action));
    reversal.typed = told.typed;
    reversal.line = print_line(setup, canonical);
    reversal.why = told.why;
    reversal.forced = told.forced;
}

/// Whether an entry does nothing except begin a group, so that its place among the others is free.
bool only_begins(const Entry& entry) {
    return entry.transfers.empty() &&
           std::ranges::all_of(entry.facts, [](const FactChange& fact) { return fact.key == action_fact; });
}

}  // namespace

std::variant<Entry, Refusal> taking_back(const Table& table, std::int64_t sequence, const Action& by, const Told& told,
                                         Stamp stamp) {
    auto reversal = reverse(table, sequence);
    if (auto* entry = std::get_if<Entry>(&reversal)) {
        write(*entry, *table.game.setup, told, by);
        entry->stamp = std::move(stamp);
    }
    return reversal;
}

std::vector<Entry> ChainDraft::as_action(const std::optional<RepairCounts>& repaired) && {
    if (entries_.size() > 1) {
        const EntryGroup span{entries_.front().sequence, entries_.back().sequence, repaired};
        mark_action(entries_.front(), {}, to_fact_value(span));
        mark_action(entries_.back(), to_fact_value(span), {});
    }
    return std::move(entries_);
}

void ChainDraft::post(Entry entry) {
    entries_.push_back(entry);
    table_.post(std::move(entry));
}

Check ChainDraft::take_back(std::int64_t sequence, const std::optional<Action>& by) {
    return take_back(sequence, by.value_or(action::Undo{sequence}), told_, stamps_());
}

Check ChainDraft::take_back_like(const Entry& undo) {
    Stamp stamp = stamps_();
    stamp.at_ms = undo.stamp.at_ms;
    return take_back(*undo.reverses, action::Undo{*undo.reverses}, {undo.typed, undo.why, undo.forced}, stamp);
}

Check ChainDraft::take_back(std::int64_t sequence, const Action& by, const Told& told, Stamp stamp) {
    auto reversal = taking_back(table_, sequence, by, told, std::move(stamp));
    if (auto* no = std::get_if<Refusal>(&reversal)) return std::move(*no);
    post(std::get<Entry>(std::move(reversal)));
    return std::nullopt;
}

/// Whether an entry only changes who sits where, on seats that also exist after entry `last`: the people who play on
/// from there are those who sit there now.
bool ChainDraft::stays_seated(const Entry& entry, std::int64_t last) const {
    if (!only_seats_people(entry) || table_.history.action_of(entry.sequence)) return false;
    const int seats = setup_before(*table_.game.setup, last + 1).seats();
    return std::ranges::all_of(entry.facts, [&](const FactChange& fact) { return fact.key.index <= seats; });
}

Check ChainDraft::take_back_to(std::int64_t last, const std::optional<Action>& by, Computer computer) {
    std::optional<Action> first = by;
    for (std::int64_t sequence = begun_at_; sequence > last; --sequence) {
        const Entry& entry = table_.history.at(sequence);
        const auto target = entry.reverses;
        if (!table_.history.in_force(sequence) || is_officiating(entry) || (target && *target > last)) continue;
        if (computer == Computer::stays && (is_of_the_computer(entry) || stays_seated(entry, last))) continue;
        if (auto no = take_back(sequence, first)) return no;
        first.reset();
    }
    return std::nullopt;
}

Check ChainDraft::take_back(const EntryGroup& span, const Action& by) {
    std::vector<std::int64_t> order;
    for (std::int64_t sequence = std::min(span.last, table_.history.last()); sequence >= span.first; --sequence)
        if (table_.history.in_force(sequence)) order.push_back(sequence);
    // The entry that names the group comes first: "undo #12" undoes entry 12, and with it the others.
    if (!order.empty() && order.back() == span.first && only_begins(table_.history.at(span.first)))
        std::rotate(order.begin(), order.end() - 1, order.end());
    std::optional<Action> first = by;
    for (const std::int64_t sequence : order) {
        if (auto no = take_back(sequence, first)) return no;
        first.reset();
    }
    return std::nullopt;
}

void close_action(const Game& before, Entry& entry) {
    const std::string& open = before.facts.get(action_fact);
    const auto span = open.empty() ? std::nullopt : parse_entry_group(open);
    if (span && span->last == entry.sequence) mark_action(entry, open, {});
}

}  // namespace tablebank::deciding
