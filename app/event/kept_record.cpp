#include "app/event/kept_record.h"

#include <filesystem>

#include "app/event/event_place.h"
#include "app/event/live_place.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// The record of a hub's game as it was at its entry; nullopt where the hub has less of it.
std::optional<std::string> record_of_hub(const LiveStore& hub, const GameSource& source) {
    const auto game = hub.game(source.game);
    if (!game || game->head.number < source.entries) return std::nullopt;
    std::string text = game->headers;
    LiveHead last{0, game->genesis};
    hub.each_entry(source.game, 0, [&](LiveEntry&& entry) {
        if (entry.number > source.entries) return;
        text += entry.text;
        last = {entry.number, entry.hash};
    });
    return text + record_end(last.number, last.hash);
}

/// Whether a hub was ever there: reading makes no store.
bool has_hub(const std::string& place) {
    std::error_code unknown;
    return is_event_address(place) || std::filesystem::exists(live_file_of(place), unknown);
}

}  // namespace

std::optional<std::string> kept_record(const EventSession& session, const std::string& place,
                                       const GameSource& source) {
    const auto hash = parse_hash(source.evidence);
    if (!hash) return std::nullopt;
    if (auto in_book = session.book().evidence(*hash)) return in_book;
    if (!has_hub(place)) return std::nullopt;
    auto record = record_of_hub(*open_live_store(place, session.book().id()), source);
    // The very bytes that the act names, and nothing that only looks like them.
    if (record && sha256(*record) != *hash) record.reset();
    return record;
}

}  // namespace tablebank
