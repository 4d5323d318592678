#pragma once
// Limits the work of looking back through history. One line of an untrusted record may look through the whole game, and
// the next line again: the caller that decides such lines sets an effort on the history, and every look at an entry
// spends some of it.

#include <cstdint>
#include <stdexcept>

namespace tablebank {

/// The limit was reached. The line is not decided, and nothing was changed.
class EffortSpent : public std::runtime_error {
public:
    EffortSpent() : std::runtime_error("it goes back too far") {}
};

/// Counted in looks at an entry, about ten nanoseconds each.
class Effort {
public:
    static constexpr std::int64_t posting = 600;  ///< looks that one more entry posted on a trial copy costs

    explicit Effort(std::int64_t looks) : left_(looks) {}
    /// Throws EffortSpent if the limit is reached.
    void spend(std::int64_t looks) {
        left_ -= looks;
        if (left_ < 0) throw EffortSpent();
    }
    [[nodiscard]] std::int64_t left() const { return left_; }

private:
    std::int64_t left_;
};

}  // namespace tablebank
