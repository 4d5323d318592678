#include "app/event/changed_event.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "app/event/game_check.h"
#include "app/event/refuse_act.h"
#include "app/event/refused.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;
using Log = std::vector<std::shared_ptr<const LoggedAct>>;

/// What acts that undo or amend others say about each entry. The last word counts: an undone change has no effect.
std::map<std::int64_t, ActFate> fates_in(const Log& log) {
    std::map<std::int64_t, ActFate> fates;
    for (auto row = log.rbegin(); row != log.rend(); ++row) {
        const LoggedAct& logged = **row;
        const auto entry = changed_entry(logged.act);
        if (!entry || fates.contains(logged.stamp.entry)) continue;
        const bool undone = std::holds_alternative<act::Undone>(logged.act);
        fates.try_emplace(*entry, ActFate{undone ? ActFate::Kind::undone : ActFate::Kind::amended, logged.stamp.entry});
    }
    return fates;
}

/// Reads a book again with a change at its end.
class Replay {
public:
    Replay(const Event& event, const Act& change, const std::string& why) : before_(event), log_(event.log) {
        changed_ = changed_entry(change).value();
        log_.push_back(std::make_shared<const LoggedAct>(
            LoggedAct{change, {.entry = event.last + 1, .at = 0, .who = {}, .why = why}}));
        fates_ = fates_in(log_);
    }

    ChangedEvent run() && {
        told_.after.log.reserve(log_.size());
        for (const auto& logged : log_) {
            if (logged == log_.back()) break;
            if (!changed_entry(logged->act)) take(*logged);
            told_.after.last = logged->stamp.entry;
        }
        told_.after.log = before_.log;
        told_.after.changes = before_.changes;
        told_.after.fates = std::move(fates_);
        return std::move(told_);
    }

private:
    void take(const LoggedAct& logged) {
        const std::int64_t entry = logged.stamp.entry;
        const auto fate = fates_.find(entry);
        if (fate != fates_.end() && fate->second.kind == ActFate::Kind::undone) return leave_undone(logged);
        const bool amended = fate != fates_.end();
        ActStamp stamp = logged.stamp;
        const Act* act = &logged.act;
        if (amended) {
            const LoggedAct& change = *log_[static_cast<std::size_t>(fate->second.by) - 1];
            act = &std::get<act::Amended>(change.act).act->act;
            stamp.why = change.stamp.why;
        }
        if (stays_early(*act)) return keep(*act, stamp);
        const bool is_new = amended && fate->second.by == before_.last + 1;
        EventDecision decided = decide_again(told_.after, *act, stamp.why);
        if (const auto no = refusal(decided, *act, !amended && logged.unrung, is_new)) {
            if (is_new) told_.refused = no;
            return fall_out(*act, stamp, *no);
        }
        if (is_new) told_.instead = std::get<Act>(decided);
        keep(std::get<Act>(decided), stamp);
    }

    void keep(const Act& act, const ActStamp& stamp) {
        apply_effect(told_.after, act, stamp);
        const auto before = before_.fate(stamp.entry);
        if (before && before->kind == ActFate::Kind::out) told_.back.push_back(stamp.entry);
    }

    /// An early result waits for its decision also if the bell rang before it after all.
    [[nodiscard]] bool stays_early(const Act& act) {
        const auto* result = std::get_if<act::ResultTaken>(&act);
        return result != nullptr && result->early && table_of(*result) != nullptr &&
               told_.after.rounds.at(result->round).has_begun();
    }

    /// Why an act is not in force. Only an act that is amended now may get other places.
    [[nodiscard]] std::optional<EventRefusal> refusal(const EventDecision& decided, const Act& act, bool unrung,
                                                      bool is_new) const {
        if (const auto* no = std::get_if<EventRefusal>(&decided)) return *no;
        if (!is_new && std::get<Act>(decided) != act) return refused(Code::act_differs);
        const auto* result = std::get_if<act::ResultTaken>(&std::get<Act>(decided));
        if (result == nullptr || result->early || unrung) return std::nullopt;
        if (told_.after.rounds.at(result->round).has_begun()) return std::nullopt;
        return refused_round(Code::round_not_rung, result->round);
    }

