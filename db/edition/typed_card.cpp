#include "db/edition/typed_card.h"

#include <memory>
#include <string>
#include <variant>

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// The effect of a line that is a card and nothing else.
std::optional<CardEffect> effect_of_line(const Setup& table, const std::string& text) {
    const auto read = parse_line(table, text);
    const Command* line = std::get_if<Command>(&read);
    const action::Card* card = line == nullptr ? nullptr : std::get_if<action::Card>(&line->action);
    if (card == nullptr || line->player || line->force || !line->why.empty()) return std::nullopt;
    const CardEffect* effect = std::get_if<CardEffect>(&card->card);
    return effect == nullptr || effect->dice ? std::nullopt : std::optional{*effect};
}

}  // namespace

std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text) {
    Setup table;
    table.edition = std::make_shared<const Edition>(edition);
    if (auto effect = effect_of_line(table, "card " + std::string{text})) return effect;
    return effect_of_line(table, std::string{text});
}

}  // namespace tablebank
