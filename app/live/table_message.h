#pragma once
// What a banker's program says to a hub: that it keeps a table's game (enrolment), entries of that game, and the wish
// to have the game as the hub has it. Each is a text signed with a key of that program, so nothing secret goes over the
// wire, and whoever repeats it changes nothing. Pure: texts in, texts out. docs/reference/hub-protocol.md describes
// them.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "ledger/proof/hash.h"
#include "ledger/proof/key.h"

namespace tablebank {

/// Where a game is played.
struct TableOfEvent {
    std::string event_id;  ///< 32 hexadecimal digits
    int round = 0;
    int table = 0;
    friend auto operator<=>(const TableOfEvent&, const TableOfEvent&) = default;
};

enum class MessageKind : std::uint8_t {
    enrolment,  ///< this key is the table's from now on
    entries,    ///< a part of the game's record
    record,     ///< the whole record is asked for
};
struct TableMessage {
    MessageKind kind = MessageKind::entries;
    TableOfEvent place;
    PublicKey key;           ///< whose secret half signed it
    std::string proof{};     ///< enrolment: that the sender knows the table's code, 64 hexadecimal digits
    std::int64_t after = 0;  ///< entries: the entry behind which they stand; 0: the record from its beginning
    Hash before{};           ///< its hash; of 0 the genesis
    std::string part{};      ///< entries: the record from there to its end
};

/// Bytes of `part` in one message, about; one entry alone may be longer.
inline constexpr std::size_t usual_part = std::size_t{512} * 1024;
/// Bytes of a whole message.
inline constexpr std::size_t longest_message = std::size_t{4} * 1024 * 1024;

/// The message with its signature before it. `message.key` is that of `key`. The nonce (fresh_nonce) stands in the
/// remark of the signature, so that what a hub answers to one message is no answer to the same wish at another time.
[[nodiscard]] std::string signed_message(const SecretKey& key, const TableMessage& message,
                                         std::string_view nonce = {});

enum class MessageProblem : std::uint8_t {
    not_one,        ///< it does not read as such a message
    newer,          ///< of a later version of the program
    bad_signature,  ///< its signature is not that of the key that it names
};
[[nodiscard]] std::variant<TableMessage, MessageProblem> read_message(std::string_view bytes);

/// What shows that somebody knows the code of a table, and says nothing of the code: a message of another table, event
/// or key has another one.
[[nodiscard]] std::string enrolment_proof(std::string_view code, const TableOfEvent& place, const PublicKey& key);

/// The code of a table, 16 hexadecimal digits, from the secret of its event.
[[nodiscard]] std::string table_code(std::string_view event_secret, const TableOfEvent& place);

}  // namespace tablebank
