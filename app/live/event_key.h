#pragma once
// The key of an event, with which the lines of its tables and the answers of its hub are signed, so that a banker's
// program knows that they come from the director and from nobody else in the network. It follows from the secret of the
// event's hub, so every event with a hub has one, and its book holds nothing more. Pure but for `fresh_nonce`.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/proof/key.h"

namespace tablebank {

/// From the secret of the event's hub (act::HubNamed) and the event's id. The same two always give the same key.
[[nodiscard]] SecretKey event_key(std::string_view event_secret, std::string_view event_id);

/// The public half as a line of a table carries it: 43 signs of base64url.
[[nodiscard]] std::string event_key_text(const PublicKey& key);
/// nullopt for anything else.
[[nodiscard]] std::optional<PublicKey> read_event_key(std::string_view text);

/// What two people compare: "K7QX-1MPA-92TD-5HZV", 80 bits of a hash of the key. No two signs of it look alike.
[[nodiscard]] std::string short_form(const PublicKey& key);

/// The signature of a text by the key of an event: 86 signs of base64url. `purpose` is one line; a signature for one
/// purpose is worth nothing for another.
[[nodiscard]] std::string event_signature(const SecretKey& key, std::string_view purpose, std::string_view text);
[[nodiscard]] bool is_signed(const PublicKey& key, std::string_view purpose, std::string_view text,
                             std::string_view signature);

/// 32 hexadecimal digits by the system's chance: with them no two messages are alike, and no answer fits two of them.
[[nodiscard]] std::string fresh_nonce();

}  // namespace tablebank
