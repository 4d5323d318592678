#include "ledger/decide/decide.h"

#include <stdexcept>

#include "ledger/books/apply.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

using namespace deciding;

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};

/// The words with which an opening entry says how the game began.
constexpr std::string_view opening_line = "open";
constexpr std::string_view opening_from_position = "open position";

/// Lines that belong to any phase: they record, and let nobody gain.
bool belongs_anywhere(const Action& action) {
    return std::holds_alternative<action::Note>(action) || std::holds_alternative<action::Rule>(action) ||
           std::holds_alternative<action::Count>(action);
}

bool is_dealing_with_bank(const Action& action) {
    return std::holds_alternative<action::Build>(action) || std::holds_alternative<action::Sell>(action) ||
           std::holds_alternative<action::SellCity>(action) || std::holds_alternative<action::Mortgage>(action) ||
           std::holds_alternative<action::Redeem>(action);
}

bool is_ending(const Action& action) {
    return std::holds_alternative<action::Walk>(action) || std::holds_alternative<action::Finish>(action);
}

/// What settles a debt, or raises the money for it.
bool settles_debts(const Action& action) {
    return std::holds_alternative<action::Ok>(action) || std::holds_alternative<action::Rent>(action) ||
           std::holds_alternative<action::Tax>(action) || std::holds_alternative<action::Pay>(action) ||
           std::holds_alternative<action::Sell>(action) || std::holds_alternative<action::SellCity>(action) ||
           std::holds_alternative<action::Mortgage>(action) || std::holds_alternative<action::Bankrupt>(action);
}

/// Once a side is gone the estates stand as they are (ru 1, 25): only what was owed by then is still paid.
bool belongs_with_side_gone(const Draft& draft, const Action& action) {
    if (belongs_anywhere(action) || std::holds_alternative<action::Richest>(action)) return true;
    if (std::holds_alternative<action::Waive>(action)) return true;
    const auto dues = open_dues(draft.game(), draft.actor());
    if (dues.empty()) return false;
    if (!std::holds_alternative<action::Ok>(action)) return settles_debts(action);
    const auto plain = plain_settlement(dues.front());
    return plain ? settles_debts(*plain) : dues.front().is_debt();
}

/// Whether the line belongs to this phase of the game.
bool belongs(const Draft& draft, const Action& action) {
    switch (draft.game().phase()) {
        case Phase::play:
            return !is_ending(action);
        case Phase::side_gone:
            return belongs_with_side_gone(draft, action);
        case Phase::closing:
            return belongs_anywhere(action) || is_dealing_with_bank(action) ||
                   std::holds_alternative<action::Keep>(action) || std::holds_alternative<action::Next>(action) ||
                   std::holds_alternative<action::Turn>(action) || std::holds_alternative<action::Leaves>(action);
        case Phase::kept:
            return belongs_anywhere(action) || std::holds_alternative<action::Walk>(action);
        case Phase::walked:
            return belongs_anywhere(action) || std::holds_alternative<action::Finish>(action);
        case Phase::finished:
            return std::holds_alternative<action::Note>(action);
    }
    return false;
}

Check check_phase(Draft& draft, const Action& action) {
    const Phase phase = draft.game().phase();
    if (belongs(draft, action)) return std::nullopt;
    Refusal wrong{RefusalCode::wrong_phase};
    wrong.detail = std::string(to_string(phase));
    if (phase == Phase::finished) wrong.code = RefusalCode::game_over;
    if (phase == Phase::closing &&
        (std::holds_alternative<action::Trade>(action) || std::holds_alternative<action::Pay>(action) ||
         std::holds_alternative<action::Get>(action))) {
        wrong.code = RefusalCode::closing_bank_only;
    }
    return draft.pass_over(std::move(wrong));
}

