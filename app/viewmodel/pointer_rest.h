#pragma once
// Prevents clicks on a button that appeared under a resting pointer: a click there a moment later was meant for the
// previous button. It is the same protection as app/viewmodel/key_debounce.h, for the mouse: a slow second click on a
// die does not buy the deed that the dice led to.

#include <cstdint>
#include <map>

namespace tablebank {

class PointerRest {
public:
    /// How long such a button takes no click: the longest double click, and the time to see that there is another text.
    static constexpr std::int64_t moment_ms = 400;

    /// Must be called at the start of each frame. A hand that clicks may move the pointer by up to `slack` pixels.
    void begin_frame(float x, float y, float slack, std::int64_t now_ms);
    /// Must be called in each frame in which the pointer is over the button, a hash of its key and its text. Whether
    /// the button is too new for a click.
    [[nodiscard]] bool is_too_new(std::uint64_t button, std::int64_t now_ms);

private:
    struct Seen {
        std::uint64_t frame = 0;    ///< the last one in which the pointer was over it
        std::int64_t since_ms = 0;  ///< without a break
        bool pointer_came = false;  ///< the pointer moved onto it; otherwise it appeared under the pointer
    };

    float x_ = 0;  ///< where the pointer is
    float y_ = 0;
    float rest_x_ = 0;  ///< the place of its rest
    float rest_y_ = 0;
    bool moves_ = false;         ///< in this frame, however little
    std::int64_t moved_ms_ = 0;  ///< farther than the slack
    std::uint64_t frame_ = 0;
    std::map<std::uint64_t, Seen> under_;
};

}  // namespace tablebank
