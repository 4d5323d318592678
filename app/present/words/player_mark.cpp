#include "app/present/words/player_mark.h"

#include <algorithm>
#include <array>
#include <set>

#include "ledger/text/case_fold.h"
#include "ledger/text/initial.h"

namespace tablebank {

std::vector<PlayerMark> player_marks(const std::vector<PlayerSetup>& players) {
    std::vector<PlayerMark> marks;
    std::set<std::string> letters;
    std::array<int, all_roles.size()> shades{};
    for (const PlayerSetup& player : players) {
        PlayerMark mark;
        mark.seat = static_cast<int>(marks.size()) + 1;
        mark.role = player.role;
        mark.shade = shades.at(static_cast<std::size_t>(player.role))++;
        mark.letter = first_sign(player.name);
        letters.insert(fold(mark.letter));
        marks.push_back(std::move(mark));
    }
    const bool alike = letters.size() != players.size();
    for (PlayerMark& mark : marks) {
        if (alike || mark.letter.empty()) mark.letter = std::to_string(mark.seat);
    }
    return marks;
}

}  // namespace tablebank
