#include "ledger/decide/decide.h"

#include <algorithm>
#include <stdexcept>

#include "calculators/require.h"
#include "ledger/books/apply.h"
#include "ledger/books/next_turn.h"
#include "ledger/decide/action_table.h"
#include "ledger/decide/chain_draft.h"
#include "ledger/decide/check_stage.h"
#include "ledger/decide/debtor.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

using namespace deciding;

/// The line of an opening entry.
constexpr std::string_view opening_line = "open";
constexpr std::string_view opening_from_position = "open position";

/// A seat that a line names but the table does not have: a player who joined by a line that is being corrected.
std::optional<Seat> absent_seat(const Command& command, int seats) {
    std::optional<Seat> absent;
    const auto look = [&](std::optional<Seat> seat) {
        if (seat && seat->number > seats) absent = seat;
    };
    look(command.player);
    const Action& action = command.action;
    if (const auto* pay = std::get_if<action::Pay>(&action)) look(pay->to);
    if (const auto* get = std::get_if<action::Get>(&action)) look(get->from);
    if (const auto* auction = std::get_if<action::Auction>(&action)) look(auction->winner);
    if (const auto* turn = std::get_if<action::Turn>(&action)) look(turn->player);
    if (const auto* swap = std::get_if<action::Swap>(&action)) look(swap->with);
    if (const auto* join = std::get_if<action::Join>(&action)) look(join->next_to);
    if (const auto* bankrupt = std::get_if<action::Bankrupt>(&action))
        for (const Seat creditor : bankrupt->to) look(creditor);
    if (const auto* trade = std::get_if<action::Trade>(&action)) {
        look(trade->with);
        for (const action::Trade::Deal& deal : trade->more) {
            look(deal.giver);
            look(deal.with);
        }
    }
    return absent;
}

Decision decide_one(const Table& table, const Command& command, const StampSource& stamps) {
    if (const auto absent = absent_seat(command, table.game.seats())) return refusal(RefusalCode::player_out, *absent);
    Draft draft(table.game, command, stamps());
    if (auto wrong = check_stage(draft, command.action)) return *wrong;
    const Names names = row_of(command.action).names;
    const bool somebody = names != Names::nobody;
    if (names == Names::player && table.game.is_out(draft.actor()))
        return refusal(RefusalCode::player_out, draft.actor());
    begin_dealings(draft, command.action);
    if (auto no = carry_out(draft, command.action)) return *no;
    if (auto wrong = check_stage_again(draft, command.action)) return *wrong;
    note_begun_turn(draft, draft.command().action);
    if (auto no = fits_the_course(table, draft)) return *no;
    if (row_of(draft.command().action).means == Means::chosen) {
        if (auto open = debtors_keep_their_means(draft)) return *open;
    }
    if (auto no = estates_go_by_rule(draft)) return *no;
    if (somebody) {
        draft.names_actor();
    } else {
        draft.names_nobody();
    }
    if (auto no = check_open_dues(table.game, draft.game())) return *std::move(no);
    std::vector<Entry> entries;
    entries.push_back(std::move(draft).finish());
    return entries;
}

void deal_estate(Draft& draft, Seat seat, const Estate& estate) {
    draft.move(Asset::cash(), Account::bank(), Account::player(seat), estate.cash.units());
    for (const Holding& holding : estate.deeds) {
        draft.move(Asset::deed(holding.deed), Account::bank(),
                   holding.mortgaged ? Account::pledge(seat) : Account::player(seat));
        draft.move(Asset::house(), Account::bank(), Account::street(holding.deed), holding.houses);
        draft.move(Asset::hotel(), Account::bank(), Account::street(holding.deed), holding.hotels);
        if (holding.third) draft.set(FactKey{FactName::third, holding.deed.index}, "yes");
    }
}

void deal_cards(Draft& draft, Seat seat, const std::vector<PositionCard>& cards) {
    for (const PositionCard& held : cards) {
        draft.move(Asset::card(held.card), Account::bank(), Account::player(seat));
        if (!held.played.empty()) draft.set(FactKey{FactName::played, held.card}, held.played);
        if (!held.does.empty()) draft.set(FactKey{FactName::card_does, held.card}, held.does);
    }
}

void deal_position(Draft& draft, const Position& from) {
    int gone = 0;
    for (std::size_t i = 0; i < from.players.size(); ++i) {
        const Seat seat{static_cast<int>(i) + 1};
        const PositionPlayer& player = from.players[i];
        const Account stands = player.estate.jailed ? Account::jail() : Account::space(draft.edition().start());
        draft.move(Asset::token(seat), Account::bank(), player.bankrupt ? Account::gone() : stands);
        if (player.bankrupt) {
            draft.set(FactKey{FactName::out, seat.number}, std::to_string(++gone));
        } else {
            deal_estate(draft, seat, player.estate);
            deal_cards(draft, seat, player.cards);
            if (player.tries > 0) draft.set(FactKey{FactName::jail_tries, seat.number}, std::to_string(player.tries));
        }
    }
}

