#include "ledger/decide/entry_words.h"

#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

#include "calculators/require.h"
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

/// The lines undo, redo and amend.
bool is_of_history(const Action& action) {
    return is_any<action::Undo, action::UndoTo, action::UndoTurn, action::Redo, action::Amend>(action);
}

/// The command as the table completes it without checking its rules: if no player was named, the player in turn.
std::string completed(const Game& game, Command command) {
    if (row_of(command.action).names == Names::nobody) {
        command.player.reset();
    } else if (!command.player) {
        command.player = game.turn();
    }
    return print_line(*game.setup, command);
}

/// Whether the line is the one that this command becomes on the table before it.
bool becomes(const Table& before, const Command& typed, const Entry& entry) {
    if (completed(before.game, typed) == entry.line) return true;
    if (is_any<action::Amend>(typed.action)) return false;  // its line is the typed one
    const Decision decision = decide(
        before, typed, [&] { return entry.stamp; }, rules_of(before.game, entry));
    const auto* entries = std::get_if<std::vector<Entry>>(&decision);
    return entries != nullptr && !entries->empty() && entries->front().line == entry.line;
}

/// Whether an entry follows the one before it as the same line typed once: a chain of entries.
bool follows_in_chain(const Table& before, const Entry& entry) {
    return before.history.last() > 0 && before.history.at(before.history.last()).typed == entry.typed;
}

/// An entry that an amendment decides again keeps its time and its typed line, whatever its new result is.
bool was_typed_before(const Table& before, const Entry& entry) {
    constexpr std::int64_t letters_of_a_look = 32;
    const std::int64_t looks = std::ssize(entry.typed) / letters_of_a_look;
    for (std::int64_t sequence = before.history.last(); sequence > 1; --sequence) {
        before.history.spend(looks);
        const Entry& earlier = before.history.at(sequence);
        if (earlier.stamp.at_ms == entry.stamp.at_ms && earlier.typed == entry.typed &&
            earlier.reverses.has_value() == entry.reverses.has_value() && !before.history.in_force(sequence))
            return true;
    }
    return false;
}

/// `ok` stands for any due: it may have become any line of a player except a roll.
bool may_be_ok(const Command& typed, const std::string& line, const Setup& setup) {
    if (!is_any<action::Ok>(typed.action)) return false;
    const auto posted = read(setup, line);
    return posted && row_of(posted->action).names == Names::player && !is_any<action::Roll>(posted->action);
}

/// Whether the line of a reversal is `undo` of that entry alone.
bool takes_back_alone(const Setup& setup, const Entry& entry) {
    const auto line = read(setup, entry.line);
    const auto* undo = line ? std::get_if<action::Undo>(&line->action) : nullptr;
    return undo != nullptr && undo->entry == entry.reverses;
}

bool reads_as_posted(const Table& before, const Command& typed, const Entry& entry) {
    const auto* amend = std::get_if<action::Amend>(&typed.action);
    if (entry.reverses) {
        if (!is_of_history(typed.action)) return false;
        const bool put_right = amend != nullptr && *entry.reverses >= amend->entry;
        // `undo to` reversed its entries one by one before they became one group.
        const auto* to = std::get_if<action::UndoTo>(&typed.action);
        const bool one_by_one =
            to != nullptr && *entry.reverses > to->entry && takes_back_alone(*before.game.setup, entry);
        return put_right || one_by_one || follows_in_chain(before, entry) || becomes(before, typed, entry);
    }
    if (may_be_ok(typed, entry.line, *before.game.setup) || becomes(before, typed, entry)) return true;
    // Games of the first version have no entry for the amendment itself; its words are stored with the corrected line.
    return amend != nullptr && follows_in_chain(before, entry) && becomes(before, *amend->line, entry);
}

}  // namespace

bool words_agree(const Setup& setup, const Entry& entry) {
    if (is_opening(entry)) return entry.verb == "open" && entry.typed.empty() && entry.why.empty() && !entry.forced;
    const auto line = read(setup, entry.line);
    if (!line) return true;
    if (entry.verb != verb_of(line->action) || entry.forced != line->force) return false;
    if (entry.why == line->why) return true;
    // A line without a reason once kept one, if it was typed for the sum of a fine or a tax.
    if (!is_any<action::Fine, action::Tax>(line->action)) return false;
    const auto typed = read(setup, entry.typed);
    return typed && typed->why == entry.why;
}

bool typed_agrees(const Table& before, const Entry& entry) {
    require(before.history.last() == entry.sequence - 1);
    if (entry.typed == entry.line) return true;  // already parsed by words_agree
    if (is_opening(entry)) return entry.typed.empty();
    const auto typed = read(*before.game.setup, entry.typed);
    return (typed && reads_as_posted(before, *typed, entry)) || was_typed_before(before, entry);
}

void KnownWords::remember(std::string words) {
    constexpr std::size_t most = 4096;
    constexpr std::size_t longest = 256;
    if (known_.size() < most && words.size() <= longest) known_.insert(std::move(words));
}

bool KnownWords::agree(const Setup& setup, const Entry& entry) {
    if (!entry.why.empty() || entry.forced) return words_agree(setup, entry);
    std::string words = entry.verb + '\n' + entry.line;
    if (!is_opening(entry) && is_known(words)) return true;
    if (!words_agree(setup, entry)) return false;
    remember(std::move(words));
    return true;
}

bool KnownWords::typed_agrees(const Table& before, const Entry& entry) {
    if (entry.typed == entry.line || entry.reverses || is_opening(entry)) return tablebank::typed_agrees(before, entry);
    std::string words = std::to_string(before.game.turn().number) + ' ' + std::to_string(before.game.setup->since) +
                        '\n' + entry.typed + '\n' + entry.line;
    if (is_known(words)) return true;
    const auto typed = read(*before.game.setup, entry.typed);
    const bool told_by_words =
        typed && (may_be_ok(*typed, entry.line, *before.game.setup) || completed(before.game, *typed) == entry.line);
    if (!told_by_words) return tablebank::typed_agrees(before, entry);
    remember(std::move(words));
    return true;
}

}  // namespace tablebank
