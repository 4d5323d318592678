// The hall of an event: its pages and its hub, the lines and keys of the tables, officials, and games from a folder.

#include <algorithm>
#include <array>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/qr_code.h"

namespace tablebank {
namespace {

/// On or off, with the addresses and the code of the first one.
void draw_serving(const EventUi& event) {
    const Ui& ui = event.ui();
    const DirectorServing& serving = event.shown.serving;
    event_heading(ui, ui.lang.tr("Pages and hub"));
    for (std::size_t i = 0; i < serving.troubles.size(); ++i)
        note(ui, "event.serve.trouble." + std::to_string(i), Lettering::body, ui.palette().refused,
             serving.troubles[i]);
    if (!serving.on()) {
        note(ui, "event.serve.says", Lettering::small, ui.palette().quiet,
             ui.lang.tr("The wall, seats, standings and tables on every phone and screen of this network, read only; "
                        "and the hub to which the tables send. Nothing is reachable until you switch it on."));
        if (event_button(event, "event.serve", ui.lang.tr("Switch it on"), {.look = ButtonLook::primary}))
            event.wish(DirectorAction::serve);
        return;
    }
    for (const std::string& address : serving.addresses)
        note(ui, "event.address." + address, Lettering::strong, ui.palette().text, address);
    if (serving.code) {
        const Rect code = flow_row(ui, ui.px(180));
        const Rect square{code.min, {code.min.x + code.height(), code.max.y}};
        paint_qr(ui, square, *serving.code);
        ui.report({ProbedWidget::Kind::note, "event.serve.code", serving.addresses.front(), square.min, square.max});
        ImGui::Dummy({1, code.height()});
    }
    if (event_button(event, "event.serve", ui.lang.tr("Switch it off"), {.on = true}))
        event.wish(DirectorAction::stop_serving);
}

void draw_link(const EventUi& event, const DeskLink& link, bool first) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui, ui.px(44));
    const std::string key = "event.link." + std::to_string(link.table);
    int& chosen = event.state.at_table;
    const bool is_chosen = chosen == link.table;
    if (event_row(event, key, link.title + ": " + link.code, in, is_chosen, chosen == 0 ? first : is_chosen) ||
        event.row_entered(key))
        chosen = link.table;
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.px(1)});
    if (!is_painted(ui, in)) return;
    Rect rest = in.inset(ui.gap(Gap::small), ui.px(2));
    const Rect below = cut_bottom(rest, ui.px(18));
    const float title = std::min(measure(ui, Lettering::strong, link.title).x + ui.gap(Gap::large), rest.width() / 2);
    paint_line(ui, cut_left(rest, title), Lettering::strong, p.text, link.title);
    paint_name(ui, rest, Lettering::body, p.text, link.code);
    paint_name(ui, below, Lettering::small, p.quiet, link.key);
}

void draw_links(const EventUi& event) {
    const Ui& ui = event.ui();
    const DeskHall& hall = event.shown.hall;
    event_heading(ui, ui.lang.tr("Lines of the tables"));
    note(ui, "event.hub.says", Lettering::small, ui.palette().text, hall.hub);
    if (!hall.event_key.empty())
        note(ui, "event.key.of-event", Lettering::small, ui.palette().quiet,
             ui.lang.tr("Key of the event, by which bankers know these lines: {key}", {{"key", hall.event_key}}));
    draw_round_choice(event, "event.hall");
    if (hall.tables.empty()) note(ui, "event.links.none", Lettering::small, ui.palette().quiet, event.shown.round.says);
    for (const DeskLink& link : hall.tables) draw_link(event, link, &link == &hall.tables.front());
}

void draw_hub_form(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("The hub of the event"));
    const std::string& own = event.shown.serving.hub_address;
    const bool typed =
        event_field(event, "event.hub.address", state.hub, own.empty() ? "http://192.168.0.7:8017" : own);
    const ButtonStyle style{.enabled = !state.hub.empty() || !own.empty()};
    if ((broad_button(event, "event.hub.name", ui.lang.tr("The tables send there"), style) || typed) && style.enabled)
        event.wish(DirectorAction::name_hub);
}

void draw_table_files(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Files of the tables"));
    if (dialog_toggle(event.dialog, "event.phones", ui.lang.tr("The players' phones may act at these tables"),
                      state.phones))
        state.phones = !state.phones;
    const bool typed = event_field(event, "event.table-folder", state.table_folder, "/media/anna/STICK");
    const ButtonStyle style{.enabled = !state.table_folder.empty() && !event.shown.hall.tables.empty(),
                            .tip = ui.lang.tr("A folder in which each table gets a file of its own; it is made if it "
                                              "is missing")};
    if ((broad_button(event, "event.tables.write", ui.lang.tr("Write a file for each table"), style) || typed) &&
        style.enabled)
        event.wish(DirectorAction::write_tables);
}