void deal_start(Draft& draft) {
    for (int number = 1; number <= draft.game().seats(); ++number) {
        const Seat seat{number};
        draft.move(Asset::token(seat), Account::bank(), Account::space(draft.edition().start()));
        draft.move(Asset::cash(), Account::bank(), Account::player(seat),
                   draft.edition().profile.start_cash.value.units());
    }
}

/// An opening from a position holds that position: deciding it again must give the same entry.
Entry open_again(const Game& empty, const Entry& opening, RulesVersion rules) {
    if (opening.line == opening_line) return decide_opening(*empty.setup, nullptr, opening.stamp, rules);
    Game opened = empty;
    apply(opened, opening);
    const Position position = opened.position();
    if (!validate(empty.edition(), empty.rulings(), position).empty()) {
        throw std::invalid_argument("entry " + std::to_string(opening.sequence) +
                                    " opens with a position that cannot be");
    }
    return decide_opening(*empty.setup, &position, opening.stamp, rules);
}

Decision decide_now(const Table& table, const Command& command, const StampSource& stamps) {
    const auto& decided_by = row_of(command.action).decided_by;
    const auto* chain = std::get_if<DecideChain>(&decided_by);
    if (chain != nullptr && !table.game.facts.get(FactKey{FactName::certified}).empty())
        return signed_already(table.game);
    Decision decision = chain != nullptr ? (*chain)(table, command, stamps) : decide_one(table, command, stamps);
    if (auto* entries = std::get_if<std::vector<Entry>>(&decision); entries != nullptr && entries->size() == 1)
        close_action(table.game, entries->front());
    return decision;
}

constexpr FactKey rules_fact{FactName::rules};

std::string written(RulesVersion rules) {
    return std::to_string(static_cast<int>(rules));
}

}  // namespace

Decision decide(const Table& table, const Command& command, const StampSource& stamps, RulesVersion rules) {
    if (rules <= table.game.rules_version()) return decide_now(table, command, stamps);
    Table under = table;
    under.game.facts.set(rules_fact, written(rules));
    Decision decision = decide_now(under, command, stamps);
    if (auto* entries = std::get_if<std::vector<Entry>>(&decision))
        entries->front().facts.push_back({rules_fact, table.game.facts.get(rules_fact), written(rules)});
    return decision;
}

Entry decide_opening(const Setup& setup, const Position* from, const Stamp& stamp, RulesVersion rules) {
    const Game empty(std::make_shared<const Setup>(setup));
    Command command;
    command.action = action::Note{};
    Draft draft(empty, command, stamp);
    if (from != nullptr) {
        deal_position(draft, *from);
    } else {
        deal_start(draft);
    }
    const auto players = draft.game().players();
    if (players.empty()) throw std::invalid_argument("a game opens with at least one player at the table");
    if (rules > RulesVersion::first) draft.set(rules_fact, written(rules));
    draft.set(FactKey{FactName::phase}, std::string(to_string(Phase::play)));
    draft.set(FactName::round, 1);
    draft.set(FactName::round_began, players.front().number);
    draft.set(FactName::turn, players.front().number);
    draft.set(FactName::rolls_left, 1);
    draft.set(FactName::rolls_made, 0);
    if (auto fine = fine_before_turn(draft.game(), players.front())) draft.raise(*fine);
    if (from != nullptr) end_if_side_gone(draft);
    Entry entry = std::move(draft).finish();
    entry.verb = std::string(opening_line);
    entry.line = std::string(from != nullptr ? opening_from_position : opening_line);
    return entry;
}

bool is_opening(const Entry& entry) {
    return entry.line == opening_line || entry.line == opening_from_position;
}

bool is_plain_opening(const Entry& entry) {
    return entry.line == opening_line;
}

RulesVersion rules_of(const Game& before, const Entry& entry) {
    require(before.last == entry.sequence - 1);
    const auto change = std::ranges::find(entry.facts, rules_fact, &FactChange::key);
    if (change == entry.facts.end()) return before.rules_version();
    Facts after;
    after.set(rules_fact, change->after);
    return static_cast<RulesVersion>(after.number(rules_fact, static_cast<int>(RulesVersion::first)));
}

Decision decide_again(const Table& before, const Entry& entry) {
    return decide_again(before, entry, rules_of(before.game, entry));
}

Decision decide_again(const Table& before, const Entry& entry, RulesVersion rules) {
    const Setup& setup = *before.game.setup;
    if (is_opening(entry)) return std::vector<Entry>{open_again(before.game, entry, rules)};
    auto parsed = parse_line(setup, entry.line);
    if (std::holds_alternative<ParseError>(parsed)) {
        throw std::invalid_argument("entry " + std::to_string(entry.sequence) +
                                    " holds a line the grammar does not know");
    }
    Command command = std::get<Command>(std::move(parsed));
    command.typed = entry.typed;
    return decide(
        before, command, [&] { return entry.stamp; }, rules);
}

}  // namespace tablebank
