#pragma once
// A card that was drawn: the cards of the deck by number, in words, with what the pile says of them, or what the card
// says put together from its parts; and the cards that a player holds, to be played.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"
#include "calculators/card_effect.h"

namespace tablebank {

class Language;

struct CardDraft {
    int player = 0;
    std::string search;
    std::optional<int> number;  ///< of the deck
    std::string played;         ///< name of a card in hand that is played; empty: one is drawn
    bool typed_effect = false;  ///< what the card says, in place of a number
    CardEffectKind kind = CardEffectKind::receive;
    std::string amount;
    Role role = Role::monopolist;
    Space space;
    bool salary = true;
    std::string threshold = "8";
    std::array<int, 2> dice{};  ///< 0: not thrown yet
    std::string name;           ///< of a card that is kept
    std::string why;            ///< where a reason is asked: no card of a known deck says this
    friend bool operator==(const CardDraft&, const CardDraft&) = default;
};

struct DeckCard {
    int number = 0;
    std::string text;
    std::string place;  ///< "2 cards lie above it", "Boris holds it"; empty where it may be on top
    bool chosen = false;
    bool throws_dice = false;
};

struct CardChoice {
    std::string id;
    std::string text;
    bool chosen = false;
};

/// What the chosen effect still asks for.
struct CardFields {
    bool amount = false;
    bool role = false;
    bool space = false;
    bool dice = false;
    bool name = false;
};

struct CardSnapshot {
    std::string heading;  ///< "Anna draws from the pile of the competitors"
    std::string pile;     ///< how much of its order is known
    std::vector<PartyChip> players;
    std::vector<DeckCard> cards;   ///< those that the search leaves
    std::vector<CardChoice> hand;  ///< kept cards that may be played
    std::vector<CardChoice> effects;
    std::vector<CardEffectKind> kinds;  ///< of the effects, in the same order
    CardFields fields;
    std::vector<CardChoice> roles;
    std::vector<CardChoice> names;
    std::string space;      ///< where it goes
    int spaces = 0;         ///< of the board
    std::int64_t step = 1;  ///< the smallest note, by which sums are stepped
    bool asks_why = false;  ///< the line needs a reason
    DialogFoot foot;
};

/// The card that is due, or one for the player in turn.
[[nodiscard]] CardDraft fresh_card(const Game& game);
[[nodiscard]] CardSnapshot make_card_snapshot(const Language& lang, const Session& session, const CardDraft& draft);

}  // namespace tablebank
