#pragma once
// `new --join`, `send --join`: a game as its event defines it, and whether its table link may be followed. Internal
// header.

#include <CLI/App.hpp>

#include <string>

#include "app/cli/subcommand.h"
#include "app/event/table_setup.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The table link itself, a file that contains it, or the short code with its hub, which is queried once that is
/// allowed. `certificate`: a file in PEM that is trusted in addition to those of the system, or empty. Throws CliError
/// usage and disk, RefusedError, FileError.
[[nodiscard]] TableSetup read_joined_table(Streams& streams, const std::string& wish, bool trusts,
                                           const std::string& certificate = {});
/// The set-up of its game; the caller sets the language. Throws CliError usage.
[[nodiscard]] Setup joined_setup(const Language& lang, const TableSetup& table);

/// Must be called before anything is sent to the hub of a table link. At a terminal the user must agree. Without a
/// terminal, a new event or hub counts as agreed because the link was typed, and is reported; a change of something
/// agreed earlier is refused, unless --trust-hub is given. Stores the key of the event. Throws RefusedError.
void require_trust(Streams& streams, const TableSetup& table, bool trusts);

/// Adds `--trust-hub`.
void add_trust_option(const Language& lang, CLI::App& subcommand, bool& trusts);

}  // namespace tablebank
