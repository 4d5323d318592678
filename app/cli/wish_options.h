#pragma once
// The options with which people say who sits with whom. Internal header.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/subcommand.h"
#include "calculators/tournament/seating.h"

namespace tablebank {

struct WishOptions {
    std::vector<std::string> apart;         ///< "A,B"
    std::vector<std::string> try_apart;     ///< the same
    std::vector<std::string> together;      ///< "A,B=ROUND"
    std::vector<std::string> try_together;  ///< the same
    std::vector<std::string> at_tables;     ///< "NAME=K"
};
/// Adds `--apart`, `--try-apart`, `--together` and `--try-together`.
void add_wish_options(const Language& lang, CLI::App& command, WishOptions& options);

/// Digits alone.
[[nodiscard]] std::optional<int> whole_number(const std::string& text);

/// Players by their index among the names. Throws CliError usage for a wrong shape, or an unknown name.
[[nodiscard]] SeatingWishes read_wishes(const Language& lang, const WishOptions& options,
                                        const std::vector<std::string>& names);

}  // namespace tablebank