    void fall_out(const Act& act, const ActStamp& stamp, const EventRefusal& no) {
        pass_over(told_.after, act);
        if (const auto* result = std::get_if<act::ResultTaken>(&act)) set_aside(*result, stamp, no);
        const auto before = before_.fate(stamp.entry);
        const bool was_out = before && before->kind == ActFate::Kind::out;
        fates_[stamp.entry] = {ActFate::Kind::out, was_out ? before->by : before_.last + 1};
        if (!was_out && stamp.entry != changed_) told_.out.push_back({stamp.entry, no});
    }

    /// A result that does not count any longer is still listed: as an early one, or as a history of its game.
    void set_aside(const act::ResultTaken& result, const ActStamp& stamp, const EventRefusal& no) {
        if (no.code == Code::round_not_rung) {
            act::ResultTaken early = result;
            early.early = true;
            early.correction = 0;
            told_.after.early.push_back({std::move(early), stamp});
        } else if (EventTable* table = table_of(result); table != nullptr && result.source) {
            table->forks.push_back({{result.round, result.table, *result.source}, found_in(stamp.why), stamp.entry});
        }
    }

    /// The game of a result that the director undoes stays as evidence, about which they have decided.
    void leave_undone(const LoggedAct& logged) {
        pass_over(told_.after, logged.act);
        const auto* result = std::get_if<act::ResultTaken>(&logged.act);
        if (result == nullptr || !result->source) return;
        if (EventTable* table = table_of(*result))
            table->decided.push_back(
                {{result->round, result->table, *result->source}, found_in(logged.stamp.why), logged.stamp.entry});
    }

    [[nodiscard]] EventTable* table_of(const act::ResultTaken& result) {
        const auto round = told_.after.rounds.find(result.round);
        if (round == told_.after.rounds.end()) return nullptr;
        const auto found = std::ranges::find(round->second.tables, result.table,
                                             [](const EventTable& table) { return table.seating.number; });
        return found == round->second.tables.end() ? nullptr : &*found;
    }

    const Event& before_;
    Log log_;
    std::int64_t changed_ = 0;
    std::map<std::int64_t, ActFate> fates_;
    ChangedEvent told_{};
};

std::vector<std::int64_t> entries_of(const std::vector<FallenOut>& out) {
    std::vector<std::int64_t> entries;
    entries.reserve(out.size());
    for (const FallenOut& one : out) entries.push_back(one.entry);
    return entries;
}

/// What tables have signed, and how they reach the hub: only another act changes it.
bool is_evidence(const Act& act) {
    return std::holds_alternative<act::Created>(act) || std::holds_alternative<act::HubNamed>(act) ||
           std::holds_alternative<act::KeyEnrolled>(act) || std::holds_alternative<act::KeyWithdrawn>(act) ||
           std::holds_alternative<act::ForkKept>(act);
}

std::optional<EventRefusal> check_change(const Event& event, std::int64_t entry, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (event.logged(entry) == nullptr) return refused_number(Code::no_such_entry, entry);
    if (event.changes >= EventLimits::changes) return refused_number(Code::too_many_changes, EventLimits::changes);
    return std::nullopt;
}

/// With what an amended act keeps of the one that it replaces; nullopt if it cannot replace it.
std::optional<Act> act_instead(const Act& was, Act instead) {
    const bool evidence = is_evidence(was) && !std::holds_alternative<act::Created>(was);
    if (was.index() != instead.index() || evidence || changed_entry(was)) return std::nullopt;
    if (auto* added = std::get_if<act::PlayerAdded>(&instead)) added->number = std::get<act::PlayerAdded>(was).number;
    if (auto* given = std::get_if<act::PenaltyGiven>(&instead)) given->number = std::get<act::PenaltyGiven>(was).number;
    if (auto* result = std::get_if<act::ResultTaken>(&instead)) {
        const auto& before = std::get<act::ResultTaken>(was);
        if (before.source || result->source) return std::nullopt;
        result->correction = before.correction;
        result->early = false;
    }
    return instead;
}

