#pragma once
// A game as it is sent to a hub: its record in pieces, each entry with its hash. Filled by the thread that posts, read
// by the one that sends. Knows nothing of connections.

#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/proof/hash.h"

namespace tablebank {

class OutgoingGame {
public:
    explicit OutgoingGame(const Setup& setup);

    /// Adds what the table has behind the entry added last. Costs as much as there is new.
    void add(const Table& table);
    /// The same with the hashes that were computed when the entries from `first` on were posted.
    void add(const Table& table, std::int64_t first, std::span<const Hash> hashes);

    struct End {
        std::int64_t entry = 0;
        Hash hash;
    };
    [[nodiscard]] End end() const;
    /// Requires 0 to the last one; that of 0 is the genesis.
    [[nodiscard]] Hash hash_of(std::int64_t entry) const;
    /// The record from behind an entry on, as far as about so many bytes, with its end; from 0 on with its headers.
    [[nodiscard]] std::string part(std::int64_t after, std::size_t bytes) const;
    /// The last entry of that part.
    [[nodiscard]] std::int64_t last_in_part(std::int64_t after, std::size_t bytes) const;

private:
    void keep(const Entry& entry, const Hash& hash);
    [[nodiscard]] std::size_t end_of_part(std::int64_t after, std::size_t bytes) const;

    mutable std::mutex guard_;
    std::string headers_;
    std::vector<Hash> hashes_;
    std::vector<std::string> entries_;
};

}  // namespace tablebank
