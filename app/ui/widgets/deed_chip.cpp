#include "app/ui/widgets/deed_chip.h"

#include <algorithm>
#include <cmath>

#include "app/ui/widgets/city_mark.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

void paint_deed_chip(const Ui& ui, const Rect& in, const DeedChip& chip, Lettering figures) {
    const Palette& p = ui.palette();
    ImDrawList* list = &ui.list();
    const float unit = in.height() / deed_chip_height;
    const ImU32 colour = Theme::printed(chip.colour, p.raised);
    list->AddRectFilled(in.min, in.max, Theme::faded(colour, chip.mortgaged ? 0.30F : 1.0F), 3 * unit);
    if (chip.colour.empty()) {
        list->AddRect(in.min, in.max, p.line, 3 * unit, 0, unit);
        paint_space_sign(ui, in.centre(), 11 * unit, chip.kind, chip.mortgaged ? p.faint : p.text);
    }
    if (chip.mortgaged) paint_stripes(ui, in, p.quiet);
    if (chip.hotel) {
        paint_buildings(ui, in.inset(0, 4 * unit), 0, true);
    } else if (chip.houses > 0) {
        // A count in a row of houses is not told apart at this size; a figure is.
        const Rect disc{{in.centre().x - 7 * unit, in.centre().y - 8 * unit},
                        {in.centre().x + 7 * unit, in.centre().y + 8 * unit}};
        list->AddRectFilled(disc.min, disc.max, p.piece, 3 * unit);
        paint_line(ui, disc, figures, p.on_piece, std::to_string(chip.houses), Align::centre);
    } else {
        paint_city_mark(ui, in.centre(), 9 * unit, chip.city, chip.mortgaged ? p.panel : colour);
    }
}

std::vector<Rect> lay_chips(const Rect& in, std::size_t count, ImVec2 size, float gap) {
    const float step = size.x + gap;
    const float wanted = static_cast<float>(count) * step;
    const float rows = std::max(1.0F, std::floor((in.height() + gap) / (size.y + gap)));
    const float squeeze = std::min(1.0F, in.width() * rows / std::max(1.0F, wanted + step));
    std::vector<Rect> places;
    places.reserve(count);
    ImVec2 at = in.min;
    for (std::size_t i = 0; i < count; ++i) {
        if (at.x + size.x * squeeze > in.max.x) at = {in.min.x, at.y + size.y + gap};
        places.push_back({at, {at.x + size.x * squeeze, at.y + size.y}});
        at.x += step * squeeze;
    }
    return places;
}

}  // namespace tablebank
