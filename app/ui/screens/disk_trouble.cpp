// The disk refused: what happened, what was saved, and what can be done. An overlay; the table takes no keys meanwhile.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The next button is next to the last one if it fits.
void beside_last(const Ui& ui, float width) {
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + width < right) ImGui::SameLine();
}

/// The name of the copy; while it has the keyboard, Enter saves it.
FieldEvents draw_copy(const Ui& ui, DiskTrouble& trouble) {
    const Palette& p = ui.palette();
    text(ui, Lettering::small, p.faint,
         ui.lang.tr("Save a copy of everything that was posted as") + "  (" +
             key_text(ui.lang, hint_of(KeyAction::next_part)) + ")");
    const bool focus = pressed(KeyAction::next_part) && !ImGui::IsAnyItemActive();
    const FieldEvents typing = field(ui, "disk.copy-to", trouble.copy, {.focus = focus});
    if (!trouble.copy_answer.empty()) note(ui, "disk.answer", Lettering::body, p.quiet, trouble.copy_answer);
    return typing;
}

void draw_ways_on(const Ui& ui, const DiskTrouble& trouble, const FieldEvents& typing, PendingIntent& queue) {
    const bool gone = trouble.gone();
    const bool writes = typing.active || gone;
    const bool named = !trouble.copy.empty();
    const ButtonStyle again{.look = writes ? ButtonLook::plain : ButtonLook::primary,
                            .key_hint = writes ? "" : hint_of(KeyAction::go_on)};
    const ButtonStyle copy{.look = writes ? ButtonLook::primary : ButtonLook::plain,
                           .enabled = named,
                           .key_hint = hint_of(writes ? KeyAction::go_on : KeyAction::save)};
    const ButtonStyle leave{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    const bool enter = pressed(KeyAction::go_on);
    const bool aside = !typing.active && !typing.left;  // neither Enter nor Escape was the field's
    const std::string words = gone ? ui.lang.tr("Save a copy and go on in it") : ui.lang.tr("Save a copy");
    if (!gone) {
        if (button(ui, "disk.again", ui.lang.tr("Try again"), again) || (aside && enter))
            queue.push(intent::TryAgain{});
        beside_last(ui, button_width(ui, words, copy));
    }
    const bool save =
        button(ui, "disk.copy", words, copy) || typing.entered || pressed(KeyAction::save) || (gone && aside && enter);
    if (save && named) queue.push(intent::SaveCopy{trouble.copy});
    beside_last(ui, button_width(ui, ui.lang.tr("Back to the table"), leave));
    if (button(ui, "disk.leave", ui.lang.tr("Back to the table"), leave) || (aside && pressed(KeyAction::back)))
        queue.push(intent::LeaveTrouble{});
}

}  // namespace

void draw_disk_trouble(const Ui& ui, DiskTrouble& trouble, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(display);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::Begin("###disk", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoNavFocus);
    ImGui::PopStyleVar();
    ui.list().AddRectFilled({0, 0}, display, p.dim);
    const float margin = ui.gap(Gap::wide);
    const float width = std::min(ui.px(680), display.x - ui.gap(Gap::huge));
    // As high as its content in the last frame.
    const float room = display.y - ui.gap(Gap::wide);
    const float height = trouble.height > 0 ? std::min(trouble.height + 2 * margin, room) : room;
    const Rect in{{(display.x - width) / 2, (display.y - height) / 2},
                  {(display.x + width) / 2, (display.y + height) / 2}};
    paint_panel(ui, in, p.raised);
    paint_edge(ui, in, p.refused);
    {
        const Pane pane("disk.panel", in.inset(margin));
        const float top = ImGui::GetCursorScreenPos().y;
        note(ui, "disk.what", Lettering::title, p.refused, trouble.text.what);
        note(ui, "disk.kept", Lettering::body, p.text, trouble.text.kept);
        text(ui, Lettering::body, p.quiet, trouble.text.next);
        space(ui, Gap::small);
        const FieldEvents typing = draw_copy(ui, trouble);
        space(ui, Gap::tight);
        draw_ways_on(ui, trouble, typing, queue);
        trouble.height = ImGui::GetItemRectMax().y - top + ui.px(1);
    }
    ImGui::End();
}

}  // namespace tablebank
