#pragma once
// Parts that the page of a seat and that of the banker share. Internal header.

#include "app/present/seat/seat_view.h"
#include "app/present/table/offered_action.h"

namespace tablebank {

[[nodiscard]] SeatOffer seat_offer_of(const OfferedAction& action);
/// The cards of the deck, and the dice, while this seat is to draw one.
void add_deck(const Language& lang, const Session& session, Seat seat, SeatView& view);

}  // namespace tablebank
