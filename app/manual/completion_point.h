#pragma once
// Where the cursor stands in a command line that is being typed, and so what could come next there. Knows nothing of
// files, games or shells.

#include <string>
#include <utility>
#include <vector>

#include "app/manual/command_page.h"

namespace tablebank {

struct CompletionPoint {
    std::vector<const CommandPage*> path{};   ///< the program, then the subcommands that were typed
    const CommandOption* value_of = nullptr;  ///< whose value is being typed: of an option, or a positional
    bool takes_options = true;                ///< an option could stand here; not as the value of another one
    bool takes_subcommand = true;             ///< so could a subcommand
    std::string typed{};                      ///< what there is of the word, or of its value
    std::string before{};                     ///< what of the word stands in front of its value: "--edition="
    /// Every value that was typed before, with what it is of.
    std::vector<std::pair<const CommandOption*, std::string>> given{};

    /// What may stand behind the subcommand that was typed: its own options, then those of the commands above that hold
    /// for it.
    [[nodiscard]] std::vector<const CommandOption*> options() const;
    /// The value of the first positional or option of this name; empty where there is none.
    [[nodiscard]] std::string value(const std::string& name) const;
};

/// `words` without the program's name, the last of them the one at the cursor; it may be empty.
[[nodiscard]] CompletionPoint completion_point(const CommandPage& program, const std::vector<std::string>& words);

}  // namespace tablebank
