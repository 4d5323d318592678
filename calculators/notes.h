#pragma once
// Which notes make a sum: the fewest of a box, and the fewest that change hands where change is given.
//
// No book has a rule for it; every banker does it by hand with each payment. Exact: no other choice of notes is
// smaller. What lies in which hand is not known, so the only limit is how many notes of a value the box has at all.
// Knows nothing of players or of the ledger.

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"

namespace tablebank {

/// Notes of one value.
struct NoteCount {
    Money value;
    std::int64_t count = 0;  ///< >= 1
    friend bool operator==(const NoteCount&, const NoteCount&) = default;
};
/// Largest value first, each value once.
using Notes = std::vector<NoteCount>;

[[nodiscard]] Money sum_of(const Notes& notes);
[[nodiscard]] std::int64_t how_many(const Notes& notes);

/// A sum paid with too much, and what comes back.
struct NotesWithChange {
    Notes given;
    Notes back;  ///< of values that are not given
    friend bool operator==(const NotesWithChange&, const NotesWithChange&) = default;
};

/// The fewest notes that make a sum. nullopt where the notes of the box do not make it. Requires amount >= 0.
/// A box whose values fit together so badly that the search would go on and on (no printed one does) has no answer
/// either.
[[nodiscard]] std::optional<Notes> fewest_notes(const Box& box, Money amount);

/// The fewest notes, given and returned together, that pay a sum; nullopt where that is no fewer than without change,
/// or there is no answer. Requires amount >= 0.
[[nodiscard]] std::optional<NotesWithChange> fewest_notes_with_change(const Box& box, Money amount);

}  // namespace tablebank
