#pragma once
// The notes that make a sum: the fewest notes of a box, and the fewest that change hands if change is given.
//
// No book has a rule for it; every banker does it by hand with each payment. Exact: no other choice needs fewer notes.
// It is not known who holds which notes, so the only limit is the number of notes of a value in the box.

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

/// A payment with too much, and the change.
struct NotesWithChange {
    Notes given;
    Notes back;  ///< of values that are not given
    friend bool operator==(const NotesWithChange&, const NotesWithChange&) = default;
};

/// The fewest notes that make a sum. nullopt if the notes of the box cannot make it, or if their values fit together so
/// badly that the search would take too long (no printed box is like that). Requires amount >= 0.
[[nodiscard]] std::optional<Notes> fewest_notes(const Box& box, Money amount);

/// Whether the notes of the box cannot make a sum, and that is certain: false if the search would take too long, or the
/// box has no notes. Requires amount >= 0.
[[nodiscard]] bool is_beyond_notes(const Box& box, Money amount);

/// The fewest notes, given and returned together, that pay a sum; nullopt if change does not reduce their number, or
/// there is no answer. Requires amount >= 0.
[[nodiscard]] std::optional<NotesWithChange> fewest_notes_with_change(const Box& box, Money amount);

}  // namespace tablebank
