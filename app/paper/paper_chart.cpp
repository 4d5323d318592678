#include "app/paper/paper_chart.h"

#include <algorithm>
#include <array>

#include "app/chart/draw_chart.h"

namespace tablebank {

namespace {

using mark_of_page::PageColour;

constexpr PageColour grey(double value) {
    return {value, value, value};
}

/// Dark enough on white paper, and apart from one another on a grey print by their patterns and marks.
constexpr std::array<PageColour, 6> series_colours{{{0.72, 0.27, 0.05},
                                                    {0.05, 0.36, 0.65},
                                                    {0.66, 0.10, 0.33},
                                                    {0.00, 0.45, 0.40},
                                                    {0.52, 0.40, 0.00},
                                                    {0.38, 0.26, 0.68}}};

PageColour paper_colour(ChartColour colour) {
    switch (colour.ink) {
        case ChartInk::text:
        case ChartInk::stroke:
        case ChartInk::chosen:
            return grey(0);
        case ChartInk::quiet:
            return grey(quiet_grey);
        case ChartInk::grid:
            return grey(rule_grey);
        case ChartInk::bar:
            return {0.45, 0.62, 0.80};
        case ChartInk::series:
            return series_colours.at(colour.series % series_colours.size());
    }
    return grey(0);
}

class PagePainter final : public ChartPainter {
public:
    explicit PagePainter(PageMaker& maker) : maker_(maker) {}

    [[nodiscard]] double unit() const override { return 0.62; }
    [[nodiscard]] double width_of(std::string_view text) const override {
        return size_of(maker_.setter().line(text, PaperFont::small)).width;
    }
    [[nodiscard]] double line_height() const override { return line_height_; }
    void line(std::span<const ChartPoint> points, ChartColour colour, double width) override {
        maker_.put(mark_of_page::Stroke{{points.begin(), points.end()}, width, paper_colour(colour)});
    }
    void bar(const ChartBox& in, ChartColour colour) override {
        maker_.put(mark_of_page::Bar{in, paper_colour(colour)});
    }
    void text(const ChartBox& in, ChartAlign align, ChartColour colour, std::string_view text) override {
        SetWords words = maker_.setter().line(text, PaperFont::small, std::max(1.0, in.width()));
        const WordsSize size = size_of(words);
        const double room = std::max(0.0, in.width() - size.width);
        const double x = in.left + (align == ChartAlign::right ? room : align == ChartAlign::centre ? room / 2 : 0);
        maker_.words(x, in.middle() - size.height / 2, std::move(words), paper_colour(colour).red);
    }

private:
    PageMaker& maker_;
    double line_height_ = size_of(maker_.setter().line("Xg", PaperFont::small)).height;
};

}  // namespace

double paper_chart_height(PageMaker& maker, const block::Figure& figure) {
    return figure.chart.empty() ? 0 : chart_height(figure.chart, PagePainter(maker), figure.height);
}

void lay_chart(PageMaker& maker, const block::Figure& figure) {
    PagePainter painter(maker);
    const double height = chart_height(figure.chart, painter, figure.height);
    maker.begin("Figure");
    draw_chart(figure.chart, painter, {maker.left(), maker.y(), maker.right(), maker.y() + height});
    maker.end("Figure");
    maker.move(height + 4);
}

}  // namespace tablebank