/// New names are as strict as in a new act.
std::optional<EventRefusal> refuse_names(const Event& event, const Act& act) {
    std::vector<std::string> names;
    if (const auto* made = std::get_if<act::Created>(&act)) names = {made->name};
    if (const auto* added = std::get_if<act::PlayerAdded>(&act)) {
        names = {added->name};
        const EventPlayer* other = event.player(added->name);
        if (other != nullptr && other->number != added->number) return refused(Code::player_twice, added->name);
        if (!added->family.empty()) names.push_back(added->family);
    }
    for (const std::string& name : names)
        if (!is_event_name(name)) return refused(Code::name_invalid, name);
    return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> changed_entry(const Act& act) {
    if (const auto* undone = std::get_if<act::Undone>(&act)) return undone->entry;
    if (const auto* amended = std::get_if<act::Amended>(&act)) return amended->entry;
    return std::nullopt;
}

ChangedEvent change_event(const Event& event, const Act& change, const std::string& why) {
    return Replay(event, change, why).run();
}

const Act& act_in_force(const Event& event, std::int64_t entry) {
    const auto fate = event.fate(entry);
    const LoggedAct* change = fate && fate->kind == ActFate::Kind::amended ? event.logged(fate->by) : nullptr;
    return change == nullptr ? event.logged(entry)->act : std::get<act::Amended>(change->act).act->act;
}

bool asks_first(const Event& event, const Act& change) {
    const auto out = [](const auto& one) { return !one.out.empty(); };
    if (const auto* undone = std::get_if<act::Undone>(&change); undone != nullptr && out(*undone)) return true;
    if (const auto* amended = std::get_if<act::Amended>(&change); amended != nullptr && out(*amended)) return true;
    const Act* target = &change;
    while (const auto entry = changed_entry(*target)) target = &event.logged(*entry)->act;
    return std::holds_alternative<act::RoundOpened>(*target) || std::holds_alternative<act::Seated>(*target);
}

void apply_change(Event& event, const Act& change, const ActStamp& stamp) {
    ChangedEvent changed = change_event(event, change, stamp.why);
    if (changed.refused) throw std::logic_error("an act is amended that does not fit");
    event = std::move(changed.after);
    ++event.changes;
}

bool may_be_undone(const Event& event, std::int64_t entry) {
    const LoggedAct* logged = event.logged(entry);
    const auto fate = event.fate(entry);
    return logged != nullptr && !is_evidence(logged->act) && (!fate || fate->kind == ActFate::Kind::amended);
}

EventDecision decide_undoing(const Event& event, std::int64_t entry, std::string_view why) {
    if (auto no = check_change(event, entry, why)) return *no;
    if (is_evidence(event.logged(entry)->act)) return refused_number(Code::not_undoable, entry);
    if (!may_be_undone(event, entry)) return refused(Code::nothing_changed);
    act::Undone undone{entry, {}};
    undone.out = entries_of(change_event(event, undone, std::string(why)).out);
    return undone;
}

EventDecision decide_amendment(const Event& event, std::int64_t entry, const Act& instead, std::string_view why,
                               ActRules rules) {
    if (auto no = check_change(event, entry, why)) return *no;
    const auto* earlier = std::get_if<act::Amended>(&event.logged(entry)->act);
    const std::int64_t target = earlier == nullptr ? entry : earlier->entry;
    const auto fate = event.fate(target);
    const auto wish = act_instead(event.logged(target)->act, instead);
    if (!wish || (fate && fate->kind == ActFate::Kind::undone)) return refused_number(Code::not_amendable, entry);
    if (rules == ActRules::posting)
        if (auto no = refuse_names(event, *wish)) return *no;
    act::Amended amended{target, std::make_shared<const act::Boxed>(act::Boxed{*wish}), {}};
    const ChangedEvent changed = change_event(event, amended, std::string(why));
    if (changed.refused) return *changed.refused;
    if (*changed.instead == act_in_force(event, target) && (!fate || fate->kind != ActFate::Kind::out))
        return refused(Code::nothing_changed);
    amended.act = std::make_shared<const act::Boxed>(act::Boxed{*changed.instead});
    amended.out = entries_of(changed.out);
    return amended;
}

EventDecision decide_dismissal(const Event& event, std::int64_t entry, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    bool waits =
        std::ranges::any_of(event.early, [&](const TableResultTaken& one) { return one.stamp.entry == entry; });
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables)
            waits = waits || std::ranges::count(table.forks, entry, &HistoryKept::entry) > 0;
    if (!waits) return refused_number(Code::not_undecided, entry);
    return act::Dismissed{entry};
}

}  // namespace tablebank
