#include "app/ui/screens/dialog.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"
#include "app/ui/widgets/whole_window.h"

namespace tablebank {

namespace {

constexpr float head_height = 36;
constexpr float line_height = 34;
constexpr float button_height = 44;

void show_whole(const Ui& ui, const Rect& in, bool cut, const std::string& words) {
    if (cut && ImGui::IsMouseHoveringRect(in.min, in.max)) tip(ui, words);
}

/// The line in the look of the command line, with the button that copies it.
void draw_line(const DialogUi& dialog, Rect in, const DialogFoot& foot, DialogState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.ground);
    paint_edge(ui, in, p.line);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    const bool copied = !foot.shown.empty() && state.copied == foot.shown;
    const std::string copy = copied ? ui.lang.tr("Copied") : ui.lang.tr("Copy");
    const ButtonStyle style{.look = ButtonLook::quiet,
                            .enabled = !foot.shown.empty(),
                            .key_hint = hint_of(KeyAction::copy_line),
                            .height = rest.height() - ui.px(6),
                            .lettering = Lettering::small};
    const Rect at = cut_right(rest, button_width(ui, copy, style), ui.gap(Gap::small));
    ImGui::SetCursorScreenPos({at.min.x, at.min.y + ui.px(3)});
    const bool press = dialog_button(dialog, "dialog.copy", copy, style);
    // In a field the selected text is copied instead.
    const bool by_key = pressed(KeyAction::copy_line) && !dialog.ring.has_selection();
    if (style.enabled && (press || by_key)) {
        ImGui::SetClipboardText(foot.shown.c_str());
        state.copied = foot.shown;
    }
    const Rect prompt = cut_left(rest, ui.px(16));
    ui.list().AddTriangleFilled({prompt.min.x + ui.px(2), prompt.centre().y - ui.px(5)},
                                {prompt.min.x + ui.px(10), prompt.centre().y},
                                {prompt.min.x + ui.px(2), prompt.centre().y + ui.px(5)}, p.accent);
    paint_line(ui, rest, Lettering::body, p.text, foot.shown);
    ui.report({ProbedWidget::Kind::note, "dialog.line", foot.shown, rest.min, rest.max});
    show_whole(ui, rest, measure(ui, Lettering::body, foot.shown).x > rest.width(), foot.shown);
}

void draw_preview(const Ui& ui, Rect in, const LinePreview& preview) {
    const Palette& p = ui.palette();
    ImU32 colour = p.quiet;
    if (preview.kind == LinePreview::Kind::will_do) colour = p.text;
    const bool refused = preview.kind == LinePreview::Kind::refused || preview.kind == LinePreview::Kind::unreadable;
    if (refused) {
        colour = p.refused;
        const Rect mark = cut_left(in, ui.px(18), ui.gap(Gap::tight));
        paint_cross(ui, mark.centre(), ui.px(14), p.refused);
    }
    const float height = measure(ui, Lettering::body, preview.text, in.width()).y;
    Rect words = in;
    words.min.y += std::max(0.0F, (in.height() - height) / 2);
    paint_wrapped(ui, words, Lettering::body, colour, preview.text);
    ui.report({ProbedWidget::Kind::note, refused ? "dialog.refusal" : "dialog.preview", preview.text, in.min, in.max});
    show_whole(ui, in, height > in.height() + ui.px(2), preview.text);
}

float width_of_button(const Ui& ui, const std::string& words, const std::string& key, float room) {
    return std::min(std::max(ui.px(150), button_width(ui, words, {.key_hint = key})), room * 0.6F);
}

/// The height of the foot's sentence next to its button.
float height_of_words(const Ui& ui, const DialogFoot& foot, float room) {
    const float beside = width_of_button(ui, foot.button, hint_of(KeyAction::go_on), room) + ui.gap(Gap::large);
    return measure(ui, Lettering::body, foot.preview.text, room - beside - ui.px(22)).y * 1.1F + ui.gap(Gap::tight);
}

/// A player to be chosen: token and name; `bare` without the name.
bool player_chip(const DialogUi& dialog, std::string_view key, const PlayerMark& mark, const std::string& name,
                 bool chosen, bool bare) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const float token = ui.px(24);
    const float letters = bare ? 0 : measure(ui, Lettering::body, name).x + ui.gap(Gap::small);
    const float width = std::min(token + letters + ui.gap(Gap::large), ImGui::GetContentRegionAvail().x);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    Rect in{at, {at.x + width, at.y + ui.px(34)}};
    const bool press = hot_area(ui, key, name, in);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, chosen ? p.hover : hovered ? p.hover : p.raised);
    if (chosen) paint_edge(ui, in, p.accent, 1.5F);
    const Rect whole = in;
    in = in.inset(ui.gap(Gap::small), 0);
    paint_token(ui, cut_left(in, token, ui.gap(Gap::small)).centre(), token, mark);
    if (!bare) paint_line(ui, in, Lettering::body, chosen ? p.text : p.quiet, name);
    if (bare && hovered) tip(ui, name);
    return dialog.ring.stop(key, whole) || press;
}

}  // namespace

