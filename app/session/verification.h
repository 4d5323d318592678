#pragma once
// A whole game judged again, entry by entry: what was recorded against the rules, what the rules would decide
// otherwise, and what was right by the rules of its day and would be refused by those of today. That chain, sums and
// replay hold is what reading a game proves (read_game).

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/session/session.h"
#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// An entry that today's rules would decide otherwise, or not at all. It is no damage: what is damaged is told by
/// reading, which is the same for who posts and for who verifies.
struct Deviation {
    std::int64_t sequence = 0;
    std::optional<Refusal> refusal;  ///< they would refuse it; absent: they would post something else
};

/// How far lines that take back or put right may go back, in looks at an entry (ledger/books/effort.h). What they take
/// back or decide again they post, so that the entries of an honest game pay for it several times over.
struct VerificationLimits {
    static constexpr std::int64_t looks = 10'000'000;      ///< of a stretch of the game, whatever its length
    static constexpr std::int64_t looks_of_entry = 3'000;  ///< and for each entry in it
};

struct Verification {
    std::vector<std::int64_t> forced;      ///< entries that were forced, in force or not
    std::vector<Deviation> deviations;     ///< what the rules of its day, as they are understood now, decide otherwise
    std::vector<Deviation> refused_today;  ///< right in its day: only rules that came later would refuse it
    std::vector<std::int64_t> mistyped;    ///< what was typed reads otherwise than what was posted, or not at all
    /// Corrections and certificates that lack the right signature of the judge's key. This is no matter of rules.
    std::vector<std::int64_t> unsigned_corrections;
    /// Lines that go back over the game, where all of them together go back too far to be decided again
    /// (VerificationLimits). Nobody says anything of them.
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
/// Reads somebody's file and judges each entry. Throws as read_game does.
[[nodiscard]] VerifiedGame read_and_verify(const std::filesystem::path& file);

}  // namespace tablebank
