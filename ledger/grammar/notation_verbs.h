#pragma once
// The verbs of the grammar, one row each. Internal header of the line grammar.

#include <span>
#include <string_view>

#include "ledger/grammar/command.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

struct Verb {
    std::string_view name;
    Action (*read)(Reader&);  ///< reads the words after the verb, up to the free text
    bool of_player = false;   ///< whether a player may precede it
    /// A verb that is newer than some games: if a player has that name and it precedes a verb, it means the player.
    bool yields_to_name = false;
    /// The same if it is the beginning of one player's name only.
    bool yields_to_beginning = false;
    /// A line of such a verb never speaks of the player in turn without naming them: the player precedes the verb or
    /// follows it.
    bool wants_player = false;
};

/// The most usual first.
[[nodiscard]] std::span<const Verb> verbs();
/// nullptr for a word that is not a verb. `word` must be folded.
[[nodiscard]] const Verb* find_verb(std::string_view word);

inline constexpr std::string_view force_verb = "force";

/// Whether the line of an action ends with a free text.
enum class WhyUse { none, optional, required };
[[nodiscard]] WhyUse why_use(const Action& action);

/// One line from the reader's position to the end. `amended` is set for the line within an `amend`, which cannot refer
/// to other entries.
[[nodiscard]] Command read_command(Reader& line, bool amended);

}  // namespace tablebank