/// One line on the draft. Undo, redo and amend are chains and never come here.
Check carry_out(Draft& draft, const Action& action) {
    return std::visit(Overloaded{
                          [&](const action::Roll& roll) { return decide_roll(draft, roll); },
                          [&](const action::Ok&) { return decide_ok(draft); },
                          [&](const action::Buy& buy) { return decide_buy(draft, buy); },
                          [&](const action::Decline&) { return decide_decline(draft); },
                          [&](const action::Auction& auction) { return decide_auction(draft, auction); },
                          [&](const action::Rent& rent) { return decide_rent(draft, rent); },
                          [&](const action::Waive&) { return decide_waive(draft); },
                          [&](const action::Tax& tax) { return decide_tax(draft, tax); },
                          [&](const action::Pay& pay) { return decide_pay(draft, pay); },
                          [&](const action::Get& get) { return decide_get(draft, get); },
                          [&](const action::Build& build) { return decide_build(draft, build); },
                          [&](const action::Sell& sell) { return decide_sell(draft, sell); },
                          [&](const action::SellCity& sell) { return decide_sell_city(draft, sell); },
                          [&](const action::Mortgage& mortgage) { return decide_mortgage(draft, mortgage); },
                          [&](const action::Redeem& redeem) { return decide_redeem(draft, redeem); },
                          [&](const action::Trade& trade) { return decide_trade(draft, trade); },
                          [&](const action::Card& card) { return decide_card(draft, card); },
                          [&](const action::DrawHidden&) { return decide_draw_hidden(draft); },
                          [&](const action::Use& use) { return decide_use(draft, use); },
                          [&](const action::Foundation& foundation) { return decide_foundation(draft, foundation); },
                          [&](const action::Stake& stake) { return decide_stake(draft, stake); },
                          [&](const action::Jail&) { return decide_jail(draft); },
                          [&](const action::Fine&) { return decide_fine(draft); },
                          [&](const action::Free&) { return decide_free(draft); },
                          [&](const action::At& at) { return decide_at(draft, at); },
                          [&](const action::Count& count) { return decide_count(draft, count); },
                          [&](const action::Bankrupt& bankrupt) { return decide_bankrupt(draft, bankrupt); },
                          [&](const action::Leaves&) { return decide_leaves(draft); },
                          [&](const action::Next&) { return decide_next(draft); },
                          [&](const action::Turn& turn) { return decide_turn(draft, turn); },
                          [&](const action::Closing&) { return decide_closing(draft); },
                          [&](const action::Keep&) { return decide_keep(draft); },
                          [&](const action::Walk& walk) { return decide_walk(draft, walk); },
                          [&](const action::Finish&) { return decide_finish(draft); },
                          [&](const action::Richest& richest) { return decide_richest(draft, richest); },
                          [&](const action::Rule& rule) { return decide_rule(draft, rule); },
                          [&](const action::Shuffle& shuffle) { return decide_shuffle(draft, shuffle); },
                          [](const action::Note&) { return Check{}; },
                          [&](const auto&) { return decide_clock(draft, action); },
                      },
                      action);
}

/// Lines that speak of the table, not of a player: the canonical line names nobody.
bool speaks_of_nobody(const Action& action) {
    return is_ending(action) || std::holds_alternative<action::Note>(action) ||
           std::holds_alternative<action::Rule>(action) || std::holds_alternative<action::Closing>(action) ||
           std::holds_alternative<action::Keep>(action) || std::holds_alternative<action::Richest>(action) ||
           std::holds_alternative<action::Next>(action) || std::holds_alternative<action::Turn>(action) ||
           std::holds_alternative<action::Auction>(action) || std::holds_alternative<action::Shuffle>(action) ||
           verb_of(action) == "clock";
}

