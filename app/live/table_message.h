#pragma once
// The messages of a banker's program to a hub: that it runs a table's game (enrolment), entries of that game, and the
// request for the hub's copy. Each is a text signed with a key of that program, so nothing secret goes over the wire,
// and an attacker who repeats it changes nothing. Pure: texts in, texts out. docs/reference/hub-protocol.md describes
// them.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "ledger/proof/hash.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// The round and table of a game.
struct TableOfEvent {
    std::string event_id;  ///< 32 hexadecimal digits
    int round = 0;
    int table = 0;
    friend auto operator<=>(const TableOfEvent&, const TableOfEvent&) = default;
};

enum class MessageKind : std::uint8_t {
    enrolment,  ///< this key is the table's from now on
    entries,    ///< a part of the game's record
    record,     ///< requests the whole record
};
struct TableMessage {
    MessageKind kind = MessageKind::entries;
    TableOfEvent place;
    PublicKey key;           ///< the public key of the signature
    std::string proof{};     ///< enrolment: proof that the sender knows the table's code, 64 hexadecimal digits
    std::int64_t after = 0;  ///< entries: the entry before the first one; 0: the record from its beginning
    Hash before{};           ///< its hash; for 0 the genesis
    std::string part{};      ///< entries: the record from there to its end
};

/// Approximate bytes of `part` in one message; a single entry may be longer.
inline constexpr std::size_t usual_part = std::size_t{512} * 1024;
/// Bytes of a whole message.
inline constexpr std::size_t longest_message = std::size_t{4} * 1024 * 1024;

/// The message with its signature in front of it. `message.key` is the public half of `key`. The nonce (fresh_nonce) is
/// in the remark of the signature, so that a hub's answer to one message does not fit the same request at another time.
[[nodiscard]] std::string signed_message(const SecretKey& key, const TableMessage& message,
                                         std::string_view nonce = {});

enum class MessageProblem : std::uint8_t {
    not_one,        ///< it cannot be parsed as a message
    newer,          ///< of a later version of the program
    bad_signature,  ///< its signature is not that of the key that it names
};
[[nodiscard]] std::variant<TableMessage, MessageProblem> read_message(std::string_view bytes);

/// Proves that the sender knows the code of a table, without revealing it: a message of another table, event or key has
/// another proof.
[[nodiscard]] std::string enrolment_proof(std::string_view code, const TableOfEvent& place, const PublicKey& key);

/// The code of a table, 16 hexadecimal digits, derived from the secret of its event.
[[nodiscard]] std::string table_code(std::string_view event_secret, const TableOfEvent& place);

}  // namespace tablebank
