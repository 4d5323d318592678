#pragma once
// Compares a game with checkpoints that were stored elsewhere: which of them agree, and where the difference is for the
// others. Used for a game from its file and from its record. Signers are checked elsewhere.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/books/entry_list.h"
#include "ledger/books/setup.h"
#include "ledger/proof/checkpoint.h"

namespace tablebank {

/// The data of a game that checkpoints contain.
struct ChainSummary {
    std::string game;
    std::string edition;
    Hash edition_hash;
    std::vector<Hash> heads;  ///< after each entry; [0] is the genesis
    [[nodiscard]] std::int64_t last() const { return static_cast<std::int64_t>(heads.size()) - 1; }
};
[[nodiscard]] ChainSummary summary_of(const Setup& setup, const EntryList& entries);

enum class Agreement : std::uint8_t {
    agrees,         ///< the game ends there, with that head
    went_on,        ///< it has that head there, and more entries
    past_end,       ///< the same, but the checkpoint was of the end, and there is no later one of the end
    other_game,     ///< another id
    other_edition,  ///< the same game with another edition
    shorter,        ///< it has fewer entries
    differs,        ///< it has another head there
};
/// Whether the game is unchanged as far as the checkpoint covers it.
[[nodiscard]] constexpr bool holds(Agreement agreement) {
    return agreement == Agreement::agrees || agreement == Agreement::went_on;
}

struct Comparison {
    Agreement agreement = Agreement::agrees;
    /// The last earlier entry up to which a stored checkpoint agrees; 0: none does. So the difference is after it.
    std::int64_t agreed = 0;
    /// The entry with this head, if the number of entries differs.
    std::optional<std::int64_t> head_at{};
    /// Another of the checkpoints that contradicts this one: the same number of entries of the same game, and another
    /// head.
    std::optional<std::size_t> contradicted_by{};
    friend bool operator==(const Comparison&, const Comparison&) = default;
};
/// One for each checkpoint.
[[nodiscard]] std::vector<Comparison> compare(const ChainSummary& game, std::span<const Checkpoint> checkpoints);

}  // namespace tablebank
