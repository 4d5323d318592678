#include "app/ui/widgets/paste.h"

#include <string_view>

namespace tablebank {
namespace {

/// Whether more than one line has something in it.
bool has_several_lines(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos) return false;
    const std::size_t end = text.find('\n', first);
    return end != text.npos && text.find_first_not_of(" \t\r\n", end) != text.npos;
}

// Where the clipboard's functions lie, in this and in later versions of Dear ImGui.
#if IMGUI_VERSION_NUM >= 19110
auto& paste_function() {
    return ImGui::GetPlatformIO().Platform_GetClipboardTextFn;
}
auto& copy_function() {
    return ImGui::GetPlatformIO().Platform_SetClipboardTextFn;
}
void*& clipboard_data() {
    return ImGui::GetPlatformIO().Platform_ClipboardUserData;
}
#else
auto& paste_function() {
    return ImGui::GetIO().GetClipboardTextFn;
}
auto& copy_function() {
    return ImGui::GetIO().SetClipboardTextFn;
}
void*& clipboard_data() {
    return ImGui::GetIO().ClipboardUserData;
}
#endif

/// Gives a backend's function what it was promised, and takes it back.
template <class Call>
auto with_own_data([[maybe_unused]] void* handle, void* own, Call call) {
    void* const watch = clipboard_data();
    clipboard_data() = own;
#if IMGUI_VERSION_NUM >= 19110
    auto answer = call(static_cast<ImGuiContext*>(handle));
#else
    auto answer = call(own);
#endif
    clipboard_data() = watch;
    return answer;
}

}  // namespace

PasteWatch::PasteWatch(Lines lines)
    : paste_(paste_function()), copy_(copy_function()), user_data_(clipboard_data()), lines_(lines) {
    paste_function() = on_paste;
    copy_function() = on_copy;
    clipboard_data() = this;
}

PasteWatch::~PasteWatch() {
    paste_function() = paste_;
    copy_function() = copy_;
    clipboard_data() = user_data_;
}

const char* PasteWatch::on_paste(Handle handle) {
    auto& watch = *static_cast<PasteWatch*>(clipboard_data());
    if (watch.paste_ == nullptr) return nullptr;
    const char* text = with_own_data(handle, watch.user_data_, watch.paste_);
    if (text == nullptr) return nullptr;
    if (std::string_view(text).size() > longest_paste) {
        watch.refused_ = true;
        return "";
    }
    if (watch.lines_ == Lines::passed_on || !has_several_lines(text)) return text;
    watch.held_back_ = text;
    return "";
}

void PasteWatch::on_copy(Handle handle, const char* text) {
    auto& watch = *static_cast<PasteWatch*>(clipboard_data());
    if (watch.copy_ == nullptr) return;
    with_own_data(handle, watch.user_data_, [&](Handle own) {
        watch.copy_(own, text);
        return true;
    });
}

}  // namespace tablebank
