// The game on the players' own phones: the code that leads there, what the phones may do, the acts that wait for the
// banker, and the switch.

#include <algorithm>
#include <array>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/qr_code.h"

namespace tablebank {
namespace {

constexpr std::array all_modes{PhoneMode::at_once, PhoneMode::confirm, PhoneMode::dues};

std::string mode_text(const Language& lang, PhoneMode mode) {
    switch (mode) {
        case PhoneMode::at_once:
            return lang.tr("Post it at once");
        case PhoneMode::confirm:
            return lang.tr("Ask me each time");
        case PhoneMode::dues:
            return lang.tr("Only dice and dues at once");
    }
    return {};
}

void push(const DialogUi& dialog, PhonesAction action, int number = 0) {
    dialog.queue.push(intent::Phones{action, number});
}

void phones_heading(const Ui& ui, const std::string& words) {
    space(ui, Gap::small);
    text(ui, Lettering::strong, ui.palette().text, words);
}

/// Off: what each of the two switches does.
void draw_switches(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    if (!snapshot.trouble.empty()) note(ui, "phones.trouble", Lettering::body, p.refused, snapshot.trouble);
    phones_heading(ui, ui.lang.tr("To read"));
    note(ui, "phones.what", Lettering::body, p.text,
         ui.lang.tr("Every player sees cash, deeds, what is due and why on their own phone. No one can change anything "
                    "there, and nothing that only the banker sees is shown."));
    const ButtonStyle show{.look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on)};
    if (dialog_button(dialog, "phones.switch", ui.lang.tr("Switch it on"), show) || pressed(KeyAction::go_on))
        push(dialog, PhonesAction::show);
    phones_heading(ui, ui.lang.tr("To play"));
    note(ui, "phones.play-what", Lettering::body, p.text,
         ui.lang.tr("Each player gets a link of their own and acts there: dice, payments, purchases, cards, houses, "
                    "trades. You see every act, and can undo it."));
    note(ui, "phones.plain", Lettering::body, p.text,
         ui.lang.tr("The connection is not encrypted: anyone in this network can read along, and then act in a "
                    "player's name. Whatever is posted can be undone."));
    if (dialog_button(dialog, "phones.play", ui.lang.tr("Let the players act"))) push(dialog, PhonesAction::play);
    space(ui, Gap::small);
    note(ui, "phones.off", Lettering::small, p.quiet,
         ui.lang.tr("Nothing can be reached from outside until you switch it on."));
}

void draw_off_button(const DialogUi& dialog, bool by_enter) {
    const ButtonStyle style{.key_hint = by_enter ? hint_of(KeyAction::go_on) : std::string{}, .on = true};
    space(dialog.ui, Gap::small);
    const bool press = dialog_button(dialog, "phones.switch", dialog.ui.lang.tr("Switch it off"), style);
    if (press || (by_enter && pressed(KeyAction::go_on))) push(dialog, PhonesAction::off);
}

void draw_addresses(const Ui& ui, const PhonesSnapshot& snapshot, Lettering lettering) {
    for (const std::string& address : snapshot.addresses)
        note(ui, "phones.address." + address, lettering, ui.palette().text, address);
}

/// On, for reading only.
void draw_shown_pages(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    note(ui, "phones.how", Lettering::body, ui.palette().text,
         ui.lang.tr("A phone in the same network reads the code, or opens one of these:"));
    draw_addresses(ui, snapshot, Lettering::strong);
    space(ui, Gap::small);
    note(ui, "phones.who", Lettering::small, ui.palette().quiet,
         ui.lang.tr("Anyone on this network can view. Sharing stops when the game closes, or here."));
    draw_off_button(dialog, true);
}

/// What a phone sent and what waits for the banker; Enter posts the first.
void draw_phones_waiting(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    if (snapshot.waiting.empty()) return;
    const Ui& ui = dialog.ui;
    for (std::size_t at = 0; at < snapshot.waiting.size(); ++at)
        note(ui, "phones.waits." + std::to_string(at), at == 0 ? Lettering::strong : Lettering::body, ui.palette().text,
             snapshot.waiting[at]);
    const ButtonStyle post{.look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on)};
    const bool press = dialog_button(dialog, "phones.confirm", ui.lang.tr("Post it"), post);
    if (press || (!ImGui::IsAnyItemActive() && pressed(KeyAction::go_on))) push(dialog, PhonesAction::confirm);
    const ButtonStyle other{.key_hint = hint_of(KeyAction::decline_phone)};
    const std::string words = ui.lang.tr("Decline it");
    beside_if_fits(ui, button_width(ui, words, other));
    if (dialog_button(dialog, "phones.decline", words, other)) push(dialog, PhonesAction::decline);
    space(ui, Gap::small);
}

