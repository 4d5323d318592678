#pragma once
// Animation of cash: after an entry the figures of all players whose cash changed run from the old sum to the new one
// for a moment. Nothing waits for the animation: posting and keys go on, and a further entry continues it from the
// current figures.

#include <cstdint>
#include <map>
#include <vector>

#include "app/present/table/counted_cash.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

class CashAnimation {
public:
    static constexpr std::int64_t lasts_ms = 800;
    /// Duration of one frame of the animation.
    static constexpr std::int64_t frame_ms = 16;

    /// Reports the game at a moment. Nothing is animated the first time, or if `moves` is false.
    void follow(const Game& game, std::int64_t moment_ms, bool moves);
    /// Whether any figure is still running.
    [[nodiscard]] bool runs() const { return !ways_.empty(); }
    /// The figures to show for the players whose cash is still running.
    [[nodiscard]] std::vector<CountedCash> counted(const Language& lang, const Edition& edition) const;

private:
    struct Way {
        Money from;
        Money to;
        std::int64_t began_ms = 0;
        Money shown;
    };
    void start(const Game& game, std::int64_t moment_ms);

    bool followed_ = false;
    std::int64_t last_ = 0;
    std::map<int, Money> cash_;  ///< by seat, the current sums
    std::map<int, Way> ways_;
};

}  // namespace tablebank
