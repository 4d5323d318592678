#pragma once
// Text that is pasted into a field of one line, before ImGui glues its lines together.

#include <imgui.h>

#include <cstddef>
#include <string>

namespace tablebank {

/// In bytes, of anything pasted at once: the lines of four evenings.
inline constexpr std::size_t longest_paste = std::size_t{256} * 1024;

/// While it lives, nothing longer is pasted, and a paste of several lines, where these are wanted for themselves, goes
/// nowhere and is kept here; one of a single line goes on its way. One at a time, within a frame.
class PasteWatch {
public:
    enum class Lines { held_back, passed_on };
    explicit PasteWatch(Lines lines);
    PasteWatch(const PasteWatch&) = delete;
    PasteWatch& operator=(const PasteWatch&) = delete;
    ~PasteWatch();

    /// What was pasted and held back, whole; empty where nothing was.
    [[nodiscard]] const std::string& held_back() const { return held_back_; }
    /// Whether something was pasted that was too long, and went nowhere.
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