void draw_phones_mode(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    phones_heading(ui, ui.lang.tr("What a phone sends"));
    const auto choice = [&](PhoneMode mode) {
        return std::tuple("phones.mode." + std::string(to_string(mode)), mode_text(ui.lang, mode),
                          mode == snapshot.mode);
    };
    if (const PhoneMode* mode = choose_one(dialog, all_modes, choice, {}))
        push(dialog, PhonesAction::set_mode, static_cast<int>(*mode));
    const std::string dice = ui.lang.tr("A phone may ask the program to throw its dice");
    const ButtonStyle rolls{.align = Align::left, .on = snapshot.rolls};
    if (dialog_button(dialog, "phones.dice", dice, rolls)) push(dialog, PhonesAction::turn_dice);
    const std::string words = snapshot.stopped ? ui.lang.tr("Let the phones act again") : ui.lang.tr("Stop all phones");
    const ButtonStyle stop{.look = snapshot.stopped ? ButtonLook::primary : ButtonLook::plain,
                           .key_hint = hint_of(KeyAction::stop_phones)};
    beside_if_fits(ui, button_width(ui, words, stop));
    if (dialog_button(dialog, "phones.stop", words, stop)) push(dialog, PhonesAction::stop);
    if (snapshot.stopped)
        note(ui, "phones.stopped", Lettering::body, ui.palette().refused,
             ui.lang.tr("All phones are stopped. Nothing that they send is posted."));
}

/// The question before a link is replaced or withdrawn: the phone that has it loses it for good.
void draw_phones_question(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    note(ui, "phones.asks", Lettering::strong, ui.palette().text, snapshot.asks);
    if (dialog_button(dialog, "phones.agree", ui.lang.tr("Yes"))) push(dialog, PhonesAction::agree);
    const std::string words = ui.lang.tr("Keep it");
    beside_if_fits(ui, button_width(ui, words));
    if (dialog_button(dialog, "phones.keep", words)) push(dialog, PhonesAction::keep);
}

/// The banker's own page: its PIN, and the way back in after too many wrong ones.
void draw_bank_page(const DialogUi& dialog, const PhonesSnapshot& snapshot, const PhoneSeatRow& bank,
                    PhonesState& state) {
    const Ui& ui = dialog.ui;
    note(ui, "phones.bank-what", Lettering::body, ui.palette().text,
         ui.lang.tr(
             "Your own page on a phone: any line, undo, confirm and decline, stop all phones. It asks for a PIN."));
    if (!bank.link.empty()) note(ui, "phones.link", Lettering::small, ui.palette().text, bank.link);
    if (snapshot.bank_closed) {
        note(ui, "phones.bank-closed", Lettering::body, ui.palette().refused,
             ui.lang.tr("Five wrong PINs: the banker's own page is closed."));
        if (dialog_button(dialog, "phones.open-bank", ui.lang.tr("Open it again")))
            push(dialog, PhonesAction::open_bank);
    }
    const FieldStyle style{.hint = ui.lang.tr("A PIN of 4 to 12 digits"), .width = ui.px(260), .hidden = true};
    const FieldEvents typing = dialog.ring.field_stop("phones.pin", state.pin, style);
    const std::string words =
        bank.link.empty() ? ui.lang.tr("Open the page with this PIN") : ui.lang.tr("Set this PIN");
    beside_if_fits(ui, button_width(ui, words));
    const ButtonStyle set{.enabled = !state.pin.empty()};
    if (dialog_button(dialog, "phones.set-pin", words, set) || (typing.entered && set.enabled))
        push(dialog, PhonesAction::set_pin);
}

