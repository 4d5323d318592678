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

/// The entries that were sent, or why they were not, as a line; as JSON for programs.
[[nodiscard]] std::string sent_text(const Language& lang, const TableSetup& table, const Sent& sent);
/// A refusal of the hub, of the code 1.
[[noreturn]] void throw_hub_refusal(const Language& lang, const Sent& sent);

/// The hub of a table whose game begins. It is queried first, so that a game that is already being played elsewhere is
/// not started again. If the hub does not answer, a warning is printed and the game begins anyway.
class JoinedHub {
public:
    /// Throws RefusedError if the hub has this table's game, or refuses: another laptop runs the table.
    JoinedHub(Streams& streams, TableSetup table, const std::string& certificate);
    void send(Streams& streams, const Table& game);

private:
    TableSetup table_;
    Sender sender_;
    bool is_there_ = false;
};

struct HubDownload {
    std::string file;
    bool json = false;
    std::string certificate{};
};
/// Writes the hub's copy of a table's game to a file. Throws CliError, FileError.
ExitCode continue_from_hub(Streams& streams, const TableSetup& table, const HubDownload& wish);

}  // namespace tablebank
