// People who come late, give their seat to someone else or exchange it, and names that were typed wrong. A seat keeps
// its cash, deeds, token and role when its person changes.

#include <algorithm>
#include <cstdlib>

#include "ledger/books/people.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"

namespace tablebank::deciding {

namespace {

/// Requires that people may still change seats in this game.
Check may_change(const Draft& draft) {
    if (draft.before().setup->changes < most_people_changes) return std::nullopt;
    Refusal often{RefusalCode::people_limit};
    often.detail = std::to_string(most_people_changes);
    return often;
}

Refusal about_name(RefusalCode code, const std::string& name) {
    Refusal made{code};
    made.detail = name;
    return made;
}

/// Checks a name that a user types for a new game and for `seat`.
std::optional<Refusal> unclear_name(const Setup& setup, const std::string& name, Seat seat) {
    Refusal unclear = about_name(RefusalCode::name_unclear, name);
    if (!has_clear_marks(name)) return unclear;
    // A role after a name, in a box without roles, was not meant as a part of the name.
    const std::size_t blank = name.rfind(' ');
    if (blank != std::string::npos && !reads_as_name(name.substr(blank + 1))) return unclear;
    const auto number = number_in_front(name);
    if (number && *number >= 1 && *number <= std::max(setup.seats(), seat.number) && *number != seat.number)
        return unclear;
    for (int other = 1; other <= setup.seats(); ++other) {
        if (other == seat.number) continue;
        NamesMet met;
        met.meet(setup.player(Seat{other}).name);
        if (!met.look_alike(name)) continue;
        unclear.owner = other;
        return unclear;
    }
    return std::nullopt;
}

/// Requires that a seat can have this name: `same_person` keeps their own, in other letters.
Check may_be_called(Draft& draft, const std::string& name, Seat seat, bool same_person) {
    const Setup& setup = *draft.before().setup;
    if (!is_player_name(name) || !reads_as_name(name)) return about_name(RefusalCode::name_invalid, name);
    for (int other = 1; other <= setup.seats(); ++other) {
        if (same_person && other == seat.number) continue;
        if (fold(setup.player(Seat{other}).name) != fold(name)) continue;
        Refusal taken = about_name(RefusalCode::name_taken, name);
        taken.owner = other;
        // A former player has that name; if they come back, the name of their old seat must be changed first.
        if (draft.game().is_out(Seat{other})) taken.line = written_name(setup, Seat{other}) + " rename NAME \"WHY\"";
        return taken;
    }
    auto unclear = unclear_name(setup, name, seat);
    return unclear ? draft.pass_over(std::move(*unclear)) : std::nullopt;
}

/// The fact that says who sits there; absent for the person who sat there at the start, under the same name.
std::pair<FactKey, std::string> seated(const Draft& draft, Seat seat, const Sitter& sitter) {
    const Setup& opening = opening_of(*draft.before().setup);
    const bool as_agreed =
        seat.number <= opening.seats() && sitter.person == seat.number && sitter.name == opening.player(seat).name;
    return {FactKey{FactName::seated, seat.number}, as_agreed ? std::string{} : to_fact_value(sitter)};
}

/// A new person, or one who was here before.
Sitter newcomer(const Draft& draft, const std::string& name) {
    const std::int64_t known = person_called(*draft.before().setup, name);
    return {known != 0 ? known : -(draft.before().last + 1), name};
}

/// Requires that the roles stay as balanced as they must be at the start (ru 4).
Check keeps_balance(Draft& draft, Role role) {
    const Edition& edition = draft.edition();
    if (!edition.profile.roles.value) return std::nullopt;
    int monopolists = role == Role::monopolist ? 1 : 0;
    int competitors = 1 - monopolists;
    for (const Seat seat : draft.game().players())
        ++(draft.game().role(seat) == Role::monopolist ? monopolists : competitors);
    Refusal uneven{RefusalCode::roles_unbalanced};
    uneven.detail = std::to_string(monopolists) + ":" + std::to_string(competitors);
    uneven.rule = edition.profile.role_difference.rule;
    const int difference = std::abs(monopolists - competitors);
    return draft.demand(difference <= edition.profile.role_difference.value, std::move(uneven));
}

Check has_room(const Draft& draft) {
    const int most = draft.edition().profile.most_players.value;
    const auto there = static_cast<int>(draft.game().players().size());
    if (there < most && draft.game().seats() < most_seats_of_game) return std::nullopt;
    Refusal full{RefusalCode::table_full};
    full.detail = std::to_string(there < most ? most_seats_of_game : most);
    return full;
}

/// Requires that the bank can hand the deed over: no one owns it, and it is on offer to no one.
Check is_in_stock(const Draft& draft, Space space) {
    Refusal wrong{RefusalCode::no_deed_there};
    wrong.space = space;
    if (draft.edition().deed_at(space) == nullptr) return wrong;
    wrong.code = RefusalCode::withheld;
    if (draft.game().is_mortgaged(space) && !draft.game().owner_of(space)) return wrong;
    wrong.code = RefusalCode::not_for_sale;
    if (const auto owner = draft.game().owner_of(space)) {
        wrong.owner = owner->number;
        return wrong;
    }
    const auto dues = open_dues(draft.game());
    const bool awaited =
        std::ranges::any_of(dues, [&](const Due& due) { return due.waits_for_buyer() && due.space == space; });
    return awaited ? Check{wrong} : std::nullopt;
}

/// The seat after which the newcomer sits in the order of play; 0: before all others.
int seat_before(const Draft& draft, const action::Join& join) {
    const auto order = draft.game().order();
    if (!join.next_to) return order.back().number;
    if (!join.before) return join.next_to->number;
    const auto place = std::ranges::find(order, *join.next_to);
    return place == order.begin() ? 0 : std::prev(place)->number;
}

}  // namespace

Check decide_take_over(Draft& draft, const action::TakeOver& seat) {
    if (auto often = may_change(draft)) return often;
    if (auto wrong = may_be_called(draft, seat.name, draft.actor(), false)) return wrong;
    draft.seat_people({seated(draft, draft.actor(), newcomer(draft, seat.name))});
    return std::nullopt;
}

Check decide_swap(Draft& draft, const action::Swap& swap) {
    const Seat one = draft.actor();
    if (draft.game().is_out(swap.with)) return refusal(RefusalCode::player_out, swap.with);
    if (one == swap.with) return refusal(RefusalCode::same_player, one);
    if (auto often = may_change(draft)) return often;
    const Setup& setup = *draft.before().setup;
    draft.seat_people(
        {seated(draft, one, sitter_of(setup, swap.with)), seated(draft, swap.with, sitter_of(setup, one))});
    return std::nullopt;
}

Check decide_rename(Draft& draft, const action::Rename& rename) {
    if (!draft.game().facts.get(FactKey{FactName::certified}).empty()) return signed_already(draft.game());
    const Sitter sitter = sitter_of(*draft.before().setup, draft.actor());
    if (sitter.name == rename.name) return refusal(RefusalCode::changes_nothing, draft.actor());
    if (auto often = may_change(draft)) return often;
    if (auto wrong = may_be_called(draft, rename.name, draft.actor(), true)) return wrong;
    draft.clear(FactKey{FactName::signed_by, draft.actor().number});  // a signature belongs to a name
    draft.seat_people({seated(draft, draft.actor(), {sitter.person, rename.name})});
    return std::nullopt;
}

Check decide_join(Draft& draft, const action::Join& join) {
    const Seat seat{draft.game().seats() + 1};
    if (auto often = may_change(draft)) return often;
    if (auto wrong = may_be_called(draft, join.name, seat, false)) return wrong;
    if (auto full = has_room(draft)) return full;
    const Role role = join.role.value_or(Role::player);
    if (auto uneven = keeps_balance(draft, role)) return uneven;
    for (const auto& item : join.get.deeds)
        if (auto no = is_in_stock(draft, item.deed)) return no;
    action::Join full = join;
    if (!full.next_to) full.next_to = draft.game().order().back();
    draft.becomes(full);
    draft.seat_people(
        {{FactKey{FactName::joined, seat.number}, to_fact_value(JoinedSeat{role, seat_before(draft, join)})},
         seated(draft, seat, newcomer(draft, join.name))});
    draft.move(Asset::token(seat), Account::bank(), Account::space(draft.edition().start()));
    draft.move(Asset::cash(), Account::bank(), Account::player(seat), join.get.cash.units());
    for (const auto& item : join.get.deeds) draft.move(Asset::deed(item.deed), Account::bank(), Account::player(seat));
    return std::nullopt;
}

}  // namespace tablebank::deciding
