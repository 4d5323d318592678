// The best closing of whole boards, which are too large to try out, against an integer program that GLPK solves;
// without glpsol nothing is compared. 4 of each edition in every run; TABLEBANK_BOARDS and TABLEBANK_SEED choose
// others.

#include <doctest/doctest.h>

#include <chrono>
#include <iostream>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "calculators/closing_plan.h"
#include "tests/closing_plans/integer_program.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using namespace closing_plans;

/// A whole board, with as many pieces as are wanted and buildings sold street by street, as the integer program has it.
Ending whole_board(std::uint64_t seed, const std::string& edition) {
    random_play::Rng chance(seed);
    Ending ending = full_ending(chance, edition);
    ending.rulings.pieces_run_out = PiecesRunOut::substitutes;
    ending.rulings.mortgage_sells = MortgageSells::street;
    return ending;
}

struct Planned {
    std::uint64_t seed = 0;
    Ending ending;
    ClosingPlan plan;
};

}  // namespace

TEST_CASE("the closing plan of a whole board comes to what an integer program comes to") {
    const std::uint64_t seed = chosen("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t boards = chosen("TABLEBANK_BOARDS", 4);
    std::vector<Planned> planned;
    for (const std::string edition : {"us", "ru", "it", "pl"})
        for (std::uint64_t board = 0; board < boards; ++board)
            planned.push_back({seed + board, whole_board(seed + board, edition), {}});
    // One after the other, as a table's are worked out, and not each in the wake of another program. The first time is
    // not counted: glpsol was read from the disk before, too.
    double plans = 0;
    for (const bool counted : {false, true}) {
        const auto begun = std::chrono::steady_clock::now();
        for (auto& [number, ending, plan] : planned)
            plan = std::get<ClosingPlan>(
                plan_closing(ending.edition, ending.rulings, ending.estate, ending.dice, ending.bank));
        const auto spent = std::chrono::steady_clock::now() - begun;
        if (counted) plans = std::chrono::duration<double, std::milli>(spent).count();
    }

    const testing::ScratchFolder folder;
    double programs = 0;
    for (const auto& [number, ending, plan] : planned) {
        const auto solved = solve_with_glpk(ending, folder.path().string());
        if (!solved) return;
        programs += solved->milliseconds;
        INFO("replay with TABLEBANK_SEED=", number, " TABLEBANK_BOARDS=1: ", in_words(ending));
        CHECK(plan.total.to_string() == Share(solved->total, 100).to_string());
        CHECK(plan.proved);
    }
    std::cout << boards << " whole boards of each of four editions, TABLEBANK_SEED=" << seed << ": plans " << plans
              << " ms, glpsol " << programs << " ms, " << programs / plans << " times as long\n";
}
