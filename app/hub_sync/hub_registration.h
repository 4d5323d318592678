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
/// With the key of its event if it is known, by which the hub must prove itself. nullopt if the game has not joined an
/// event with a hub, or the stored link cannot be read.
[[nodiscard]] std::optional<TableSetup> find_hub_registration(const std::string& game_id);
/// Whether some game is sent to this address.
[[nodiscard]] bool is_hub_of_link(const std::string& hub);

/// The key called `table`, without a passphrase, because it signs without the user. Throws KeyError, FileError,
/// ProofError.
[[nodiscard]] SecretKey hub_sync_key();

}  // namespace tablebank
