#pragma once
// A protest and its state. It is lodged about an entry or about an omission, heard, decided, perhaps appealed and
// decided once more. Its number is that of the entry that lodged it; its text is in the entries. No rule book has
// protests; tournaments do.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

enum class ProtestState : std::uint8_t { lodged, heard, upheld, dismissed, withdrawn, appealed };
[[nodiscard]] std::string_view to_string(ProtestState state);
[[nodiscard]] std::optional<ProtestState> parse_protest_state(std::string_view word);
/// Whether the judge upheld or dismissed it.
[[nodiscard]] bool is_decided(ProtestState state);
/// Whether the judge still owes a decision.
[[nodiscard]] bool is_open(ProtestState state);
/// Whether a protest may go from state `now` to state `next`.
[[nodiscard]] bool may_become(ProtestState now, ProtestState next);

struct Protest {
    std::int64_t entry = 0;  ///< the entry that lodged it
    std::int64_t about = 0;  ///< the entry that it is about; 0: an omission
    ProtestState state = ProtestState::lodged;
};
/// In the order in which they were lodged.
[[nodiscard]] std::vector<Protest> protests_of(const Game& game);

/// Minutes after the end of the game within which a protest may be lodged, unless the table agreed on another number.
inline constexpr std::int64_t usual_protest_minutes = 30;
inline constexpr std::int64_t most_protest_minutes = std::int64_t{7} * 24 * 60;
/// Milliseconds UTC; nullopt before the end, and of games that ended under rules that did not time it.
[[nodiscard]] std::optional<std::int64_t> protest_deadline(const Game& game);

}  // namespace tablebank
