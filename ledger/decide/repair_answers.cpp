#include "ledger/decide/repair_answers.h"

#include <iterator>

#include "ledger/decide/due_line.h"
#include "ledger/decide/repair_meaning.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

void append(std::vector<std::string>& all, std::vector<std::string> more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// It is paid, or asked for if the cash is not enough, or its owner waives it (football 10).
std::vector<std::string> answers_to_unclaimed(const Table& now, const Due& due) {
    std::vector<std::string> answers;
    if (due.waits_for_dice() || now.game.cash(due.debtor) >= due.amount) {
        answers.push_back(wanted_line(now.game, due));
    } else {
        append(answers, where_allowed(now, line_of(*due.creditor, action::Get{due.amount, due.debtor})));
    }
    append(answers, where_allowed(now, line_of(*due.creditor, action::Waive{})));
    return answers;
}

}  // namespace

Command line_of(Seat player, Action action) {
    Command command;
    command.player = player;
    command.action = std::move(action);
    return command;
}

std::vector<std::string> where_allowed(const Table& now, const Command& command) {
    if (std::holds_alternative<Refusal>(decide_line(now, command, 0))) return {};
    return {print_line(*now.game.setup, command)};
}

std::vector<std::string> answers_to(const Table& now, const Due& due) {
    std::vector<std::string> answers;
    if (is_unclaimed(now.game, due)) return answers_to_unclaimed(now, due);
    switch (due.kind) {
        case DueKind::offer:
            append(answers, where_allowed(now, line_of(due.debtor, action::Buy{due.space, std::nullopt})));
            append(answers, where_allowed(now, line_of(due.debtor, action::Decline{})));
            return answers;
        case DueKind::income_tax: {
            const bool percent_first = due.percent_amount < due.amount;
            append(answers, where_allowed(now, line_of(due.debtor, action::Tax{percent_first})));
            append(answers, where_allowed(now, line_of(due.debtor, action::Tax{!percent_first})));
            return answers;
        }
        case DueKind::auction: {
            answers.push_back(wanted_line(now.game, due));
            Command nobody;
            nobody.action = action::Auction{due.space, std::nullopt, {}};
            append(answers, where_allowed(now, nobody));
            return answers;
        }
        case DueKind::bookmakers:
            append(answers, where_allowed(now, line_of(due.debtor, action::Decline{})));
            answers.push_back(wanted_line(now.game, due));
            return answers;
        default:
            return {wanted_line(now.game, due)};
    }
}

std::vector<std::string> ways_to_raise(const Table& now, Seat player) {
    std::vector<std::string> ways;
    for (const Holding& holding : now.game.estate(player).deeds) {
        append(ways, where_allowed(now, line_of(player, action::Sell{holding.deed, 1})));
        append(ways, where_allowed(now, line_of(player, action::Mortgage{holding.deed})));
    }
    append(ways, where_allowed(now, line_of(player, action::Bankrupt{})));
    return ways;
}

std::vector<std::string> answers_to_missing_roll(const Table& now, Seat player) {
    std::vector<std::string> answers{written_name(*now.game.setup, player) + " roll D1 D2"};
    Command next;
    next.action = action::Next{};
    auto passed = where_allowed(now, next);
    // A roll that a double gives as a duty (ru 8), and that was never made at the table, is not made up for.
    if (passed.empty() && now.game.rolls_left() > 0 && now.game.rolls_made() > 0) {
        next.force = "not rolled";
        passed = where_allowed(now, next);
    }
    append(answers, std::move(passed));
    return answers;
}

}  // namespace tablebank::deciding
