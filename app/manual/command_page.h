#pragma once
// The command line as data: each subcommand with its options and their descriptions, as in --help. Man pages and
// completion are made of it.

#include <string>
#include <vector>

namespace tablebank {

struct CommandOption {
    std::vector<std::string> names{};  ///< "-o", "--out"; for a positional only "FILE"
    std::string value{};               ///< its value, "TEXT"; empty: none
    std::string meaning{};
    bool required = false;
    bool repeated = false;  ///< it takes several words, or may occur several times
    int words = 1;          ///< for an option: how many it takes each time
};

struct CommandPage {
    std::string name{};
    std::string meaning{};
    std::string closing{};  ///< remarks, and an example
    std::vector<CommandOption> positionals{};
    std::vector<CommandOption> options{};
    std::vector<CommandPage> subcommands{};
    bool needs_subcommand = false;
    bool takes_from_above = false;  ///< the options of the parent command are also allowed after this one
};

}  // namespace tablebank
