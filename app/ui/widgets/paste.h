#pragma once
// Text that is pasted into a field of one line, before ImGui glues its lines together.

#include <imgui.h>

#include <string>

namespace tablebank {

/// While it lives, a paste of several lines goes nowhere and is kept here; one of a single line goes on its way. One at
/// a time, within a frame.
class PasteWatch {
public:
    PasteWatch();
    PasteWatch(const PasteWatch&) = delete;
    PasteWatch& operator=(const PasteWatch&) = delete;
    ~PasteWatch();

    /// What was pasted and held back, whole; empty where nothing was.
    [[nodiscard]] const std::string& held_back() const { return held_back_; }

private:
#if IMGUI_VERSION_NUM >= 19110
    using Handle = ImGuiContext*;
#else
    using Handle = void*;  ///< what the backend asked to be given
#endif
    static const char* on_paste(Handle handle);
    static void on_copy(Handle handle, const char* text);

    const char* (*paste_)(Handle);
    void (*copy_)(Handle, const char*);
    void* user_data_;
    std::string held_back_;
};

}  // namespace tablebank
