#pragma once
// A table that sends to the hub of its event, from the command line: what `new --join` and `send` have in common.
// Internal to this room.

#include <optional>
#include <string>

#include "app/cli/subcommand.h"
#include "app/event/table_setup.h"
#include "app/hub_sync/sender.h"

namespace tablebank {

/// Throws CliError where there is no key to send with, or the certificate cannot be read.
[[nodiscard]] Sender sender_of(const Language& lang, const TableSetup& table, const std::string& certificate);

/// What was sent, or why it was not, as a line; as JSON for programs.
[[nodiscard]] std::string sent_text(const Language& lang, const TableSetup& table, const Sent& sent);
/// A refusal of the hub, of the code 1.
[[noreturn]] void throw_hub_refusal(const Language& lang, const Sent& sent);

/// The hub of a table whose game begins: asked first, so that nobody begins a game that is played already. A hub that
/// does not answer is remarked and stands in nobody's way.
class JoinedHub {
public:
    /// Throws RefusedError where the hub has this table's game, or says no: another laptop keeps the table.
    JoinedHub(Streams& streams, TableSetup table);
    void send(Streams& streams, const Table& game);

private:
    TableSetup table_;
    Sender sender_;
    bool is_there_ = false;
};

struct HubDownload {
    std::string file;
    bool json = false;
};
/// The game of a table as the hub has it becomes a file. Throws CliError, FileError.
ExitCode continue_from_hub(Streams& streams, const TableSetup& table, const HubDownload& wish);

}  // namespace tablebank
