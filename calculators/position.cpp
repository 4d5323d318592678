#include "calculators/position.h"

#include <algorithm>
#include <map>

#include "calculators/paper_game.h"

namespace tablebank {
namespace {

using Problems = std::vector<PositionProblem>;

std::string player_path(std::size_t player) {
    return "players[" + std::to_string(player) + "]";
}

std::string deed_path(std::size_t player, std::size_t deed) {
    return player_path(player) + ".deeds[" + std::to_string(deed) + "]";
}

std::string wrong_tries(const Edition& edition, const PositionPlayer& player) {
    const int most = edition.profile.jail_tries.value;
    if (player.tries < 0) return "tries are counted from zero";
    if (player.tries > 0 && !player.estate.jailed) return "only a player in jail tries for a double";
    return player.tries > most ? "this edition has " + std::to_string(most) + " tries for a double" : "";
}

void check_players(const Edition& edition, const Position& position, Problems& problems) {
    const auto most = static_cast<std::size_t>(edition.profile.most_players.value);
    if (position.players.empty()) problems.push_back({"players", "a position has one player or more"});
    if (position.players.size() > most)
        problems.push_back({"players", "this edition is played by at most " + std::to_string(most)});

    std::map<std::string, std::size_t> names;
    for (std::size_t index = 0; index < position.players.size(); ++index) {
        const PositionPlayer& player = position.players[index];
        if (player.name.empty()) problems.push_back({player_path(index) + ".name", "a player has a name"});
        const auto [first, is_new] = names.emplace(without_case(player.name), index);
        if (!is_new)
            problems.push_back({player_path(index) + ".name", "the same name as " + player_path(first->second)});
        if (player.estate.cash.is_negative())
            problems.push_back({player_path(index) + ".cash", "cash is never below zero"});
        if (const std::string wrong = wrong_tries(edition, player); !wrong.empty())
            problems.push_back({player_path(index) + ".tries", wrong});
    }
}

/// The JSON key of the buildings of a holding in a position.
std::string building_key(const Holding& holding) {
    if (holding.hotels > 1) return ".hotels";
    return holding.hotels != 0 && holding.houses == 0 ? ".hotel" : ".houses";
}

/// Why the buildings of a holding are impossible; empty if they are possible.
std::string building_problem(const Edition& edition, const Rulings& rulings, const Estate& estate, const Deed& deed,
                             const Holding& holding) {
    if (holding.houses < 0) return "houses are counted from zero";
    if (holding.hotels < 0) return "hotels are counted from zero";
    const auto wrong = wrong_building(edition, rulings, estate, deed, holding);
    if (!wrong) return {};
    switch (*wrong) {
        case FindingCode::company_built:
            return "nothing is built on a company";
        case FindingCode::mortgaged_built:
            return "nothing stands on a mortgaged street";
        case FindingCode::hotel_and_houses:
            return "a hotel takes the place of the houses";
        case FindingCode::too_many_houses:
            return "a " + std::string{to_string(estate.role)} + " builds at most " +
                   std::to_string(deed.street.of(estate.role).houses()) + " houses before the hotel";
        case FindingCode::too_many_hotels:
            return deed.street.of(estate.role).hotel_steps == 1
                       ? "a street takes one hotel"
                       : "a street takes at most " + std::to_string(deed.street.of(estate.role).hotel_steps) +
                             " hotels";
        case FindingCode::built_without_monopoly:
            return "the city is not monopolised, so its buildings have been sold";
        case FindingCode::built_apart:
            return "the streets of the city are not together in this hand, so nothing is built there";
        default:
            return "at most " + std::to_string(edition.profile.most_built_streets.of(estate.role).value) +
                   " streets of a city are built on";
    }
}

void check_deeds(const Edition& edition, const Rulings& rulings, const Position& position, Problems& problems) {
    std::map<Space, std::string> holders;
    for (std::size_t player = 0; player < position.players.size(); ++player) {
        const Estate& estate = position.players[player].estate;
        for (std::size_t index = 0; index < estate.deeds.size(); ++index) {
            const Holding& holding = estate.deeds[index];
            const std::string path = deed_path(player, index);
            const Deed* deed = edition.deed_at(holding.deed);
            if (deed == nullptr) {
                problems.push_back({path + ".deed", "there is no deed at this space"});
                continue;
            }
            const auto [first, is_new] = holders.emplace(holding.deed, path);
            if (!is_new) problems.push_back({path + ".deed", "this deed is held already, in " + first->second});
            if (holding.third && !may_be_third(edition, rulings, estate, *deed))
                problems.push_back({path + ".third", "no street came here to a monopoly already made (third_street)"});
            const std::string wrong = building_problem(edition, rulings, estate, *deed, holding);
            if (!wrong.empty()) problems.push_back({path + building_key(holding), wrong});
        }
    }
}

/// The holding that takes the first missing piece of a kind out of a box that runs out.
void check_pieces(const Box& box, const Position& position, Problems& problems) {
    int houses = 0;
    int hotels = 0;
    for (std::size_t player = 0; player < position.players.size(); ++player) {
        const auto& deeds = position.players[player].estate.deeds;
        for (std::size_t index = 0; index < deeds.size(); ++index) {
            const bool had_houses = houses <= box.houses;
            const bool had_hotels = hotels <= box.hotels;
            houses += std::max(deeds[index].houses, 0);
            hotels += std::max(deeds[index].hotels, 0);
            if (had_houses && houses > box.houses)
                problems.push_back({deed_path(player, index) + ".houses",
                                    "more houses than the box has, which are " + std::to_string(box.houses)});
            if (had_hotels && hotels > box.hotels)
                problems.push_back({deed_path(player, index) + (deeds[index].hotels > 1 ? ".hotels" : ".hotel"),
                                    "more hotels than the box has, which are " + std::to_string(box.hotels)});
        }
    }
}

std::string wrong_card(const Edition& edition, const PositionCard& card) {
    if (card.card < 0 || card.card >= edition.hand_cards()) return "this edition has no such card";
    if (!card.does.empty()) {
        const auto effect = parse_card_effect(card.does);
        if (edition.is_hidden(card.card)) return "only a card with a name of its own says what it does";
        if (!effect || effect->kind == CardEffectKind::keep) return "no card does this once it is played";
    }
    if (card.played.empty()) return {};
    if (!edition.is_hidden(card.card)) return "only a hidden card is played and kept";
    return std::ranges::count(edition.characters, card.played) > 0 ? "" : "no hidden card has this name";
}

void check_cards(const Edition& edition, const Position& position, Problems& problems) {
    std::map<int, std::string> holders;
    std::map<std::string, std::string> played;
    for (std::size_t player = 0; player < position.players.size(); ++player) {
        const auto& cards = position.players[player].cards;
        for (std::size_t index = 0; index < cards.size(); ++index) {
            const std::string path = player_path(player) + ".cards[" + std::to_string(index) + "]";
            if (const std::string wrong = wrong_card(edition, cards[index]); !wrong.empty())
                problems.push_back({path, wrong});
            if (const auto [first, is_new] = holders.emplace(cards[index].card, path); !is_new)
                problems.push_back({path, "this card is held already, in " + first->second});
            if (cards[index].played.empty()) continue;
            if (const auto [first, is_new] = played.emplace(cards[index].played, path); !is_new)
                problems.push_back({path, "this card was played already, in " + first->second});
        }
    }
}

void check_dice(const Edition& edition, const Position& position, Problems& problems) {
    for (const auto& [space, dice] : position.dice) {
        const std::string path = "dice.@" + std::to_string(space.index);
        const Deed* deed = edition.deed_at(space);
        if (deed == nullptr || deed->kind != SpaceKind::utility)
            problems.push_back({path, "dice are thrown for utilities only"});
        if (!dice.is_possible()) problems.push_back({path, "a die shows 1 to 6"});
    }
}

}  // namespace

std::string without_case(std::string name) {
    std::ranges::transform(name, name.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return name;
}

std::vector<PositionProblem> validate(const Edition& edition, const Rulings& rulings, const Position& position) {
    Problems problems;
    check_players(edition, position, problems);
    check_deeds(edition, rulings, position, problems);
    if (rulings.pieces_run_out == PiecesRunOut::limited) check_pieces(edition.box, position, problems);
    check_cards(edition, position, problems);
    check_dice(edition, position, problems);
    return problems;
}

}  // namespace tablebank
