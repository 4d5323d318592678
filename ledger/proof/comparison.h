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
    /// The last entry that changed anything of the result: those after it leave the end as it was. If it is not
    /// known any entry may have.
    std::optional<std::int64_t> last_change{};
    [[nodiscard]] std::int64_t last() const { return static_cast<std::int64_t>(heads.size()) - 1; }
};
[[nodiscard]] ChainSummary summary_of(const Setup& setup, const EntryList& entries);

enum class Agreement : std::uint8_t {
    agrees,         ///< the game ends there, with that head
    went_on,        ///< it has that head there, and more entries; of the end: that leave the result as it was
    past_end,       ///< the same, but it vouches for the result, which was changed since, and no later one does
    states_others,  ///< it has that head there, but not the round, or the totals, rulings or counts that this states
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
    /// The last entry before this one up to which a stored checkpoint agrees with this game; 0 if none does. The other
    /// history may have had another one.
    std::int64_t agreed = 0;
    /// All of those entries, ascending. For a game that differs: if the other history also had the checkpoint of one of
    /// them, the first difference is after it; if it had none of them, it may be the first entry.
    std::vector<std::int64_t> all_agreed{};
    /// The entry that has the head, if the number of entries is another.
    std::optional<std::int64_t> head_at{};
    /// Another of the checkpoints that contradicts this one: the same number of entries of the same game, and another
    /// head.
    std::optional<std::size_t> contradicted_by{};
    friend bool operator==(const Comparison&, const Comparison&) = default;
};
/// One for each checkpoint. The statements of a certificate are not compared here, which takes the table of its entry.
[[nodiscard]] std::vector<Comparison> compare(const ChainSummary& game, std::span<const Checkpoint> checkpoints);

}  // namespace tablebank
