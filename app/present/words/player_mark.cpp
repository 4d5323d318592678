#include "app/present/words/player_mark.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ledger/text/case_fold.h"
#include "ledger/text/initial.h"

namespace tablebank {

namespace {

std::vector<std::string> signs_of(std::string rest) {
    std::vector<std::string> signs;
    while (!rest.empty()) {
        signs.push_back(first_sign(rest));
        rest.erase(0, std::max<std::size_t>(signs.back().size(), 1));
    }
    return signs;
}

/// The first letter after the initial that no other name has at that place; nullopt if there is none.
std::optional<std::string> telling_letter(const std::vector<std::vector<std::string>>& names, std::size_t mine) {
    for (std::size_t place = 1; place < names[mine].size(); ++place) {
        const std::string& letter = names[mine][place];
        if (letter.find_first_of(" -'.") != std::string::npos) continue;
        bool alone = true;
        for (std::size_t other = 0; other < names.size(); ++other)
            alone =
                alone && (other == mine || place >= names[other].size() || fold(names[other][place]) != fold(letter));
        if (alone) return letter;
    }
    return std::nullopt;
}

/// One letter for each name, two if several begin with the same; names that remain equal have none.
std::vector<std::string> letters_of(const std::vector<PlayerSetup>& players) {
    std::vector<std::vector<std::string>> names;
    names.reserve(players.size());
    for (const PlayerSetup& player : players) names.push_back(signs_of(player.name));
    std::vector<std::string> letters(players.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty()) continue;
        std::vector<std::vector<std::string>> alike{names[i]};
        for (std::size_t other = 0; other < names.size(); ++other)
            if (other != i && !names[other].empty() && fold(names[other].front()) == fold(names[i].front()))
                alike.push_back(names[other]);
        letters[i] = names[i].front();
        if (alike.size() > 1) letters[i] += telling_letter(alike, 0).value_or(std::string{});
    }
    const std::vector<std::string> before = letters;
    for (std::size_t i = 0; i < letters.size(); ++i)
        for (std::size_t other = 0; other < before.size(); ++other)
            if (other != i && fold(before[other]) == fold(before[i])) letters[i].clear();
    return letters;
}

}  // namespace

std::vector<PlayerMark> player_marks(const std::vector<PlayerSetup>& players) {
    std::vector<PlayerMark> marks;
    std::array<int, all_roles.size()> shades{};
    const std::vector<std::string> letters = letters_of(players);
    for (std::size_t i = 0; i < players.size(); ++i) {
        PlayerMark mark;
        mark.seat = static_cast<int>(i) + 1;
        mark.role = players[i].role;
        mark.shade = shades.at(static_cast<std::size_t>(mark.role))++;
        mark.letter = letters[i].empty() ? std::to_string(mark.seat) : letters[i];
        marks.push_back(std::move(mark));
    }
    return marks;
}

}  // namespace tablebank
