#include "app/present/calculator/quote_answer.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "calculators/mortgage.h"
#include "calculators/rent.h"
#include "calculators/special_space.h"

namespace tablebank {

namespace {

using Answered = std::variant<QuoteAnswer, Refusal>;

/// The table that is asked about, for as long as a question takes.
struct Asking {
    const Setup& setup;
    const Rulings& rulings;
    const Position& position;
    const Asked& asked;

    [[nodiscard]] const Edition& edition() const { return *setup.edition; }
    [[nodiscard]] const PositionPlayer& player(int index) const {
        return position.players.at(static_cast<std::size_t>(index));
    }
};

/// Index of the player who has the deed; -1 if there is none.
int holder(const Position& position, Space deed) {
    const auto found = std::ranges::find_if(
        position.players, [&](const PositionPlayer& player) { return player.estate.find(deed) != nullptr; });
    return found == position.players.end() ? -1 : static_cast<int>(found - position.players.begin());
}

Answered answer_rent(const Language& lang, const Asking& table, int owner) {
    const Asked& asked = table.asked;
    if (owner < 0) return Refusal{.code = RefusalCode::unowned, .space = asked.deed};
    if (asked.dice && table.edition().deed_at(asked.deed)->kind != SpaceKind::utility)
        return Refusal{.code = RefusalCode::dice_not_wanted, .space = asked.deed};
    const PositionPlayer& player = table.player(owner);
    Rent rent = quote_rent(table.edition(), table.rulings, player.estate, asked.deed, asked.dice);
    if (rent.needs_dice) return Refusal{.code = RefusalCode::dice_missing, .owner = owner + 1, .space = asked.deed};
    QuoteAnswer answer{.amount = rent.quote.amount, .owner = owner, .workings = std::move(rent.quote.workings)};
    answer.heading = lang.tr("Rent of {deed} to {owner}: {amount}", {{"deed", space_name(table.edition(), asked.deed)},
                                                                     {"owner", player.name},
                                                                     {"amount", amount_text(lang, answer.amount)}});
    return answer;
}

Answered answer_price(const Language& lang, const Asking& table, int owner) {
    Quote price = quote_purchase(table.edition(), table.asked.deed);
    QuoteAnswer answer{.amount = price.amount, .owner = owner, .workings = std::move(price.workings)};
    answer.heading = lang.tr("Price of {deed}: {amount}", {{"deed", space_name(table.edition(), table.asked.deed)},
                                                           {"amount", amount_text(lang, answer.amount)}});
    return answer;
}

std::string building_heading(const Language& lang, const Asking& table, const std::string& owner, Money amount) {
    // English says the same of one step as of several.
    const int count = table.asked.steps;
    const std::string steps = std::to_string(count);
    const std::string deed = space_name(table.edition(), table.asked.deed);
    const std::string sum = amount_text(lang, amount);
    if (table.asked.question == Question::build)
        return lang.trn("{owner} builds {steps} more on {deed} and pays {amount}",
                        "{owner} builds {steps} more on {deed} and pays {amount}", count,
                        {{"owner", owner}, {"steps", steps}, {"deed", deed}, {"amount", sum}});
    return lang.trn("{owner} sells {steps} of {deed} and gets {amount}",
                    "{owner} sells {steps} of {deed} and gets {amount}", count,
                    {{"owner", owner}, {"steps", steps}, {"deed", deed}, {"amount", sum}});
}

Answered answer_building(const Language& lang, const Asking& table, int owner) {
    const Asked& asked = table.asked;
    if (owner < 0) return Refusal{.code = RefusalCode::unowned, .space = asked.deed};
    const PositionPlayer& player = table.player(owner);
    const Pieces bank = pieces_left(table.edition(), table.position);
    auto found = asked.question == Question::build
                     ? quote_build(table.edition(), table.rulings, player.estate, asked.deed, asked.steps, bank)
                     : quote_sell(table.edition(), table.rulings, player.estate, asked.deed, asked.steps, bank);
    if (auto* refusal = std::get_if<Refusal>(&found)) {
        refusal->player = owner + 1;
        return *refusal;
    }
    Quote& quote = std::get<BuildingDeal>(found).quote;
    QuoteAnswer answer{.amount = quote.amount, .owner = owner, .workings = std::move(quote.workings)};
    answer.heading = building_heading(lang, table, player.name, answer.amount);
    return answer;
}

Answered answer_pledge(const Language& lang, const Asking& table, int owner) {
    const Asked& asked = table.asked;
    if (owner < 0) return Refusal{.code = RefusalCode::unowned, .space = asked.deed};
    const PositionPlayer& player = table.player(owner);
    const bool mortgage = asked.question == Question::mortgage;
    if (auto barred = check_redeeming(table.edition(), table.rulings, player.estate); barred && !mortgage) {
        barred->player = owner + 1;
        return *barred;
    }
    auto found = mortgage ? quote_mortgage(table.edition(), table.rulings, player.estate, asked.deed)
                          : quote_redeem(table.edition(), table.rulings, player.estate, asked.deed);
    if (auto* refusal = std::get_if<Refusal>(&found)) {
        refusal->player = owner + 1;
        return *refusal;
    }
    Quote& quote = std::get<Quote>(found);
    QuoteAnswer answer{.amount = quote.amount, .owner = owner, .workings = std::move(quote.workings)};
    const std::initializer_list<Word> words{{"owner", player.name},
                                            {"deed", space_name(table.edition(), asked.deed)},
                                            {"amount", amount_text(lang, answer.amount)}};
    answer.heading = mortgage ? lang.tr("{owner} mortgages {deed} and gets {amount}", words)
                              : lang.tr("{owner} redeems {deed} and pays {amount}", words);
    return answer;
}

/// The bank's charge for taking over a mortgaged deed and leaving it mortgaged, with the cost of redeeming it then.
Answered answer_takeover(const Language& lang, const Asking& table, int owner) {
    const Space space = table.asked.deed;
    const Holding* holding = owner < 0 ? nullptr : table.player(owner).estate.find(space);
    if (holding != nullptr && !holding->mortgaged)
        return Refusal{.code = RefusalCode::not_mortgaged, .player = owner + 1, .space = space};
    const Deed& deed = *table.edition().deed_at(space);
    Quote fee = quote_mortgaged_deed_fee(table.edition(), table.rulings, deed);
    if (fee.workings.empty())
        fee.workings.push_back({.step = Step::mortgaged_deed_fee,
                                .rule = table.edition().profile.mortgaged_deed_fee.rule,
                                .space = space,
                                .base = deed.mortgage});
    const Quote at_once = redeem_sum(table.edition(), table.rulings, deed);
    fee.workings.insert(fee.workings.end(), at_once.workings.begin(), at_once.workings.end());
    QuoteAnswer answer{
        .amount = fee.amount, .owner = owner, .workings = std::move(fee.workings), .redeem = at_once.amount};
    answer.heading = lang.tr("Taking over {deed} mortgaged costs {amount}; redeeming it {redeem}",
                             {{"deed", space_name(table.edition(), space)},
                              {"amount", amount_text(lang, answer.amount)},
                              {"redeem", amount_text(lang, at_once.amount)}});
    return answer;
}

Answered answer_start(const Language& lang, const Asking& table) {
    Quote start = quote_start_cash(table.edition());
    QuoteAnswer answer{.amount = start.amount, .workings = std::move(start.workings)};
    answer.heading = lang.tr("Each player begins with {amount}", {{"amount", amount_text(lang, answer.amount)}});
    return answer;
}

Answered answer_of_deed(const Language& lang, const Asking& table) {
    const Asked& asked = table.asked;
    if (table.edition().deed_at(asked.deed) == nullptr)
        return Refusal{.code = RefusalCode::no_deed_there, .space = asked.deed};
    const int owner = holder(table.position, asked.deed);
    switch (asked.question) {
        case Question::price:
            return answer_price(lang, table, owner);
        case Question::build:
        case Question::sell:
            return answer_building(lang, table, owner);
        case Question::mortgage:
        case Question::redeem:
            return answer_pledge(lang, table, owner);
        case Question::takeover:
            return answer_takeover(lang, table, owner);
        default:
            return answer_rent(lang, table, owner);
    }
}

Answered answer_tax(const Language& lang, const Asking& table, const PositionPlayer& player) {
    if (!table.edition().has_space(SpaceKind::income_tax))
        return Refusal{.code = RefusalCode::not_in_this_edition,
                       .player = table.asked.player + 1,
                       .detail = std::string(to_string(SpaceKind::income_tax))};
    QuoteAnswer answer;
    answer.tax = quote_income_tax(table.edition(), table.rulings, player.estate);
    answer.amount = answer.tax->cheaper();
    answer.workings = answer.tax->workings;
    answer.heading = lang.tr("Income tax of {player}: fixed {fixed}, or by percentages {percent}",
                             {{"player", player.name},
                              {"fixed", amount_text(lang, answer.tax->fixed)},
                              {"percent", amount_text(lang, answer.tax->percent)}});
    return answer;
}

Answered answer_worth(const Language& lang, const Asking& table, const PositionPlayer& player) {
    auto found = quote_worth(table.edition(), table.rulings, player.estate, table.position.dice);
    if (auto* refusal = std::get_if<Refusal>(&found)) {
        refusal->owner = table.asked.player + 1;
        return *refusal;
    }
    QuoteAnswer answer;
    answer.worth = std::get<Worth>(std::move(found));
    answer.amount = answer.worth->richest;
    answer.workings = answer.worth->workings;
    answer.heading = lang.tr("{player} is worth {richest}: cash {cash}, and {income} from deeds; could raise {raise}",
                             {{"player", player.name},
                              {"richest", amount_text(lang, answer.worth->richest)},
                              {"cash", amount_text(lang, answer.worth->cash)},
                              {"income", amount_text(lang, answer.worth->income)},
                              {"raise", amount_text(lang, answer.worth->raise)}});
    return answer;
}

Answered answer_raise(const Language& lang, const Asking& table, const PositionPlayer& player) {
    Quote raise = quote_raise(table.edition(), table.rulings, player.estate);
    QuoteAnswer answer{.amount = raise.amount, .workings = std::move(raise.workings)};
    answer.heading = lang.tr("{player} could raise {amount}",
                             {{"player", player.name}, {"amount", amount_text(lang, answer.amount)}});
    return answer;
}

}  // namespace

std::variant<QuoteAnswer, Refusal> answer_question(const Language& lang, const Setup& setup, const Rulings& rulings,
                                                   const Position& position, const Asked& asked) {
    const Asking table{setup, rulings, position, asked};
    if (asks_of_deed(asked.question)) return answer_of_deed(lang, table);
    if (asked.question == Question::start) return answer_start(lang, table);
    const PositionPlayer& player = table.player(asked.player);
    if (player.bankrupt) return Refusal{.code = RefusalCode::player_out, .player = asked.player + 1};
    switch (asked.question) {
        case Question::tax:
            return answer_tax(lang, table, player);
        case Question::worth:
            return answer_worth(lang, table, player);
        default:
            return answer_raise(lang, table, player);
    }
}

Pieces pieces_left(const Edition& edition, const Position& position) {
    Pieces left{edition.box.houses, edition.box.hotels};
    for (const PositionPlayer& player : position.players) {
        for (const Holding& holding : player.estate.deeds) {
            left.houses -= holding.houses;
            left.hotels -= holding.hotels;
        }
    }
    return left;
}

}  // namespace tablebank
