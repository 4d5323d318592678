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

/// Calls a backend's function with its own user data, then restores ours.
template <class Call>
auto with_own_data(void* own, Call call) {
    void* const watch = ImGui::GetIO().ClipboardUserData;
    ImGui::GetIO().ClipboardUserData = own;
    auto answer = call(own);
    ImGui::GetIO().ClipboardUserData = watch;
    return answer;
}

}  // namespace

PasteWatch::PasteWatch(Lines lines)
    : paste_(ImGui::GetIO().GetClipboardTextFn),
      copy_(ImGui::GetIO().SetClipboardTextFn),
      user_data_(ImGui::GetIO().ClipboardUserData),
      lines_(lines) {
    ImGui::GetIO().GetClipboardTextFn = on_paste;
    ImGui::GetIO().SetClipboardTextFn = on_copy;
    ImGui::GetIO().ClipboardUserData = this;
}

PasteWatch::~PasteWatch() {
    ImGui::GetIO().GetClipboardTextFn = paste_;
    ImGui::GetIO().SetClipboardTextFn = copy_;
    ImGui::GetIO().ClipboardUserData = user_data_;
}

const char* PasteWatch::on_paste(void*) {
    auto& watch = *static_cast<PasteWatch*>(ImGui::GetIO().ClipboardUserData);
    if (watch.paste_ == nullptr) return nullptr;
    const char* text = with_own_data(watch.user_data_, watch.paste_);
    if (text == nullptr) return nullptr;
    if (std::string_view(text).size() > longest_paste) {
        watch.refused_ = true;
        return "";
    }
    if (watch.lines_ == Lines::passed_on || !has_several_lines(text)) return text;
    watch.held_back_ = text;
    return "";
}

void PasteWatch::on_copy(void*, const char* text) {
    auto& watch = *static_cast<PasteWatch*>(ImGui::GetIO().ClipboardUserData);
    if (watch.copy_ == nullptr) return;
    with_own_data(watch.user_data_, [&](void* own) {
        watch.copy_(own, text);
        return true;
    });
}

}  // namespace tablebank
