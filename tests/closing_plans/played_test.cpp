// The steps of a plan, played at a table of the product in its closing: each line is posted unchanged, and the
// settlement is the one that the plan promised.

#include <doctest/doctest.h>

#include "calculators/closing_plan.h"
#include "calculators/ruling_scope.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/dealing_line.h"
#include "ledger/grammar/notation.h"
#include "tests/closing_plans/random_estate.h"

namespace {

using namespace tablebank;
using namespace closing_plans;

const Stamp stamp{std::string(32, '0'), 1'767'225'600'000, "banker"};

Setup setup_of(const Ending& ending) {
    Setup setup;
    setup.game_id = "0123456789abcdef0123456789abcdef";
    setup.edition = std::make_shared<const Edition>(ending.edition);
    setup.players = {{"Anna", ending.estate.role}, {"Boris", ending.edition.profile.played_roles().back()}};
    setup.goal = Goal::timed;
    setup.minutes = 120;
    setup.rulings = ending.rulings;
    setup.language = "en";
    return setup;
}

/// Empty where the line was posted.
std::string post(Table& table, const std::string& line) {
    const auto command = parse_line(*table.game.setup, line);
    REQUIRE_MESSAGE(std::holds_alternative<Command>(command), line);
    const Decision decision = decide(table, std::get<Command>(command), [] { return stamp; });
    if (const auto* refusal = std::get_if<Refusal>(&decision)) return std::string{to_string(refusal->code)};
    for (const Entry& entry : std::get<std::vector<Entry>>(decision)) table.post(entry);
    return {};
}

/// The table of Anna's estate in its closing, in which Boris has no part; its box has the pieces that the estate leaves
/// in it.
Table in_closing(Ending& ending) {
    Pieces standing;
    for (const Holding& holding : ending.estate.deeds) {
        standing.houses += holding.houses;
        standing.hotels += holding.hotels;
    }
    ending.edition.box.houses = static_cast<int>(standing.houses + ending.bank.houses);
    ending.edition.box.hotels = static_cast<int>(standing.hotels + ending.bank.hotels);
    Position position;
    position.players.push_back({"Anna", ending.estate, false, {}});
    position.players.push_back(
        {"Boris", {ending.edition.profile.played_roles().back(), Money{100}, false, {}}, false, {}});
    const Setup setup = setup_of(ending);
    Table table(std::make_shared<const Setup>(setup));
    table.post(decide_opening(setup, &position, stamp));
    // The player in turn trades first, whether the table keeps to turns in its closing or not.
    for (const std::string line : {"clock call \"agreed\"", "force \"agreed\" closing"}) {
        CAPTURE(line);
        REQUIRE(post(table, line) == "");
    }
    return table;
}

std::string played_difference(Ending& ending) {
    Table table = in_closing(ending);
    const auto answer = plan_closing(ending.edition, ending.rulings, ending.estate, ending.dice, ending.bank);
    if (std::holds_alternative<Refusal>(answer)) return {};  // without a best: its sums go round in a circle
    const ClosingPlan& plan = std::get<ClosingPlan>(answer);
    Share total = plan.now;
    for (const PlannedStep& step : plan.steps) {
        const std::string line = "anna " + dealing_line(ending.edition, step.dealing);
        const Money before = table.game.cash(Seat{1});
        if (const std::string refused = post(table, line); !refused.empty()) return line + " is refused: " + refused;
        if (table.game.cash(Seat{1}) - before != step.cash) return line + " moves other cash";
        const Share now = expected_total(ending.edition, ending.rulings, table.game.estate(Seat{1}), ending.dice);
        if (now - total != step.gain) return line + " gains " + (now - total).to_string();
        total = now;
        const auto again = std::get<Command>(parse_line(*table.game.setup, line));
        if (print_line(*table.game.setup, again) != "Anna " + dealing_line(ending.edition, step.dealing))
            return line + " is no canonical line";
    }
    if (total != plan.total)
        return "the total is " + total.to_string() + " where " + plan.total.to_string() + " was promised";
    const Pieces bank = table.game.in_bank();
    return bank.houses == plan.bank.houses && bank.hotels == plan.bank.hotels ? "" : "other pieces are in the box";
}

}  // namespace

TEST_CASE("every step of a plan is posted at the table, and brings the promised sum") {
    const std::uint64_t first = chosen("TABLEBANK_SEED", 1);
    const std::uint64_t estates = chosen("TABLEBANK_ESTATES", 400);
    for (std::uint64_t seed = first; seed < first + estates; ++seed) {
        random_play::Rng chance(seed);
        Ending ending = small_ending(chance, 5'000);
        ending.rulings.closing = true;
        ending.rulings.track_tokens = true;
        ending.rulings = held_to_book(ending.edition, ending.rulings);
        INFO(seed, ": ", in_words(ending));
        CHECK(played_difference(ending) == "");
    }
}

TEST_CASE("every step of a plan for a whole board is posted at the table") {
    for (const std::string edition : {"us", "ru", "fr", "it", "pl", "example-small"}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            random_play::Rng chance(seed);
            Ending ending = full_ending(chance, edition);
            INFO(seed, ": ", in_words(ending));
            CHECK(played_difference(ending) == "");
        }
    }
}
