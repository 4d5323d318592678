#include "app/hub/played_game.h"

#include <algorithm>

#include "app/event/table_setup.h"
#include "calculators/rulings.h"

namespace tablebank {

void PlayedGame::take(const RecordPart& part) {
    for (const RecordedEntry& entry : part.entries)
        if (entry.entry.sequence > game.last()) hashes.push_back(entry.hash);
    game.take(part.entries);
}

bool is_game_of(const Event& event, const TableOfEvent& place, const Setup& setup) {
    const TableSetup wanted = table_setup(event, place.event_id, place.round, place.table);
    Rulings rulings = setup.edition->rulings;
    for (const std::string& ruling : wanted.rulings) {
        const std::size_t equals = std::min(ruling.find('='), ruling.size() - 1);
        if (!set(rulings, ruling.substr(0, equals), ruling.substr(equals + 1))) return false;
    }
    const auto sits = [](const PlayerSetup& one, const TableSetup::Player& other) {
        return one.name == other.name && one.role == other.role;
    };
    return setup.game_id == game_of_table(place.event_id, place.round, place.table) &&
           setup.edition->id == wanted.edition && setup.goal == Goal::timed && setup.minutes == wanted.minutes &&
           setup.rulings == rulings && std::ranges::equal(setup.players, wanted.players, sits);
}

}  // namespace tablebank
