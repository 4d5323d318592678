#pragma once
// The record of a game: one canonical text with everything agreed and posted, and the hashes of both, from which the
// game is rebuilt entry by entry without deciding anything again (docs/reference/record.md is the contract). One game
// has one record, byte for byte. Pure.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// The beginning of every record; the number of its format and the end of the line follow.
inline constexpr std::string_view record_magic = "tablebank record ";
/// The latest that this program reads. It writes it only if people came, went or changed seats.
inline constexpr int record_format = 2;
inline constexpr int usual_record_format = 1;

/// Upper limits of a record (docs/reference/limits.md). In bytes, except the lines.
struct RecordLimits {
    static constexpr std::size_t bytes = std::size_t{64} * 1024 * 1024;
    static constexpr std::size_t lines = 1'000'000;
    static constexpr std::size_t line = std::size_t{4} * 1024 * 1024;
    static constexpr std::size_t entry = std::size_t{8} * 1024 * 1024;  ///< all rows of one entry
    static constexpr std::size_t edition = std::size_t{1024} * 1024;
    static constexpr std::size_t players = 255;  ///< more have no account
};

/// The parts of a record in order: the headers, the entries one after another, the end.
[[nodiscard]] std::string record_headers(const Setup& setup);
[[nodiscard]] std::string record_of(const Entry& entry, const Hash& hash);
[[nodiscard]] std::string record_end(std::int64_t last, const Hash& head);
/// A record whose headers were written before its entries were known, with the number of the format that these need.
[[nodiscard]] std::string with_format_of_entries(std::string record);

}  // namespace tablebank
