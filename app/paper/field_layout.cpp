// Fields of a page: a label and its value, in columns.

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "app/paper/page_maker.h"

namespace tablebank {

namespace {

/// What the widest field of each column takes.
std::vector<double> needed_widths(const PageMaker& maker, const std::vector<PaperField>& fields, std::size_t columns) {
    constexpr double for_a_pen = 40;
    std::vector<double> needed(columns, 0);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const double value =
            fields[i].value.empty() ? for_a_pen : size_of(maker.setter().line(fields[i].value, PaperFont::body)).width;
        const double label = size_of(maker.setter().line(fields[i].label + " ", PaperFont::small)).width;
        needed[i % columns] = std::max(needed[i % columns], label + 2 + value);
    }
    return needed;
}

/// How wide the columns of fields are: alike where everything fits so. Else those that need less leave the rest to the
/// others.
std::vector<double> field_widths(const PageMaker& maker, const std::vector<PaperField>& fields, std::size_t columns,
                                 double room) {
    std::vector<double> needed = needed_widths(maker, fields, columns);
    const double widest = *std::ranges::max_element(needed);
    if (widest <= room / static_cast<double>(columns))
        return std::vector<double>(columns, room / static_cast<double>(columns));
    std::vector<double> smallest_first = needed;
    std::ranges::sort(smallest_first);
    double most = 0;  // that a column gets
    for (std::size_t i = 0; i < columns; ++i) {
        most = room / static_cast<double>(columns - i);
        if (smallest_first[i] > most) break;
        room -= smallest_first[i];
    }
    const double rest = widest <= most ? room / static_cast<double>(columns) : 0;
    for (double& width : needed) width = std::min(width, most) + rest;
    return needed;
}

}  // namespace

int columns_with_room(const PageMaker& maker, const std::vector<PaperField>& fields, int columns, double width) {
    for (; columns > 1; --columns) {
        const std::vector<double> needed = needed_widths(maker, fields, static_cast<std::size_t>(columns));
        if (std::accumulate(needed.begin(), needed.end(), gutter * (columns - 1)) <= width) break;
    }
    return columns;
}

double lay_fields(PageMaker& maker, const std::vector<PaperField>& fields, int columns, double x, double width,
                  double row_height) {
    const auto count = static_cast<std::size_t>(columns);
    const std::vector<double> cells = field_widths(maker, fields, count, width - gutter * (columns - 1));
    double height = 0;
    double left = x;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const PaperField& field = fields[i];
        const double cell = cells[i % count];
        if (i % count == 0) left = x;
        const std::size_t rows_above = i / count;
        const auto row = static_cast<double>(rows_above);
        // A space after it, so that a screen reader reads two words.
        SetWords label =
            maker.setter().line(field.label.empty() ? std::string{} : field.label + " ", PaperFont::small, cell);
        const WordsSize label_size = size_of(label);
        SetWords value = maker.setter().line(field.value, PaperFont::body, cell - label_size.width - 2);
        const WordsSize size = size_of(value);
        const double step = std::max(row_height, size.height + 2);
        const double base = maker.y() + (row + 1) * step - 3;
        const double value_x = left + label_size.width + 2;
        maker.begin("P");
        maker.words(left, base - label_size.height + 1, std::move(label), quiet_grey);
        if (!field.value.empty()) maker.words(value_x, base - size.height + 1.7, std::move(value));
        maker.end("P");
        if (field.value.empty()) maker.put(mark_of_page::Line{value_x, base, left + cell, base, 0.5, pen_grey});
        height = (row + 1) * step;
        left += cell + gutter;
    }
    return height;
}

}  // namespace tablebank
