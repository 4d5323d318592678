// The players' phones at the open game: what the banker does with them, and what they did.

#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/localized_line.h"
#include "app/viewmodel/keys.h"
#include "app/viewmodel/open_game.h"

namespace tablebank {
namespace {

Word key_word(const Language& lang, const char* name, KeyAction action) {
    return {name, key_text(lang, hint_of(action))};
}

}  // namespace

void OpenGame::turn_phones(const Language& lang, const intent::Phones& wanted, const std::function<void()>& wake,
                           Notice& notice) {
    const Seat seat{wanted.number};
    switch (wanted.action) {
        case PhonesAction::show:
            return phones.switch_on(lang, session_.path());
        case PhonesAction::play:
            return phones.play(lang, session_, wake);
        case PhonesAction::off:
            return phones.switch_off();
        case PhonesAction::choose:
            return phones.choose(seat);
        case PhonesAction::renew:
            return phones.ask(seat, false);
        case PhonesAction::withdraw:
            return phones.ask(seat, true);
        case PhonesAction::agree:
            return phones.answer(lang, true);
        case PhonesAction::keep:
            return phones.answer(lang, false);
        case PhonesAction::set_mode:
            return phones.set_mode(static_cast<PhoneMode>(wanted.number));
        case PhonesAction::turn_dice:
            return phones.turn_dice();
        case PhonesAction::stop:
            return phones.stop_or_go();
        case PhonesAction::decline:
            begin_line(notice);
            return phones.decline();
        case PhonesAction::set_pin:
            return phones.set_pin(lang);
        case PhonesAction::open_bank:
            return phones.open_bank();
        case PhonesAction::confirm:
            break;
    }
    begin_line(notice);
    if (phones.waiting() == 0) return notice.show_error(lang.tr("No act waits."));
    try {
        if (const auto posted = phones.confirm()) return tell(lang, *posted);
        notice.show_error(lang.tr("It would mean something else now, and was not posted; its player sees that."));
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    }
}

bool OpenGame::serve_phones(const Language& lang, Notice& notice) {
    const bool changed = phones.serve(lang, dialogs.state().open == Dialog::repair);
    for (const PhoneNotice& told : phones.take_notices()) hear(lang, told, notice);
    return changed;
}

void OpenGame::hear(const Language& lang, const PhoneNotice& told, Notice& notice) {
    const bool is_bank = told.seat.number == 0;
    const Word player{"player", is_bank ? lang.tr("the banker") : session_.setup().player(told.seat).name};
    const Word text{"text", told.effect};
    switch (told.what) {
        case PhoneNotice::What::posted:
            tell(lang, told.entries);
            if (is_bank) break;
            table.line.notice = lang.tr("From the phone of {player}: {text} {key} undoes it.",
                                        {player, {"text", table.line.notice}, key_word(lang, "key", KeyAction::undo)});
            break;
        case PhoneNotice::What::waits:
            table.line.notice = lang.tr("{player} waits for you: {text} {key} posts it, {other} declines it.",
                                        {player, text, key_word(lang, "key", KeyAction::confirm_phone),
                                         key_word(lang, "other", KeyAction::decline_phone)});
            break;
        case PhoneNotice::What::asks_undo:
            table.line.notice = lang.tr("{player} asks for an undo: {text} {key} posts it, {other} declines it.",
                                        {player, text, key_word(lang, "key", KeyAction::confirm_phone),
                                         key_word(lang, "other", KeyAction::decline_phone)});
            break;
        case PhoneNotice::What::withdrawn:
            table.line.notice = lang.tr("{player} withdrew what waited for you.", {player});
            break;
        case PhoneNotice::What::bank_closed:
            phones.warn();
            notice.show_error(lang.tr("Five wrong PINs: the banker's own page is closed."));
            break;
        case PhoneNotice::What::not_stored:
            notice.show_error(
                lang.tr("An act of {player} could not be stored: {reason}", {player, {"reason", told.difficulty}}));
            break;
    }
}

}  // namespace tablebank
