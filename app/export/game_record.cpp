#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>

#include "app/export/game_export.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// Every part of the record of a game, one after the other.
template <class Take>
void each_part(const ReadGame& game, const Take& take) {
    const Setup& setup = *game.table.game.setup;
    take(record_headers(setup));
    Hash hash = genesis(setup);
    for (const Entry& entry : game.table.history.entries()) {
        hash = chained(hash, entry);
        take(record_of(entry, hash));
    }
    take(record_end(game.table.history.last(), hash));
}

}  // namespace

bool has_record(const ReadGame& game) {
    std::size_t bytes = 0;
    std::size_t lines = 0;
    each_part(game, [&](const std::string& part) {
        bytes += part.size();
        lines += static_cast<std::size_t>(std::ranges::count(part, '\n'));
    });
    return bytes <= RecordLimits::bytes && lines <= RecordLimits::lines;
}

void export_record(const ReadGame& game, std::ostream& out) {
    each_part(game, [&](const std::string& part) { out << part; });
}

}  // namespace tablebank
