#include "app/event/kept_record.h"

#include "app/event/live_place.h"
#include "ledger/proof/hash.h"

namespace tablebank {
std::optional<std::string> kept_record(const EventSession& session, const std::string& place,
                                       const GameSource& source) {
    const auto hash = parse_hash(source.evidence);
    if (!hash) return std::nullopt;
    if (auto in_book = session.book().evidence(*hash)) return in_book;
    if (!has_hub(place)) return std::nullopt;
    auto record = record_in(*open_live_store(place, session.book().id()), source.game, source.entries);
    // The very bytes that the act names, and nothing that only looks like them.
    if (record && sha256(*record) != *hash) record.reset();
    return record;
}

}  // namespace tablebank
