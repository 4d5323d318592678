#pragma once
// How much work may go into looking back. A line of a stranger's record may go back over the whole game, and the next
// one again: whoever decides such lines gives the history an effort, and every look at an entry spends some of it.

#include <cstdint>
#include <stdexcept>

namespace tablebank {

/// There is no more of it. What was being decided is left undecided, and nothing was changed.
class EffortSpent : public std::runtime_error {
public:
    EffortSpent() : std::runtime_error("it goes back too far") {}
};

/// Counted in looks at an entry, of some ten nanoseconds each.
class Effort {
public:
    static constexpr std::int64_t posting = 600;  ///< looks that posting one more entry on a trial comes to

    explicit Effort(std::int64_t looks) : left_(looks) {}
    /// Throws EffortSpent.
    void spend(std::int64_t looks) {
        left_ -= looks;
        if (left_ < 0) throw EffortSpent();
    }
    [[nodiscard]] std::int64_t left() const { return left_; }

private:
    std::int64_t left_;
};

}  // namespace tablebank
