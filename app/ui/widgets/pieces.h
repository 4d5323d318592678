#pragma once
// The pieces of the table, drawn: tokens, houses, hotels, dice, marks, deeds as small cards. A monopolist's token is
// square and warm, a competitor's is round and cool, so that colour never carries the meaning alone.

#include <string_view>

#include "app/present/table/players_snapshot.h"
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

/// The second mark of a city, beside its colour, is a shape of its own: no street is told by colour alone.
/// How many cities of one board have different marks; the next ones begin again.
inline constexpr int city_marks = 12;

/// `city` counts from 0; nothing is painted below. `on` is the colour it is painted on.
void paint_city_mark(const Ui& ui, ImVec2 centre, float size, int city, ImU32 on);

inline constexpr float deed_chip_width = 17;
inline constexpr float deed_chip_height = 20;

/// In a rectangle of about these proportions, of any size; `figures` are the letters for the number of houses.
void paint_deed_chip(const Ui& ui, const Rect& in, const DeedChip& chip, Lettering figures);

/// Where chips of a width and height lie in rows with a gap between. Where they do not all fit, they stand closer
/// together rather than being left out.
[[nodiscard]] std::vector<Rect> lay_chips(const Rect& in, std::size_t count, ImVec2 size, float gap);

}  // namespace tablebank
