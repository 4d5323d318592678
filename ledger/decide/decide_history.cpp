// Taking back, bringing back and putting right: chains of reversing entries, each decided on the table that the one
// before it leaves. Either the whole chain is given, or a refusal and nothing.

#include <ranges>

#include "ledger/decide/decide.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/reversal.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// Writes who and why onto a reversal that reverse() made.
Entry written(Entry reversal, const Setup& setup, const Command& command, Action action, Stamp stamp) {
    Command canonical = command;
    canonical.player.reset();
    canonical.action = std::move(action);
    reversal.stamp = std::move(stamp);
    reversal.verb = std::string(verb_of(canonical.action));
    reversal.typed = command.typed;
    reversal.line = print_line(setup, canonical);
    reversal.why = command.why;
    reversal.forced = command.force;
    return reversal;
}

/// The table while a chain is decided, and what it has posted so far.
class ChainDraft {
public:
    ChainDraft(const Table& table, const Command& command, const Stamps& stamps)
        : table_(table), command_(command), stamps_(stamps) {}

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] std::vector<Entry> entries() && { return std::move(entries_); }

    [[nodiscard]] Check take_back(std::int64_t sequence) {
        auto reversal = reverse(table_, sequence);
        if (auto* no = std::get_if<Refusal>(&reversal)) return *no;
        post(written(std::get<Entry>(std::move(reversal)), *table_.game.setup, command_, action::Undo{sequence},
                     stamps_()));
        return std::nullopt;
    }

    /// Everything posted after `last` is taken back, youngest first. Undos of what came after it cancel out by
    /// themselves.
    [[nodiscard]] Check take_back_to(std::int64_t last) {
        for (std::int64_t sequence = table_.history.last(); sequence > last; --sequence) {
            const auto target = table_.history.at(sequence).reverses;
            if (!table_.history.in_force(sequence) || (target && *target > last)) continue;
            if (auto no = take_back(sequence)) return no;
        }
        return std::nullopt;
    }

    /// Decides one line anew; a line of the past keeps its moment, so that the clock it ran on stays the same.
    [[nodiscard]] Check decide_line(const Command& command, std::optional<std::int64_t> at_ms) {
        const auto stamp = [&] {
            Stamp made = stamps_();
            if (at_ms) made.at_ms = *at_ms;
            return made;
        };
        auto decision = decide(table_, command, stamp);
        if (auto* no = std::get_if<Refusal>(&decision)) return *no;
        for (Entry& entry : std::get<std::vector<Entry>>(decision)) post(std::move(entry));
        return std::nullopt;
    }

private:
    void post(Entry entry) {
        entries_.push_back(entry);
        table_.post(std::move(entry));
    }

    Table table_;
    const Command& command_;
    const Stamps& stamps_;
    std::vector<Entry> entries_;
};

/// What is decided again after an amendment: lines in force, and undos of what lies before the amended entry.
std::vector<Entry> later_lines(const History& history, std::int64_t amended) {
    std::vector<Entry> later;
    for (std::int64_t sequence = amended + 1; sequence <= history.last(); ++sequence) {
        const Entry& entry = history.at(sequence);
        if (!history.in_force(sequence) || (entry.reverses && *entry.reverses >= amended)) continue;
        later.push_back(entry);
    }
    return later;
}

/// The command an old entry stands for.
std::variant<Command, ParseError> read_again(const Setup& setup, const Entry& entry) {
    if (entry.reverses) {
        Command undo;
        undo.action = action::Undo{*entry.reverses};
        undo.why = entry.why;
        undo.typed = entry.typed;
        return undo;
    }
    auto parsed = parse_line(setup, entry.line);
    if (auto* command = std::get_if<Command>(&parsed)) command->typed = entry.typed;
    return parsed;
}

/// What can be done instead is to take everything back to before the entry, and to enter again what happened.
Refusal later_refused(std::int64_t amended, std::int64_t later, std::string_view why) {
    Refusal refused{RefusalCode::amend_refused};
    refused.entry = later;
    refused.line = "undo to #" + std::to_string(amended - 1);
    refused.detail = why;
    return refused;
}

/// That an entry may be amended: it exists, is in force, and is no opening and no reversal.
Check can_be_amended(const History& history, std::int64_t sequence) {
    Refusal no{RefusalCode::no_such_entry};
    no.entry = sequence;
    if (!history.has(sequence)) return no;
    no.code = RefusalCode::opening_entry;
    if (sequence == 1) return no;
    no.code = RefusalCode::already_reversed;
    if (!history.in_force(sequence) || history.at(sequence).reverses) return no;
    return std::nullopt;
}

}  // namespace

Chain decide_undo(const Table& table, const Command& command, const action::Undo& undo, const Stamps& stamps) {
    const auto target = undo.entry ? undo.entry : table.history.undo_target();
    if (!target) return Refusal{RefusalCode::nothing_to_undo};
    auto reversal = reverse(table, *target);
    if (auto* no = std::get_if<Refusal>(&reversal)) return *no;
    return std::vector<Entry>{
        written(std::get<Entry>(std::move(reversal)), *table.game.setup, command, action::Undo{*target}, stamps())};
}

Chain decide_undo_to(const Table& table, const Command& command, const action::UndoTo& to, const Stamps& stamps) {
    Refusal nothing{RefusalCode::no_such_entry};
    nothing.entry = to.entry;
    if (!table.history.has(to.entry)) return nothing;
    ChainDraft chain(table, command, stamps);
    if (auto no = chain.take_back_to(to.entry)) return *no;
    auto entries = std::move(chain).entries();
    if (entries.empty()) return Refusal{RefusalCode::nothing_to_undo};
    return entries;
}

Chain decide_redo(const Table& table, const Command& command, const Stamps& stamps) {
    const auto target = table.history.redo_target();
    if (!target) return Refusal{RefusalCode::nothing_to_redo};
    auto reversal = reverse(table, *target);
    if (auto* no = std::get_if<Refusal>(&reversal)) return *no;
    return std::vector<Entry>{
        written(std::get<Entry>(std::move(reversal)), *table.game.setup, command, action::Redo{}, stamps())};
}

Chain decide_amend(const Table& table, const Command& command, const action::Amend& amend, const Stamps& stamps) {
    if (auto no = can_be_amended(table.history, amend.entry)) return *no;
    const auto later = later_lines(table.history, amend.entry);
    ChainDraft chain(table, command, stamps);
    if (auto no = chain.take_back_to(amend.entry - 1)) return *no;
    Command line = *amend.line;
    line.typed = command.typed;
    if (auto no = chain.decide_line(line, table.history.at(amend.entry).stamp.at_ms)) return *no;
    for (const Entry& entry : later) {
        const auto again = read_again(*table.game.setup, entry);
        if (std::holds_alternative<ParseError>(again)) return later_refused(amend.entry, entry.sequence, "unreadable");
        if (auto no = chain.decide_line(std::get<Command>(again), entry.stamp.at_ms)) {
            return later_refused(amend.entry, entry.sequence, to_string(no->code));
        }
    }
    return std::move(chain).entries();
}

}  // namespace tablebank::deciding
