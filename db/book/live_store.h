#pragma once
// The games in play at an event's tables, as a hub stores them: their records, entry by entry, each chained to the one
// before. Nothing is ever changed or deleted. Implementations of this interface are a file (live_file.h) and a database
// that several hubs use (db/server/live_server.h). The caller has already verified the chain of hashes.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

struct LiveLimits {
    static constexpr std::size_t headers = std::size_t{2} * 1024 * 1024;  ///< bytes of a game's headers
    /// Bytes of one entry; with its number and its hash it is a row of a file, at most 4 MiB long
    /// (hardened_connection.h).
    static constexpr std::size_t entry = std::size_t{4} * 1024 * 1024 - std::size_t{64} * 1024;
    static constexpr std::int64_t file = std::int64_t{4} * 1024 * 1024 * 1024;  ///< bytes of a file with all games
};

/// The end of a game's chain: 0 and its genesis if only its headers are stored.
struct LiveHead {
    std::int64_t number = 0;
    Hash hash;
    friend bool operator==(const LiveHead&, const LiveHead&) = default;
};
struct LiveEntry {
    std::int64_t number = 0;  ///< from 1
    Hash hash;
    std::string text;  ///< UTF-8, as in the record of the game (ledger/proof/record_writer.h)
    friend bool operator==(const LiveEntry&, const LiveEntry&) = default;
};
struct LiveGame {
    std::string headers;  ///< of its record, UTF-8
    Hash genesis;
    LiveHead head;
    friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

/// An upload for one game: consecutive entries.
struct LiveBatch {
    std::string game;                ///< its id, 32 hexadecimal digits
    std::string headers;             ///< stored if the game is new, otherwise ignored
    Hash genesis;                    ///< the hash before its first entry
    LiveHead before;                 ///< the entry before the first one; 0 and the genesis before entry 1
    std::vector<LiveEntry> entries;  ///< may be empty: then a new game is created
};

enum class LiveOutcome : std::uint8_t {
    kept,  ///< the new entries are durable; the stored ones are the same
    gap,   ///< `before` is not stored yet. Nothing was stored
    fork,  ///< something differs: the genesis, the entry at `before`, or another entry. Nothing was stored
};
struct LiveAnswer {
    LiveOutcome outcome = LiveOutcome::kept;
    LiveHead head;  ///< the stored end afterwards; 0 and zeros if there is no such game
};

class LiveStore {
public:
    LiveStore() = default;
    LiveStore(const LiveStore&) = delete;
    LiveStore& operator=(const LiveStore&) = delete;
    virtual ~LiveStore() = default;

    /// Compares each batch with the stored game, in order, and stores all new entries in one transaction, durable on
    /// return. Returns one answer each. If it throws FileError (disk_full, disk_failed, too_long, ...; with in_doubt
    /// perhaps), nothing is stored, and all batches may be sent again. Throws std::invalid_argument for an invalid
    /// batch: above a limit, with a gap, or with a zero byte in a text.
    [[nodiscard]] virtual std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) = 0;

    /// nullopt if there is no such game. Throws FileError.
    [[nodiscard]] virtual std::optional<LiveGame> game(const std::string& id) const = 0;
    /// The entries of a game after one, in order and without gaps; none if there is no such game. Throws FileError
    /// damaged.
    virtual void each_entry(const std::string& game, std::int64_t after,
                            const std::function<void(LiveEntry&&)>& sink) const = 0;
};

}  // namespace tablebank
