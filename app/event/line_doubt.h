#pragma once
// Whether the line of a table may be followed at once, or a person has to be asked first: before a program goes to a
// computer that it does not know, and before a game that is sent to one hub is sent to another. Pure.

#include <cstdint>
#include <optional>
#include <string>

#include "app/event/table_setup.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// What this user's program has stored about a table and its event.
struct KnownTable {
    std::optional<PublicKey> event_key{};  ///< the key that proved lines of this event here before
    std::optional<TableSetup> kept{};      ///< the line with which the table's game is sent
};

/// Why a person is asked. The later ones are the worse.
enum class LineDoubt : std::uint8_t {
    new_host,      ///< a short code: nothing that is sent from here goes to this computer yet
    new_event,     ///< the line is proved by the key of an event that is not known here
    unproved,      ///< the line is one of tablebank 1.0, which nothing proves
    other_hub,     ///< the game is sent to another address, or as another table
    other_key,     ///< the event is known here by another key
    proof_missing  ///< the event proves its lines, and this one is not proved
};

/// nullopt if no question is needed: a table without a hub whose event is not known to prove its lines, a table that is
/// known with the same data, a new table of a known event.
[[nodiscard]] std::optional<LineDoubt> doubt_about(const TableSetup& table, const KnownTable& known);

/// Whether typing the line for a new table is agreement enough, or it changes an earlier agreement.
[[nodiscard]] bool is_change(LineDoubt doubt);

/// The question, with the details that a person needs to answer it.
struct LineQuestion {
    LineDoubt doubt = LineDoubt::new_event;
    TableSetup table{};  ///< of new_host: the address alone
    KnownTable known{};
};

}  // namespace tablebank
