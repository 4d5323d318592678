#include "app/hub/played_game.h"

#include "app/event/table_setup.h"

namespace tablebank {

void PlayedGame::take(const RecordPart& part, std::size_t more) {
    bytes += more;
    for (const RecordedEntry& entry : part.entries)
        if (entry.entry.sequence > game.last()) hashes.push_back(entry.hash);
    game.take(part.entries);
}

bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup) {
    return is_game_of(table_setup(event, place.event_id, place.round, place.table), setup);
}

}  // namespace tablebank
