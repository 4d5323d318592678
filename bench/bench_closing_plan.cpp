// The best closing of one player who holds every deed of the board, of each edition with a timed ending: a hundred
// boards at random, half of them with the printed figures, half with figures that follow no pattern.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "calculators/closing_plan.h"
#include "db/edition/edition_file.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr unsigned boards = 100;

struct Board {
    Edition edition;
    Rulings rulings;
    Estate estate;
    UtilityDice dice;
    Pieces bank;
};

class Dealer {
public:
    explicit Dealer(unsigned seed) : bits_(seed) {}
    /// Every deed, some mortgaged, some built on as the rules leave it, and little cash as often as much.
    Board whole_board(const std::string& id) {
        Board board;
        board.edition = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/" + id + ".toml").edition;
        board.rulings = board.edition.rulings;
        board.rulings.closing = true;
        if (below(2) == 0) scatter(board.edition);
        board.estate.role = below(2) == 0 ? Role::monopolist : Role::competitor;
        board.estate.cash = board.edition.currency.smallest_note * below(below(2) == 0 ? 300 : 3000);
        const int pledged = below(80);
        for (const Deed& deed : board.edition.deeds)
            board.estate.deeds.push_back({.deed = deed.space, .mortgaged = below(100) < pledged});
        for (Holding& holding : board.estate.deeds) build(board, holding);
        for (const Deed* utility : board.edition.deeds_of(SpaceKind::utility)) board.dice[utility->space] = {3, 4};
        board.bank = {below(33), below(13)};
        return board;
    }

private:
    int below(int limit) { return static_cast<int>(bits_() % static_cast<unsigned>(limit)); }

    /// The incomes follow no pattern any more.
    void scatter(Edition& edition) {
        for (Deed& deed : edition.deeds) {
            if (deed.kind != SpaceKind::street) continue;
            for (const Role role : edition.profile.played_roles()) {
                for (Money& rent : deed.street.of(role).built) rent = Money{1 + below(300)};
                deed.street.of(role).single = Money{1 + below(60)};
                deed.street.of(role).doubled = deed.street.of(role).single;
                if (role == Role::monopolist) deed.street.of(role).doubled += Money{below(60)};
            }
        }
    }

    void build(const Board& board, Holding& holding) {
        const Deed& deed = *board.edition.deed_at(holding.deed);
        if (deed.kind != SpaceKind::street || holding.mortgaged || below(5) < 2) return;
        const Role role = board.estate.role;
        if (role == Role::monopolist && !monopolises(board.edition, board.estate, deed.city)) return;
        const int limit = board.edition.profile.most_built_streets.of(role).value;
        if (limit > 0 && built_streets(board.edition, board.estate, deed.city) >= limit) return;
        set_steps(deed, role, holding, 1 + below(most_steps(deed, role)));
    }

    std::mt19937 bits_;
};

std::vector<Board> whole_boards(const std::string& edition, PiecesRunOut pieces) {
    std::vector<Board> all;
    for (unsigned board = 1; board <= boards; ++board) {
        all.push_back(Dealer(board).whole_board(edition));
        all.back().rulings.pieces_run_out = pieces;
    }
    return all;
}

/// Each board once; the figure is that of all of them together, with the usual one and the worst in microseconds.
void closing_plan(benchmark::State& state, const std::string& edition, PiecesRunOut pieces) {
    const auto all = whole_boards(edition, pieces);
    std::vector<double> taken;
    double unproved = 0;
    for (auto _ : state) {
        taken.clear();
        unproved = 0;
        for (const Board& board : all) {
            const auto begun = Clock::now();
            const auto plan = plan_closing(board.edition, board.rulings, board.estate, board.dice, board.bank);
            taken.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begun).count());
            if (!std::holds_alternative<ClosingPlan>(plan)) throw std::logic_error("no plan was drawn up");
            unproved += std::get<ClosingPlan>(plan).proved ? 0 : 1;
        }
    }
    std::ranges::sort(taken);
    state.counters["usual_us"] = taken.at(taken.size() / 2);
    state.counters["worst_us"] = taken.back();
    state.counters["unproved"] = unproved;
}
BENCHMARK_CAPTURE(closing_plan, us, "us", PiecesRunOut::substitutes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, ru, "ru", PiecesRunOut::substitutes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, fr, "fr", PiecesRunOut::substitutes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, it, "it", PiecesRunOut::substitutes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, pl, "pl", PiecesRunOut::substitutes)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, us_limited, "us", PiecesRunOut::limited)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(closing_plan, it_limited, "it", PiecesRunOut::limited)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