DialogFrame::DialogFrame(const Ui& ui, const std::string& title, float width, float height, const DialogFoot* says)
    : ui_(ui), title_(title) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(display);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::Begin("###dialog", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoNavFocus |
                     ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar(2);
    const Palette& p = ui.palette();
    ui.list().AddRectFilled({0, 0}, display, p.dim);
    const float across = std::min(ui.px(width), display.x - 2 * ui.gap(Gap::medium));
    const float down = std::min(ui.px(height), display.y - 2 * ui.gap(Gap::medium));
    const Rect in{{(display.x - across) / 2, (display.y - down) / 2},
                  {(display.x + across) / 2, (display.y + down) / 2}};
    paint_panel(ui, in, p.panel);
    paint_edge(ui, in, p.line);
    body_ = in.inset(ui.gap(down < ui.px(500) ? Gap::medium : Gap::wide), ui.gap(Gap::medium));
    head_ = cut_top(body_, ui.px(head_height), ui.gap(Gap::small));
    const float words = says == nullptr ? 0 : height_of_words(ui, *says, body_.width());
    const float under_line = std::clamp(words, ui.px(button_height), body_.height() * 0.4F);
    foot_ = cut_bottom(body_, ui.px(line_height) + under_line + ui.gap(Gap::small), ui.gap(Gap::medium));
    const float y = foot_.min.y - ui.gap(Gap::small);
    ui.list().AddLine({in.min.x, y}, {in.max.x, y}, p.line, ui.px(1));
}

DialogFrame::~DialogFrame() {
    close_what_was_broken_off();
    ImGui::End();
}

void DialogFrame::head(const DialogUi& dialog, DialogState& state, bool escape_closes) const {
    Rect rest = head_;
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back), .height = rest.height()};
    const Rect at = cut_right(rest, button_width(ui_, dialog.ui.lang.tr("Close"), style), ui_.gap(Gap::medium));
    ImGui::SetCursorScreenPos(at.min);
    const bool press = dialog_button(dialog, "dialog.close", dialog.ui.lang.tr("Close"), style);
    if (press || (pressed(KeyAction::back) && escape_closes)) state.open = Dialog::none;
    const std::string ways = dialog.ui.lang.tr("Tab and arrows: move. Space: select.");
    const float wide = measure(ui_, Lettering::small, ways).x + ui_.px(2);
    const float title = measure(ui_, Lettering::title, title_).x + ui_.gap(Gap::wide);
    if (rest.width() > title + wide)
        paint_line(ui_, cut_right(rest, wide, ui_.gap(Gap::medium)), Lettering::small, ui_.palette().faint, ways);
    paint_line(ui_, rest, Lettering::title, ui_.palette().text, title_);
    ui_.report({ProbedWidget::Kind::note, "dialog.title", title_, rest.min, rest.max});
}

