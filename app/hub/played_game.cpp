#include "app/hub/played_game.h"

#include "app/event/table_setup.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

void PlayedGame::take(const RecordPart& part, std::size_t more) {
    bytes += more;
    for (const RecordedEntry& entry : part.entries)
        if (entry.entry.sequence > game.last()) hashes.push_back(entry.hash);
    game.take(part.entries);
}

std::string PlayedGame::record() const {
    std::string text = headers;
    for (std::int64_t entry = 1; entry <= game.last(); ++entry)
        text += record_of(game.table().history.at(entry), hashes.at(static_cast<std::size_t>(entry)));
    return with_format_of_entries(std::move(text)) + record_end(game.last(), game.head());
}

bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup) {
    return is_game_of(table_setup(event, place.event_id, place.round, place.table), setup);
}

}  // namespace tablebank
