#pragma once
// A forged game: a real one, changed as a script states and chained again, so that every hash in it is right. A
// stranger who knows the format can write it.
//
// A script has one change per line, a word and its arguments: `why 12 TEXT`, `drop 3`, `move 5 cash bank player:1 200`.
// A change that cannot be made is skipped, so any bytes are a script. %HH in a text is a byte. Knows nothing of files.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/proof/hash.h"

namespace tablebank::fuzz {

struct Forgery {
    Setup setup;
    std::vector<Entry> entries;
    std::vector<std::string> lines{};  ///< that are typed on it afterwards
    bool agreed_anew = false;          ///< whether the set-up is another one than the real game's
    std::size_t game = 0;              ///< which of the real games it began as
};

/// The script carried out on one of the real games, by default the first.
[[nodiscard]] Forgery forge(std::span<const Forgery> real, std::string_view script);

/// The hash of each entry, as if it were honest.
[[nodiscard]] std::vector<Hash> chain_anew(const Forgery& forgery);

}  // namespace tablebank::fuzz