Decision decide_one(const Table& table, const Command& command, const StampSource& stamps) {
    Draft draft(table.game, command, stamps());
    if (auto wrong = check_phase(draft, command.action)) return *wrong;
    const bool somebody = !speaks_of_nobody(command.action);
    if (somebody && table.game.is_out(draft.actor())) return refusal(RefusalCode::player_out, draft.actor());
    if (auto no = carry_out(draft, command.action)) return *no;
    if (somebody) {
        draft.names_actor();
    } else {
        draft.names_nobody();
    }
    return std::vector<Entry>{std::move(draft).finish()};
}

void deal_estate(Draft& draft, Seat seat, const Estate& estate) {
    draft.move(Asset::cash(), Account::bank(), Account::player(seat), estate.cash.units());
    for (const Holding& holding : estate.deeds) {
        draft.move(Asset::deed(holding.deed), Account::bank(),
                   holding.mortgaged ? Account::pledge(seat) : Account::player(seat));
        draft.move(Asset::house(), Account::bank(), Account::street(holding.deed), holding.houses);
        draft.move(Asset::hotel(), Account::bank(), Account::street(holding.deed), holding.hotel ? 1 : 0);
    }
}

void deal_cards(Draft& draft, Seat seat, const std::vector<PositionCard>& cards) {
    for (const PositionCard& held : cards) {
        draft.move(Asset::card(held.card), Account::bank(), Account::player(seat));
        if (!held.played.empty()) draft.set(FactKey{FactName::played, held.card}, held.played);
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

/// An opening from a position holds that position: dealt once more, it must give the same entry.
Entry open_again(const Game& empty, const Entry& opening) {
    if (opening.line == opening_line) return decide_opening(*empty.setup, nullptr, opening.stamp);
    Game opened = empty;
    apply(opened, opening);
    const Position position = opened.position();
    if (!validate(empty.edition(), empty.setup->rulings, position).empty()) {
        throw std::invalid_argument("entry " + std::to_string(opening.sequence) +
                                    " opens with a position that cannot be");
    }
    return decide_opening(*empty.setup, &position, opening.stamp);
}

}  // namespace

Decision decide(const Table& table, const Command& command, const StampSource& stamps) {
    if (const auto* undo = std::get_if<action::Undo>(&command.action))
        return decide_undo(table, command, *undo, stamps);
    if (const auto* undo = std::get_if<action::UndoTo>(&command.action)) {
        return decide_undo_to(table, command, undo->entry, stamps);
    }
    if (std::holds_alternative<action::Redo>(command.action)) return decide_redo(table, command, stamps);
    if (const auto* amend = std::get_if<action::Amend>(&command.action)) {
        return decide_amend(table, command, *amend, stamps);
    }
    return decide_one(table, command, stamps);
}

Entry decide_opening(const Setup& setup, const Position* from, const Stamp& stamp) {
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
    draft.set(FactKey{FactName::phase}, std::string(to_string(Phase::play)));
    draft.set(FactName::round, 1);
    draft.set(FactName::round_began, players.front().number);
    draft.set(FactName::turn, players.front().number);
    draft.set(FactName::rolls_left, 1);
    draft.set(FactName::rolls_made, 0);
    if (from != nullptr) end_if_side_gone(draft);
    Entry entry = std::move(draft).finish();
    entry.verb = std::string(opening_line);
    entry.line = std::string(from != nullptr ? opening_from_position : opening_line);
    return entry;
}

bool is_opening(const Entry& entry) {
    return entry.line == opening_line || entry.line == opening_from_position;
}

Decision decide_again(const Table& before, const Entry& entry) {
    const Setup& setup = *before.game.setup;
    if (is_opening(entry)) return std::vector<Entry>{open_again(before.game, entry)};
    const auto parsed = parse_line(setup, entry.line);
    if (std::holds_alternative<ParseError>(parsed)) {
        throw std::invalid_argument("entry " + std::to_string(entry.sequence) +
                                    " holds a line the grammar does not know");
    }
    Command command = std::get<Command>(parsed);
    command.typed = entry.typed;
    return decide(before, command, [&] { return entry.stamp; });
}

}  // namespace tablebank
