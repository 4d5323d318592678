#include "db/edition/typed_card.h"

#include <memory>
#include <string>
#include <variant>

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text) {
    Setup table;
    table.edition = std::make_shared<const Edition>(edition);
    const auto read = parse_line(table, "card " + std::string{text});
    const Command* line = std::get_if<Command>(&read);
    const action::Card* card = line == nullptr ? nullptr : std::get_if<action::Card>(&line->action);
    if (card == nullptr || line->player || line->force || !line->why.empty()) return std::nullopt;
    const CardEffect* effect = std::get_if<CardEffect>(&card->card);
    return effect == nullptr || effect->dice ? std::nullopt : std::optional{*effect};
}

}  // namespace tablebank
