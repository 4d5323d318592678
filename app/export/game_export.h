#pragma once
// A whole game in the formats of other programs. Each writes to a stream; whether the stream took it is the caller's
// question.

#include <iosfwd>

#include "app/session/session.h"

namespace tablebank {

/// Everything that the file holds: the set-up, every entry with its transfers, facts and hash.
void export_json(const ReadGame& game, std::ostream& out);

/// One row per transfer, in the order of the entries; an entry that moved nothing has one row without an asset.
void export_csv(const ReadGame& game, std::ostream& out);

/// A journal that `ledger --pedantic` and `hledger check -s` accept.
void export_ledger(const ReadGame& game, std::ostream& out);

/// A journal that `bean-check` accepts with a tolerance of zero.
void export_beancount(const ReadGame& game, std::ostream& out);

/// The record (docs/reference/record.md), from which `import` makes the same game again.
void export_record(const ReadGame& game, std::ostream& out);
/// Whether it would be no longer than a record may be.
[[nodiscard]] bool has_record(const ReadGame& game);

}  // namespace tablebank
