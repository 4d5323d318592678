#pragma once
// `new --join`, `send --join`: a game as its event has it, and whether its line may be followed. Internal to this room.

#include <CLI/App.hpp>

#include <string>

#include "app/cli/subcommand.h"
#include "app/event/table_setup.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The line itself, a file that holds it, or the short code with the hub that is asked for it, once that may be. Throws
/// CliError usage and disk, RefusedError, FileError.
[[nodiscard]] TableSetup read_joined_table(Streams& streams, const std::string& wish, bool trusts);
/// What its game begins with; its language is left to the caller. Throws CliError usage.
[[nodiscard]] Setup joined_setup(const Language& lang, const TableSetup& table);

/// Before anything is sent to the hub of a line. At a terminal a person is asked what has to be asked. Without one,
/// that the line was typed is answer enough for what is new here, which is told; a change of what was agreed before is
/// refused, unless --trust-hub says so. Keeps the key of the event. Throws RefusedError.
void require_trust(Streams& streams, const TableSetup& table, bool trusts);

/// Adds `--trust-hub`.
void add_trust_option(const Language& lang, CLI::App& subcommand, bool& trusts);

}  // namespace tablebank
