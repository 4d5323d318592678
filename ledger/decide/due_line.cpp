#include "ledger/decide/due_line.h"

#include <algorithm>

#include "calculators/total_worth.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::optional<Action> plain_settlement(const Due& due) {
    switch (due.kind) {
        case DueKind::utility_rent:
            if (due.waits_for_dice()) return std::nullopt;
            [[fallthrough]];
        case DueKind::rent:
            return action::Rent{due.space, std::nullopt, {}};
        case DueKind::offer:
            return action::Buy{due.space, std::nullopt};
        case DueKind::income_tax:
            return action::Tax{due.percent_amount < due.amount};
        case DueKind::jail_fine:
            return action::Fine{};
        case DueKind::property_tax:
        case DueKind::foundation_fee:
        case DueKind::payment:
            return action::Pay{due.amount, due.creditor, due.middle};
        case DueKind::character:
            return action::DrawHidden{};
        case DueKind::foundation_die:
        case DueKind::card:
        case DueKind::auction:
        case DueKind::bookmakers:
        case DueKind::penalty:
            return std::nullopt;
    }
    return std::nullopt;
}

namespace {

/// Whether two dice decide on a card space, in a box without cards.
bool throws_for_cards(const Edition& edition) {
    return edition.profile.card_spaces.value == CardSpaces::two_dice;
}

}  // namespace

std::string wanted_line(const Game& game, const Due& due) {
    if (const auto action = plain_settlement(due)) {
        Command command;
        command.player = due.debtor;
        command.action = *action;
        return print_line(*game.setup, command);
    }
    const std::string name = written_name(*game.setup, due.debtor);
    const std::string space = "@" + std::to_string(due.space.index);
    switch (due.kind) {
        case DueKind::utility_rent:
            return name + " rent " + space + " dice D1 D2";
        case DueKind::foundation_die:
            return name + " foundation D";
        case DueKind::auction:
            return "auction " + space + " PLAYER N";
        case DueKind::bookmakers:
            return name + " stake N dice D1 D2";
        case DueKind::penalty:
            return name + (due.middle ? " pay N to middle" : " pay N");
        default:
            return name + (throws_for_cards(game.edition()) ? " card D1 D2" : " card EFFECT");
    }
}

std::string line_to_settle(const Game& game, const Due& due) {
    if (!plain_settlement(due) || game.cash(due.debtor) >= due.at_most()) return wanted_line(game, due);
    Money owed;
    for (const Due& open : open_dues(game, due.debtor)) {
        if (open.waits_for_dice()) return {};
        owed += open.at_most();
    }
    if (quote_raise(game.edition(), game.rulings(), game.estate(due.debtor)).amount >= owed) return {};
    return written_name(*game.setup, due.debtor) + " bankrupt";
}

std::vector<Seat> oldest_creditors(const Game& game, Seat debtor) {
    std::vector<Seat> creditors;
    std::optional<std::int32_t> raised_by;
    for (const Due& due : open_dues(game, debtor)) {
        if (!due.is_debt() || (raised_by && due.key.index != *raised_by)) continue;
        raised_by = due.key.index;
        if (!due.creditor) return {};
        if (std::ranges::find(creditors, *due.creditor) == creditors.end()) creditors.push_back(*due.creditor);
    }
    return creditors;
}

std::optional<Refusal> check_open_dues(const Game& before, const Game& after) {
    const auto open = after.facts.count(FactName::due);
    if (open <= most_open_dues || open <= before.facts.count(FactName::due)) return std::nullopt;
    Refusal refusal{RefusalCode::too_much_due};
    refusal.detail = std::to_string(most_open_dues);
    return refusal;
}

}  // namespace tablebank
