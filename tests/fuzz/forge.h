#pragma once
// A forged game: a real one, changed as a script says and chained anew, so that every hash in it is right. What a
// stranger can write who knows the format.
//
// A script is a line for each change, a word and what it takes: `why 12 TEXT`, `drop 3`, `move 5 cash bank player:1
// 200`. What cannot be carried out is passed over, so that any bytes are a script. %HH in a text is a byte. Knows
// nothing of files.

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

/// The script carried out on one of the real games, the first unless it says otherwise.
[[nodiscard]] Forgery forge(std::span<const Forgery> real, std::string_view script);

/// The hash of each entry, as if it were honest.
[[nodiscard]] std::vector<Hash> chain_anew(const Forgery& forgery);

}  // namespace tablebank::fuzz
