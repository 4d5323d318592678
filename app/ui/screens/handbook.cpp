// A chapter of the handbook, in words that wrap.

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

namespace {

/// Text of one kind without line breaks; `glued`: no space before it.
struct Piece {
    std::string_view text;
    SpanKind kind;
    bool glued;
};

std::vector<Piece> pieces_of(const HandbookWords& words) {
    std::vector<Piece> pieces;
    bool blank = true;
    for (const HandbookSpan& span : words) {
        std::string_view rest = span.text;
        while (!rest.empty()) {
            const std::size_t begin = rest.find_first_not_of(' ');
            blank = blank || begin != 0;
            if (begin == std::string_view::npos) break;
            const std::size_t end = std::min(rest.find(' ', begin), rest.size());
            pieces.push_back({rest.substr(begin, end - begin), span.kind, !blank});
            rest.remove_prefix(end);
            blank = false;
        }
    }
    return pieces;
}

/// The place of a block, and whether it is painted or only measured.
struct Place {
    ImVec2 at;
    float width;
    bool seen;
};

class HandbookPainter {
public:
    explicit HandbookPainter(const Ui& ui) : ui_(ui), p_(ui.palette()) {}

    /// Its height; painted if it is visible.
    float block(const HandbookBlock& block, const Place& place) const {
        switch (block.kind) {
            case HandbookKind::heading:
                return heading(block, place);
            case HandbookKind::item:
                return item(block, place);
            case HandbookKind::code:
                return typed(plain_words(block.words), place);
            case HandbookKind::table:
                return table(block, place);
            case HandbookKind::picture:
                return 0;
            case HandbookKind::paragraph:
                break;
        }
        return prose(block.words, p_.text, place) + ui_.gap(Gap::medium);
    }

private:
    [[nodiscard]] Lettering letters(SpanKind kind) const {
        return kind == SpanKind::strong ? Lettering::strong : Lettering::body;
    }

    [[nodiscard]] float row_height() const { return ui_.fonts.size(Lettering::body) * 1.35F; }

    float prose(const HandbookWords& words, ImU32 colour, const Place& place) const {
        const float blank = measure(ui_, Lettering::body, " ").x;
        const auto pieces = pieces_of(words);
        float x = 0;
        float y = 0;
        for (std::size_t begin = 0; begin < pieces.size();) {
            std::size_t end = begin + 1;
            while (end < pieces.size() && pieces[end].glued) ++end;
            float width = 0;
            for (std::size_t i = begin; i < end; ++i) width += measure(ui_, letters(pieces[i].kind), pieces[i].text).x;
            if (x > 0 && x + blank + width > place.width) {
                x = 0;
                y += row_height();
            } else if (x > 0) {
                x += blank;
            }
            for (; begin < end; ++begin) {
                const Piece& piece = pieces[begin];
                const ImU32 ink = piece.kind == SpanKind::code ? p_.accent : colour;
                if (place.seen) paint_text(ui_, {place.at.x + x, place.at.y + y}, letters(piece.kind), ink, piece.text);
                x += measure(ui_, letters(piece.kind), piece.text).x;
            }
        }
        return y + row_height();
    }

    float heading(const HandbookBlock& block, const Place& place) const {
        const Lettering size = block.level == 1 ? Lettering::title : Lettering::strong;
        const float above = block.level == 1 ? 0 : ui_.gap(Gap::medium);
        const std::string words = plain_words(block.words);
        const float height = measure(ui_, size, words, place.width).y;
        if (place.seen)
            paint_block(ui_, {place.at.x, place.at.y + above}, size, block.level == 2 ? p_.accent : p_.text, words,
                        place.width);
        return above + height + ui_.gap(Gap::small);
    }

    float item(const HandbookBlock& block, const Place& place) const {
        const float indent = ui_.px(24) * static_cast<float>(block.level);
        if (place.seen)
            paint_text(ui_, {place.at.x + indent - ui_.px(20), place.at.y}, Lettering::body, p_.quiet, block.mark);
        return prose(block.words, p_.text, {{place.at.x + indent, place.at.y}, place.width - indent, place.seen}) +
               ui_.gap(Gap::small);
    }

