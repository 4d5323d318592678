#pragma once
// Money seen to move: after an entry the figures of those whose cash changed run from the old sum to the new one, for
// a moment. Nothing waits for it: what is posted is posted, keys go on, and a further entry lets the figures run on
// from where they are. Knows nothing of screens.

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
    /// How long a frame of it is shown.
    static constexpr std::int64_t frame_ms = 16;

    /// The game as it stands at a moment; the first time nothing moves, nor where `moves` says so.
    void follow(const Game& game, std::int64_t moment_ms, bool moves);
    /// Whether any figure is on its way.
    [[nodiscard]] bool runs() const { return !ways_.empty(); }
    /// What is shown of those on their way.
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
    std::map<int, Money> cash_;  ///< by seat, as it is
    std::map<int, Way> ways_;
};

}  // namespace tablebank
