// The program's own choices: they hold as soon as they are made, and are kept for the next time.

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr std::array all_themes{ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast};

void heading(const Ui& ui, const std::string& words) {
    space(ui, Gap::small);
    text(ui, Lettering::strong, ui.palette().text, words);
}

void draw_languages(const DialogUi& dialog, const SettingsSnapshot& snapshot) {
    heading(dialog.ui, dialog.ui.lang.tr("Language"));
    const auto choice = [&](const LanguageChoice& language) {
        return std::tuple("settings.language." + (language.tag.empty() ? "system" : language.tag), language.name,
                          language.tag == snapshot.settings.language);
    };
    if (const LanguageChoice* language = choose_one(dialog, snapshot.languages, choice, {})) {
        Settings wanted = snapshot.settings;
        wanted.language = language->tag;
        dialog.queue.push(intent::Set{wanted});
    }
}

void draw_themes(const DialogUi& dialog, const SettingsSnapshot& snapshot) {
    heading(dialog.ui, dialog.ui.lang.tr("Theme"));
    const auto choice = [&](ThemeChoice theme) {
        return std::tuple("settings.theme." + std::string(to_string(theme)), theme_text(dialog.ui.lang, theme),
                          theme == snapshot.settings.theme);
    };
    if (const ThemeChoice* theme = choose_one(dialog, all_themes, choice, {})) {
        Settings wanted = snapshot.settings;
        wanted.theme = *theme;
        dialog.queue.push(intent::Set{wanted});
    }
}

void draw_scale(const DialogUi& dialog, const SettingsSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    heading(ui, ui.lang.tr("Size"));
    const int percent = snapshot.settings.scale_percent;
    const ButtonStyle less{.enabled = percent > Settings::smallest_scale,
                           .key_hint = hint_of(KeyAction::smaller),
                           .tip = ui.lang.tr("Smaller")};
    const ButtonStyle more{.enabled = percent < Settings::largest_scale,
                           .key_hint = hint_of(KeyAction::larger),
                           .tip = ui.lang.tr("Larger")};
    const ButtonStyle usual{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::usual_size)};
    if (dialog_button(dialog, "settings.smaller", "–", less)) dialog.queue.push(intent::Resize{-25});
    ImGui::SameLine();
    if (dialog_button(dialog, "settings.larger", "+", more)) dialog.queue.push(intent::Resize{+25});
    ImGui::SameLine();
    if (dialog_button(dialog, "settings.usual", ui.lang.tr("Reset size"), usual)) dialog.queue.push(intent::Resize{0});
    ImGui::SameLine();
    note(ui, "settings.percent", Lettering::title, ui.palette().text, std::to_string(percent) + " %");
    const int drawn = static_cast<int>(std::lround(ui.theme.scale / ui.theme.usual * 100));
    if (drawn < percent)
        note(ui, "settings.drawn", Lettering::small, ui.palette().quiet,
             ui.lang.tr("This window has room for {percent}%.", {{"percent", std::to_string(drawn)}}));
}

/// A switch: the effect when it is on, and its state.
void draw_switch(const DialogUi& dialog, const char* key, const std::string& words, bool on, const Intent& turned,
                 const std::string& hint = {}) {
    const ButtonStyle style{.look = ButtonLook::plain, .key_hint = hint, .align = Align::left, .on = on};
    if (dialog_button(dialog, key, words, style)) dialog.queue.push(turned);
}

void draw_paper_money(const DialogUi& dialog, const SettingsSnapshot& snapshot) {
    heading(dialog.ui, dialog.ui.lang.tr("Paper money"));
    draw_switch(dialog, "settings.paper-money", dialog.ui.lang.tr("Show which notes to use for each payment"),
                snapshot.settings.paper_money, intent::SwitchPaperMoney{}, hint_of(KeyAction::paper_money));
}

void draw_switches(const DialogUi& dialog, const SettingsSnapshot& snapshot) {
    const Language& lang = dialog.ui.lang;
    const auto one = [&](const char* key, const std::string& words, bool Settings::*which) {
        Settings wanted = snapshot.settings;
        wanted.*which = !(wanted.*which);
        draw_switch(dialog, key, words, snapshot.settings.*which, intent::Set{wanted});
    };
    heading(dialog.ui, lang.tr("Dice"));
    one("settings.dice",
        lang.tr("Post two dice as soon as they are typed, without {key}",
                {{"key", key_text(lang, hint_of(KeyAction::go_on))}}),
        &Settings::dice_at_once);
    heading(dialog.ui, lang.tr("For the room"));
    one("settings.money-moves", lang.tr("Animate cash changes"), &Settings::money_moves);
    one("settings.sound", lang.tr("Play a sound when time is running out and when it is up"), &Settings::sound);
    heading(dialog.ui, lang.tr("Proof"));
    one("settings.round-checkpoints", lang.tr("Save a checkpoint after every round"), &Settings::round_checkpoints);
}

