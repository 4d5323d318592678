#include "app/ui/widgets/note_drawing.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"

namespace tablebank {
namespace {

constexpr float note_row = 38;
constexpr float note_height = 30;
constexpr float narrowest_note = 52;

/// The paper of each value, the smallest first: light, so that black digits are readable on all of it in every theme.
constexpr std::array<unsigned, 8> papers{0xE9E4D6, 0xF3B6C4, 0xF2DF7E, 0xA9DBA4,
                                         0xA6CBEE, 0xF3BD86, 0xCDB4E8, 0xF0A63A};

ImU32 paper_of(const NoteFigure& note) {
    return rgb(papers.at(static_cast<std::size_t>(note.rank) % papers.size()));
}

std::string times(const NoteFigure& note) {
    return std::to_string(note.count) + " ×";
}

float face_width(const Ui& ui, const NoteFigure& note) {
    return std::max(ui.px(narrowest_note), measure(ui, Lettering::strong, note.figure).x + ui.gap(Gap::large));
}

/// Of one value, with its count and the space after it.
float width_of(const Ui& ui, const NoteFigure& note) {
    return measure(ui, Lettering::strong, times(note)).x + ui.gap(Gap::small) + face_width(ui, note) +
           ui.gap(Gap::large);
}

float width_of(const Ui& ui, const std::vector<NoteFigure>& notes) {
    float width = 0;
    for (const NoteFigure& note : notes) width += width_of(ui, note);
    return width;
}

/// The extent of the notes in a width: the number of rows, and the end of the last one.
struct Reach {
    int rows = 1;
    float along = 0;
    /// Adds space for one more; returns whether it begins a row.
    bool add(float wide, float width) {
        const bool next = along > 0 && along + wide > width;
        if (next) {
            ++rows;
            along = 0;
        }
        along += wide;
        return next;
    }
};

/// The front of a note with its inner frame, and the edge of another one behind it if there are several.
void paint_note_face(const Ui& ui, const Rect& in, const NoteFigure& note) {
    const ImU32 paper = paper_of(note);
    const ImU32 ink = IM_COL32(24, 24, 24, 255);
    ImDrawList* list = &ui.list();
    const float round = ui.px(3);
    for (int behind = static_cast<int>(std::min<std::int64_t>(note.count, 3)) - 1; behind > 0; --behind) {
        const float off = ui.px(2.5F) * static_cast<float>(behind);
        const Rect at{{in.min.x + off, in.min.y - off}, {in.max.x + off, in.max.y - off}};
        list->AddRectFilled(at.min, at.max, paper, round);
        list->AddRect(at.min, at.max, Theme::faded(ink, 0.6F), round, 0, ui.px(1));
    }
    list->AddRectFilled(in.min, in.max, paper, round);
    list->AddRect(in.min, in.max, Theme::faded(ink, 0.6F), round, 0, ui.px(1));
    const Rect frame = in.inset(ui.px(3));
    list->AddRect(frame.min, frame.max, Theme::faded(ink, 0.35F), ui.px(2), 0, ui.px(1));
    paint_line(ui, in, Lettering::strong, ink, note.figure, Align::centre);
}

/// Paints one row after the other, as `Reach` lays them.
class NoteRows {
public:
    NoteRows(const Ui& ui, const Rect& in) : ui_(ui), in_(in) {}
    void paint(const NoteFigure& note) {
        Rect at = place(width_of(ui_, note));
        const std::string count = times(note);
        paint_line(ui_, cut_left(at, measure(ui_, Lettering::strong, count).x + ui_.px(1), ui_.gap(Gap::small)),
                   Lettering::strong, ui_.palette().text, count);
        Rect face = cut_left(at, face_width(ui_, note));
        face.min.y = face.max.y - ui_.px(note_height);
        paint_note_face(ui_, face, note);
    }
    void paint_sign(const char* sign) {
        paint_line(ui_, place(sign_width(ui_)), Lettering::title, ui_.palette().quiet, sign);
    }
    [[nodiscard]] static float sign_width(const Ui& ui) { return ui.px(16) + ui.gap(Gap::medium); }
    [[nodiscard]] float room() const { return in_.width() - reach_.along; }

private:
    Rect place(float wide) {
        reach_.add(wide, in_.width());
        const float top = in_.min.y + static_cast<float>(reach_.rows - 1) * ui_.px(note_row);
        const float end = in_.min.x + reach_.along;
        return {{end - wide, top}, {end, top + ui_.px(note_row - 2)}};
    }

    const Ui& ui_;
    Rect in_;
    Reach reach_;
};

}  // namespace

float notes_height(const Ui& ui, float width, const NotesSnapshot& notes) {
    Reach reach;
    for (const NoteFigure& note : notes.notes) reach.add(width_of(ui, note), width);
    return static_cast<float>(reach.rows) * ui.px(note_row);
}

void draw_notes(const Ui& ui, const char* key, const Rect& in, const NotesSnapshot& notes) {
    ui.report({ProbedWidget::Kind::note, key, notes.words, in.min, in.max});
    if (notes.notes.empty()) return paint_line(ui, in, Lettering::small, ui.palette().quiet, notes.words);
    NoteRows rows(ui, in);
    for (const NoteFigure& note : notes.notes) rows.paint(note);
    const float change = width_of(ui, notes.given) + width_of(ui, notes.back) + 2 * NoteRows::sign_width(ui);
    if (!notes.given.empty() && change <= rows.room()) {
        rows.paint_sign("=");
        for (const NoteFigure& note : notes.given) rows.paint(note);
        rows.paint_sign("–");
        for (const NoteFigure& note : notes.back) rows.paint(note);
    }
    if (pointer_over(ui, in)) tip(ui, notes.words);
}

}  // namespace tablebank
