#pragma once
// Pasting into a field of one line, before ImGui joins the pasted lines.

#include <imgui.h>

#include <cstddef>
#include <string>

namespace tablebank {

/// Limit of one paste in bytes: enough for the lines of four games.
inline constexpr std::size_t longest_paste = std::size_t{256} * 1024;

/// While it lives, a longer paste is refused. With `held_back`, a paste of several lines is kept here and does not
/// reach the field; a single line reaches it. At most one at a time, within a frame.
class PasteWatch {
public:
    enum class Lines { held_back, passed_on };
    explicit PasteWatch(Lines lines);
    PasteWatch(const PasteWatch&) = delete;
    PasteWatch& operator=(const PasteWatch&) = delete;
    ~PasteWatch();

    /// The whole text that was pasted and held back; empty if there was none.
    [[nodiscard]] const std::string& held_back() const { return held_back_; }
    /// Whether a paste was refused because it was too long.
    [[nodiscard]] bool refused() const { return refused_; }

private:
    static const char* on_paste(void*);
    static void on_copy(void*, const char* text);

    const char* (*paste_)(void*);
    void (*copy_)(void*, const char*);
    void* user_data_;
    Lines lines_;
    bool refused_ = false;
    std::string held_back_;
};

}  // namespace tablebank
