// A table on pages: columns as wide as their words, what stretches in lines, heads again on every page.

#include <algorithm>
#include <utility>

#include "app/paper/page_maker.h"

namespace tablebank {

namespace {

constexpr double above = 0.4;  ///< the words of a row, and below them
constexpr double tick_box = 6.5;
constexpr double least_stretch = 60;

struct SetTick {
    SetWords words;
    double width = 0;
};

struct SetCell {
    SetWords words{};
    std::vector<SetTick> ticks{};
    WordsSize size{};
    double hang = 0;  ///< of the width: the part to the right of the edge of the numbers
};

struct SetColumn {
    double x = 0;
    double width = 0;
    double hang = 0;
};

PaperFont font_of(PaperTone tone) {
    return tone == PaperTone::strong ? PaperFont::strong : PaperFont::body;
}

SetCell set_cell(const WordSetter& setter, const PaperCell& cell, const PaperColumn& column) {
    SetCell set;
    for (const std::string& tick : cell.ticks) {
        SetWords words = setter.line(tick, PaperFont::small);
        const WordsSize size = size_of(words);
        const double width = tick_box + 3 + size.width;
        set.size = {set.size.width + width + (set.ticks.empty() ? 0 : 7), std::max(set.size.height, size.height)};
        set.ticks.push_back({std::move(words), width});
    }
    if (!cell.ticks.empty() || column.stretches) return set;  // a stretching column is set once its width is known
    const double most = column.width > 0 ? column.width : column.most;
    set.words =
        most > 0 ? setter.line(cell.text, font_of(cell.tone), most) : setter.line(cell.text, font_of(cell.tone));
    set.size = size_of(set.words);
    if (cell.hangs > 0 && cell.hangs < cell.text.size())
        set.hang = size_of(setter.line(cell.text.substr(cell.text.size() - cell.hangs), font_of(cell.tone))).width;
    return set;
}

class TableMaker {
public:
    TableMaker(PageMaker& maker, const block::Table& table) : maker_(maker), table_(table) {
        for (const PaperColumn& column : table.columns)
            heads_.push_back(maker.setter().line(column.head, PaperFont::small));
        rows_.reserve(table.rows.size());
        for (const PaperRow& row : table.rows) {
            std::vector<SetCell> cells;
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                cells.push_back(set_cell(maker.setter(), row.cells[i], table.columns.at(i)));
            rows_.push_back(std::move(cells));
        }
        place_columns();
        for (std::size_t row = 0; row < rows_.size(); ++row) set_stretching(row);
    }

    void lay() {
        if (rows_.empty()) return;
        maker_.need(head_height() + kept_together(0));
        begin_on_page();
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            if (maker_.room() < kept_together(row)) {
                maker_.end("Table");
                maker_.turn();
                begin_on_page();
            }
            lay_row(row);
        }
        maker_.end("Table");
        maker_.move(2);
    }

private:
    static constexpr double longest_together = 200;

    /// The height of a row with those that it leads, as far as a new page should begin for them.
    [[nodiscard]] double kept_together(std::size_t row) const {
        double height = row_height(row);
        while (table_.rows[row].leads && row + 1 < rows_.size()) height += row_height(++row);
        return std::min(height, longest_together);
    }

    void place_columns() {
        double used = table_.gap * static_cast<double>(std::max<std::size_t>(table_.columns.size(), 1) - 1);
        std::size_t stretching = 0;
        for (std::size_t i = 0; i < table_.columns.size(); ++i) {
            const PaperColumn& column = table_.columns[i];
            SetColumn placed;
            if (column.stretches) {
                ++stretching;
            } else if (column.width > 0) {
                placed.width = column.width;
            } else {
                placed.width = size_of(heads_[i]).width;
                double before = 0;
                for (const auto& row : rows_) {
                    if (i >= row.size()) continue;
                    before = std::max(before, row[i].size.width - row[i].hang);
                    placed.hang = std::max(placed.hang, row[i].hang);
                }
                placed.width = std::max(placed.width, before + placed.hang);
                if (column.most > 0) placed.width = std::min(placed.width, std::max(column.most, least_stretch / 2));
            }
            used += placed.width;
            columns_.push_back(placed);
        }
        double x = maker_.left();
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (table_.columns[i].stretches)
                columns_[i].width = std::max(least_stretch, (maker_.width() - used) / static_cast<double>(stretching));
            columns_[i].x = x;
            x += columns_[i].width + table_.gap;
        }
    }

