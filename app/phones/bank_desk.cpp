#include "app/phones/bank_desk.h"

#include <sodium.h>

#include <utility>

#include "app/present/entries/effect_text.h"
#include "app/present/seat/bank_view.h"
#include "app/present/words/capital.h"
#include "db/file/file_error.h"
#include "ledger/books/phone_poster.h"

namespace tablebank {
namespace {

/// In the limit of acts.
constexpr Seat banker_seat{0};

std::string sentence_of_posted(const Language& lang, const Table& table, const Posted& posted) {
    std::vector<Entry> entries;
    for (std::int64_t at = posted.first; at <= posted.last; ++at) entries.push_back(table.history.at(at));
    const Setup& setup = *table.game.setup;
    return with_capital(setup, effect_text(lang, setup, entries));
}

}  // namespace

bool BankDesk::has_secret(std::string_view secret) const {
    return lock_.has_pin() && secret.size() == secret_.size() &&
           sodium_memcmp(secret.data(), secret_.data(), secret_.size()) == 0;
}

BankDesk::Entered BankDesk::enter(std::string_view pin) {
    if (!entering_.ask(banker_seat, desk_.running_ms())) return {{}, PhoneRefusal::too_fast};
    BankerLock::Answer tried = lock_.enter(pin, desk_.running_ms());
    if (tried.has_just_closed) desk_.notice({.what = PhoneNotice::What::bank_closed});
    switch (tried.what) {
        case BankerLock::Tried::entered:
            return {std::move(tried.token)};
        case BankerLock::Tried::wrong:
            return {{}, PhoneRefusal::wrong_pin};
        case BankerLock::Tried::closed:
            break;
    }
    return {{}, PhoneRefusal::bank_closed};
}

PhoneAnswer BankDesk::answer(PhoneAnswer::What what) const {
    return {.what = what, .last = desk_.session().table().game.last};
}

PhoneAnswer BankDesk::refuse(SeatRefusal refusal) const {
    PhoneAnswer refused = answer(PhoneAnswer::What::refused);
    refused.refusal = std::move(refusal);
    return refused;
}

BankState BankDesk::look(const Language& lang) const {
    const Session& session = desk_.session();
    BankState state{.page = {.table = session.table(),
                             .now_ms = session.now_ms(),
                             .id = desk_.state(),
                             .view = make_bank_view(lang, session),
                             .stopped = desk_.stopped()},
                    .mode = desk_.mode()};
    state.waiting = desk_.all_waiting(lang);
    return state;
}

PhoneAnswer BankDesk::preview(const Language& lang, std::string_view text) {
    if (!rate_.ask(banker_seat, desk_.running_ms())) return refuse(refused_phone(lang, PhoneRefusal::too_fast));
    SeatTried tried = try_bank_text(lang, desk_.session(), text);
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    PhoneAnswer shown = answer(PhoneAnswer::What::shown);
    shown.preview = std::get<SeatPreview>(std::move(tried));
    return shown;
}

PhoneAnswer BankDesk::act(const Language& lang, const PhoneAct& act) try {
    const Session& session = desk_.session();
    if (!rate_.ask(banker_seat, desk_.running_ms())) return refuse(refused_phone(lang, PhoneRefusal::too_fast));
    if (!is_stamp_id(act.id)) return refuse(refused_phone(lang, PhoneRefusal::malformed));
    if (const auto entry = session.entry_with_id(act.id)) {
        if (session.table().history.at(*entry).stamp.poster != bank_phone_poster)
            return refuse(refused_phone(lang, PhoneRefusal::malformed));
        PhoneAnswer before = answer(PhoneAnswer::What::posted);
        before.entry = *entry;
        before.text = sentence_of_posted(lang, session.table(), {*entry, *entry});
        return before;
    }
    if (const auto held = desk_.held()) return refuse(refused_phone(lang, *held));
    SeatTried tried = try_bank_text(lang, session, act.text);
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    auto& preview = std::get<SeatPreview>(tried);
    if (preview.meaning != act.meaning) {
        PhoneAnswer again = answer(PhoneAnswer::What::again);
        again.preview = std::move(preview);
        return again;
    }
    const Posting posting{.id = act.id, .at_ms = {}, .poster = std::string(bank_phone_poster)};
    const StampedOutcome outcome =
        desk_.with_session([&](Session& open, const SeatLinks&) { return open.post(preview.lines, posting); });
    const auto* posted = std::get_if<Posted>(&outcome);
    if (posted == nullptr) return refuse(refused_phone(lang, PhoneRefusal::not_stored));
    desk_.notice({.what = PhoneNotice::What::posted, .entries = *posted});
    PhoneAnswer done = answer(PhoneAnswer::What::posted);
    done.entry = posted->first;
    done.text = sentence_of_posted(lang, session.table(), *posted);
    return done;
} catch (const FileError& error) {
    desk_.notice({.what = PhoneNotice::What::not_stored, .difficulty = error.what()});
    return refuse(refused_phone(lang, PhoneRefusal::not_stored));
}

PhoneAnswer BankDesk::confirm(const Language& lang, const std::string& id) try {
    const auto posted = desk_.confirm(id);
    if (!posted) return refuse(refused_phone(lang, PhoneRefusal::no_such_offer));
    desk_.notice({.what = PhoneNotice::What::posted, .entries = *posted});
    PhoneAnswer done = answer(PhoneAnswer::What::posted);
    done.entry = posted->first;
    done.text = sentence_of_posted(lang, desk_.session().table(), *posted);
    return done;
} catch (const FileError& error) {
    desk_.notice({.what = PhoneNotice::What::not_stored, .difficulty = error.what()});
    return refuse(refused_phone(lang, PhoneRefusal::not_stored));
}

PhoneAnswer BankDesk::decline(const std::string& id) {
    desk_.decline(id);
    return answer(PhoneAnswer::What::done);
}

PhoneAnswer BankDesk::stop(bool stopped) {
    desk_.stop(stopped);
    return answer(PhoneAnswer::What::done);
}

}  // namespace tablebank
