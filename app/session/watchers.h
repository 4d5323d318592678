#pragma once
// Observers of posted entries. They are notified once the entries are durable and applied, on the posting thread, in
// order.

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ledger/proof/hash.h"

namespace tablebank {

/// The entries of a posted line.
struct Posted {
    std::int64_t first = 0;  ///< sequence numbers of the entries it posted
    std::int64_t last = 0;
    friend bool operator==(const Posted&, const Posted&) = default;
};

/// The same with the hash of each of these entries, as stored.
struct HashedPosted : Posted {
    std::vector<Hash> hashes;
};

/// The watcher is notified for the lifetime of this object, which may outlive what it watches.
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
    /// Exceptions of an observer are ignored: the entries are already durable. An observer may post, subscribe and
    /// unsubscribe; its own postings are reported after the current one has reached every observer.
    using Told = std::function<void(const HashedPosted&)>;

    Watchers();
    [[nodiscard]] Watch add(Told told);
    void tell(const HashedPosted& posted) const;

private:
    struct List;
    std::shared_ptr<List> list_;
};

}  // namespace tablebank
