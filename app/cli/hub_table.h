#pragma once
// Sending a table to the hub of its event, from the command line: shared by `new --join` and `send`. Internal header.

#include <optional>
#include <string>

#include "app/cli/subcommand.h"
#include "app/event/table_setup.h"
#include "app/hub_sync/sender.h"

namespace tablebank {

/// Throws CliError if there is no key to send with, or the certificate cannot be read.
[[nodiscard]] Sender sender_of(const Language& lang, const TableSetup& table, const std::string& certificate);

/// One line for a person: how many entries the hub has now, or why it took none.
[[nodiscard]] std::string sent_text(const Language& lang, const TableSetup& table, const Sent& sent);
/// Throws RefusedError (exit code 1) for what the hub refused. Requires that `sent` is a refusal.
[[noreturn]] void throw_hub_refusal(const Language& lang, const Sent& sent);

/// The hub of a table whose game begins with `new --join`. The constructor asks the hub first, so that a game that is
/// already played on another laptop is not begun a second time. If the hub does not answer, the constructor prints a
/// warning, and the game begins without it.
class JoinedHub {
public:
    /// Throws RefusedError if the hub has a game of this table already, or refuses this laptop.
    JoinedHub(Streams& streams, TableSetup table, const std::string& certificate);
    /// Sends all entries of the game, and prints the outcome; does nothing if the hub did not answer before.
    void send(Streams& streams, const Table& game);

private:
    TableSetup table_;
    Sender sender_;
    bool is_there_ = false;
};

/// What `new --join --continue` asks for.
struct HubDownload {
    std::string file;  ///< to be written; must not exist
    bool json = false;
    std::string certificate{};
};
/// Writes the hub's copy of a table's game to a file. Throws CliError, FileError.
ExitCode continue_from_hub(Streams& streams, const TableSetup& table, const HubDownload& wish);

}  // namespace tablebank
