#pragma once
// Verifies a whole game, entry by entry: finds entries that were recorded against the rules, entries that the rules
// would decide otherwise, and entries that were right by the rules of their day and would be refused today. Chain, sums
// and replay are checked by reading the game (read_game).

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/session/session.h"
#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// An entry that the rules would decide otherwise, or not at all. It is not damage: reading reports damage, which is
/// the same for posting and for verifying.
struct Deviation {
    std::int64_t sequence = 0;
    std::optional<Refusal> refusal;  ///< by the rules it is refused; absent: the rules would post something else
};

/// How far lines that undo or correct may go back, in looks at an entry (ledger/books/effort.h). They post what they
/// undo or decide again, so the entries of an honest game pay for the effort several times over.
struct VerificationLimits {
    static constexpr std::int64_t looks = 10'000'000;      ///< for one stretch of the game, whatever its length
    static constexpr std::int64_t looks_of_entry = 3'000;  ///< and for each entry in it
};

struct Verification {
    std::vector<std::int64_t> forced;      ///< entries that were forced, in force or not
    std::vector<Deviation> deviations;     ///< what the rules of the day, as understood now, decide otherwise
    std::vector<Deviation> refused_today;  ///< right in their day: only later rules would refuse them
    std::vector<std::int64_t> mistyped;    ///< the typed text has another meaning than the posted entry, or none
    /// Corrections and certificates that lack the right signature of the judge's key. This is independent of the rules.
    std::vector<std::int64_t> unsigned_corrections;
    /// Lines that go back over the game, if all of them together go back too far to be decided again
    /// (VerificationLimits). They are not checked.
    std::vector<std::int64_t> unjudged;
    bool from_position = false;  ///< its first entry deals some position, and not the start of its box
    [[nodiscard]] bool clean() const {
        return unsigned_corrections.empty() && forced.empty() && deviations.empty() && refused_today.empty() &&
               mistyped.empty() && unjudged.empty();
    }
};

/// Whether the first entry of a game deals some position, and not the start of its box.
[[nodiscard]] bool begins_from_position(const Table& table);

/// Two threads share the work.
[[nodiscard]] Verification verify(const Table& table);

struct VerifiedGame {
    ReadGame game;
    Verification found;
};
/// Reads a file and verifies each entry. Throws as read_game does.
[[nodiscard]] VerifiedGame read_and_verify(const std::filesystem::path& file);

}  // namespace tablebank
