#include "tests/ledger/grammar/any_command.h"

#include <rapidcheck.h>

#include <array>

#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::odd_names;

int number(int least, int most) {
    return *rc::gen::inRange(least, most + 1);
}
bool maybe() {
    return number(0, 1) == 1;
}
template <class Make>
auto perhaps(Make make) -> std::optional<decltype(make())> {
    if (!maybe()) return std::nullopt;
    return make();
}
Seat seat() {
    return Seat{number(1, odd_names().seats())};
}
Space space() {
    return Space{number(0, odd_names().edition->size() - 1)};
}
Money amount() {
    return Money{*rc::gen::inRange<std::int64_t>(1, Money::largest_typed + 1)};
}
Dice dice() {
    return {number(1, 6), number(1, 6)};
}
std::int64_t entry() {
    return amount().units();
}
std::string text() {
    const auto word =
        rc::gen::element<std::string>("a", "roll", "# no comment", "ужин", "'", ",", "@34", "1,5", "\\", "—");
    std::string all = *word;
    for (int more = number(0, 4); more > 0; --more) all += " " + *word;
    return all;
}

/// Of someone who does not sit at the table: words of the grammar too.
std::string new_name() {
    return *rc::gen::element<std::string>("Vera", "Join", "12", "Anna Maria", "get", "after", "nothing", "Ольга", "-x");
}

Items items() {
    Items items;
    if (maybe()) items.cash = amount();
    for (const Space deed : *rc::gen::unique<std::vector<Space>>(rc::gen::exec(space)))
        items.deeds.push_back({deed, maybe()});
    for (int cards = number(0, 2); cards > 0; --cards) items.cards.push_back(text());
    return items;
}

/// Of values that no box needs to have.
action::Count count() {
    action::Count count{maybe() ? amount() : Money{}};
    if (maybe()) {
        for (const int value : {500, 100, 7})
            if (const int notes = number(0, 9); notes > 0) count.notes.push_back({Money{value}, notes});
        if (!count.notes.empty()) count.cash = sum_of(count.notes);
    }
    count.waived = maybe();
    return count;
}

UtilityDice utilities() {
    UtilityDice all;
    for (int count = number(0, 3); count > 0; --count) all[space()] = dice();
    return all;
}

CardEffect effect() {
    CardEffect effect;
    effect.kind = static_cast<CardEffectKind>(number(0, static_cast<int>(CardEffectKind::go_back)));
    const auto is = [&](auto... kinds) { return ((effect.kind == kinds) || ...); };
    using enum CardEffectKind;
    if (is(receive, pay, collect_each, pay_each, bank_pays_all, dice_win)) effect.amount = amount();
    if (is(collect_each, pay_each, bank_pays_all)) effect.role = all_roles.at(static_cast<std::size_t>(number(0, 2)));
    if (is(go_to) && maybe())
        effect.nearest = maybe() ? NearestCompany::transport : NearestCompany::utility;
    else if (is(go_to))
        effect.space = space();
    if (is(go_to) && maybe()) effect.times = number(1, 12);
    if (is(repairs)) effect.amount = amount();
    if (is(repairs)) effect.hotel_amount = amount();
    if (is(go_back)) effect.steps = number(1, 100);
    if (is(go_to)) effect.salary = maybe();
    if (is(dice_win)) effect.threshold = number(2, 12);
    if (is(dice_win)) effect.dice = perhaps(dice);
    if (is(keep)) effect.name = text();
    if (is(keep) && maybe()) effect.does = maybe() ? "free" : "goto @0 nosalary";
    return effect;
}

std::vector<Seat> seats() {
    return *rc::gen::unique<std::vector<Seat>>(rc::gen::exec(seat));
}

Command command_of_any_kind(bool amended);

