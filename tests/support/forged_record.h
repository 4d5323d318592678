#pragma once
// A record in which somebody changed an entry and made every hash anew, so that chain, sums and replay hold.

#include <cstdint>
#include <fstream>
#include <functional>
#include <string>

#include "ledger/books/history.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank::testing {

/// `change` is given each entry in order, and may change it.
inline std::string forged_record(const Table& game, const std::function<void(Entry&)>& change) {
    std::string text = record_headers(*game.game.setup);
    Hash hash = genesis(*game.game.setup);
    for (Entry entry : game.history.entries()) {
        change(entry);
        hash = chained(hash, entry);
        text += record_of(entry, hash);
    }
    return text + record_end(game.history.last(), hash);
}

/// Somebody puts notes that nobody paid into an entry.
inline std::function<void(Entry&)> cash_from_nowhere(std::int64_t entry, int player, std::int64_t sum) {
    return [=](Entry& one) {
        if (one.sequence == entry)
            one.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{player}), sum});
    };
}

/// A hundred houses stand on a street that has figures for five steps.
inline std::function<void(Entry&)> houses_without_end(std::int64_t entry, int street) {
    return [=](Entry& one) {
        if (one.sequence == entry)
            one.transfers.push_back({Asset::house(), Account::bank(), Account::street(Space{street}), 100});
    };
}

/// An entry says that it takes another one back, and leaves at the table what that one did.
inline std::function<void(Entry&)> reverses_in_name(std::int64_t entry, std::int64_t other) {
    return [=](Entry& one) {
        if (one.sequence == entry) one.reverses = other;
    };
}

inline void write_text(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

}  // namespace tablebank::testing
