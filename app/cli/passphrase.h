#pragma once
// A passphrase, typed without echo, or piped in as a line. Internal header.

#include <string>

#include "app/cli/subcommand.h"

namespace tablebank {

/// Asks at a terminal, without echo; twice if it is `fresh`. Otherwise reads the next line of standard input. The
/// caller must erase it (ledger/proof/key.h). Throws CliError usage: none, too long, two that differ.
[[nodiscard]] std::string read_passphrase(Streams& streams, bool fresh);

/// A secret that is asked for by `question` at a terminal, without echo, or piped in as a line; the same limits.
[[nodiscard]] std::string read_secret_line(Streams& streams, const std::string& question);

}  // namespace tablebank
