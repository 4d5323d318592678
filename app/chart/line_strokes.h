#pragma once
// How the lines of one chart differ without colour: by the pattern of the stroke and by the mark on it. Internal
// header.

#include <span>

#include "app/chart/chart_painter.h"

namespace tablebank {

/// A line in the pattern of its series: solid, dashes, dots, ... The pattern continues round corners.
void paint_pattern(ChartPainter& painter, std::span<const ChartPoint> points, std::size_t series);
/// The mark of a series: a ring, a square, a triangle, ...
void paint_mark(ChartPainter& painter, ChartPoint middle, std::size_t series);

}  // namespace tablebank
