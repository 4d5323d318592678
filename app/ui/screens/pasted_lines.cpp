// Many lines at once: asked first, then posted up to the first that is refused.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

constexpr std::size_t most_shown = 8;

/// As many as leave space for the question and its buttons in a small window with large text.
std::size_t lines_shown(const Ui& ui, std::size_t lines, float frame) {
    const float rows = (ImGui::GetIO().DisplaySize.y - frame - ui.gap(Gap::large)) / ui.px(24) - 1;
    const auto fitting = static_cast<std::size_t>(std::max(1.0F, rows));
    return std::min({lines, most_shown, fitting});
}

void draw_lines(const Ui& ui, Rect& rest, const std::vector<std::string>& lines, std::size_t shown) {
    const Palette& p = ui.palette();
    for (std::size_t number = 0; number < shown; ++number) {
        Rect row = cut_top(rest, ui.px(24));
        paint_line(ui, cut_left(row, ui.px(14), ui.gap(Gap::medium)), Lettering::small, p.faint,
                   std::to_string(number + 1), Align::right);
        paint_line(ui, row, Lettering::body, p.text, lines[number]);
        ui.report(
            {ProbedWidget::Kind::note, "pasted.line." + std::to_string(number + 1), lines[number], row.min, row.max});
    }
    if (shown == lines.size()) return;
    const auto more = static_cast<std::int64_t>(lines.size() - shown);
    Rect row = cut_top(rest, ui.px(24));
    row.min.x += ui.px(14) + ui.gap(Gap::medium);
    paint_line(ui, row, Lettering::small, p.quiet,
               ui.lang.trn("and {count} more line", "and {count} more lines", more));
}

}  // namespace

void draw_pasted_lines(const Ui& ui, CommandLineState& line, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float frame = ui.px(204);
    const std::size_t shown = lines_shown(ui, line.pasted.size(), frame);
    const auto rows = static_cast<float>(std::min(line.pasted.size(), shown + 1));
    const float width = std::min(ui.px(620), display.x - ui.gap(Gap::huge));
    const float height = std::min(frame + rows * ui.px(24), display.y);
    ImGui::SetNextWindowPos({display.x / 2, display.y / 2}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize({width, height});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, p.raised);
    ImGui::Begin("###pasted", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
    Rect rest = Rect{ImGui::GetWindowPos(), {ImGui::GetWindowPos().x + width, ImGui::GetWindowPos().y + height}}.inset(
        ui.gap(Gap::wide));
    paint_edge(ui, rest.inset(-ui.gap(Gap::wide)), p.line);
    const std::string question =
        ui.lang.trn("Post {count} line?", "Post {count} lines?", static_cast<std::int64_t>(line.pasted.size()));
    const Rect head = cut_top(rest, ui.px(32), ui.gap(Gap::small));
    paint_line(ui, head, Lettering::title, p.text, question);
    ui.report({ProbedWidget::Kind::note, "pasted.question", question, head.min, head.max});
    Rect buttons = cut_bottom(rest, ui.px(40), ui.gap(Gap::medium));
    draw_lines(ui, rest, line.pasted, shown);
    rest.min.y += ui.gap(Gap::medium);
    paint_wrapped(ui, rest, Lettering::small, p.quiet,
                  ui.lang.tr("They are posted in order, up to the first that is refused. The posted lines stay."));
    const ButtonStyle primary{
        .look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on), .height = buttons.height()};
    const ButtonStyle plain{.key_hint = hint_of(KeyAction::back), .height = buttons.height()};
    const std::string post = ui.lang.tr("Post them");
    const std::string leave = ui.lang.tr("Leave them");
    const bool wanted = button_left(ui, buttons, "pasted.post", post, primary, ui.gap(Gap::small));
    ImGui::SetCursorScreenPos(buttons.min);
    const bool left = button(ui, "pasted.leave", leave, plain);
    ImGui::End();
    ImGui::PopStyleColor();
    if (wanted || pressed(KeyAction::go_on)) {
        queue.push(intent::PostPasted{});
    } else if (left || pressed(KeyAction::back)) {
        line.pasted.clear();
        line.asks_to_post = false;
        line.wants_keyboard = true;
    }
}

}  // namespace tablebank
