#pragma once
// A whole game in the formats of other programs. Each function writes to a stream; the caller checks the stream for
// errors.

#include <iosfwd>

#include "app/session/session.h"

namespace tablebank {

/// Everything in the file: the set-up, every entry with its transfers, facts and hash.
void export_json(const ReadGame& game, std::ostream& out);

/// One row per transfer, in the order of the entries; an entry without transfers has one row without an asset.
void export_csv(const ReadGame& game, std::ostream& out);

/// A journal that `ledger --pedantic` and `hledger check -s` accept.
void export_ledger(const ReadGame& game, std::ostream& out);

/// A journal that `bean-check` accepts with a tolerance of zero.
void export_beancount(const ReadGame& game, std::ostream& out);

/// The record (docs/reference/record.md), from which `import` makes the same game again.
void export_record(const ReadGame& game, std::ostream& out);
/// Whether its record is within the length limit of records.
[[nodiscard]] bool has_record(const ReadGame& game);

}  // namespace tablebank
