#pragma once
// Two presses of one key in quick succession never act for two people, and a press acts for the person whom the screen
// showed when the key went down. It is for keys what the second half of a double click is for the mouse: a finger that
// bounces, or a hand that was faster than the screen, pays for nobody who has only just come in turn. Knows nothing of
// lines and rules: whoever posts asks it first.

#include <cstdint>
#include <optional>

#include "app/present/table/offered_action.h"

namespace tablebank {

/// A key of an offer that went down, or an Enter.
struct Press {
    ActionKey key = ActionKey::none;
    int seat = 0;            ///< for whom it acts; 0: for nobody alone, as when a turn passes on
    std::int64_t at_ms = 0;  ///< when it went down, by the clock of the screen
};

class KeyDebounce {
public:
    /// As long as the two halves of a double click lie apart at most: no eye has read another name by then.
    static constexpr std::int64_t moment_ms = 300;

    /// Who is in turn on the screen from this frame on.
    void shows(int seat, std::int64_t now_ms);
    /// Whether a press acts. One that does not counts as a press all the same, so a finger that drums does nothing
    /// until it rests.
    [[nodiscard]] bool lets(const Press& press);
    /// A press that was carried out acted for this player.
    void acted(const Press& press) { last_ = press; }
    /// Something was typed since: the next press of the same key is no second one.
    void typed() { last_.reset(); }
    /// A step back that was made: the next one is another thing only after a moment.
    void stepped_back(std::int64_t at_ms) { stepped_back_ms_ = at_ms; }
    [[nodiscard]] bool may_leave(std::int64_t at_ms) const {
        return !stepped_back_ms_ || at_ms - *stepped_back_ms_ >= moment_ms;
    }

private:
    std::optional<Press> last_;
    int shown_ = 0;
    int shown_before_ = 0;
    std::int64_t shown_since_ms_ = 0;
    std::optional<std::int64_t> stepped_back_ms_;
};

}  // namespace tablebank