    /// On a background of its own; the explanation of a line is next to it.
    float typed(const std::string& lines, const Place& place) const {
        struct Line {
            std::string typed;
            std::string said;
        };
        std::vector<Line> rows;
        float widest = 0;
        std::istringstream in(lines);
        for (std::string line; std::getline(in, line);) {
            const std::size_t mark = line.find("  # ");
            Line row{line.substr(0, mark), mark == std::string::npos ? "" : line.substr(mark + 4)};
            row.typed.erase(row.typed.find_last_not_of(' ') + 1);
            if (!row.said.empty()) widest = std::max(widest, measure(ui_, Lettering::body, row.typed).x);
            rows.push_back(std::move(row));
        }
        const float pad = ui_.gap(Gap::small);
        const float beside = std::min(widest + ui_.gap(Gap::wide), place.width * 0.6F);
        std::vector<float> heights;
        heights.reserve(rows.size());
        float height = 2 * pad;
        for (const Line& row : rows) {
            const float left =
                measure(ui_, Lettering::body, row.typed, inner(row.said.empty() ? place.width : beside)).y;
            const float right = measure(ui_, Lettering::small, row.said, inner(place.width - beside)).y;
            heights.push_back(std::max({left, right, ui_.fonts.size(Lettering::body)}) + ui_.px(2));
            height += heights.back();
        }
        if (place.seen) {
            paint_panel(ui_, {place.at, {place.at.x + place.width, place.at.y + height}}, p_.raised);
            float y = place.at.y + pad;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                paint_block(ui_, {place.at.x + pad, y}, Lettering::body, p_.text, rows[i].typed,
                            inner(rows[i].said.empty() ? place.width : beside));
                paint_block(ui_, {place.at.x + beside, y}, Lettering::small, p_.quiet, rows[i].said,
                            inner(place.width - beside));
                y += heights[i];
            }
        }
        return height + ui_.gap(Gap::medium);
    }

    /// The width for words within a ground.
    [[nodiscard]] float inner(float width) const { return std::max(1.0F, width - 2 * ui_.gap(Gap::small)); }

    /// Columns as wide as their longest cell; the last one gets the rest.
    float table(const HandbookBlock& block, const Place& place) const {
        const float gap = ui_.gap(Gap::large);
        std::vector<float> widths(block.rows.front().size(), 0);
        for (const auto& row : block.rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], measure(ui_, Lettering::strong, plain_words(row[i])).x + ui_.px(2));
        float left = place.width - gap * static_cast<float>(widths.size() - 1);
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] = std::min(widths[i], left / static_cast<float>(widths.size() - i) * (i == 0 ? 1.2F : 1.0F));
            left -= widths[i];
        }
        widths.back() += std::max(0.0F, left);
        float y = 0;
        for (const auto& row : block.rows) {
            float height = 0;
            float x = 0;
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Place cell{{place.at.x + x, place.at.y + y}, widths[i], place.seen};
                height = std::max(height, prose(row[i], &row == &block.rows.front() ? p_.quiet : p_.text, cell));
                x += widths[i] + gap;
            }
            y += height + ui_.px(2);
        }
        return y + ui_.gap(Gap::medium);
    }

    const Ui& ui_;
    const Palette& p_;
};

}  // namespace

void draw_handbook(const Ui& ui, const HelpChapter& chapter) {
    const HandbookPainter painter(ui);
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = std::min(ImGui::GetContentRegionAvail().x - ui.gap(Gap::small), ui.px(820));
    const float top = ImGui::GetWindowPos().y;
    const float bottom = top + ImGui::GetWindowHeight();
    float y = start.y;
    for (const std::size_t number : chapter.shown) {
        const HandbookBlock& block = chapter.page.blocks[number];
        const float height = painter.block(block, {{start.x, y}, width, false});
        if (y < bottom && y + height > top) painter.block(block, {{start.x, y}, width, true});
        ui.report({ProbedWidget::Kind::note,
                   "handbook." + std::to_string(number),
                   plain_words(block.words),
                   {start.x, y},
                   {start.x + width, y + height}});
        y += height;
    }
    ImGui::SetCursorScreenPos(start);
    ImGui::Dummy({1, y - start.y});
}

}  // namespace tablebank
