#pragma once
// The banker's own page as data: what the table waits for, for whichever player, and every line of the grammar.

#include <string_view>

#include "app/present/seat/seat_preview.h"
#include "app/present/seat/seat_view.h"

namespace tablebank {

/// The offers of the window's middle, the dice of the one who rolls, the cards of a deck, and the undo. `seat` is 0.
[[nodiscard]] SeatView make_bank_view(const Language& lang, const Session& session);

/// What a typed text would post; any line of the grammar, or a short answer as in the window. Refused if it may mean
/// two things, or two players.
[[nodiscard]] SeatTried try_bank_text(const Language& lang, const Session& session, std::string_view text);

}  // namespace tablebank