/// A text that is typed, and saved by Enter or by the button after it. True if it is to be saved.
bool draw_kept(const DialogUi& dialog, const char* field, const char* button, std::string& typed, bool differs) {
    const Ui& ui = dialog.ui;
    const std::string words = ui.lang.tr("Keep");
    const float wide = button_width(ui, words, {.key_hint = hint_of(KeyAction::go_on)});
    const float width = ImGui::GetContentRegionAvail().x - wide - ui.gap(Gap::small);
    const FieldEvents typing = dialog.ring.field_stop(field, typed, {.width = width});
    if (typing.changed) ui.clear_message();
    const ButtonStyle style{.enabled = differs,
                            .key_hint = typing.active ? hint_of(KeyAction::go_on) : "",
                            .width = wide,
                            .height = ImGui::GetItemRectSize().y};
    ImGui::SameLine();
    const bool keep = dialog_button(dialog, button, words, style);
    return (keep || typing.entered) && differs;
}

void draw_warnings(const DialogUi& dialog, const SettingsSnapshot& snapshot, SettingsState& state) {
    const Ui& ui = dialog.ui;
    constexpr const char* key = "settings.warnings";
    heading(ui, ui.lang.tr("Minutes before the end at which the bell is rung"));
    const bool differs = state.warnings != warnings_text(snapshot.settings.clock_warnings);
    if (!draw_kept(dialog, key, "settings.keep-warnings", state.warnings, differs)) return;
    const auto warnings = parse_warnings(state.warnings);
    if (!warnings) {
        dialog.ring.go(key);
        ui.show_error(ui.lang.tr(
            "Minutes are numbers from 1 to {most}, up to {count} of them: \"30, 10, 5, 1\".",
            {{"most", std::to_string(Settings::longest_warning)}, {"count", std::to_string(Settings::most_warnings)}}));
        return;
    }
    Settings wanted = snapshot.settings;
    wanted.clock_warnings = *warnings;
    state.warnings = warnings_text(*warnings);
    dialog.queue.push(intent::Set{wanted});
}

void draw_folder(const DialogUi& dialog, const SettingsSnapshot& snapshot, SettingsState& state) {
    const Ui& ui = dialog.ui;
    constexpr const char* key = "settings.games";
    heading(ui, ui.lang.tr("Folder of new games"));
    const bool differs = state.games != platform::text_of(snapshot.settings.games);
    if (!draw_kept(dialog, key, "settings.keep", state.games, differs)) return;
    if (state.games.empty() || state.games.front() != '/') dialog.ring.go(key);
    Settings wanted = snapshot.settings;
    wanted.games = platform::path_of(state.games);
    dialog.queue.push(intent::Set{wanted});
}

void draw_trouble(const Ui& ui) {
    if (ui.said().empty()) return;
    note(ui, "settings.trouble", Lettering::body, ui.palette().refused, ui.said());
    if (ui.notice->take_fresh()) ImGui::SetScrollHereY(1);
}

}  // namespace

void draw_settings(const Ui& ui, const SettingsSnapshot& snapshot, SettingsState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const Rect rest = draw_page_head(ui, "settings", ui.lang.tr("Settings"), ui.px(760), queue);
    const Pane pane("settings", rest);
    // In a field Home and End move the caret.
    if (const auto step = pressed_scroll(!ImGui::IsAnyItemActive())) scroll_window(*step, ui.px(40));
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    draw_languages(dialog, snapshot);
    draw_themes(dialog, snapshot);
    draw_scale(dialog, snapshot);
    draw_paper_money(dialog, snapshot);
    draw_switches(dialog, snapshot);
    draw_warnings(dialog, snapshot, state);
    draw_folder(dialog, snapshot, state);
    draw_trouble(ui);
    space(ui, Gap::large);
    text(ui, Lettering::small, p.quiet, dialog.ui.lang.tr("Arrows and Tab go from choice to choice, Space takes one."));
    text(ui, Lettering::small, p.faint, dialog.ui.lang.tr("Kept in {file}", {{"file", snapshot.file}}));
}

}  // namespace tablebank
