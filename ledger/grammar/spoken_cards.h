#pragma once
// Effects of cards as people say them: "receive 50", "pay each player 10", "go back 3 spaces". Internal header of the
// line grammar.

#include <optional>

#include "calculators/card_effect.h"
#include "ledger/grammar/notation_reader.h"

namespace tablebank {

/// Reads an effect. Nullopt, and nothing is consumed, for anything else. The way out of jail may be a card to keep: it
/// is an error that names both lines.
std::optional<CardEffect> said_effect(Reader& line);

/// Consumes "the card" in front of the name or number of a card.
void skip_card_word(Reader& line);

/// The number of a card without its sign, if it is neither two dice nor the first of them. Nullopt, and nothing is
/// consumed, for anything else.
std::optional<int> bare_card_number(Reader& line);

/// Consumes the name of the space with hidden cards: "персонажа". False, and nothing is consumed, before anything else.
bool skip_hidden_card(Reader& line);

}  // namespace tablebank
