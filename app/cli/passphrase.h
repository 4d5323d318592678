#pragma once
// A passphrase, typed where nobody sees it, or piped in as a line. Internal to this room.

#include <string>

#include "app/cli/subcommand.h"

namespace tablebank {

/// Asked on a terminal, without showing what is typed; twice where it is `fresh`. Else the next line of standard input.
/// The caller forgets it (ledger/proof/key.h). Throws CliError usage: none, too long, two that differ.
[[nodiscard]] std::string read_passphrase(Streams& streams, bool fresh);

}  // namespace tablebank
