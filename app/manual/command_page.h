#pragma once
// The command line as data: each subcommand with its options and what they mean, as --help has them. Man pages and
// completion are made of it. Knows nothing of a parser.

#include <string>
#include <vector>

namespace tablebank {

struct CommandOption {
    std::vector<std::string> names{};  ///< "-o", "--out"; of a positional "FILE" alone
    std::string value{};               ///< what it takes, "TEXT"; empty: nothing
    std::string meaning{};
    bool required = false;
    bool repeated = false;  ///< it takes several words, or may stand there several times
    int words = 1;          ///< of an option: how many it takes each time
};

struct CommandPage {
    std::string name{};
    std::string meaning{};
    std::string closing{};  ///< remarks, and an example
    std::vector<CommandOption> positionals{};
    std::vector<CommandOption> options{};
    std::vector<CommandPage> subcommands{};
    bool needs_subcommand = false;
    bool takes_from_above = false;  ///< the options of the command above may stand behind this one as well
};

}  // namespace tablebank
