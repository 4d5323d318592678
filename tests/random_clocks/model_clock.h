#pragma once
// The expected time of a table's clock, computed without any code of the program: whole evenings of people who set the
// computer's clock, close its lid and take it to another country. Milliseconds.

#include <cstdint>
#include <optional>
#include <vector>

namespace random_clocks {

using Ms = std::int64_t;

class ModelClock {
public:
    /// The game is opened, or opened again, at a moment of the computer.
    void open(Ms wall) {
        opened_wall_ = wall;
        opened_ = std::max(seen_, wall - apart_);
        is_behind_ = wall - apart_ < seen_ - noise;
        true_since_open_ = 0;
    }
    /// It goes on for a while, of which nothing is noticed.
    void pass(Ms real) { true_since_open_ += real; }
    /// The computer's clock is checked, with the next line or before it: whatever it did, the table's time went on.
    void notice(Ms wall) {
        if (is_behind_) {
            // The time for which the game was closed is unknown: it goes on from the last entry.
            opened_ = now();
            true_since_open_ = 0;
            opened_wall_ = wall;
            is_behind_ = false;
        }
        apart_ = wall - now();
    }
    /// Time of the table: it never runs backwards.
    [[nodiscard]] Ms now() const {
        const Ms counted = is_behind_ ? opened_wall_ - apart_ + true_since_open_ : opened_ + true_since_open_;
        return std::max(seen_, counted);
    }
    /// An entry is posted.
    void post() { seen_ = std::max(seen_, now()); }

    struct State {
        std::optional<Ms> since;
        Ms used = 0;
        Ms granted = 0;
    };
    void start() { keep().since = now(); }
    void stop() {
        State& state = keep();
        state.used += now() - *state.since;
        state.since.reset();
    }
    void extend(Ms more) { keep().granted += more; }
    void set_left(Ms left) { keep().granted = used() + left; }
    void note() { keep(); }
    void undo() {
        state_ = before_.back();
        before_.pop_back();
    }
    [[nodiscard]] bool can_undo() const { return !before_.empty(); }
    [[nodiscard]] bool runs() const { return state_.since.has_value(); }
    [[nodiscard]] Ms used() const { return state_.used + (state_.since ? now() - *state_.since : 0); }
    [[nodiscard]] Ms left() const { return std::max<Ms>(0, state_.granted - used()); }
    void agree(Ms granted) { state_.granted = granted; }

private:
    static constexpr Ms noise = 2'000;

    State& keep() {
        before_.push_back(state_);
        return state_;
    }

    Ms apart_ = 0;  ///< by how much the computer's clock is ahead of the table's time, as was noticed last
    Ms seen_ = 0;   ///< the table's time at the last entry
    Ms opened_ = 0;
    Ms opened_wall_ = 0;
    Ms true_since_open_ = 0;
    bool is_behind_ = false;
    State state_;
    std::vector<State> before_;
};

}  // namespace random_clocks
