#pragma once
// The calculator as a board: the owner and the buildings of each deed, shown like the board of a table, and the effect
// of mouse actions on it. No rule applies to them: a judge enters what is on the table.

#include <cstdint>

#include "app/present/table/board_snapshot.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;
struct CalculatorDraft;

/// Owners by seat, counted from 1 in the order of the draft. There are no tokens.
[[nodiscard]] BoardSnapshot make_calculator_board(const Language& lang, const Edition& edition,
                                                  const CalculatorDraft& draft);

enum class DeedTouch : std::uint8_t {
    press,     ///< gives it to the shown player, or takes it from them; if a question is about a deed, selects this one
    more,      ///< builds one step
    fewer,     ///< sells one step
    mortgage,  ///< mortgages or redeems
};
/// A deed of another player changes hands only after a question, with its buildings. Building and mortgaging apply to
/// the owner, and do nothing if there is none. Does nothing if the space is not a deed.
void touch_deed(CalculatorDraft& draft, const Edition& edition, Space space, DeedTouch touch);

}  // namespace tablebank
