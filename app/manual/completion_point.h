#pragma once
// The position of the cursor in a command line that is being typed, and so what could come next.

#include <string>
#include <utility>
#include <vector>

#include "app/manual/command_page.h"

namespace tablebank {

struct CompletionPoint {
    std::vector<const CommandPage*> path{};   ///< the program, then the subcommands that were typed
    const CommandOption* value_of = nullptr;  ///< the option or positional whose value is being typed
    bool takes_options = true;                ///< an option is possible here; not as the value of another one
    bool takes_subcommand = true;             ///< a subcommand is possible too
    std::string typed{};                      ///< the beginning of the word, or of its value
    std::string before{};                     ///< the part of the word before its value: "--edition="
    /// Every value typed before, with its option or positional.
    std::vector<std::pair<const CommandOption*, std::string>> given{};

    /// The options allowed after the typed subcommand: its own, then those of the parent commands that apply to it.
    [[nodiscard]] std::vector<const CommandOption*> options() const;
    /// The value of the first positional or option of this name; empty if there is none.
    [[nodiscard]] std::string value(const std::string& name) const;
};

/// `words` without the program's name; the last one is at the cursor and may be empty.
[[nodiscard]] CompletionPoint completion_point(const CommandPage& program, const std::vector<std::string>& words);

}  // namespace tablebank
