#include "app/present/words/player_mark.h"

#include <algorithm>
#include <array>
#include <set>

#include "ledger/text/fold.h"

namespace tablebank {

namespace {

std::string first_letter(const std::string& name) {
    std::size_t length = name.empty() ? 0 : 1;
    while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0U) == 0x80U) ++length;
    return name.substr(0, length);
}

}  // namespace

std::vector<PlayerMark> player_marks(const std::vector<PlayerSetup>& players) {
    std::vector<PlayerMark> marks;
    std::set<std::string> letters;
    std::array<int, all_roles.size()> shades{};
    for (const PlayerSetup& player : players) {
        PlayerMark mark;
        mark.seat = static_cast<int>(marks.size()) + 1;
        mark.role = player.role;
        mark.shade = shades.at(static_cast<std::size_t>(player.role))++;
        mark.letter = first_letter(player.name);
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
