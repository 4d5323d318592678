#pragma once
// Which hub a game is sent to, kept for this user beside his keys: the line with which its table was joined, by the
// game's id. And the key that this user's program sends with, made when it is first needed.

#include <filesystem>
#include <optional>
#include <string>

#include "app/event/table_setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// XDG_DATA_HOME/tablebank/hubs; empty where no home is known.
[[nodiscard]] std::filesystem::path hub_registrations_folder();

/// Another line of the same table takes the place of the first. False where the disk refused, or no home is known.
[[nodiscard]] bool keep_hub_registration(const TableSetup& table);
/// With the key of its event, by which its hub has to prove itself, where that is known. nullopt where the game was
/// joined to no event with a hub, or what is kept cannot be read.
[[nodiscard]] std::optional<TableSetup> find_hub_registration(const std::string& game_id);
/// Whether some game is sent to this address.
[[nodiscard]] bool is_hub_of_link(const std::string& hub);

/// The key called `table`, without a passphrase, since it signs while nobody is asked. Throws KeyError, FileError,
/// ProofError.
[[nodiscard]] SecretKey hub_sync_key();

}  // namespace tablebank
