#include "app/event/refuse_act.h"

#include <stdexcept>

#include "app/event/game_check.h"
#include "app/event/refused.h"
#include "ledger/books/entry_validation.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// One line, as short as in a game: a reason, and who gives it. Nothing that breaks a line gets into the book: its
/// hashes cover it line by line.
bool is_short_line(const std::string& text) {
    return is_plain_text(text) && count_characters(text) <= EventLimits::why;
}

/// The same, and the findings of a game after it (reason_with) in addition.
bool is_reason(const std::string& text) {
    if (is_short_line(text)) return true;
    const std::string found = found_in(text);
    const std::string behind = " (" + found + ")";
    return is_plain_text(text) && !found.empty() && text.ends_with(behind) &&
           count_characters(found) <= EventLimits::found &&
           count_characters(text.substr(0, text.size() - behind.size())) <= EventLimits::why;
}

/// Decides an act again from the intent that it stands for.
struct DecidedAgain {
    const Event& event;
    const std::string& why;

    EventDecision operator()(const act::Created& made) const { return decide_creation(made, ActRules::reading); }
    EventDecision operator()(const act::PlayerAdded& added) const {
        return decide_player(event, added, ActRules::reading);
    }
    EventDecision operator()(const act::PlayerLeft& left) const {
        return decide_leaving(event, left.player, left.from, why);
    }
    EventDecision operator()(const act::PlayerReturned& returned) const {
        return decide_return(event, returned.player, returned.from);
    }
    EventDecision operator()(const act::CheckedIn& in) const { return decide_check_in(event, in.player); }
    EventDecision operator()(const act::Hidden& hidden) const {
        return decide_hiding(event, hidden.player, hidden.hidden);
    }
    EventDecision operator()(const act::Seated& seated) const {
        return decide_seating(event, seated, std::nullopt, why, ActRules::reading);
    }
    EventDecision operator()(const act::RoundOpened& opened) const {
        EventDecision decided = decide_opening_of_round(event, opened.round, why, ActRules::reading);
        if (auto* act = std::get_if<Act>(&decided)) std::get<act::RoundOpened>(*act).at = opened.at;
        return decided;
    }
    EventDecision operator()(const act::Extended& extended) const { return decide_extension(event, extended, why); }
    EventDecision operator()(const act::ResultTaken& taken) const {
        return taken.correction == 0 ? decide_result(event, taken, why, ActRules::reading)
                                     : decide_correction(event, taken, why);
    }
    EventDecision operator()(const act::ForkKept& fork) const { return decide_fork(event, fork, ActRules::reading); }
    EventDecision operator()(const act::RoundUnlocked& unlocked) const {
        return decide_unlocking(event, unlocked.round, why);
    }
    EventDecision operator()(const act::PenaltyGiven& given) const { return decide_penalty(event, given, why); }
    EventDecision operator()(const act::PenaltyWithdrawn& withdrawn) const {
        return decide_withdrawal(event, withdrawn.number, why);
    }
    EventDecision operator()(const act::SchemeChanged& changed) const {
        return decide_scheme(event, changed.scheme, why);
    }
    EventDecision operator()(const act::LotsDrawn& drawn) const { return decide_lots(event, drawn.players); }
    EventDecision operator()(const act::HubNamed& hub) const { return decide_hub(event, hub); }
    EventDecision operator()(const act::KeyEnrolled& enrolled) const {
        return decide_key(event, enrolled, why, ActRules::reading);
    }
    EventDecision operator()(const act::KeyWithdrawn& withdrawn) const {
        return decide_key_withdrawal(event, withdrawn, why);
    }
    EventDecision operator()(const act::OfficialNamed& official) const {
        return decide_official(event, official, ActRules::reading);
    }
    EventDecision operator()(const act::OfficialRemoved& removed) const { return decide_removal(event, removed); }
    EventDecision operator()(const act::Reseated& real) const { return decide_reseating(event, real, why); }
    EventDecision operator()(const act::Dismissed& dismissed) const {
        return decide_dismissal(event, dismissed.entry, why);
    }
    EventDecision operator()(const act::Undone& undone) const { return decide_undoing(event, undone.entry, why); }
    EventDecision operator()(const act::Amended& amended) const {
        if (amended.act == nullptr) return refused(Code::act_differs);
        return decide_amendment(event, amended.entry, amended.act->act, why, ActRules::reading);
    }
};

/// When a bell rang is stated only where an act is amended.
bool states_moment(const Act& act) {
    const auto* opened = std::get_if<act::RoundOpened>(&act);
    return opened != nullptr && opened->at;
}

/// The rules of the event alone.
std::optional<EventRefusal> refuse_deed(const Event& event, const Act& act, const std::string& why) {
    if (states_moment(act)) return refused(Code::act_differs);
    const EventDecision decided = decide_again(event, act, why);
    if (const auto* no = std::get_if<EventRefusal>(&decided)) return *no;
    return std::get<Act>(decided) == act ? std::nullopt : std::optional{refused(Code::act_differs)};
}

}  // namespace

EventDecision decide_again(const Event& event, const Act& act, const std::string& why) {
    if (std::holds_alternative<act::Created>(act) != (event.last == 0)) return refused(Code::act_differs);
    const auto* opened = std::get_if<act::RoundOpened>(&act);
    if (opened != nullptr && opened->at && (*opened->at < first_moment || *opened->at > last_moment))
        return refused(Code::moment_invalid);
    return std::visit(DecidedAgain{event, why}, act);
}

std::optional<EventRefusal> refuse_act(const Event& event, const Act& act, const ActStamp& stamp) {
    if (!is_short_line(stamp.who)) return refused(Code::name_invalid, stamp.who);
    if (!is_reason(stamp.why)) return EventRefusal{.code = Code::name_invalid, .number = EventLimits::why};
    if (stamp.at < first_moment || stamp.at > last_moment) return refused(Code::moment_invalid);
    if (stamp.entry != event.last + 1) return refused(Code::act_differs);
    if (auto no = refuse_official(event, stamp.who, act)) return no;
    return refuse_deed(event, act, stamp.why);
}

std::optional<EventRefusal> follow(Event& event, const Act& act, const ActStamp& stamp) {
    auto no = refuse_act(event, act, stamp);
    if (!no) apply(event, act, stamp);
    return no;
}

Event tried(Event event, const Act& act, const std::string& why) {
    if (const auto no = refuse_deed(event, act, why))
        throw std::logic_error("an act is tried that cannot follow: " + std::string(to_string(no->code)));
    apply(event, act, {.entry = event.last + 1, .at = 0, .who = {}, .why = why});
    return event;
}

}  // namespace tablebank
