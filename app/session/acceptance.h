#pragma once
// Accepting entries of a record: they were posted elsewhere and come with their hashes. A refusal is a value that names
// the entry; nothing of a refused record is posted.

#include <cstdint>
#include <string>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/proof/chain.h"

namespace tablebank {

/// An entry with the hash under which it was posted.
struct RecordedEntry {
    Entry entry;
    Hash hash;
};

enum class Acceptance : std::uint8_t {
    accepted,     ///< posted: those that were not there yet
    nothing_new,  ///< every one of them was there already
    other_game,   ///< the record begins with another set-up
    gap,          ///< an entry does not follow the entry before it in the record, or the last entry here
    fork,         ///< this place has another entry here
    wrong_hash,   ///< the hash does not follow from the previous hash and the entry
    impossible,   ///< the table cannot take the entry: it moves something that is not there, a fact is impossible, its
                  ///< id is taken, or the record ends within its action
};
[[nodiscard]] std::string_view to_string(Acceptance acceptance);  ///< "accepted", "nothing-new", "fork"

struct Accepted {
    Acceptance what = Acceptance::nothing_new;
    std::int64_t first = 0;  ///< accepted: the entries posted, first to last; refused: both the entry at fault
    std::int64_t last = 0;
    std::string detail;  ///< impossible: the ledger's reason
    [[nodiscard]] bool is_refused() const { return what != Acceptance::accepted && what != Acceptance::nothing_new; }
};

}  // namespace tablebank