    void set_stretching(std::size_t row) {
        const auto& cells = table_.rows[row].cells;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!table_.columns[i].stretches || !cells[i].ticks.empty()) continue;
            SetCell& set = rows_[row][i];
            set.words = maker_.setter().lines(cells[i].text, font_of(cells[i].tone), columns_[i].width);
            set.size = size_of(set.words);
        }
    }

    [[nodiscard]] bool has_heads() const {
        return std::ranges::any_of(table_.columns, [](const PaperColumn& column) { return !column.head.empty(); });
    }
    [[nodiscard]] double head_height() const { return has_heads() ? size_of(heads_.front()).height + 2 : 1; }
    [[nodiscard]] double row_height(std::size_t row) const {
        double height = 0;
        for (const SetCell& cell : rows_[row]) height = std::max(height, cell.size.height + 2 * above);
        return std::max(height, table_.row_height);
    }
    [[nodiscard]] double x_of(std::size_t column, double width, double hang = 0) const {
        const SetColumn& placed = columns_[column];
        switch (table_.columns[column].align) {
            case PaperAlign::left:
                return placed.x;
            case PaperAlign::right:
                return placed.x + placed.width - width - (placed.hang - hang);
            case PaperAlign::centre:
                return placed.x + (placed.width - width) / 2;
        }
        return placed.x;
    }

    void begin_on_page() {
        maker_.begin("Table");
        if (has_heads()) {
            maker_.begin("TR");
            for (std::size_t i = 0; i < heads_.size(); ++i) {
                maker_.begin("TH");
                if (!table_.columns[i].head.empty())
                    maker_.words(x_of(i, size_of(heads_[i]).width, columns_[i].hang), maker_.y(), heads_[i],
                                 quiet_grey);
                maker_.end("TH");
            }
            maker_.end("TR");
        }
        maker_.move(head_height());
        maker_.put(mark_of_page::Line{maker_.left(), maker_.y(), maker_.right(), maker_.y(), 0.6, pen_grey});
    }

    void lay_ticks(std::size_t column, const SetCell& cell, double height) {
        double x = x_of(column, cell.size.width);
        for (const SetTick& tick : cell.ticks) {
            maker_.put(mark_of_page::Box{x, maker_.y() + (height - tick_box) / 2, tick_box, tick_box, 0.5, pen_grey});
            const double lower = (height - size_of(tick.words).height) / 2;
            maker_.words(x + tick_box + 3, maker_.y() + lower, tick.words);
            x += tick.width + 7;
        }
    }

    void lay_row(std::size_t row) {
        const double height = row_height(row);
        const bool for_pen = table_.row_height > 0;
        maker_.begin("TR");
        for (std::size_t i = 0; i < rows_[row].size(); ++i) {
            const SetCell& cell = rows_[row][i];
            const PaperCell& said = table_.rows[row].cells[i];
            maker_.begin("TD");
            if (said.blank)
                maker_.put(
                    mark_of_page::Box{columns_[i].x, maker_.y() + 1.5, columns_[i].width, height - 3, 0.5, pen_grey});
            if (!cell.ticks.empty()) lay_ticks(i, cell, height);
            if (cell.words && !said.text.empty())
                maker_.words(x_of(i, cell.size.width, cell.hang),
                             maker_.y() + (for_pen ? (height - cell.size.height) / 2 : above), cell.words,
                             said.tone == PaperTone::quiet ? quiet_grey : 0);
            maker_.end("TD");
        }
        maker_.end("TR");
        maker_.move(height);
        if (table_.ruled && !table_.rows[row].leads)
            maker_.put(mark_of_page::Line{maker_.left(), maker_.y(), maker_.right(), maker_.y(), 0.3, rule_grey});
    }

    PageMaker& maker_;
    const block::Table& table_;
    std::vector<SetWords> heads_;
    std::vector<std::vector<SetCell>> rows_;
    std::vector<SetColumn> columns_;
};

}  // namespace

void lay_table(PageMaker& maker, const block::Table& table) {
    TableMaker(maker, table).lay();
}

}  // namespace tablebank
