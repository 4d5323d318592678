// The program's own choices: they hold as soon as they are made, and are kept for the next time.

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

constexpr std::array all_themes{ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast};

void heading(const Ui& ui, const std::string& words) {
    space(ui, Gap::small);
    text(ui, Lettering::strong, ui.palette().text, words);
}

/// The next button of a row stands beside the last one where it still fits.
void beside(const Ui& ui, const std::string& words, bool first) {
    if (first) return;
    const float end = ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, words);
    if (end < ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x) ImGui::SameLine();
}

ButtonStyle choice(bool chosen) {
    return {.look = chosen ? ButtonLook::chosen : ButtonLook::plain};
}

void draw_languages(const Ui& ui, const SettingsSnapshot& snapshot, CommandQueue& queue) {
    heading(ui, tr("Language"));
    bool first = true;
    for (const LanguageChoice& language : snapshot.languages) {
        beside(ui, language.name, std::exchange(first, false));
        const std::string key = "settings.language." + (language.tag.empty() ? "system" : language.tag);
        if (!button(ui, key, language.name, choice(language.tag == snapshot.settings.language))) continue;
        Settings wanted = snapshot.settings;
        wanted.language = language.tag;
        queue.push(wish::Set{wanted});
    }
}

void draw_themes(const Ui& ui, const SettingsSnapshot& snapshot, CommandQueue& queue) {
    heading(ui, tr("Theme"));
    bool first = true;
    for (const ThemeChoice theme : all_themes) {
        const std::string words = theme_text(theme);
        beside(ui, words, std::exchange(first, false));
        const std::string key = "settings.theme." + std::string(to_string(theme));
        if (!button(ui, key, words, choice(theme == snapshot.settings.theme))) continue;
        Settings wanted = snapshot.settings;
        wanted.theme = theme;
        queue.push(wish::Set{wanted});
    }
}

void draw_scale(const Ui& ui, const SettingsSnapshot& snapshot, CommandQueue& queue) {
    heading(ui, tr("Size"));
    const int percent = snapshot.settings.scale_percent;
    const ButtonStyle less{.enabled = percent > Settings::smallest_scale, .key_hint = "Ctrl -", .tip = tr("Smaller")};
    const ButtonStyle more{.enabled = percent < Settings::largest_scale, .key_hint = "Ctrl +", .tip = tr("Larger")};
    if (button(ui, "settings.smaller", "–", less)) queue.push(wish::Resize{-25});
    ImGui::SameLine();
    if (button(ui, "settings.larger", "+", more)) queue.push(wish::Resize{+25});
    ImGui::SameLine();
    if (button(ui, "settings.usual", tr("Usual size"), {.look = ButtonLook::quiet, .key_hint = "Ctrl 0"}))
        queue.push(wish::Resize{0});
    ImGui::SameLine();
    note(ui, "settings.percent", Lettering::title, ui.palette().text, std::to_string(percent) + " %");
    const int drawn = static_cast<int>(std::lround(ui.theme.scale * 100));
    if (drawn < percent)
        note(ui, "settings.drawn", Lettering::small, ui.palette().quiet,
             tr("The window has room for {percent} %.", {{"percent", std::to_string(drawn)}}));
}

void draw_paper_money(const Ui& ui, const SettingsSnapshot& snapshot, CommandQueue& queue) {
    heading(ui, tr("Paper money"));
    ButtonStyle style = choice(snapshot.settings.paper_money);
    style.key_hint = "Ctrl M";
    if (!button(ui, "settings.paper-money", tr("Say with each payment which notes to hand over"), style)) return;
    Settings wanted = snapshot.settings;
    wanted.paper_money = !wanted.paper_money;
    queue.push(wish::Set{wanted});
}

void draw_dice(const Ui& ui, const SettingsSnapshot& snapshot, CommandQueue& queue) {
    heading(ui, tr("Dice"));
    if (!button(ui, "settings.dice", tr("Post two dice as soon as they are typed, without Enter"),
                choice(snapshot.settings.dice_at_once)))
        return;
    Settings wanted = snapshot.settings;
    wanted.dice_at_once = !wanted.dice_at_once;
    queue.push(wish::Set{wanted});
}

void draw_folder(const Ui& ui, const SettingsSnapshot& snapshot, SettingsState& state, CommandQueue& queue) {
    heading(ui, tr("Folder of new games"));
    const std::string words = tr("Keep");
    const float width = ImGui::GetContentRegionAvail().x - button_width(ui, words) - ui.gap(Gap::small);
    const FieldEvents typing =
        field(ui, "settings.games", state.games, {.width = width, .focus = std::exchange(state.focus_games, false)});
    if (typing.changed) state.trouble.clear();
    const float height = ImGui::GetItemRectSize().y;
    ImGui::SameLine();
    const bool differs = state.games != snapshot.settings.games.string();
    const bool keep = button(ui, "settings.keep", words, {.enabled = differs, .height = height});
    if (!state.trouble.empty()) note(ui, "settings.trouble", Lettering::body, ui.palette().refused, state.trouble);
    if ((!keep && !typing.entered) || !differs) return;
    if (state.games.empty() || state.games.front() != '/') {
        state.focus_games = true;
        state.trouble = tr("A folder is named by its whole path, from \"/\" on.");
        return;
    }
    Settings wanted = snapshot.settings;
    wanted.games = state.games;
    queue.push(wish::Set{wanted});
}

}  // namespace

void draw_settings(const Ui& ui, const SettingsSnapshot& snapshot, SettingsState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(760), display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, ui.gap(Gap::wide)}, {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = "Esc"};
    const Rect at = cut_right(head, button_width(ui, tr("Back"), back));
    paint_line(ui, head, Lettering::figure, p.text, tr("Settings"));
    ImGui::SetCursorScreenPos(at.min);
    if (button(ui, "settings.back", tr("Back"), back) || pressed(Key::escape)) queue.push(wish::Back{});
    const Pane pane("settings", rest);
    draw_languages(ui, snapshot, queue);
    draw_themes(ui, snapshot, queue);
    draw_scale(ui, snapshot, queue);
    draw_paper_money(ui, snapshot, queue);
    draw_dice(ui, snapshot, queue);
    draw_folder(ui, snapshot, state, queue);
    space(ui, Gap::large);
    text(ui, Lettering::small, p.faint, tr("Kept in {file}", {{"file", snapshot.file}}));
}

}  // namespace tablebank
