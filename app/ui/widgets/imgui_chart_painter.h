#pragma once
// Paints charts (app/chart) into the current draw list, with the fonts and colours of the screen.

#include <vector>

#include "app/chart/chart_painter.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

class ScreenChartPainter final : public ChartPainter {
public:
    /// `marks` has the colours of the lines.
    ScreenChartPainter(const Ui& ui, const std::vector<PlayerMark>& marks) : ui_(ui), marks_(marks) {}

    [[nodiscard]] double unit() const override;
    [[nodiscard]] double width_of(std::string_view text) const override;
    [[nodiscard]] double line_height() const override;
    void line(std::span<const ChartPoint> points, ChartColour colour, double width) override;
    void bar(const ChartBox& in, ChartColour colour) override;
    void text(const ChartBox& in, ChartAlign align, ChartColour colour, std::string_view text) override;

private:
    [[nodiscard]] ImU32 colour_of(ChartColour colour) const;

    const Ui& ui_;
    const std::vector<PlayerMark>& marks_;
};

}  // namespace tablebank
