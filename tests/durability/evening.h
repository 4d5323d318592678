#pragma once
// An evening at random, played through the real session on a disk that keeps a record, with the promises and their
// moments: the games it wrote, how many entries of each were acknowledged, and how many had been begun. Knows nothing
// of crashes.

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ledger/books/setup.h"
#include "ledger/proof/hash.h"
#include "tests/durability/crash_image.h"
#include "tests/support/recording_vfs.h"

namespace tablebank::durability {

/// Anna, Boris and Clara on the smallest board.
[[nodiscard]] Setup three_players();

enum class Beginning {
    made,  ///< a new game is made on that evening
    old,   ///< a game of format 1, which the first line migrates
};

/// From an event on, a game has this many entries.
struct Mark {
    std::size_t position = 0;
    std::size_t entries = 0;
};

/// One game file of the evening: every entry that it ever came to, and when.
struct Promise {
    std::vector<Hash> chain;
    std::vector<Mark> begun;         ///< rising: what may be there from then on
    std::vector<Mark> acknowledged;  ///< rising: what must be

    /// After this many events; nullopt if nothing was acknowledged yet, not even the file.
    [[nodiscard]] std::optional<std::size_t> least(std::size_t position) const;
    [[nodiscard]] std::size_t most(std::size_t position) const;
};

struct Evening {
    Image before;
    std::vector<test::DiskEvent> events;
    std::string game;                      ///< the file that was posted to
    std::map<std::string, Promise> games;  ///< that one and its copies, by the name of the file
};

/// Plays in a folder of its own, which is gone afterwards. `lines` are typed at the most, and a game is copied, cut in
/// two and opened again between them.
[[nodiscard]] Evening play_evening(std::uint64_t seed, Beginning beginning, int lines);

}  // namespace tablebank::durability
