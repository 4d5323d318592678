#pragma once
// The conditions of a certificate, and which of them are not met: the rulings confirmed, the notes of each player
// counted, the result signed or refused by each, protests decided and their time over, nothing forced or undone and no
// player gone after the bell. The judge may certify in spite of it, with a reason; the sheet prints both.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

struct Undone {
    enum class Kind : std::uint8_t {
        rulings,         ///< the rulings are not confirmed
        rulings_since,   ///< one was changed after they were confirmed (of: the entry)
        count,           ///< the notes of this player are not counted (of: the seat)
        forced,          ///< after time was called something was recorded against the rules (of: the entry)
        taken_back,      ///< after time was called something that the result depends on was undone (of: the entry)
        unasked,         ///< after time was called something was recorded that no roll or due asked for (of: the entry)
        left,            ///< after time was called this player left the table (of: the entry)
        signature,       ///< this player neither signed nor refused (of: the seat)
        signed_another,  ///< this player signed or refused another result (of: the seat)
        protest,         ///< it waits for its decision (of: the entry)
        protest_time,    ///< protests are still taken (of: until when, milliseconds UTC)
    };
    Kind kind = Kind::rulings;
    std::int64_t of = 0;
    bool uncalled = false;  ///< no time was called in this game: "after time was called" is after the end of play
    friend bool operator==(const Undone&, const Undone&) = default;
};

/// In the order above; empty if nothing is left to do. Requires a game that is over.
[[nodiscard]] std::vector<Undone> undone_for_certificate(const Table& table, std::int64_t at_ms);

/// "rulings count:2 protest:21", for programs.
[[nodiscard]] std::string to_detail(const std::vector<Undone>& undone);
/// The same as the detail of a refusal, which also says whether time was called.
[[nodiscard]] std::string to_refusal_detail(const std::vector<Undone>& undone);
[[nodiscard]] std::vector<Undone> parse_undone(std::string_view detail);
/// "count"
[[nodiscard]] std::string_view to_string(Undone::Kind kind);

/// The cash that a player handed in with the entry in force that ended the dealings; nullopt before it.
[[nodiscard]] std::optional<Money> handed_in(const History& history, Seat seat);

}  // namespace tablebank
