#pragma once
// Prevents double key presses. Two presses of one key in quick succession never act for two players, and a press acts
// for the player who was on the screen when the key went down. It is the same protection that a button has against the
// second half of a double click: a bouncing finger, or a hand faster than the screen, never pays for the next player.
// The code that posts must call it first.

#include <cstdint>
#include <optional>

#include "app/present/table/offered_action.h"

namespace tablebank {

/// A key of an offer that went down, or an Enter.
struct Press {
    ActionKey key = ActionKey::none;
    int seat = 0;            ///< the player it acts for; 0: no single player, such as when a turn passes
    std::int64_t at_ms = 0;  ///< when the key went down, by the clock of the screen
};

class KeyDebounce {
public:
    /// The longest interval of a double click: too short to read another name.
    static constexpr std::int64_t moment_ms = 300;

    /// For so long after a step back another one may still be meant for the closed dialog: Escape twice closes a dialog
    /// and does not leave the table.
    static constexpr std::int64_t leave_ms = 1000;

    /// Reports the player whose turn is on the screen from this frame on.
    void shows(int seat, std::int64_t now_ms);
    /// Whether a press acts. A press that does not act still counts, so a drumming finger does nothing until it rests.
    [[nodiscard]] bool lets(const Press& press);
    /// Must be called after a press was carried out: it acted for its player.
    void acted(const Press& press) { last_ = press; }
    /// The user has typed since, so the next press of the same key is not a repetition.
    void typed() { last_.reset(); }
    /// Must be called after a step back; may_leave is false for `leave_ms` after it.
    void stepped_back(std::int64_t at_ms) { stepped_back_ms_ = at_ms; }
    [[nodiscard]] bool may_leave(std::int64_t at_ms) const {
        return !stepped_back_ms_ || at_ms - *stepped_back_ms_ >= leave_ms;
    }

private:
    std::optional<Press> last_;
    int shown_ = 0;
    int shown_before_ = 0;
    std::int64_t shown_since_ms_ = 0;
    std::optional<std::int64_t> stepped_back_ms_;
};

}  // namespace tablebank
