// When each kind of line belongs to a game, and whom its canonical form names: the whole of it, line by line, as the
// rules have it (ru 1, 25; the two-hour game) and docs/reference/lines.md words it.

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <sstream>

#include "ledger/decide/action_table.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation_verbs.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

struct Expected {
    /// In each phase in order: "yes", "-" for no, "owed" if only a player who owes something may, "bank" if it is
    /// refused because the closing is for transactions with the bank alone.
    std::string phases;
    bool names_player;
    std::string_view verb;
    Action action;
};

constexpr bool a_player = true;
constexpr bool no_player = false;

const std::vector<Expected>& expected() {
    // clang-format off: the phases are in columns
    static const std::vector<Expected> lines{
        // play side closing kept walked finished
        {"yes  -    -    -    -    -  ", a_player, "roll", action::Roll{}},
        {"yes  owed -    -    -    -  ", a_player, "ok", action::Ok{}},
        {"yes  -    -    -    -    -  ", a_player, "buy", action::Buy{}},
        {"yes  -    -    -    -    -  ", a_player, "decline", action::Decline{}},
        {"yes  -    -    -    -    -  ", no_player, "auction", action::Auction{}},
        {"yes  owed -    -    -    -  ", a_player, "rent", action::Rent{}},
        {"yes  yes  -    -    -    -  ", a_player, "waive", action::Waive{}},
        {"yes  owed -    -    -    -  ", a_player, "tax", action::Tax{}},
        {"yes  owed bank -    -    -  ", a_player, "pay", action::Pay{}},
        {"yes  -    bank -    -    -  ", a_player, "get", action::Get{}},
        {"yes  -    yes  -    -    -  ", a_player, "build", action::Build{}},
        {"yes  owed yes  -    -    -  ", a_player, "sell", action::Sell{}},
        {"yes  owed yes  -    -    -  ", a_player, "sell", action::SellCity{}},
        {"yes  owed yes  -    -    -  ", a_player, "mortgage", action::Mortgage{}},
        {"yes  -    yes  -    -    -  ", a_player, "redeem", action::Redeem{}},
        {"yes  -    bank -    -    -  ", a_player, "trade", action::Trade{boris, {}, {}}},
        {"yes  -    -    -    -    -  ", a_player, "card", action::Card{}},
        {"yes  -    -    -    -    -  ", a_player, "draw", action::DrawHidden{}},
        {"yes  -    -    -    -    -  ", a_player, "use", action::Use{}},
        {"yes  -    -    -    -    -  ", a_player, "foundation", action::Foundation{}},
        {"yes  -    -    -    -    -  ", a_player, "stake", action::Stake{}},
        {"yes  -    -    -    -    -  ", a_player, "jail", action::Jail{}},
        {"yes  -    -    -    -    -  ", a_player, "fine", action::Fine{}},
        {"yes  -    -    -    -    -  ", a_player, "free", action::Free{}},
        {"yes  -    -    -    -    -  ", a_player, "at", action::At{}},
        {"yes  yes  yes  yes  yes  -  ", a_player, "count", action::Count{}},
        {"yes  owed -    -    -    -  ", a_player, "bankrupt", action::Bankrupt{}},
        {"yes  -    yes  -    -    -  ", a_player, "leaves", action::Leaves{}},
        {"yes  -    yes  -    -    -  ", no_player, "next", action::Next{}},
        {"yes  -    yes  -    -    -  ", no_player, "turn", action::Turn{boris}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockStart{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockStop{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockExtend{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockCall{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockSet{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockSeen{}},
        {"yes  -    -    -    -    -  ", no_player, "clock", action::ClockBell{}},
        {"yes  -    -    -    -    -  ", no_player, "closing", action::Closing{}},
        {"yes  -    yes  -    -    -  ", no_player, "keep", action::Keep{}},
        {"-    -    -    yes  -    -  ", no_player, "walk", action::Walk{}},
        {"-    -    -    -    yes  -  ", no_player, "finish", action::Finish{}},
        {"yes  yes  -    -    -    -  ", no_player, "richest", action::Richest{}},
        {"yes  yes  yes  yes  yes  -  ", no_player, "rule", action::Rule{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "undo", action::Undo{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "undo", action::UndoTo{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "undo", action::UndoTurn{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "redo", action::Redo{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "amend", action::Amend{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "note", action::Note{}},
        {"yes  -    -    -    -    -  ", no_player, "shuffle", action::Shuffle{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "confirm", action::Confirm{}},
        {"-    -    -    -    -    yes", a_player, "signs", action::Signs{}},
        {"-    -    -    -    -    yes", a_player, "refuses", action::Refuses{}},
        {"-    -    -    -    -    yes", no_player, "certify", action::Certify{}},
        {"-    -    -    -    -    yes", no_player, "correct", action::Correct{}},
        {"-    -    -    -    -    yes", a_player, "adjust", action::Adjust{}},
        {"yes  yes  yes  yes  yes  yes", a_player, "protest", action::Protest{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "protest", action::ProtestStep{}},
        {"yes  yes  yes  yes  yes  yes", no_player, "protest", action::ProtestTime{}},
        {"yes  yes  yes  -    -    -  ", a_player, "seat", action::TakeOver{"Vera"}},
        {"yes  yes  yes  -    -    -  ", a_player, "swap", action::Swap{boris}},
        {"yes  yes  yes  yes  yes  yes", a_player, "rename", action::Rename{"Hanna"}},
        {"yes  -    -    -    -    -  ", no_player, "join", action::Join{"Priya", Role::monopolist, {}, {}}},
    };
    // clang-format on
    return lines;
}

constexpr std::array all_phases{Phase::play, Phase::side_gone, Phase::closing,
                                Phase::kept, Phase::walked,    Phase::finished};

Table table_in(Phase phase) {
    Setup setup = two_hours();
    if (phase == Phase::side_gone) setup.goal = Goal::b;
    Table table = dealt(setup);
    table.game.facts.set({FactName::phase}, std::string(to_string(phase)));
    return table;
}

void owe(Table& table, DueKind kind) {
    Due due;
    due.key = {FactName::due, 1, 1};
    due.kind = kind;
    due.debtor = anna;
    due.amount = Money{50};
    table.game.facts.set(due.key, to_fact_value(due));
}

/// "yes" if the line passes the check of the phase, even if another check refuses it.
std::string answer(const Table& table, const Action& action) {
    Command command;
    command.player = anna;
    command.action = action;
    const Decision decision = decide(table, command, [] { return Stamp{}; });
    const auto* refusal = std::get_if<Refusal>(&decision);
    if (refusal == nullptr) return "yes";
    if (refusal->code == RefusalCode::closing_bank_only) return "bank";
    // `keep` before the closing names the line that comes first: a rule of its own, not of the phase.
    const bool wrong_phase = refusal->code == RefusalCode::wrong_phase && refusal->line.empty();
    return wrong_phase || refusal->code == RefusalCode::game_over ? "-" : "yes";
}

std::string answer_in(Phase phase, const Action& action) {
    Table table = table_in(phase);
    const std::string without = answer(table, action);
    if (phase != Phase::side_gone) return without;
    owe(table, DueKind::payment);
    const std::string owing = answer(table, action);
    return without == owing ? owing : "owed";
}

TEST_CASE("every kind of action has its row, and is in the table of this test") {
    std::set<std::size_t> told;
    for (const Expected& line : expected()) {
        CHECK(verb_of(line.action) == line.verb);
        CHECK(deciding::row_of(line.action).place == line.action.index());
        told.insert(line.action.index());
    }
    CHECK(told.size() == std::variant_size_v<Action>);
}

TEST_CASE("each line belongs to the phases in which the rules have it, and to no other") {
    for (const Expected& line : expected()) {
        std::istringstream words(line.phases);
        for (const Phase phase : all_phases) {
            std::string wanted;
            words >> wanted;
            CAPTURE(line.verb);
            CAPTURE(to_string(phase));
            CHECK(answer_in(phase, line.action) == wanted);
        }
    }
}

TEST_CASE("with a side gone `ok` settles what was owed, and nothing that only further play could settle") {
    const auto ok_settles = [](DueKind kind) {
        Table table = table_in(Phase::side_gone);
        owe(table, kind);
        return answer(table, action::Ok{}) == "yes";
    };
    CHECK(ok_settles(DueKind::payment));
    CHECK(ok_settles(DueKind::income_tax));
    CHECK(ok_settles(DueKind::penalty));  // asks for its sum
    CHECK_FALSE(ok_settles(DueKind::offer));
    CHECK_FALSE(ok_settles(DueKind::card));
    CHECK_FALSE(ok_settles(DueKind::jail_fine));
}

TEST_CASE("a line names a player if the grammar lets one precede it, and no other line does") {
    for (const Expected& line : expected()) {
        CAPTURE(line.verb);
        const bool names = deciding::row_of(line.action).names != deciding::Names::nobody;
        CHECK(names == line.names_player);
        REQUIRE(find_verb(line.verb) != nullptr);
        // The player who lodges a protest is named; the table decides it.
        CHECK((names || line.verb == "protest") == find_verb(line.verb)->of_player);
    }
}

TEST_CASE("each line of the clock does its own work, and calls time only if it is set to") {
    Table table = dealt();
    const auto posts = [&](const Action& action) {
        Command command;
        command.action = action;
        command.why = "supper";
        auto decision = decide(table, command, [] { return Stamp{}; });
        REQUIRE(std::holds_alternative<std::vector<Entry>>(decision));
        for (Entry& entry : std::get<std::vector<Entry>>(decision)) table.post(std::move(entry));
    };
    posts(action::ClockStart{});
    CHECK(read_clock(table.game, 0).running);
    posts(action::ClockExtend{10});
    CHECK(read_clock(table.game, 0).limit_ms == (table.game.setup->minutes + 10) * 60'000LL);
    posts(action::ClockStop{});
    CHECK_FALSE(read_clock(table.game, 0).running);
    CHECK_FALSE(table.game.time_called());
    posts(action::ClockCall{});
    CHECK(table.game.time_called());
}

}  // namespace
}  // namespace tablebank
