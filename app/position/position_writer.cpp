#include <fmt/format.h>

#include "app/position/json_text.h"
#include "app/position/position_json.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

std::string mark(Space space) {
    return fmt::format("@{}", space.index);
}

Json write_holding(const Holding& holding) {
    Json json{{"deed", mark(holding.deed)}};
    if (holding.mortgaged) json["mortgaged"] = true;
    if (holding.houses > 0) json["houses"] = holding.houses;
    if (holding.hotels == 1) json["hotel"] = true;
    if (holding.hotels > 1) json["hotels"] = holding.hotels;
    if (holding.third) json["third"] = true;
    return json;
}

Json write_card(const Edition& edition, const PositionCard& held) {
    if (edition.is_hidden(held.card)) {
        Json json{{"hidden", true}};
        if (!held.played.empty()) json["played"] = held.played;
        return json;
    }
    const KeptCard& card = edition.kept_cards.at(static_cast<std::size_t>(held.card));
    Json json{{"name", card.name},
              {"deck", edition.decks.at(static_cast<std::size_t>(card.deck)).key},
              {"number", card.number}};
    if (!held.does.empty()) json["does"] = held.does;
    return json;
}

Json write_player(const Edition& edition, const PositionPlayer& player, const Notes& notes,
                  std::optional<Money> cash_since) {
    Json json{{"name", player.name},
              {"role", to_string(player.estate.role)},
              {"cash", cash_since.value_or(player.estate.cash).to_string()},
              {"jailed", player.estate.jailed}};
    if (cash_since) json["handed_in"] = player.estate.cash.to_string();
    for (const NoteCount& note : notes)
        json["notes"].push_back({{"value", note.value.to_string()}, {"count", note.count}});
    if (player.tries > 0) json["tries"] = player.tries;
    if (player.bankrupt) json["bankrupt"] = true;
    json["deeds"] = Json::array();
    for (const Holding& holding : player.estate.deeds) json["deeds"].push_back(write_holding(holding));
    for (const PositionCard& card : player.cards) json["cards"].push_back(write_card(edition, card));
    return json;
}

}  // namespace

std::string write_position(const PositionDocument& document) {
    Json json{{"edition", document.edition_name}};
    if (!document.pinned_in.empty()) json["pinned_in"] = document.pinned_in;
    Json rulings = Json::object();
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(document.rulings, key.name);
        if (value != get(document.edition->rulings, key.name)) rulings[std::string(key.name)] = value;
    }
    if (!rulings.empty()) json["rulings"] = std::move(rulings);
    json["players"] = Json::array();
    const auto& players = document.position.players;
    for (std::size_t index = 0; index < players.size(); ++index)
        json["players"].push_back(write_player(
            *document.edition, players[index], index < document.notes.size() ? document.notes[index] : Notes{},
            index < document.cash_since.size() ? document.cash_since[index] : std::nullopt));
    if (!document.position.dice.empty()) {
        json["dice"] = Json::object();
        for (const auto& [space, dice] : document.position.dice)
            json["dice"][mark(space)] = Json::array({dice.first, dice.second});
    }
    if (!document.as_found.empty()) json["as_found"] = document.as_found;
    return escape_json(json.dump(2, ' ', false, Json::error_handler_t::replace)) + "\n";
}

}  // namespace tablebank
