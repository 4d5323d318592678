#include "app/hub/played_game.h"

#include <algorithm>

#include "app/event/table_setup.h"

namespace tablebank {

void PlayedGame::take(const RecordPart& part, std::size_t more) {
    bytes += more;
    for (const RecordedEntry& entry : part.entries)
        if (entry.entry.sequence > game.last()) hashes.push_back(entry.hash);
    game.take(part.entries);
}

bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup) {
    const TableSetup table = table_setup(event, place.event_id, place.round, place.table);
    const auto wanted = game_setup(table, setup.edition, {});
    const auto sits = [](const PlayerSetup& one, const PlayerSetup& other) {
        return one.name == other.name && one.role == other.role;
    };
    return wanted && setup.game_id == wanted->game_id && setup.edition->id == table.edition &&
           setup.goal == wanted->goal && setup.minutes == wanted->minutes && setup.rulings == wanted->rulings &&
           std::ranges::equal(setup.players, wanted->players, sits);
}

}  // namespace tablebank
