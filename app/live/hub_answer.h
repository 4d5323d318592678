#pragma once
// The answer of a hub to a banker's program: the result of a message, and how much of the game the hub has. JSON over
// the wire. Pure.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/proof/hash.h"
#include "ledger/proof/key.h"

namespace tablebank {

enum class HubState : std::uint8_t {
    kept,           ///< all of it is durable at the hub, or was before
    gap,            ///< the hub lacks entries in between: send from its end on
    fork,           ///< the hub has another history of this game; it kept this one apart, and the director is informed
    not_enrolled,   ///< the table has no key yet
    other_key,      ///< the table has another key; the director can replace it
    key_withdrawn,  ///< the director has revoked this key
    wrong_code,     ///< the sender of the enrolment does not know the code of the table
    other_event,    ///< this hub serves another event
    no_such_table,
    other_game,  ///< not the game to be played at this table: its edition, rulings or players differ
    not_a_message,
    newer,  ///< of a later version of the program than the hub's
    bad_signature,
    damaged,   ///< not a part of a record, or one of its entries is impossible
    too_much,  ///< too long, or too many alternative histories
    not_now,   ///< the hub cannot write at the moment: the same again, later
    /// The bell of the round has not rung: the same again, later. On the wire it is `not-now` with a reason, which
    /// programs of version 1.0 ignore.
    not_begun,
};
[[nodiscard]] std::string_view to_string(HubState state);  ///< "kept", "other-key"

/// The bell of a table's round, by the hub's clock.
struct RoundTime {
    std::int64_t bell = 0;  ///< milliseconds UTC
    std::int64_t minutes = 0;
    std::int64_t now = 0;  ///< the time of the answer
    friend bool operator==(const RoundTime&, const RoundTime&) = default;
};

struct HubAnswer {
    HubState state = HubState::kept;
    std::int64_t entry = 0;  ///< the last entry of this game that the hub has
    Hash head{};             ///< its hash; the genesis for entry 0, or zeros if it has nothing
    std::int64_t fork_at = 0;
    std::string detail{};             ///< for the log of a program, in English
    std::optional<RoundTime> time{};  ///< none before the bell, and in an event without a time
    bool has_stored = false;          ///< the message brought new entries; not sent
};
/// Whether the same message may succeed later.
[[nodiscard]] bool is_passing(HubState state);
/// HTTP status: 200, 409, ...
[[nodiscard]] int status_of(HubState state);

[[nodiscard]] std::string hub_answer_text(const HubAnswer& answer);
/// The same with a field `proof`, which programs of version 1.0 ignore: a signature with the event's key over the
/// answer and the message that it answers, so that it is invalid as an answer to another one. `message`: its bytes as
/// received.
[[nodiscard]] std::string proved_answer_text(const HubAnswer& answer, const SecretKey& event_key,
                                             std::string_view message);
/// Whether an answer was signed with the event's key, as the answer to this message.
[[nodiscard]] bool is_proved_answer(std::string_view text, const PublicKey& event_key, std::string_view message);
/// nullopt if it is not an answer of a hub: a proxy's page, another program's.
[[nodiscard]] std::optional<HubAnswer> read_hub_answer(std::string_view text);

}  // namespace tablebank
