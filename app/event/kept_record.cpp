#include "app/event/kept_record.h"

#include "app/event/live_place.h"
#include "app/event/whole_record.h"
#include "db/file/file_error.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

std::optional<std::string> kept_in(const EventBook& book, const std::string& place, const GameSource& source) {
    const auto hash = parse_hash(source.evidence);
    if (!hash) return std::nullopt;
    if (auto in_book = book.evidence(*hash)) return in_book;
    if (!has_hub(place)) return std::nullopt;
    auto record = record_in(*open_live_store(place, book.id()), source.game, source.entries);
    // The very bytes that the act names, and nothing that only looks like them.
    if (record && sha256(*record) != *hash) record.reset();
    return record;
}

}  // namespace

std::optional<std::string> kept_record(const EventSession& session, const std::string& place,
                                       const GameSource& source) {
    return kept_in(session.book(), place, source);
}

std::optional<std::string> kept_record_of(const EventBook& book, const std::string& place, const GameSource& source) {
    try {
        return kept_in(book, place, source);
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::open_elsewhere) throw;
        return std::nullopt;
    }
}

std::optional<std::string> whole_kept_record(const EventSession& session, const std::string& place,
                                             const GameSource& source) {
    auto kept = kept_record(session, place, source);
    if (!kept) return std::nullopt;
    const auto others = [&](const GameSource& one) { return kept_record_of(session.book(), place, one); };
    return whole_record(session.event(), source, *std::move(kept), others,
                        [&](const std::string& game) { return record_at_hub(place, session.book().id(), game); });
}

}  // namespace tablebank
