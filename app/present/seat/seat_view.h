#pragma once
// The page of one seat as data: what its player has to do now and may do, from the same model as the middle of the
// window (app/present/table/turn_snapshot.h), each act with what it would post. Only lines that the seat may post.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/present/table/turn_snapshot.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// A line that the player may post by a tap.
struct SeatOffer {
    std::string id{};       ///< unique within its list
    std::string text{};     ///< "Anna pays 184"
    std::string line{};     ///< what the phone sends
    std::string effect{};   ///< what it posts, in words; empty: it is asked for before it is posted
    std::string meaning{};  ///< of the preview (SeatPreview::meaning)
    std::string reason{};   ///< why it is not allowed
    bool allowed = true;
    bool foremost = false;
    bool aside = false;
};

struct SeatDeed {
    std::string name{};
    std::string state{};   ///< "3 houses", "mortgaged"; or empty
    std::string colour{};  ///< of its city, "#rrggbb", or empty
    std::vector<SeatOffer> offers{};
};

/// A deed in the composition of a trade.
struct TradeItem {
    std::string mark{};  ///< "@39", as in a line
    std::string name{};
    std::string colour{};
};
/// A player with whom a trade can be agreed.
struct TradePartner {
    int seat = 0;
    std::string name{};
    std::vector<TradeItem> deeds{};
};

/// An entry and its sentence.
struct SeatEvent {
    std::int64_t entry = 0;
    std::string text;
};

struct SeatView {
    Seat seat;
    std::string name{};
    std::string side{};  ///< the role; empty in a box without roles
    std::string cash{};
    std::string stands{};             ///< where the token is
    std::vector<std::string> hand{};  ///< cards in hand: their names
    TurnSnapshot turn{};              ///< what the table waits for, or the player's own first due
    bool awaited = false;             ///< the table waits for this player
    bool draws = false;               ///< the player draws a card: `cards`, or its effect as a text
    int dice = 0;                     ///< dice to tap; 0: none
    std::string dice_prefix{};        ///< before the throws
    std::string count_prefix{};       ///< before the sum of the player's notes, which may be counted; empty: not now
    std::string count_suffix{};       ///< after it
    std::vector<SeatOffer> offers{};  ///< the main ones first
    std::vector<SeatOffer> cards{};   ///< of the deck, while the player draws one
    std::vector<SeatDeed> deeds{};    ///< with building, selling, mortgaging and redeeming
    std::vector<TradeItem> own{};     ///< deeds that the player can give
    std::vector<TradePartner> partners{};
    std::optional<SeatEvent> undone{};  ///< the own last entry, which the banker can be asked to undo
    std::optional<SeatEvent> paid{};    ///< the last entry with which another player or the bank paid this one
};

[[nodiscard]] SeatView make_seat_view(const Language& lang, const Session& session, Seat seat);

}  // namespace tablebank
