#include "ledger/decide/action_table.h"

#include <array>
#include <type_traits>

#include "calculators/require.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

template <class Kind, std::size_t place = 0>
constexpr std::size_t place_of() {
    if constexpr (std::is_same_v<std::variant_alternative_t<place, Action>, Kind>) {
        return place;
    } else {
        return place_of<Kind, place + 1>();
    }
}

/// A function that decides one kind of action, called with any action of that kind; it may ignore the action itself.
template <class Kind, auto decide>
constexpr std::variant<DecideLine, DecideChain> called_with() {
    if constexpr (std::is_invocable_v<decltype(decide), Draft&, const Kind&>) {
        return DecideLine{[](Draft& draft, const Action& action) { return decide(draft, std::get<Kind>(action)); }};
    } else if constexpr (std::is_invocable_v<decltype(decide), Draft&>) {
        return DecideLine{[](Draft& draft, const Action&) { return decide(draft); }};
    } else if constexpr (std::is_invocable_v<decltype(decide), const Table&, const Command&, const Stamps&>) {
        return DecideChain{decide};
    } else {
        return DecideChain{[](const Table& table, const Command& command, const Stamps& stamps) {
            return decide(table, command, std::get<Kind>(command.action), stamps);
        }};
    }
}

template <class Kind, auto decide>
constexpr ActionRow action_row(LineKind kind, Names names, Means means = Means::ordered) {
    return {place_of<Kind>(), kind, names, means, called_with<Kind, decide>()};
}

/// In the order of the variant.
constexpr auto action_rows = [] {
    using enum LineKind;
    return std::array{
        action_row<action::Roll, decide_roll>(moving, Names::player),
        action_row<action::Ok, decide_ok>(settling, Names::player),
        action_row<action::Buy, decide_buy>(caused, Names::player, Means::chosen),
        action_row<action::Decline, decide_decline>(caused, Names::player),
        action_row<action::Auction, decide_auction>(caused, Names::nobody, Means::chosen),
        action_row<action::Rent, decide_rent>(settling, Names::player),
        action_row<action::Waive, decide_waive>(waiving, Names::player),
        action_row<action::Tax, decide_tax>(settling, Names::player),
        action_row<action::Pay, decide_pay>(paying, Names::player, Means::chosen),
        action_row<action::Get, decide_get>(claiming, Names::player, Means::chosen),
        action_row<action::Build, decide_build>(building, Names::player, Means::chosen),
        action_row<action::Sell, decide_sell>(raising, Names::player),
        action_row<action::SellCity, decide_sell_city>(raising, Names::player),
        action_row<action::Mortgage, decide_mortgage>(raising, Names::player),
        action_row<action::Redeem, decide_redeem>(building, Names::player, Means::chosen),
        action_row<action::Trade, decide_trade>(trading, Names::player, Means::chosen),
        action_row<action::Card, decide_card>(caused, Names::player),
        action_row<action::DrawHidden, decide_draw_hidden>(caused, Names::player),
        action_row<action::Use, decide_use>(moving, Names::player),
        action_row<action::Foundation, decide_foundation>(caused, Names::player),
        action_row<action::Stake, decide_stake>(caused, Names::player),
        action_row<action::Jail, decide_jail>(moving, Names::player),
        action_row<action::Fine, decide_fine>(moving, Names::player, Means::chosen),
        action_row<action::Free, decide_free>(moving, Names::player),
        action_row<action::At, decide_at>(moving, Names::player),
        action_row<action::Count, decide_count>(recording, Names::player),
        action_row<action::Bankrupt, decide_bankrupt>(settling, Names::player),
        action_row<action::Leaves, decide_leaves>(leaving, Names::player),
        action_row<action::Next, decide_next>(passing, Names::nobody),
        action_row<action::Turn, decide_turn>(passing, Names::nobody),
        action_row<action::ClockStart, decide_clock_start>(timing, Names::nobody),
        action_row<action::ClockStop, decide_clock_stop>(timing, Names::nobody),
        action_row<action::ClockExtend, decide_clock_extend>(timing, Names::nobody),
        action_row<action::ClockCall, decide_clock_call>(timing, Names::nobody),
        action_row<action::ClockSet, decide_clock_set>(timing, Names::nobody),
        action_row<action::ClockSeen, decide_clock_seen>(timing, Names::nobody),
        action_row<action::ClockBell, decide_clock_bell>(timing, Names::nobody),
        action_row<action::Closing, decide_closing>(announcing, Names::nobody),
        action_row<action::Keep, decide_keep>(keeping, Names::nobody),
        action_row<action::Walk, decide_walk>(walking, Names::nobody),
        action_row<action::Finish, decide_finish>(finishing, Names::nobody),
        action_row<action::Richest, decide_richest>(ranking, Names::nobody),
        action_row<action::Rule, decide_rule>(ruling, Names::nobody),
        action_row<action::Undo, decide_undo>(history, Names::nobody),
        action_row<action::UndoTo, decide_undo_to>(history, Names::nobody),
        action_row<action::UndoTurn, decide_undo_turn>(history, Names::nobody),
        action_row<action::Redo, decide_redo>(history, Names::nobody),
        action_row<action::Amend, decide_amend>(history, Names::nobody),
        action_row<action::Note, decide_note>(history, Names::nobody),
        action_row<action::Shuffle, decide_shuffle>(caused, Names::nobody),
        action_row<action::Confirm, decide_confirm>(history, Names::nobody),
        action_row<action::Signs, decide_signs>(judging, Names::player),
        action_row<action::Refuses, decide_refuses>(judging, Names::player),
        action_row<action::Certify, decide_certify>(judging, Names::nobody),
        action_row<action::Correct, decide_correct>(judging, Names::nobody),
        action_row<action::Adjust, decide_adjust>(judging, Names::player),
        action_row<action::Protest, decide_protest>(history, Names::anyone),
        action_row<action::ProtestStep, decide_protest_step>(history, Names::nobody),
        action_row<action::ProtestTime, decide_protest_time>(history, Names::nobody),
        action_row<action::TakeOver, decide_take_over>(seating, Names::player),
        action_row<action::Swap, decide_swap>(seating, Names::player),
        action_row<action::Rename, decide_rename>(naming, Names::anyone),
        action_row<action::Join, decide_join>(joining, Names::nobody),
    };
}();

constexpr bool action_rows_in_order() {
    for (std::size_t place = 0; place < action_rows.size(); ++place)
        if (action_rows[place].place != place) return false;
    return action_rows.size() == std::variant_size_v<Action>;
}
static_assert(action_rows_in_order(), "every kind of action has its row, in the order of the variant");

}  // namespace

const ActionRow& row_of(const Action& action) {
    return action_rows.at(action.index());
}

Check carry_out(Draft& draft, const Action& action) {
    const auto* decides = std::get_if<DecideLine>(&row_of(action).decided_by);
    require(decides != nullptr);
    return (*decides)(draft, action);
}

}  // namespace tablebank::deciding
