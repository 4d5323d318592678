// A new event: its name, edition and rulings, its rounds and tables, how it scores, its file.

#include <algorithm>
#include <array>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/rulings_sheet.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {
namespace {

constexpr std::array all_names{NamesShown::full, NamesShown::first, NamesShown::initials};

struct NewEventUi {
    DialogUi dialog;
    const NewEventSnapshot& shown;
    NewEventState& state;
    [[nodiscard]] const Ui& ui() const { return dialog.ui; }
};

std::string names_text(const Language& lang, NamesShown names) {
    switch (names) {
        case NamesShown::full:
            return lang.tr_in("of names", "Whole names");
        case NamesShown::first:
            return lang.tr_in("of names", "First names");
        case NamesShown::initials:
            return lang.tr_in("of names", "Initials");
    }
    return {};
}

/// A field below its caption; true if Enter went down in it.
bool captioned_field(const NewEventUi& screen, const char* key, const std::string& caption, std::string& typed,
                     const std::string& hint) {
    dialog_caption(screen.ui(), caption);
    const FieldEvents typing = screen.dialog.ring.field_stop(key, typed, {.hint = hint});
    if (typing.changed) screen.ui().clear_message();
    return typing.entered;
}

void draw_number(const NewEventUi& screen, const char* key, const std::string& caption, int& value, int least,
                 int most) {
    dialog_caption(screen.ui(), caption);
    if (number_field(screen.ui(), key, value, {.least = least, .most = most, .ring = &screen.dialog.ring}))
        screen.ui().clear_message();
}

void draw_edition_choice(const NewEventUi& screen) {
    NewEventState& state = screen.state;
    const auto& editions = screen.shown.editions;
    dialog_caption(screen.ui(), screen.ui().lang.tr("Edition"));
    const auto choice = [&](const std::string& name) {
        const auto at = static_cast<std::size_t>(&name - editions.data());
        return std::tuple("new-event.edition." + std::to_string(at), name, at == state.edition);
    };
    const std::string* chosen = choose_one(screen.dialog, editions, choice, {});
    if (chosen == nullptr) return;
    state.edition = static_cast<std::size_t>(chosen - editions.data());
    state.minutes = screen.shown.minutes[state.edition];
    state.rulings.clear();
}

/// True if Enter went down in one of its fields.
bool draw_form(const NewEventUi& screen) {
    const Ui& ui = screen.ui();
    NewEventState& state = screen.state;
    bool entered = captioned_field(screen, "new-event.name", ui.lang.tr("What the event is called"), state.name,
                                   ui.lang.tr_in("in an example", "Club evening"));
    draw_edition_choice(screen);
    draw_number(screen, "new-event.rounds", ui.lang.tr("How many rounds are played"), state.rounds, 1, 100);
    draw_number(screen, "new-event.table-size", ui.lang.tr("Players at a table, if possible"), state.table_size, 3, 6);
    draw_number(screen, "new-event.minutes", ui.lang.tr("How long a round lasts, in minutes"), state.minutes, 1, 1440);
    dialog_caption(ui, ui.lang.tr("Names on public pages"));
    const auto choice = [&](NamesShown names) {
        return std::tuple("new-event.names." + std::to_string(static_cast<int>(names)), names_text(ui.lang, names),
                          names == state.names);
    };
    if (const NamesShown* names = choose_one(screen.dialog, all_names, choice, {})) state.names = *names;
    entered = captioned_field(screen, "new-event.scheme",
                              ui.lang.tr("Points by place for each size of table, and what decides"), state.scheme,
                              screen.shown.scheme) ||
              entered;
    return captioned_field(screen, "new-event.file", ui.lang.tr("File"), state.file, screen.shown.file) || entered;
}

/// Always in sight: the file, why it was not made, and the button. True if it is pressed.
bool draw_foot(const NewEventUi& screen, Rect in) {
    const Ui& ui = screen.ui();
    const Palette& p = ui.palette();
    const ButtonStyle style{.look = ButtonLook::primary,
                            .enabled = screen.shown.ready(screen.state),
                            .key_hint = hint_of(KeyAction::go_on),
                            .height = ui.px(44)};
    const std::string words = ui.lang.tr("Make the event");
    const Rect at = cut_right(in, button_width(ui, words, style), ui.gap(Gap::medium));
    ImGui::SetCursorScreenPos(at.min);
    const bool press = dialog_button(screen.dialog, "new-event.begin", words, style);
    const bool refused = !ui.said().empty();
    const std::string said = refused                     ? ui.said()
                             : screen.state.name.empty() ? ui.lang.tr("An event needs a name.")
                                                         : screen.shown.file;
    paint_wrapped(ui, in, refused ? Lettering::body : Lettering::small, refused ? p.refused : p.quiet, said);
    ui.report({ProbedWidget::Kind::note, refused ? "new-event.trouble" : "new-event.says", said, in.min, in.max});
    return press;
}

}  // namespace

void draw_new_event(const Ui& ui, const NewEventSnapshot& snapshot, NewEventState& state, PendingIntent& queue) {
    Rect rest = draw_page_head(ui, "new-event", ui.lang.tr("New event"), ui.px(1240), queue);
    const Rect foot = cut_bottom(rest, ui.px(58), ui.gap(Gap::medium));
    const Rect left = cut_left(rest, rest.width() * 0.5F, ui.gap(Gap::wide));
    const bool enter = !ImGui::IsAnyItemActive() && pressed(KeyAction::go_on);
    FocusRing ring(ui, state.focus);
    const NewEventUi screen{{ui, ring, queue}, snapshot, state};
    bool begin = enter;
    {
        const Pane pane("new-event", left);
        begin = draw_form(screen) || begin;
    }
    draw_rulings_sheet(screen.dialog, rest, "new-event", snapshot.rulings, state.rulings);
    begin = draw_foot(screen, foot) || begin;
    if (begin && snapshot.ready(state)) queue.push(intent::BeginEvent{});
}

}  // namespace tablebank
