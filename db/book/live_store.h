#pragma once
// What a hub keeps of the games that are played at an event's tables: their records, entry after entry, each chained to
// the one before. Nothing is ever changed or deleted. One interface; a file (live_file.h) is behind it, or a database
// that several hubs use (db/server/live_server.h). Knows nothing of what an entry says; that hashes follow from one
// another was seen before they come here.

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
    /// Bytes of one entry; with its number and its hash it is a row of a file, which has 4 MiB at most
    /// (hardened_connection.h).
    static constexpr std::size_t entry = std::size_t{4} * 1024 * 1024 - std::size_t{64} * 1024;
    static constexpr std::int64_t file = std::int64_t{4} * 1024 * 1024 * 1024;  ///< bytes of a file of all of them
};

/// The end of a game's chain: 0 and its genesis where only its headers are there.
struct LiveHead {
    std::int64_t number = 0;
    Hash hash;
    friend bool operator==(const LiveHead&, const LiveHead&) = default;
};
struct LiveEntry {
    std::int64_t number = 0;  ///< from 1
    Hash hash;
    std::string text;  ///< UTF-8, as the record of the game has it (ledger/proof/record_writer.h)
    friend bool operator==(const LiveEntry&, const LiveEntry&) = default;
};
struct LiveGame {
    std::string headers;  ///< of its record, UTF-8
    Hash genesis;
    LiveHead head;
    friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

/// What somebody sent of one game: entries that follow one another without a gap.
struct LiveBatch {
    std::string game;     ///< its id, 32 hexadecimal digits
    std::string headers;  ///< kept where the game is new, and otherwise not looked at
    Hash genesis;         ///< what its first entry is chained to
    LiveHead before;      ///< behind which the entries stand: 0 and the genesis where they begin with entry 1
    std::vector<LiveEntry> entries;  ///< may be empty: then a game that is new is begun
};

enum class LiveOutcome : std::uint8_t {
    kept,  ///< what was new is durable; what was there already is the same
    gap,   ///< `before` is not here yet. Nothing was kept
    fork,  ///< something here is another one: the genesis, what stands at `before`, or an entry. Nothing was kept
};
struct LiveAnswer {
    LiveOutcome outcome = LiveOutcome::kept;
    LiveHead head;  ///< of what is here, after it; 0 and zeros where there is no such game
};

class LiveStore {
public:
    LiveStore() = default;
    LiveStore(const LiveStore&) = delete;
    LiveStore& operator=(const LiveStore&) = delete;
    virtual ~LiveStore() = default;

    /// Weighs each of them by itself against what is here, in order, and keeps what may be kept of all of them in one
    /// transaction, durable on return; an answer each. Nothing at all is kept when it throws FileError (disk_full,
    /// disk_failed, too_long, ...; in_doubt: perhaps), and then all of them may be sent again. Throws
    /// std::invalid_argument where one is no batch: beyond a limit, with a gap, or with a zero byte in a text.
    [[nodiscard]] virtual std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) = 0;

    /// nullopt where there is no such game. Throws FileError.
    [[nodiscard]] virtual std::optional<LiveGame> game(const std::string& id) const = 0;
    /// The entries of a game behind one, in order, of which no number is missing; none where there is no such game.
    /// Throws FileError damaged.
    virtual void each_entry(const std::string& game, std::int64_t after,
                            const std::function<void(LiveEntry&&)>& sink) const = 0;
};

}  // namespace tablebank
