#include "app/ui/widgets/notes.h"

#include <algorithm>
#include <string>

#include "app/ui/widgets/button.h"
#include "app/ui/widgets/picture.h"

namespace tablebank {
namespace {

std::string times(const NoteFigure& note) {
    return std::to_string(note.count) + "×";
}

float face_width(const Ui& ui, const NoteFigure& note) {
    return std::max(ui.px(34), measure(ui, Lettering::small, note.figure).x + ui.gap(Gap::medium));
}

float width_of(const Ui& ui, const std::vector<NoteFigure>& notes) {
    float width = 0;
    for (const NoteFigure& note : notes)
        width += measure(ui, Lettering::small, times(note)).x + ui.gap(Gap::tight) + face_width(ui, note) +
                 ui.gap(Gap::medium);
    return width;
}

/// The face of a note, and the edge of another one behind it where there are several.
void paint_note_face(const Ui& ui, const Rect& in, const NoteFigure& note) {
    const Palette& p = ui.palette();
    ImDrawList* list = &ui.list();
    const float round = ui.px(3);
    if (note.count > 1) {
        const float off = ui.px(3);
        const Rect behind{{in.min.x + off, in.min.y - off}, {in.max.x + off, in.max.y - off}};
        list->AddRectFilled(behind.min, behind.max, p.panel, round);
        list->AddRect(behind.min, behind.max, p.faint, round, 0, ui.px(1));
    }
    list->AddRectFilled(in.min, in.max, p.raised, round);
    list->AddRect(in.min, in.max, p.quiet, round, 0, ui.px(1));
    paint_line(ui, in, Lettering::small, p.text, note.figure, Align::centre);
}

void paint_notes(const Ui& ui, Rect& row, const std::vector<NoteFigure>& notes) {
    for (const NoteFigure& note : notes) {
        const std::string count = times(note);
        paint_line(ui, cut_left(row, measure(ui, Lettering::small, count).x + ui.px(1), ui.gap(Gap::tight)),
                   Lettering::small, ui.palette().quiet, count);
        const Rect face = cut_left(row, face_width(ui, note), ui.gap(Gap::medium));
        paint_note_face(ui, face.inset(0, ui.px(4)), note);
    }
}

void paint_sign(const Ui& ui, Rect& row, const char* sign) {
    const float width = measure(ui, Lettering::body, sign).x + ui.px(1);
    paint_line(ui, cut_left(row, width, ui.gap(Gap::medium)), Lettering::body, ui.palette().quiet, sign);
}

}  // namespace

void draw_notes(const Ui& ui, const char* key, const Rect& in, const NotesSnapshot& notes) {
    ui.report({ProbedWidget::Kind::note, key, notes.words, in.min, in.max});
    if (notes.notes.empty()) return paint_line(ui, in, Lettering::small, ui.palette().quiet, notes.words);
    Rect row = in;
    const float signs = 2 * (ui.px(16) + ui.gap(Gap::medium));
    const float whole = width_of(ui, notes.notes) + width_of(ui, notes.given) + width_of(ui, notes.back) + signs;
    if (width_of(ui, notes.notes) > row.width()) {
        paint_line(ui, in, Lettering::small, ui.palette().quiet, notes.words);
    } else {
        paint_notes(ui, row, notes.notes);
        if (!notes.given.empty() && whole <= in.width()) {
            paint_sign(ui, row, "=");
            paint_notes(ui, row, notes.given);
            paint_sign(ui, row, "–");
            paint_notes(ui, row, notes.back);
        }
    }
    if (pointer_over(ui, in)) tip(ui, notes.words);
}

}  // namespace tablebank