void DialogFrame::foot(const DialogUi& dialog, const DialogFoot& foot, DialogState& state,
                       const FootStyle& style) const {
    Rect rest = foot_;
    draw_line(dialog, cut_top(rest, ui_.px(line_height), ui_.gap(Gap::small)), foot, state);
    const ButtonStyle look{.look = style.enter_posts ? ButtonLook::primary : ButtonLook::plain,
                           .enabled = foot.ready(),
                           .key_hint = hint_of(style.enter_posts ? KeyAction::go_on : KeyAction::hammer),
                           .height = ui_.px(button_height)};
    const float width = width_of_button(ui_, foot.button, look.key_hint, rest.width());
    const Rect at = cut_right(rest, width, ui_.gap(Gap::large));
    ImGui::SetCursorScreenPos({at.min.x, at.max.y - look.height});
    ButtonStyle wide = look;
    wide.width = width;
    const bool press = dialog_button(dialog, "dialog.post", foot.button, wide);
    const bool enter = (style.enter_posts && pressed(KeyAction::go_on)) || pressed(KeyAction::hammer);
    if (foot.ready() && (press || enter))
        dialog.queue.push(intent::Post{.line = foot.line, .press = Press{ActionKey::enter, 0, dialog.ui.pressed_ms}});
    draw_preview(ui_, rest, foot.preview);
}

bool dialog_button(const DialogUi& dialog, std::string_view key, std::string_view text, const ButtonStyle& style) {
    const bool press = button(dialog.ui, key, text, style);
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    return dialog.ring.stop(key, in, style.enabled) || press;
}

bool dialog_toggle(const DialogUi& dialog, std::string_view key, const std::string& text, bool chosen) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const float wanted = measure(ui, Lettering::small, text).x + ui.px(16) + 3 * ui.gap(Gap::small);
    const float width = std::min(wanted, ImGui::GetContentRegionAvail().x);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + width, at.y + ui.px(30)}};
    const bool press = hot_area(ui, key, text, in);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, chosen || hovered ? p.hover : p.raised);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    paint_check(ui, cut_left(rest, ui.px(16), ui.gap(Gap::small)).centre(), chosen);
    paint_line(ui, rest, Lettering::small, p.text, text);
    if (hovered && wanted > width) tip(ui, text);
    return dialog.ring.stop(key, in) || press;
}

void beside_if_fits(const Ui& ui, float width) {
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + width + ui.gap(Gap::small) < right) ImGui::SameLine();
}

std::optional<int> choose_player(const DialogUi& dialog, const std::string& key,
                                 const std::vector<PartyChip>& players) {
    std::optional<int> pressed;
    for (const PartyChip& player : players) {
        if (&player != &players.front()) beside_if_fits(dialog.ui, dialog.ui.px(40));
        const bool bare = players.size() > 2 && !player.chosen;
        const int seat = player.mark.seat;
        if (player_chip(dialog, key + std::to_string(seat), player.mark, player.name, player.chosen, bare))
            pressed = seat;
    }
    return pressed;
}

ChoiceRow choice_row(const DialogUi& dialog, const std::string& key, const std::string& words, const Rect& in,
                     bool chosen) {
    const bool press = hot_area(dialog.ui, key, words, in);
    const bool hovered = ImGui::IsItemHovered();
    if (chosen || hovered) paint_panel(dialog.ui, in, dialog.palette().hover);
    if (chosen) paint_edge(dialog.ui, in, dialog.palette().accent, 1.5F);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + dialog.ui.gap(Gap::hair)});
    return {dialog.ring.stop(key, in) || press, hovered};
}

void dialog_caption(const Ui& ui, const std::string& words) {
    space(ui, Gap::hair);
    text(ui, Lettering::small, ui.palette().quiet, words);
}

void paint_city_strip(const Ui& ui, const Rect& in, const std::string& colour, int city) {
    const ImU32 shown = Theme::printed(colour, ui.palette().line);
    ui.list().AddRectFilled(in.min, in.max, shown, ui.theme.radius(), ImDrawFlags_RoundCornersLeft);
    if (city >= 0 && !colour.empty()) paint_city_mark(ui, in.centre(), ui.px(9), city, shown);
}

void paint_check(const Ui& ui, ImVec2 centre, bool chosen) {
    const Palette& p = ui.palette();
    const float half = ui.px(8);
    const Rect in{{centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}};
    ImDrawList* list = &ui.list();
    if (chosen) {
        list->AddRectFilled(in.min, in.max, p.accent, ui.px(4));
        paint_tick(ui, centre, ui.px(12), p.on_accent);
    } else {
        list->AddRect(in.min, in.max, p.faint, ui.px(4), 0, ui.px(1.5F));
    }
}

}  // namespace tablebank
