#pragma once
// What somebody vouches for: that a game had so many entries and this head, written as a text of eight lines that is
// carried from the table and signed (docs/reference/checkpoint.md). One checkpoint has one text, to the byte, or
// no signature would fit it twice. Knows nothing of signatures.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

/// In what capacity it is given.
enum class Attester : std::uint8_t { banker, judge, witness };
[[nodiscard]] std::string_view to_string(Attester role);
[[nodiscard]] std::optional<Attester> parse_attester(std::string_view word);

struct Checkpoint {
    std::string game;             ///< its id, 32 hexadecimal digits
    std::string edition;          ///< the id of the edition, "us"
    Hash edition_hash;            ///< SHA-256 of its text
    std::int64_t entries = 0;     ///< how many the game had
    Hash head;                    ///< the chain after the last of them
    std::int64_t round = 0;       ///< the purpose: "round 9"; 0: "end", the game was over
    std::int64_t correction = 0;  ///< the purpose: "correction 1", which this allows to be begun; 0: another one
    std::int64_t certificate =
        0;  ///< the purpose: "certificate 1", the score sheet that this certifies; 0: another one
    Attester role = Attester::banker;
    std::string name;  ///< who gives it
    /// Of a certificate what is certified, a line each: "total 1 304.2 Anna". Written from the game, and signed with
    /// it.
    std::vector<std::string> states{};

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};
[[nodiscard]] inline bool is_of_end(const Checkpoint& checkpoint) {
    return checkpoint.round == 0 && checkpoint.correction == 0 && checkpoint.certificate == 0;
}

/// In bytes; the longest name and edition fit, and of a certificate every total, ruling and count of the largest table.
inline constexpr std::size_t longest_checkpoint = 8192;

/// The words with which the lines of a certificate begin, in their order.
[[nodiscard]] bool is_statement(std::string_view line);

/// The name of a person as he gives it: 1-100 characters, of which every one is seen, none blank at either end.
[[nodiscard]] bool is_attester_name(std::string_view text);

/// "end", "round 9", "correction 1", "certificate 1"
[[nodiscard]] std::string purpose_text(const Checkpoint& checkpoint);
/// Requires what read_checkpoint() gives.
[[nodiscard]] std::string checkpoint_text(const Checkpoint& checkpoint);
/// The same facts in a line, for what shows a signature alone. It proves nothing that the text does not.
[[nodiscard]] std::string checkpoint_remark(const Checkpoint& checkpoint);
/// Nothing but what checkpoint_text() writes. Throws ProofError with the line.
[[nodiscard]] Checkpoint read_checkpoint(std::string_view text);

}  // namespace tablebank
