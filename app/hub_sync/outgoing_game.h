#pragma once
// A game to send to a hub: its record in parts, each entry with its hash. The posting thread fills it, the sending
// thread reads it.

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

    /// Adds the entries of the table after the last added one. Takes time only for the new ones.
    void add(const Table& table);
    /// The same with the hashes that were computed when the entries from `first` on were posted.
    void add(const Table& table, std::int64_t first, std::span<const Hash> hashes);

    struct End {
        std::int64_t entry = 0;
        Hash hash;
    };
    [[nodiscard]] End end() const;
    /// Requires 0 to the last entry; that of 0 is the genesis.
    [[nodiscard]] Hash hash_of(std::int64_t entry) const;
    /// The record after an entry, about this many bytes, with its end; from 0 on with its headers.
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
