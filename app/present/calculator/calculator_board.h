#pragma once
// The board of the calculator: what lies on each deed and whose it is, as the table's own board shows it, and what a
// hand on a space does. No book has a rule for it: a judge points at what lies there.

#include <cstdint>

#include "app/present/table/board_snapshot.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;
struct CalculatorDraft;

/// Owners by seat, counted from 1 in the order of the draft; nobody stands anywhere.
[[nodiscard]] BoardSnapshot make_calculator_board(const Language& lang, const Edition& edition,
                                                  const CalculatorDraft& draft);

enum class DeedTouch : std::uint8_t {
    press,     ///< to the player shown and back again; where a question is about a deed, it is this one
    more,      ///< one step of building
    fewer,     ///< one step back
    mortgage,  ///< and redeemed
};
/// What somebody else has goes over only when that is said; what lies on it goes with it. Building and mortgage are of
/// whoever has the deed, and nothing where nobody has it. What is no deed is left alone.
void touch_deed(CalculatorDraft& draft, const Edition& edition, Space space, DeedTouch touch);

}  // namespace tablebank
