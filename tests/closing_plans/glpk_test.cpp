// The best closing of whole boards, which nobody can try out, against an integer program that GLPK solves; where glpsol
// is not installed, nothing is compared. 4 of each edition in every run; TABLEBANK_BOARDS and TABLEBANK_SEED choose
// others.

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>

#include "calculators/closing_plan.h"
#include "tests/closing_plans/integer_program.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using namespace closing_plans;

std::uint64_t chosen(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

}  // namespace

TEST_CASE("the closing plan of a whole board comes to what an integer program comes to") {
    const std::uint64_t seed = chosen("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t boards = chosen("TABLEBANK_BOARDS", 4);
    const testing::ScratchFolder folder;
    double plans = 0;
    double programs = 0;
    for (const std::string edition : {"us", "ru", "it", "pl"}) {
        for (std::uint64_t board = 0; board < boards; ++board) {
            random_play::Chance chance(seed + board);
            Ending ending = full_ending(chance, edition);
            ending.rulings.pieces_run_out = PiecesRunOut::substitutes;
            ending.rulings.mortgage_sells = MortgageSells::street;
            const auto solved = solve_with_glpk(ending, folder.path().string());
            if (!solved) return;
            const auto begun = std::chrono::steady_clock::now();
            const auto plan = plan_closing(ending.edition, ending.rulings, ending.estate, ending.dice, ending.bank);
            plans += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
            programs += solved->milliseconds;
            INFO("replay with TABLEBANK_SEED=", seed + board, " TABLEBANK_BOARDS=1: ", in_words(ending));
            CHECK(std::get<ClosingPlan>(plan).total.to_string() == Share(solved->total, 100).to_string());
            CHECK(std::get<ClosingPlan>(plan).proved);
        }
    }
    std::cout << boards << " whole boards of each of four editions, TABLEBANK_SEED=" << seed << ": plans " << plans
              << " ms, glpsol " << programs << " ms, " << programs / plans << " times as long\n";
}
