#include "ledger/decide/entry_words.h"

#include <optional>
#include <utility>
#include <variant>

#include "ledger/decide/action_table.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

using deciding::Names;
using deciding::row_of;

std::optional<Command> read(const Setup& setup, const std::string& line) {
    auto parsed = parse_line(setup, line);
    auto* command = std::get_if<Command>(&parsed);
    return command == nullptr ? std::nullopt : std::optional{std::move(*command)};
}

template <class... Actions>
bool is_any(const Action& action) {
    return (std::holds_alternative<Actions>(action) || ...);
}

/// Lines that take back, bring back or put right.
bool is_of_history(const Action& action) {
    return is_any<action::Undo, action::UndoTo, action::UndoTurn, action::Redo, action::Amend>(action);
}

/// The command as the table completes it without asking its rules: whoever was not named is the player in turn.
std::string completed(const Game& game, Command command) {
    if (row_of(command.action).names == Names::nobody) {
        command.player.reset();
    } else if (!command.player) {
        command.player = game.turn();
    }
    return print_line(*game.setup, command);
}

/// Whether the line is what this command becomes on the table as it stood.
bool becomes(const Table& before, const Command& typed, const Entry& entry) {
    if (completed(before.game, typed) == entry.line) return true;
    if (is_any<action::Amend>(typed.action)) return false;  // its line is what was typed
    const Decision decision = decide(
        before, typed, [&] { return entry.stamp; }, rules_of(before.game, entry));
    const auto* entries = std::get_if<std::vector<Entry>>(&decision);
    return entries != nullptr && !entries->empty() && entries->front().line == entry.line;
}

/// Whether an entry follows the one before it as the same line typed once: a chain of entries.
bool follows_in_chain(const Table& before, const Entry& entry) {
    return before.history.last() > 0 && before.history.at(before.history.last()).typed == entry.typed;
}

/// What an amendment decides again keeps its moment and what was typed for it, whatever it comes to now.
bool was_typed_before(const Table& before, const Entry& entry) {
    for (std::int64_t sequence = before.history.last(); sequence > 1; --sequence) {
        const Entry& earlier = before.history.at(sequence);
        if (earlier.stamp.at_ms == entry.stamp.at_ms && earlier.typed == entry.typed &&
            earlier.reverses.has_value() == entry.reverses.has_value() && !before.history.in_force(sequence))
            return true;
    }
    return false;
}

bool reads_as_posted(const Table& before, const Command& typed, const Entry& entry) {
    const auto* amend = std::get_if<action::Amend>(&typed.action);
    if (entry.reverses) {
        if (!is_of_history(typed.action)) return false;
        const bool put_right = amend != nullptr && *entry.reverses >= amend->entry;
        return put_right || follows_in_chain(before, entry) || becomes(before, typed, entry);
    }
    if (becomes(before, typed, entry)) return true;
    // Games of the first version have no entry for the amendment itself, and its words with the line that it put right.
    if (amend != nullptr) return follows_in_chain(before, entry) && becomes(before, *amend->line, entry);
    if (!is_any<action::Ok>(typed.action)) return false;
    const auto line = read(*before.game.setup, entry.line);
    return line && row_of(line->action).names == Names::player && !is_any<action::Roll>(line->action);
}

}  // namespace

bool words_agree(const Setup& setup, const Entry& entry) {
    if (is_opening(entry)) return entry.verb == "open" && entry.typed.empty() && entry.why.empty() && !entry.forced;
    const auto line = read(setup, entry.line);
    if (!line) return true;
    if (entry.verb != verb_of(line->action) || entry.forced != line->force) return false;
    if (entry.why == line->why) return true;
    // A line that took no reason kept it once, as it was typed for the sum of a fine or a tax.
    if (!is_any<action::Fine, action::Tax>(line->action)) return false;
    const auto typed = read(setup, entry.typed);
    return typed && typed->why == entry.why;
}

bool typed_agrees(const Table& before, const Entry& entry) {
    if (is_opening(entry)) return entry.typed.empty();
    const auto typed = read(*before.game.setup, entry.typed);
    return (typed && reads_as_posted(before, *typed, entry)) || was_typed_before(before, entry);
}

}  // namespace tablebank
