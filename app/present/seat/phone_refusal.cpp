#include "app/present/seat/phone_refusal.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string_view to_string(PhoneRefusal refusal) {
    constexpr std::array<std::string_view, all_phone_refusals.size()> names{
        "malformed",     "other-page",   "unknown-link",  "too-fast",      "stopped",
        "banker-only",   "other-player", "nothing-typed", "waits-already", "not-your-last",
        "no-such-offer", "not-posted",   "not-stored",    "repairing",     "not-in-time",
        "pin-needed",    "wrong-pin",    "bank-closed",   "thrown-by-hand"};
    return names.at(static_cast<std::size_t>(refusal));
}

std::string phone_refusal_text(const Language& lang, PhoneRefusal refusal) {
    switch (refusal) {
        case PhoneRefusal::malformed:
            return lang.tr("The bank cannot read what this phone sent. Load the page again.");
        case PhoneRefusal::other_page:
            return lang.tr("Only the page of your own link can act for your seat.");
        case PhoneRefusal::unknown_link:
            return lang.tr("This link opens no seat of this game. Ask the banker for a new one.");
        case PhoneRefusal::too_fast:
            return lang.tr("That was too fast. Wait a second.");
        case PhoneRefusal::stopped:
            return lang.tr("The banker has stopped all phones. Tell the banker what you do.");
        case PhoneRefusal::banker_only:
            return lang.tr("Only the banker posts this. Tell the banker what you do.");
        case PhoneRefusal::other_player:
            return lang.tr("A phone acts for its own seat only.");
        case PhoneRefusal::nothing_typed:
            return lang.tr("There is nothing to post.");
        case PhoneRefusal::waits_already:
            return lang.tr("Your last act still waits for the banker.");
        case PhoneRefusal::not_your_last:
            return lang.tr("This is not the last entry any more. Ask the banker at the table.");
        case PhoneRefusal::no_such_offer:
            return lang.tr("This offer is over.");
        case PhoneRefusal::not_posted:
            return lang.tr("The banker did not post this.");
        case PhoneRefusal::not_stored:
            return lang.tr("The bank could not store this. Nothing was posted; tell the banker.");
        case PhoneRefusal::repairing:
            return lang.tr("The banker is correcting an entry. Wait until that is done.");
        case PhoneRefusal::not_in_time:
            return lang.tr("The bank did not answer in time. This is sent again, and posted once.");
        case PhoneRefusal::pin_needed:
            return lang.tr("Type the PIN of the banker's page.");
        case PhoneRefusal::wrong_pin:
            return lang.tr("This is not the PIN.");
        case PhoneRefusal::thrown_by_hand:
            return lang.tr("At this table the dice are thrown by hand.");
        case PhoneRefusal::bank_closed:
            return lang.tr("Too many wrong PINs. Open this page again at the laptop.");
    }
    return {};
}

}  // namespace tablebank
