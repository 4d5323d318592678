#include "app/ui/widgets/qr_code.h"

#include <algorithm>
#include <cmath>

namespace tablebank {

void paint_qr(const Ui& ui, const Rect& in, const QrMatrix& code) {
    constexpr ImU32 light = IM_COL32(255, 255, 255, 255);
    constexpr ImU32 dark = IM_COL32(0, 0, 0, 255);
    const int squares = code.size() + 2 * qr_margin;
    const float step = std::max(1.0F, std::floor(std::min(in.width(), in.height()) / static_cast<float>(squares)));
    const float side = step * static_cast<float>(squares);
    const ImVec2 at{std::floor(in.centre().x - side / 2), std::floor(in.centre().y - side / 2)};
    ui.list().AddRectFilled(at, {at.x + side, at.y + side}, light);
    const auto edge = [&](float from, int square) { return from + step * static_cast<float>(square + qr_margin); };
    for (int row = 0; row < code.size(); ++row) {
        for (int column = 0; column < code.size(); ++column) {
            if (!code.dark(column, row)) continue;
            const int first = column;
            while (code.dark(column + 1, row)) ++column;
            ui.list().AddRectFilled({edge(at.x, first), edge(at.y, row)}, {edge(at.x, column + 1), edge(at.y, row + 1)},
                                    dark);
        }
    }
}

}  // namespace tablebank
