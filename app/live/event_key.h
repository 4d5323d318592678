#pragma once
// The key of an event. It signs the table links and the answers of the hub, so that a banker's program can verify that
// they come from the director and not from another computer in the network. It is derived from the secret of the
// event's hub, so every event with a hub has one, and the event stores nothing more. Pure except for `fresh_nonce`.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/proof/key.h"

namespace tablebank {

/// From the secret of the event's hub (act::HubNamed) and the event's id. The same two always give the same key.
[[nodiscard]] SecretKey event_key(std::string_view event_secret, std::string_view event_id);

/// The public half as in a table link: 43 characters of base64url.
[[nodiscard]] std::string event_key_text(const PublicKey& key);
/// nullopt for anything else.
[[nodiscard]] std::optional<PublicKey> read_event_key(std::string_view text);

/// The form that two people compare: "K7QX-1MPA-92TD-5HZV", 80 bits of a hash of the key, without characters that look
/// alike.
[[nodiscard]] std::string short_form(const PublicKey& key);

/// The signature of a text with the key of an event: 86 characters of base64url. `purpose` is one line; a signature for
/// one purpose is invalid for another.
[[nodiscard]] std::string event_signature(const SecretKey& key, std::string_view purpose, std::string_view text);
[[nodiscard]] bool is_signed(const PublicKey& key, std::string_view purpose, std::string_view text,
                             std::string_view signature);

/// 32 random hexadecimal digits from the system: they make every message unique, so that no answer fits two of them.
[[nodiscard]] std::string fresh_nonce();

}  // namespace tablebank
