#pragma once
// A record with one entry changed and every hash made again, so that chain, sums and replay are valid.

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

/// Adds notes that were not paid to an entry.
inline std::function<void(Entry&)> cash_from_nowhere(std::int64_t entry, int player, std::int64_t sum) {
    return [=](Entry& one) {
        if (one.sequence == entry)
            one.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{player}), sum});
    };
}

/// A hundred houses are on a street that has figures for five steps.
inline std::function<void(Entry&)> houses_without_end(std::int64_t entry, int street) {
    return [=](Entry& one) {
        if (one.sequence == entry)
            one.transfers.push_back({Asset::house(), Account::bank(), Account::street(Space{street}), 100});
    };
}

/// An entry claims to reverse another one, and leaves that one's effect at the table.
inline std::function<void(Entry&)> reverses_in_name(std::int64_t entry, std::int64_t other) {
    return [=](Entry& one) {
        if (one.sequence == entry) one.reverses = other;
    };
}

inline void write_text(const std::string& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

}  // namespace tablebank::testing
