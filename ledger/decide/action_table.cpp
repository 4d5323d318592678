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

/// A function that decides one kind of action, called with any action of that kind; it need not want the action itself.
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
constexpr ActionRow action_row(Phases phases, Names names, Deal deal = Deal::other, Means means = Means::ordered) {
    return {place_of<Kind>(), phases, names, deal, means, called_with<Kind, decide>()};
}
template <class Kind, auto decide>
constexpr ActionRow action_row(Phases phases, Names names, Means means) {
    return action_row<Kind, decide>(phases, names, Deal::other, means);
}

constexpr Phases in_play{Phase::play};
constexpr Phases in_play_and_closing{Phase::play, Phase::closing};
constexpr Phases in_play_and_side_gone{Phase::play, Phase::side_gone};
/// Lines that record, and let nobody gain.
constexpr Phases until_finished{Phase::play, Phase::side_gone, Phase::closing, Phase::kept, Phase::walked};
constexpr Phases in_any{Phase::play, Phase::side_gone, Phase::closing, Phase::kept, Phase::walked, Phase::finished};

/// In the order of the variant.
constexpr std::array action_rows{
    action_row<action::Roll, decide_roll>(in_play, Names::player),
    action_row<action::Ok, decide_ok>(in_play, Names::player, Deal::settling),
    action_row<action::Buy, decide_buy>(in_play, Names::player, Means::chosen),
    action_row<action::Decline, decide_decline>(in_play, Names::player),
    action_row<action::Auction, decide_auction>(in_play, Names::nobody, Means::chosen),
    action_row<action::Rent, decide_rent>(in_play, Names::player, Deal::settling),
    action_row<action::Waive, decide_waive>(in_play_and_side_gone, Names::player),
    action_row<action::Tax, decide_tax>(in_play, Names::player, Deal::settling),
    action_row<action::Pay, decide_pay>(in_play, Names::player, Deal::settling_between_players, Means::chosen),
    action_row<action::Get, decide_get>(in_play, Names::player, Deal::between_players, Means::chosen),
    action_row<action::Build, decide_build>(in_play_and_closing, Names::player, Means::chosen),
    action_row<action::Sell, decide_sell>(in_play_and_closing, Names::player, Deal::settling),
    action_row<action::SellCity, decide_sell_city>(in_play_and_closing, Names::player, Deal::settling),
    action_row<action::Mortgage, decide_mortgage>(in_play_and_closing, Names::player, Deal::settling),
    action_row<action::Redeem, decide_redeem>(in_play_and_closing, Names::player, Means::chosen),
    action_row<action::Trade, decide_trade>(in_play, Names::player, Deal::between_players, Means::chosen),
    action_row<action::Card, decide_card>(in_play, Names::player),
    action_row<action::DrawHidden, decide_draw_hidden>(in_play, Names::player),
    action_row<action::Use, decide_use>(in_play, Names::player),
    action_row<action::Foundation, decide_foundation>(in_play, Names::player),
    action_row<action::Stake, decide_stake>(in_play, Names::player),
    action_row<action::Jail, decide_jail>(in_play, Names::player),
    action_row<action::Fine, decide_fine>(in_play, Names::player, Means::chosen),
    action_row<action::Free, decide_free>(in_play, Names::player),
    action_row<action::At, decide_at>(in_play, Names::player),
    action_row<action::Count, decide_count>(until_finished, Names::player),
    action_row<action::Bankrupt, decide_bankrupt>(in_play, Names::player, Deal::settling),
    action_row<action::Leaves, decide_leaves>(in_play_and_closing, Names::player),
    action_row<action::Next, decide_next>(in_play_and_closing, Names::nobody),
    action_row<action::Turn, decide_turn>(in_play_and_closing, Names::nobody),
    action_row<action::ClockStart, decide_clock_start>(in_play, Names::nobody),
    action_row<action::ClockStop, decide_clock_stop>(in_play, Names::nobody),
    action_row<action::ClockExtend, decide_clock_extend>(in_play, Names::nobody),
    action_row<action::ClockCall, decide_clock_call>(in_play, Names::nobody),
    action_row<action::Closing, decide_closing>(in_play, Names::nobody),
    action_row<action::Keep, decide_keep>(in_play_and_closing, Names::nobody),
    action_row<action::Walk, decide_walk>({Phase::kept}, Names::nobody),
    action_row<action::Finish, decide_finish>({Phase::walked}, Names::nobody),
    action_row<action::Richest, decide_richest>(in_play_and_side_gone, Names::nobody),
    action_row<action::Rule, decide_rule>(until_finished, Names::nobody),
    action_row<action::Undo, decide_undo>(in_any, Names::nobody),
    action_row<action::UndoTo, decide_undo_to>(in_any, Names::nobody),
    action_row<action::UndoTurn, decide_undo_turn>(in_any, Names::nobody),
    action_row<action::Redo, decide_redo>(in_any, Names::nobody),
    action_row<action::Amend, decide_amend>(in_any, Names::nobody),
    action_row<action::Note, decide_note>(in_any, Names::nobody),
    action_row<action::Shuffle, decide_shuffle>(in_play, Names::nobody),
    action_row<action::Confirm, decide_confirm>(in_any, Names::nobody),
    action_row<action::Signs, decide_signs>({Phase::finished}, Names::player),
    action_row<action::Refuses, decide_refuses>({Phase::finished}, Names::player),
    action_row<action::Certify, decide_certify>({Phase::finished}, Names::nobody),
    action_row<action::Correct, decide_correct>({Phase::finished}, Names::nobody),
    action_row<action::Adjust, decide_adjust>({Phase::finished}, Names::player),
    action_row<action::Protest, decide_protest>(in_any, Names::anyone),
    action_row<action::ProtestStep, decide_protest_step>(in_any, Names::nobody),
    action_row<action::ProtestTime, decide_protest_time>(in_any, Names::nobody),
};

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
