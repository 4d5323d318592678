#pragma once
// Who is told that entries were posted: after they are durable and the table shows them, on the thread that posted, and
// everybody in the order in which they were posted. Knows nothing of what is posted.

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

/// What became of a line.
struct Posted {
    std::int64_t first = 0;  ///< sequence numbers of the entries it posted
    std::int64_t last = 0;
    friend bool operator==(const Posted&, const Posted&) = default;
};

/// The same with the hash of each of these entries, as it is on the disk.
struct HashedPosted : Posted {
    std::vector<Hash> hashes;
};

/// As long as this lives, its watcher is notified. It may outlive what it watches.
class Watch {
public:
    Watch() = default;
    explicit Watch(std::shared_ptr<const void> told) : told_(std::move(told)) {}

private:
    std::shared_ptr<const void> told_;
};

/// One list for one game. Used by one thread at a time, as the game is.
class Watchers {
public:
    /// What a watcher throws is his own affair: entries that are on the disk are posted, whoever hears of it. He may
    /// post, watch and stop watching; what he posts is told when everybody has heard of what he was told.
    using Told = std::function<void(const HashedPosted&)>;

    Watchers();
    [[nodiscard]] Watch add(Told told);
    void tell(const HashedPosted& posted) const;

private:
    struct List;
    std::shared_ptr<List> list_;
};

}  // namespace tablebank
