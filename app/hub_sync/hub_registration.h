#pragma once
// The hub of each game, stored for this user next to their keys: the table link with which the table was joined, by the
// game's id. Also the key that this user's program sends with, created when it is first needed. Each function throws
// KeyError or FileError if the folder is not this user's, or everyone may write to it.

#include <filesystem>
#include <optional>
#include <string>

#include "app/event/table_setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// XDG_DATA_HOME/tablebank/hubs; empty if there is no home folder.
[[nodiscard]] std::filesystem::path hub_registrations_folder();

/// Another link of the same table replaces the first. False if the disk refused, or there is no home folder.
[[nodiscard]] bool keep_hub_registration(const TableSetup& table);
/// The same for a table whose game may have no hub: then a disk or a folder that refuses does not matter.
bool keep_event_registration(const TableSetup& table);
/// With the key of its event if it is known, by which the hub must prove itself. nullopt if the game has not joined an
/// event with a hub, or the stored link cannot be read.
[[nodiscard]] std::optional<TableSetup> find_hub_registration(const std::string& game_id);
/// The same, also without a hub: the table of an event at which a game is played, as its link said. nullopt for a game
/// that has not joined an event.
[[nodiscard]] std::optional<TableSetup> find_event_registration(const std::string& game_id);
/// The name of the event at which a game is played, unless its director lets the players' phones act there; nullopt if
/// they may act, or if the game has joined no event on this computer.
[[nodiscard]] std::optional<std::string> event_without_phones(const std::string& game_id);
/// Whether some game is sent to this address.
[[nodiscard]] bool is_hub_of_link(const std::string& hub);

/// The key called `table`, without a passphrase, because it signs without the user. Throws KeyError, FileError,
/// ProofError.
[[nodiscard]] SecretKey hub_sync_key();

}  // namespace tablebank