void draw_links(const DialogUi& dialog, const PhonesSnapshot& snapshot, PhonesState& state) {
    const Ui& ui = dialog.ui;
    phones_heading(ui, ui.lang.tr("The link of each player"));
    const auto choice = [](const PhoneSeatRow& row) {
        return std::tuple("phones.seat." + std::to_string(row.seat.number), row.name, row.chosen);
    };
    if (const PhoneSeatRow* row = choose_one(dialog, snapshot.seats, choice, {}))
        push(dialog, PhonesAction::choose, row->seat.number);
    const auto chosen = std::ranges::find(snapshot.seats, true, &PhoneSeatRow::chosen);
    if (chosen == snapshot.seats.end()) return;
    if (chosen->seat.number == 0) return draw_bank_page(dialog, snapshot, *chosen, state);
    if (chosen->link.empty())
        note(ui, "phones.no-link", Lettering::body, ui.palette().quiet,
             ui.lang.tr("{player} has no link; you play that seat.", {{"player", chosen->name}}));
    else
        note(ui, "phones.link", Lettering::small, ui.palette().text, chosen->link);
    if (!snapshot.asks.empty()) return draw_phones_question(dialog, snapshot);
    const std::string renew = chosen->link.empty() ? ui.lang.tr("Make a link") : ui.lang.tr("Make a new link");
    if (dialog_button(dialog, "phones.renew", renew)) push(dialog, PhonesAction::renew, chosen->seat.number);
    const std::string withdraw = ui.lang.tr("Withdraw the link");
    beside_if_fits(ui, button_width(ui, withdraw));
    const ButtonStyle style{.enabled = !chosen->link.empty()};
    if (dialog_button(dialog, "phones.withdraw", withdraw, style))
        push(dialog, PhonesAction::withdraw, chosen->seat.number);
}

void draw_phones_latest(const DialogUi& dialog, const PhonesSnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    phones_heading(ui, ui.lang.tr("Posted by phones"));
    for (std::size_t at = 0; at < snapshot.latest.size(); ++at)
        note(ui, "phones.latest." + std::to_string(at), Lettering::small, ui.palette().text, snapshot.latest[at]);
    if (snapshot.latest.empty())
        note(ui, "phones.none-yet", Lettering::small, ui.palette().quiet, ui.lang.tr("Nothing yet."));
    const ButtonStyle style{.key_hint = hint_of(KeyAction::undo)};
    if (dialog_button(dialog, "phones.undo", ui.lang.tr("Undo the last entry"), style))
        dialog.queue.push(intent_of(KeyAction::undo));
}

/// On, and the phones act.
void draw_play(const DialogUi& dialog, const PhonesSnapshot& snapshot, PhonesState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    if (!ui.said().empty()) note(ui, "phones.said", Lettering::body, ui.is_error() ? p.refused : p.fine, ui.said());
    if (!snapshot.trouble.empty()) note(ui, "phones.trouble", Lettering::body, p.refused, snapshot.trouble);
    draw_phones_waiting(dialog, snapshot);
    draw_links(dialog, snapshot, state);
    draw_phones_mode(dialog, snapshot);
    draw_phones_latest(dialog, snapshot);
    phones_heading(ui, ui.lang.tr("For everyone, to read"));
    draw_addresses(ui, snapshot, Lettering::small);
    note(ui, "phones.plain", Lettering::small, p.text,
         ui.lang.tr("The connection is not encrypted: anyone in this network can read along, and then act in a "
                    "player's name. Whatever is posted can be undone."));
    draw_off_button(dialog, false);
}

}  // namespace

void draw_phones(const Ui& ui, const PhonesSnapshot& snapshot, PhonesState& state, PendingIntent& queue) {
    Rect rest = draw_side_head(ui, "phones", ui.lang.tr("Phones"), state.from, queue);
    using enum KeyAction;
    listen_for({undo, confirm_phone, decline_phone, stop_phones}, queue);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    if (snapshot.on()) {
        const float side = std::min({rest.height(), rest.width() * (snapshot.plays ? 0.4F : 0.5F), ui.px(520)});
        Rect left = cut_left(rest, side, ui.gap(Gap::large));
        const Rect code = cut_top(left, side);
        if (snapshot.code)
            paint_qr(ui, code, *snapshot.code);
        else
            paint_panel(ui, code, ui.palette().panel);
        ui.report({ProbedWidget::Kind::note, "phones.code", snapshot.code_of, code.min, code.max});
    }
    const Pane pane("phones", rest);
    if (!snapshot.on())
        draw_switches(dialog, snapshot);
    else if (snapshot.plays)
        draw_play(dialog, snapshot, state);
    else
        draw_shown_pages(dialog, snapshot);
}

}  // namespace tablebank
