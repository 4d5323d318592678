#pragma once
// A checkpoint: a person's statement that a game had this many entries and this head, as a text of eight lines that is
// stored elsewhere and signed (docs/reference/checkpoint.md). A checkpoint has exactly one text, byte by byte;
// otherwise a signature would not fit it twice.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

/// The role of the person who gives it.
enum class Attester : std::uint8_t { banker, judge, witness };
[[nodiscard]] std::string_view to_string(Attester role);
[[nodiscard]] std::optional<Attester> parse_attester(std::string_view word);

struct Checkpoint {
    std::string game;             ///< its id, 32 hexadecimal digits
    std::string edition;          ///< the id of the edition, "us"
    Hash edition_hash;            ///< SHA-256 of its text
    std::int64_t entries = 0;     ///< number of entries of the game
    Hash head;                    ///< the chain after the last of them
    std::int64_t round = 0;       ///< the purpose: "round 9"; 0: "end", the game was over
    std::int64_t correction = 0;  ///< the purpose: permits the start of "correction 1"; 0: another purpose
    std::int64_t certificate =
        0;  ///< the purpose: "certificate 1", the score sheet that this certifies; 0: another one
    Attester role = Attester::banker;
    std::string name;  ///< of the person who gives it
    /// The certified facts of a certificate, one per line: "total 1 304.2 Anna". Written from the game, and signed with
    /// it.
    std::vector<std::string> states{};

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};
[[nodiscard]] inline bool is_of_end(const Checkpoint& checkpoint) {
    return checkpoint.round == 0 && checkpoint.correction == 0 && checkpoint.certificate == 0;
}
/// Whether it vouches for the result of a game that is over: of the end, or a certificate.
[[nodiscard]] inline bool vouches_for_result(const Checkpoint& checkpoint) {
    return is_of_end(checkpoint) || checkpoint.certificate > 0;
}

/// In bytes; the longest name and edition fit, and of a certificate every total, ruling and count of the largest table.
inline constexpr std::size_t longest_checkpoint = 8192;

/// The words with which the lines of a certificate begin, in their order.
[[nodiscard]] bool is_statement(std::string_view line);

/// A person's name: 1-100 visible characters, without a space at either end.
[[nodiscard]] bool is_attester_name(std::string_view text);

/// "end", "round 9", "correction 1", "certificate 1"
[[nodiscard]] std::string purpose_text(const Checkpoint& checkpoint);
/// Requires a checkpoint that read_checkpoint() could return.
[[nodiscard]] std::string checkpoint_text(const Checkpoint& checkpoint);
/// The same facts in one line, for places that show only a signature. It proves nothing in addition to the text.
[[nodiscard]] std::string checkpoint_remark(const Checkpoint& checkpoint);
/// Accepts only the output of checkpoint_text(). Throws ProofError with the line.
[[nodiscard]] Checkpoint read_checkpoint(std::string_view text);

}  // namespace tablebank
