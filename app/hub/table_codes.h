#pragma once
// The hashes of short codes by which an event's tables are looked up. They depend only on the event's secret and the
// table, so each is computed once. From any thread. Internal header.

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/event/event.h"

namespace tablebank {

class TableCodes {
public:
    using Place = std::pair<int, int>;  ///< round and table

    /// Adds tables that were seated since the last call.
    void know(const std::string& event_id, const Event& event);
    /// The seated table without a result whose hash this is.
    [[nodiscard]] std::optional<Place> asked_by(const Event& event, const std::string& asked) const;

private:
    mutable std::mutex guard_;
    std::string secret_;
    std::set<Place> known_;
    std::map<std::string, Place> by_code_;
};

}  // namespace tablebank