/// The text that may follow a semicolon. A line `keep` keeps the later line, so it cannot be the answer itself.
action::RepairAnswer answer() {
    using Kind = action::RepairAnswer::Kind;
    const auto kind = static_cast<Kind>(number(0, static_cast<int>(Kind::line)));
    if (kind != Kind::line) return {entry(), kind};
    Command line = command_of_any_kind(true);
    const bool is_keep = std::holds_alternative<action::Keep>(line.action) && !line.force;
    return is_keep ? action::RepairAnswer{entry(), Kind::keep}
                   : action::RepairAnswer{entry(), kind, std::make_shared<const Command>(std::move(line))};
}

std::vector<action::RepairAnswer> answers() {
    std::vector<action::RepairAnswer> all(static_cast<std::size_t>(number(0, 2)));
    std::ranges::generate(all, answer);
    return all;
}

template <class Plain>
Action plain() {
    return Plain{};
}

/// One for each kind of action, in the order of the variant.
constexpr std::array<Action (*)(), std::variant_size_v<Action>> makers{
    []() -> Action { return action::Roll{dice()}; },
    plain<action::Ok>,
    []() -> Action {
        return action::Buy{perhaps(space), perhaps(amount)};
    },
    plain<action::Decline>,
    []() -> Action {
        const auto winner = perhaps(seat);
        return action::Auction{space(), winner, winner ? amount() : Money{}};
    },
    []() -> Action {
        return action::Rent{perhaps(space), perhaps(dice), items()};
    },
    plain<action::Waive>,
    []() -> Action { return action::Tax{maybe()}; },
    []() -> Action {
        const auto payee = perhaps(seat);
        return action::Pay{amount(), payee, !payee && maybe()};
    },
    []() -> Action {
        const auto payer = perhaps(seat);
        return action::Get{amount(), payer, !payer && maybe()};
    },
    []() -> Action {
        return action::Build{space(), number(1, 99), perhaps(amount)};
    },
    []() -> Action {
        return action::Sell{space(), number(1, 99)};
    },
    []() -> Action { return action::SellCity{number(0, static_cast<int>(odd_names().edition->cities.size()) - 1)}; },
    []() -> Action { return action::Mortgage{space()}; },
    []() -> Action { return action::Redeem{space()}; },
    []() -> Action {
        action::Trade trade{seat(), items(), items()};
        for (int more = number(0, 2); more > 0; --more) trade.more.push_back({perhaps(seat), seat(), items(), items()});
        return trade;
    },
    []() -> Action {
        if (maybe()) return action::Card{effect()};
        return maybe() ? action::Card{number(1, 999)} : action::Card{dice()};
    },
    plain<action::DrawHidden>,
    []() -> Action {
        return action::Use{text(), perhaps(effect)};
    },
    []() -> Action { return action::Foundation{number(1, 6)}; },
    []() -> Action {
        return action::Stake{amount(), dice()};
    },
    plain<action::Jail>,
    plain<action::Fine>,
    plain<action::Free>,
    []() -> Action { return action::At{space()}; },
    []() -> Action { return count(); },
    []() -> Action {
        return action::Bankrupt{seats(), maybe() ? std::vector{space()} : std::vector<Space>{}};
    },
    plain<action::Leaves>,
    plain<action::Next>,
    []() -> Action { return action::Turn{seat()}; },
    plain<action::ClockStart>,
    plain<action::ClockStop>,
    []() -> Action { return action::ClockExtend{number(1, 1440)}; },
    plain<action::ClockCall>,
    []() -> Action { return action::ClockSet{number(1, 24 * 60 * 60)}; },
    []() -> Action {
        using What = action::ClockSeen::What;
        const int sign = maybe() ? 1 : -1;
        if (maybe()) return action::ClockSeen{What::jump, sign * number(1, 100'000)};
        return maybe() ? action::ClockSeen{What::slept, number(1, 100'000)}
                       : action::ClockSeen{What::zone, sign * number(0, 86'400)};
    },
    []() -> Action {
        return action::ClockBell{number(0, 100'000), number(1, 1500)};
    },
    plain<action::Closing>,
    plain<action::Keep>,
    []() -> Action {
        return maybe() ? action::Walk{utilities()} : action::Walk{{}, true, perhaps(dice)};
    },
    plain<action::Finish>,
    []() -> Action { return action::Richest{utilities()}; },
    []() -> Action {
        return action::Rule{"ties", "more_deeds"};
    },
    []() -> Action { return action::Undo{perhaps(entry)}; },
    []() -> Action { return action::UndoTo{entry()}; },
    plain<action::UndoTurn>,
    plain<action::Redo>,
    []() -> Action {
        return action::Amend{entry(), std::make_shared<const Command>(command_of_any_kind(true)), answers()};
    },
    plain<action::Note>,
    []() -> Action { return action::Shuffle{perhaps([] { return number(0, 1); })}; },
    plain<action::Confirm>,
    plain<action::Signs>,
    plain<action::Refuses>,
    []() -> Action {
        const auto perhaps_text = [] { return maybe() ? text() : std::string{}; };
        return action::Certify{perhaps_text(), perhaps_text(), perhaps_text()};
    },
    []() -> Action { return action::Correct{maybe() ? text() : std::string{}}; },
    []() -> Action {
        return action::Adjust{static_cast<action::Adjust::Way>(number(0, 2)), Share{number(0, 99999), 10}};
    },
    []() -> Action { return action::Protest{perhaps(entry)}; },
    []() -> Action {
        return action::ProtestStep{static_cast<ProtestState>(number(1, 5)), entry()};
    },
    []() -> Action { return action::ProtestTime{number(0, most_protest_minutes)}; },
    []() -> Action { return action::TakeOver{new_name()}; },
    []() -> Action { return action::Swap{seat()}; },
    []() -> Action { return action::Rename{new_name()}; },
    []() -> Action {
        Items stock = items();
        stock.cards.clear();
        for (Items::DeedItem& deed : stock.deeds) deed.redeemed = false;
        const auto next_to = perhaps(seat);
        return action::Join{new_name(), maybe() ? Role::monopolist : Role::competitor, stock, next_to,
                            next_to.has_value() && maybe()};
    },
};

template <class... Kinds>
bool is_any(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

Command command_of_any_kind(bool amended) {
    using namespace action;
    Command command;
    do {
        command.action = makers.at(static_cast<std::size_t>(number(0, makers.size() - 1)))();
    } while (amended && is_any<Undo, UndoTo, UndoTurn, Redo, Amend>(command.action));
    const bool of_table =
        is_any<Auction, Next, Turn, ClockStart, ClockStop, ClockExtend, ClockCall, ClockSet, ClockSeen, ClockBell,
               Closing, Keep, Walk, Finish, Richest, action::Rule, Undo, UndoTo, UndoTurn, Redo, Amend, action::Note,
               Shuffle, Confirm, Certify, Correct, ProtestStep, ProtestTime, Join>(command.action);
    if (testing::names_player(command.action)) {
        command.player = seat();
    } else if (!of_table)
        command.player = perhaps(seat);
    const bool takes_why = is_any<Waive, Pay, Get, At, Count, Free, Leaves, Undo, UndoTo, UndoTurn, Turn, Shuffle, Walk,
                                  Confirm, Certify, ProtestStep, ProtestTime>(command.action) &&
                           maybe();
    if (testing::needs_why(command.action) || takes_why) command.why = text();
    command.force = perhaps(text);
    return command;
}

}  // namespace

namespace testing {

const Setup& odd_names() {
    static const Setup setup = table_of("ru", {"Roll", "1", "Анна Мария", "-5", "O'Neil", "None"});
    return setup;
}

bool needs_why(const Action& action) {
    return is_any<action::ClockStop, action::ClockExtend, action::ClockSet, action::ClockBell, action::Rule,
                  action::Note, action::Correct, action::Adjust, action::Protest, action::TakeOver, action::Swap,
                  action::Rename, action::Join>(action);
}

bool names_player(const Action& action) {
    return is_any<action::TakeOver, action::Swap, action::Rename>(action);
}

CardEffect any_effect() {
    return effect();
}

Action any_action(std::size_t kind) {
    return makers.at(kind)();
}

Command any_command() {
    return command_of_any_kind(false);
}

}  // namespace testing
}  // namespace tablebank
