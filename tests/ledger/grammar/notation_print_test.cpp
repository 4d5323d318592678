// Whatever is printed reads back to the same command: every action with every member, and players whose names are
// verbs, figures, two words or in another script.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <tuple>

#include "tests/ledger/grammar/any_command.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::odd_names;

// What an action holds ----------------------------------------------------------------------------------------------

template <class Plain>
std::tuple<> members(const Plain&) {
    static_assert(std::is_empty_v<Plain>);
    return {};
}
auto members(const action::Roll& a) {
    return std::tuple{a.dice};
}
auto members(const action::Buy& a) {
    return std::tuple{a.deed, a.price};
}
auto members(const action::Auction& a) {
    return std::tuple{a.deed, a.winner, a.price};
}
auto members(const action::Rent& a) {
    return std::tuple{a.deed, a.dice, a.give};
}
auto members(const action::Tax& a) {
    return std::tuple{a.percent};
}
auto members(const action::Pay& a) {
    return std::tuple{a.amount, a.to};
}
auto members(const action::Get& a) {
    return std::tuple{a.amount, a.from};
}
auto members(const action::Build& a) {
    return std::tuple{a.deed, a.steps, a.price, a.hotel};
}
auto members(const action::Sell& a) {
    return std::tuple{a.deed, a.steps, a.hotel};
}
auto members(const action::SellCity& a) {
    return std::tuple{a.city};
}
auto members(const action::Mortgage& a) {
    return std::tuple{a.deed};
}
auto members(const action::Redeem& a) {
    return std::tuple{a.deed};
}
auto members(const action::Trade& a) {
    std::vector<std::tuple<std::optional<Seat>, Seat, Items, Items>> more;
    for (const action::Trade::Deal& deal : a.more) more.emplace_back(deal.giver, deal.with, deal.give, deal.get);
    return std::tuple{a.with, a.give, a.get, more};
}
auto members(const action::TakeOver& a) {
    return std::tuple{a.name};
}
auto members(const action::Swap& a) {
    return std::tuple{a.with};
}
auto members(const action::Rename& a) {
    return std::tuple{a.name};
}
auto members(const action::Join& a) {
    return std::tuple{a.name, a.role, a.get, a.next_to, a.before};
}
auto members(const action::Card& a) {
    return std::tuple{a.card};
}
auto members(const action::Use& a) {
    return std::tuple{a.name, a.effect};
}
auto members(const action::Foundation& a) {
    return std::tuple{a.die};
}
auto members(const action::Stake& a) {
    return std::tuple{a.amount, a.dice};
}
auto members(const action::At& a) {
    return std::tuple{a.space};
}
auto members(const action::Count& a) {
    return std::tuple{a.cash, a.notes, a.waived};
}
auto members(const action::Certify& a) {
    return std::tuple{a.key};
}
auto members(const action::Correct& a) {
    return std::tuple{a.signature};
}
auto members(const action::Adjust& a) {
    return std::tuple{a.way, a.total};
}
auto members(const action::Protest& a) {
    return std::tuple{a.about};
}
auto members(const action::ProtestStep& a) {
    return std::tuple{a.state, a.entry};
}
auto members(const action::ProtestTime& a) {
    return std::tuple{a.minutes};
}
auto members(const action::Bankrupt& a) {
    return std::tuple{a.to, a.redeemed};
}
auto members(const action::Turn& a) {
    return std::tuple{a.player};
}
auto members(const action::ClockExtend& a) {
    return std::tuple{a.minutes};
}
auto members(const action::ClockSet& a) {
    return std::tuple{a.seconds};
}
auto members(const action::ClockSeen& a) {
    return std::tuple{a.what, a.seconds};
}
auto members(const action::ClockBell& a) {
    return std::tuple{a.seconds, a.minutes};
}
auto members(const action::Walk& a) {
    return std::tuple{a.dice, a.one, a.thrown};
}
auto members(const action::Richest& a) {
    return std::tuple{a.dice};
}
auto members(const action::Shuffle& a) {
    return std::tuple{a.deck};
}
auto members(const action::Rule& a) {
    return std::tuple{a.key, a.value};
}
auto members(const action::Undo& a) {
    return std::tuple{a.entry};
}
auto members(const action::UndoTo& a) {
    return std::tuple{a.entry};
}
auto members(const action::UndoTurn&) {
    return std::tuple{};
}
auto members(const action::Amend& a) {
    return std::tuple{a.entry};
}

bool same(const Command& a, const Command& b);

bool same(const Action& a, const Action& b) {
    if (a.index() != b.index()) return false;
    if (const auto* amend = std::get_if<action::Amend>(&a)) {
        const auto& other = std::get<action::Amend>(b);
        if (!same(*amend->line, *other.line)) return false;
        return std::ranges::equal(
                   amend->answers, other.answers,
                   [](const auto& one, const auto& two) {
                       const bool alike = one.entry == two.entry && one.kind == two.kind;
                       return alike && (one.kind != action::RepairAnswer::Kind::line || same(*one.line, *two.line));
                   }) &&
               amend->entry == other.entry;
    }
    return std::visit([&]<class A>(const A& one) { return members(one) == members(std::get<A>(b)); }, a);
}

bool same(const Command& a, const Command& b) {
    return a.player == b.player && a.why == b.why && a.force == b.force && same(a.action, b.action);
}

TEST_CASE("every command reads back as it was") {
    const bool holds = rc::check("parse(print(command)) is the command", [&] {
        const Command meant = *rc::gen::exec(testing::any_command);
        const std::string line = print_line(odd_names(), meant);
        RC_LOG() << line << '\n';
        const Command read = testing::command_of(odd_names(), line);
        RC_ASSERT(same(meant, read));
        RC_ASSERT(print_line(odd_names(), read) == line);
        RC_ASSERT(read.typed == line);
    });
    CHECK(holds);
}

TEST_CASE("each kind of action reads back as it was") {
    for (std::size_t kind = 0; kind < std::variant_size_v<Action>; ++kind) {
        CAPTURE(kind);
        const bool holds = rc::check([&] {
            Command meant;
            meant.action = *rc::gen::exec([&] { return testing::any_action(kind); });
            RC_ASSERT(meant.action.index() == kind);
            if (testing::needs_why(meant.action)) meant.why = "agreed";
            if (testing::names_player(meant.action)) meant.player = Seat{1};
            RC_ASSERT(same(meant, testing::command_of(odd_names(), print_line(odd_names(), meant))));
        });
        CHECK(holds);
    }
}

TEST_CASE("a card effect is written in a line as in an edition file") {
    CHECK(rc::check([] {
        const CardEffect meant = *rc::gen::exec(testing::any_effect);
        const Command read = testing::command_of(odd_names(), "card " + to_string(meant));
        RC_ASSERT(std::get<CardEffect>(std::get<action::Card>(read.action).card) == meant);
        RC_ASSERT(parse_card_effect(to_string(meant)) == meant);
    }));
}

TEST_CASE("a name is written without quotes if it reads as itself, else in quotes") {
    const Setup& setup = odd_names();
    CHECK(written_name(setup, Seat{1}) == "\"Roll\"");
    CHECK(written_name(setup, Seat{2}) == "\"1\"");
    CHECK(written_name(setup, Seat{3}) == "\"Анна Мария\"");
    CHECK(written_name(setup, Seat{4}) == "\"-5\"");
    CHECK(written_name(setup, Seat{5}) == "O'Neil");
    CHECK(written_name(setup, Seat{6}) == "\"None\"");
}

}  // namespace
}  // namespace tablebank
