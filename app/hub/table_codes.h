#pragma once
// By what each table of an event is asked for, where somebody types its short code. It follows from the event's secret
// and the table alone, so each is worked out once. From any thread. Internal to this room.

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

    /// Takes in tables that were seated since.
    void know(const std::string& event_id, const Event& event);
    /// The table, seated and without a result, that is asked for by this.
    [[nodiscard]] std::optional<Place> asked_by(const Event& event, const std::string& asked) const;

private:
    mutable std::mutex guard_;
    std::string secret_;
    std::set<Place> known_;
    std::map<std::string, Place> by_code_;
};

}  // namespace tablebank
