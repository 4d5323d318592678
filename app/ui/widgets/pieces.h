#pragma once
// The pieces of the table, drawn: tokens, houses, hotels, dice, marks. A monopolist's token is square and warm, a
// competitor's is round and cool, so that colour never carries the meaning alone.

#include <string_view>

#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"
#include "calculators/edition.h"

namespace tablebank {

void paint_token(const Ui& ui, ImVec2 centre, float size, const PlayerMark& mark);
/// Behind bars: over a token, or beside a name.
void paint_bars(const Ui& ui, const Rect& in, ImU32 colour);
/// What stands on a street, in a row along its strip. A hotel is one broad piece.
void paint_buildings(const Ui& ui, const Rect& strip, int houses, bool hotel);
/// One face of a die.
void paint_die(const Ui& ui, const Rect& in, int pips, ImU32 ground, ImU32 dots);
void paint_tick(const Ui& ui, ImVec2 centre, float size, ImU32 colour);
void paint_cross(const Ui& ui, ImVec2 centre, float size, ImU32 colour);
/// A sign for a space that is no street: a wheel, a bulb, a card, an arrow.
void paint_space_sign(const Ui& ui, ImVec2 centre, float size, SpaceKind kind, ImU32 colour);

}  // namespace tablebank
