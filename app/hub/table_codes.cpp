#include "app/hub/table_codes.h"

#include "app/live/short_code.h"
#include "app/live/table_message.h"

namespace tablebank {

void TableCodes::know(const std::string& event_id, const Event& event) {
    if (!event.hub) return;
    const std::lock_guard lock(guard_);
    if (secret_ != event.hub->secret) {
        secret_ = event.hub->secret;
        known_.clear();
        by_code_.clear();
    }
    for (const auto& [round, played] : event.rounds)
        for (const EventTable& table : played.tables) {
            const Place place{round, table.seating.number};
            if (!known_.insert(place).second) continue;
            const std::string code = table_code(secret_, {event_id, place.first, place.second});
            by_code_[tablebank::asked_by(short_code(code))] = place;
        }
}

std::optional<TableCodes::Place> TableCodes::asked_by(const Event& event, const std::string& asked) const {
    const std::lock_guard lock(guard_);
    const auto found = by_code_.find(asked);
    if (found == by_code_.end()) return std::nullopt;
    const EventTable* table = event.table(found->second.first, found->second.second);
    if (table == nullptr || table->result() != nullptr) return std::nullopt;
    return found->second;
}

}  // namespace tablebank
