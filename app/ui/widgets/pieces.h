#pragma once
// Painting of the pieces: tokens, houses, hotels, dice, marks, deeds as small cards. A monopolist's token is square and
// warm, a competitor's is round and cool, so colour is never the only distinction.

#include <string_view>

#include "app/present/table/players_snapshot.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"
#include "calculators/edition.h"

namespace tablebank {

void paint_token(const Ui& ui, ImVec2 centre, float size, const PlayerMark& mark);
/// The bars of a jail: over a token, or next to a name.
void paint_bars(const Ui& ui, const Rect& in, ImU32 colour);
/// The buildings of a street, in a row along its strip. A hotel is a wide piece.
void paint_buildings(const Ui& ui, const Rect& strip, int houses, int hotels);
/// One face of a die.
void paint_die(const Ui& ui, const Rect& in, int pips, ImU32 ground, ImU32 dots);
void paint_tick(const Ui& ui, ImVec2 centre, float size, ImU32 colour);
void paint_cross(const Ui& ui, ImVec2 centre, float size, ImU32 colour);
/// A symbol for a space that is not a street: a wheel, a bulb, a card, an arrow.
void paint_space_sign(const Ui& ui, ImVec2 centre, float size, SpaceKind kind, ImU32 colour);

/// Each city has a mark in addition to its colour, so that streets can be distinguished without colour. The number of
/// different marks; more cities repeat them.
inline constexpr int city_marks = 12;

/// `city` counts from 0; paints nothing if it is negative. `on` is the colour of the background.
void paint_city_mark(const Ui& ui, ImVec2 centre, float size, int city, ImU32 on);

inline constexpr float deed_chip_width = 17;
inline constexpr float deed_chip_height = 20;

/// In a rectangle of about these proportions, of any size. `figures` is the text size of the number of houses.
void paint_deed_chip(const Ui& ui, const Rect& in, const DeedChip& chip, Lettering figures);

/// The rectangles of chips of this size, in rows with a gap between. If they do not all fit, they are closer together;
/// none is left out.
[[nodiscard]] std::vector<Rect> lay_chips(const Rect& in, std::size_t count, ImVec2 size, float gap);

}  // namespace tablebank
