#include "app/present/event/hub_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string hub_refusal_text(const Language& lang, HubState state) {
    switch (state) {
        case HubState::kept:
            return {};
        case HubState::not_begun:
            return lang.tr("the bell of this round has not rung yet; the entries of the table are sent then");
        case HubState::not_now:
            return lang.tr("the hub can neither give nor take anything at the moment");
        case HubState::gap:
            return lang.tr("the hub has more of this game than this file, which another laptop sent");
        case HubState::fork:
            return lang.tr("the hub has another history of this game; both are kept, and the director decides");
        case HubState::not_enrolled:
        case HubState::wrong_code:
            return lang.tr("the hub does not know the line with which this table was joined; take the newest one");
        case HubState::other_key:
            return lang.tr("another laptop keeps this table for the hub; the director can withdraw its key");
        case HubState::key_withdrawn:
            return lang.tr("the director has withdrawn the key of this laptop");
        case HubState::other_event:
            return lang.tr("this hub serves another event");
        case HubState::no_such_table:
            return lang.tr("the event has no such table any more");
        case HubState::other_game:
            return lang.tr(
                "this is not the game that is to be played at this table: edition, rulings or players differ");
        case HubState::not_a_message:
        case HubState::bad_signature:
        case HubState::damaged:
            return lang.tr("the data that reached the hub differs from the data that was sent");
        case HubState::newer:
            return lang.tr("the hub runs an older tablebank, which does not know what this one sends");
        case HubState::too_much:
            return lang.tr("the hub accepts no more from this table");
    }
    return {};
}

std::string unproved_hub_text(const Language& lang) {
    return lang.tr(
        "the server at the address of the hub does not prove that it is the hub of this event; its answers are not "
        "used");
}

std::string stuck_hub_text(const Language& lang) {
    return lang.tr("the hub answers and takes nothing more of this game");
}

std::string phones_barred_text(const Language& lang, const std::string& event) {
    return lang.tr("This game belongs to {event}, whose director does not let the players' phones act.",
                   {{"event", event}});
}

}  // namespace tablebank
