#pragma once
// What a hub keeps of the games that are played at an event's tables: their records, entry after entry, each chained to
// the one before, and every other history of the same game that somebody sent. Nothing is ever changed or deleted. One
// interface; a file (live_file.h) is behind it, or a database that several hubs use (db/server/live_server.h). Knows
// nothing of what an entry says; a hash has been checked before it comes here.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

struct LiveLimits {
    static constexpr std::size_t headers = std::size_t{2} * 1024 * 1024;         ///< bytes of a game's headers
    static constexpr std::size_t entry = std::size_t{3} * 1024 * 1024;           ///< bytes of one entry
    static constexpr std::size_t forks = 20;                                     ///< other histories of one game
    static constexpr std::int64_t store = std::int64_t{4} * 1024 * 1024 * 1024;  ///< bytes of a file
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
    std::string text;  ///< as the record of the game has it (ledger/proof/record_writer.h)
    friend bool operator==(const LiveEntry&, const LiveEntry&) = default;
};

/// What somebody sent of one game: entries that follow one another without a gap.
struct LiveBatch {
    std::string game;                ///< its id, 32 hexadecimal digits
    std::string headers;             ///< of its record; kept where the game is new, and otherwise not looked at
    Hash genesis;                    ///< what its first entry is chained to; another one is another game of that id
    std::string sender;              ///< the key that it was signed with, as text; kept beside a fork
    Hash before;                     ///< of the entry before the first of these: the genesis where it is entry 1
    std::vector<LiveEntry> entries;  ///< may be empty
};

enum class LiveOutcome : std::uint8_t {
    kept,   ///< what was new is durable; what was there already is the same
    gap,    ///< entries between are missing: they are to be sent from the end of what is here. Nothing was kept
    fork,   ///< an entry is another one than here: the others from there on are kept apart, the history here stays
    other,  ///< the game here began otherwise (its genesis differs). Kept apart as a fork from entry 1 on
};
struct LiveAnswer {
    LiveOutcome outcome = LiveOutcome::kept;
    LiveHead head;             ///< of what is here, after it
    std::int64_t fork_at = 0;  ///< the first entry that differs
    bool is_new_fork = false;  ///< false where the same fork, or its beginning, was there already
};

struct LiveGame {
    std::string game;
    std::string headers;
    Hash genesis;
    LiveHead head;
};
/// Another history of a game, from where it parts on.
struct LiveFork {
    std::string game;
    std::int64_t at = 0;  ///< its first entry that differs
    std::string sender;
    std::int64_t came_at = 0;  ///< milliseconds UTC
    std::vector<LiveEntry> entries;
};

class LiveStore {
public:
    LiveStore() = default;
    LiveStore(const LiveStore&) = delete;
    LiveStore& operator=(const LiveStore&) = delete;
    virtual ~LiveStore() = default;

    /// Weighs each of them by itself against what is here, in order, and keeps what may be kept of all of them in one
    /// transaction, durable on return; an answer each. Nothing at all is kept when it throws FileError (disk_full,
    /// disk_failed, too_long, ...; in_doubt: perhaps), and then all of them may be sent again. `now_ms` is the moment
    /// of forks.
    [[nodiscard]] virtual std::vector<LiveAnswer> append(std::span<const LiveBatch> batches, std::int64_t now_ms) = 0;

    /// Every game, without its entries, by id. Throws FileError.
    virtual void each_game(const std::function<void(LiveGame&&)>& sink) const = 0;
    /// The entries of a game after one, in order, of which no number is missing. Throws FileError damaged.
    virtual void each_entry(const std::string& game, std::int64_t after,
                            const std::function<void(LiveEntry&&)>& sink) const = 0;
    /// Every fork, by game and by the moment it came. Throws FileError.
    virtual void each_fork(const std::function<void(LiveFork&&)>& sink) const = 0;
};

}  // namespace tablebank
