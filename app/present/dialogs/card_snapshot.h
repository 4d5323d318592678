#pragma once
// The dialog of a drawn card: the cards of the deck by number, with their text and what is known of their place in the
// pile; or the card's effect, composed from its parts; and the cards in a player's hand, to be played.

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
    std::optional<int> number;  ///< in the deck
    std::string played;         ///< name of the card in hand that is played; empty: a card is drawn
    bool typed_effect = false;  ///< the effect of the card is typed instead of a number
    CardEffectKind kind = CardEffectKind::receive;
    std::string amount;
    Role role = Role::monopolist;
    Space space;
    bool salary = true;
    std::string threshold = "8";
    std::array<int, 2> dice{};                      ///< 0: not thrown yet
    std::string name;                               ///< of a kept card
    std::string hotel_amount;                       ///< repairs: for each hotel
    NearestCompany nearest = NearestCompany::none;  ///< instead of `space`
    std::string times;                              ///< the multiple of the rent there; empty: the usual rent
    std::string steps = "3";                        ///< back
    std::string why;  ///< if a reason is needed: no card of the known decks has this effect
    friend bool operator==(const CardDraft&, const CardDraft&) = default;
};

struct DeckCard {
    int number = 0;
    std::string text;
    std::string place;  ///< "2 cards lie above it", "Boris holds it"; empty if it may be on top
    bool chosen = false;
    bool throws_dice = false;
};

struct CardChoice {
    std::string id;
    std::string text;
    bool chosen = false;
};

/// The inputs that the chosen effect still needs.
struct CardFields {
    bool amount = false;
    bool role = false;
    bool space = false;
    bool dice = false;
    bool name = false;
    bool repairs = false;  ///< two sums, for houses and for hotels
    bool steps = false;
};

struct CardSnapshot {
    std::string heading;  ///< "Anna draws from the pile of the competitors"
    std::string pile;     ///< how much of its order is known
    std::vector<PartyChip> players;
    std::vector<DeckCard> cards;   ///< the results of the search
    std::vector<CardChoice> hand;  ///< kept cards that may be played
    std::vector<CardChoice> effects;
    std::vector<CardEffectKind> kinds;  ///< kinds of `effects`, in the same order
    CardFields fields;
    std::vector<CardChoice> roles;
    std::vector<CardChoice> names;
    std::string space;                ///< the space where the card leads
    int spaces = 0;                   ///< number of spaces of the board
    std::vector<CardChoice> nearest;  ///< the kinds of company that the board has
    std::string for_houses;           ///< "for each of the houses", over the two sums of repairs
    std::string for_hotels;
    std::int64_t step = 1;  ///< the smallest note, the step of sums
    bool asks_why = false;  ///< the line needs a reason
    DialogFoot foot;
};

/// The card that is due, or one for the player in turn.
[[nodiscard]] CardDraft fresh_card(const Game& game);
[[nodiscard]] CardSnapshot make_card_snapshot(const Language& lang, const Session& session, const CardDraft& draft);

}  // namespace tablebank