/// The pages as files, for a web server on the internet.
void draw_published(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    const DirectorServing& serving = event.shown.serving;
    event_heading(ui, ui.lang.tr("Pages as files, for any web server"));
    const bool typed = event_field(event, "event.pages", state.pages_folder, "/home/anna/pages");
    const ButtonStyle style{
        .enabled = !state.pages_folder.empty() && !serving.publishes,
        .tip = ui.lang.tr("A folder that is new, empty, or was published to before; other files are not touched")};
    if ((broad_button(event, "event.publish", ui.lang.tr("Write the pages now"), style) || typed) && style.enabled)
        event.wish(DirectorAction::publish);
    if ((style.enabled || serving.publishes_always) &&
        dialog_toggle(event.dialog, "event.publish.always", ui.lang.tr("Now, and again after each change"),
                      serving.publishes_always))
        event.wish(DirectorAction::publish_always);
    if (serving.publishes)
        note(ui, "event.publishing", Lettering::small, ui.palette().quiet, ui.lang.tr("The pages are being written."));
    else if (!serving.published.empty())
        note(ui, "event.published", Lettering::small, serving.publish_failed ? ui.palette().refused : ui.palette().fine,
             serving.published);
}

/// The whole book in another place.
void draw_copy(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("A copy of the event"));
    const bool typed = event_field(event, "event.copy.to", state.copy_to, "/media/anna/STICK");
    const ButtonStyle style{
        .enabled = !state.copy_to.empty(),
        .tip = ui.lang.tr("With its whole book: a folder, a new file, or postgresql://HOST/DATABASE#NAME")};
    if ((broad_button(event, "event.copy", ui.lang.tr("Make a copy"), style) || typed) && style.enabled)
        event.wish(DirectorAction::copy_event);
}

/// The key of the chosen table.
void draw_table_key(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    const auto& tables = event.shown.hall.tables;
    const auto found = std::ranges::find(tables, state.at_table, &DeskLink::table);
    if (found == tables.end())
        return note(ui, "event.key.none", Lettering::small, ui.palette().quiet,
                    ui.lang.tr("Choose a table for its key: a broken laptop's is withdrawn, and the next laptop that "
                               "joins the table gets its own."));
    note(ui, "event.key.at", Lettering::title, ui.palette().text, found->title);
    note(ui, "event.key.says", Lettering::small, ui.palette().quiet, found->key);
    if (broad_button(event, "event.key.withdraw", ui.lang.tr("Withdraw its key"), {.enabled = found->has_key}))
        event.wish(DirectorAction::withdraw_key, found->table);
    const bool typed = event_field(event, "event.key", state.key, ui.lang.tr("Another public key"));
    const ButtonStyle style{.enabled = !state.key.empty()};
    if ((broad_button(event, "event.key.replace", ui.lang.tr("Replace its key"), style) || typed) && style.enabled)
        event.wish(DirectorAction::replace_key);
}

std::string role_name(const Language& lang, OfficialRole role) {
    switch (role) {
        case OfficialRole::director:
            return lang.tr("Director");
        case OfficialRole::judge:
            return lang.tr("Judge");
        case OfficialRole::banker:
            return lang.tr_in("an official", "Banker");
    }
    return {};
}

void draw_officials(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Officials"));
    const auto& officials = event.shown.hall.officials;
    if (officials.empty())
        note(ui, "event.officials.none", Lettering::small, ui.palette().quiet,
             ui.lang.tr("No official is named: everyone who acts on this computer may do everything."));
    for (std::size_t i = 0; i < officials.size(); ++i) {
        const std::string key = "event.official." + std::to_string(i);
        note(ui, key, Lettering::body, ui.palette().text, officials[i].text);
        if (event_button(event, key + ".remove", ui.lang.tr("Remove"), {.look = ButtonLook::quiet}))
            event.wish(DirectorAction::remove_official, static_cast<int>(i));
    }
    bool typed = event_field(event, "event.official", state.official, ui.lang.tr("Name"));
    constexpr std::array roles{OfficialRole::director, OfficialRole::judge, OfficialRole::banker};
    const auto choice = [&](OfficialRole role) {
        return std::tuple("event.role." + std::to_string(static_cast<int>(role)), role_name(ui.lang, role),
                          role == state.role);
    };
    if (const OfficialRole* role = choose_one(event.dialog, roles, choice, {})) state.role = *role;
    if (state.role == OfficialRole::banker)
        typed = event_field(event, "event.official.table", state.official_table, ui.lang.tr_in("of an event", "Table"),
                            ui.px(110)) ||
                typed;
    const ButtonStyle style{.enabled = !state.official.empty()};
    if ((broad_button(event, "event.official.add", ui.lang.tr("Name this official"), style) || typed) && style.enabled)
        event.wish(DirectorAction::name_official);
}

void draw_folder_of_games(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Results of the games in a folder"));
    const bool typed = event_field(event, "event.folder", state.folder, "/home/anna/games");
    const ButtonStyle style{.enabled = !state.folder.empty()};
    if ((broad_button(event, "event.collect", ui.lang.tr("Take the results"), style) || typed) && style.enabled)
        event.wish(DirectorAction::collect);
    if (style.enabled &&
        dialog_toggle(event.dialog, "event.watch", ui.lang.tr("Keep checking the folder"), state.watches))
        event.wish(DirectorAction::watch_folder);
    const auto& collected = event.shown.serving.collected;
    for (std::size_t i = 0; i < collected.size(); ++i)
        note(ui, "event.collected." + std::to_string(i), Lettering::small, ui.palette().text, collected[i]);
}

}  // namespace

void draw_event_hall(const EventUi& event, const Rect& in) {
    const Pane pane("event.list.hall", in);
    draw_serving(event);
    draw_links(event);
}

void draw_event_hall_side(const EventUi& event) {
    draw_hub_form(event);
    draw_table_files(event);
    draw_table_key(event);
    draw_officials(event);
    draw_folder_of_games(event);
    draw_published(event);
    draw_copy(event);
}

}  // namespace tablebank
