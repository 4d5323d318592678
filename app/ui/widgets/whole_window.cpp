#include "app/ui/widgets/whole_window.h"

#include <imgui_internal.h>

#include <exception>

namespace tablebank {

WholeWindow::WholeWindow(const char* name) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::Begin(name, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNavInputs |
                     ImGuiWindowFlags_NoNavFocus | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    window_ = ImGui::GetCurrentWindow();
}

WholeWindow::~WholeWindow() {
    close_what_was_broken_off(window_);
    ImGui::End();
}

void close_what_was_broken_off() {
    if (std::uncaught_exceptions() > 0) ImGui::ErrorCheckEndWindowRecover(nullptr);
}

void close_what_was_broken_off(const ImGuiWindow* within) {
    if (std::uncaught_exceptions() == 0) return;
    while (ImGui::GetCurrentWindowRead() != within) {
        ImGui::ErrorCheckEndWindowRecover(nullptr);
        const bool child = (ImGui::GetCurrentWindowRead()->Flags & ImGuiWindowFlags_ChildWindow) != 0;
        child ? ImGui::EndChild() : ImGui::End();
    }
    ImGui::ErrorCheckEndWindowRecover(nullptr);
}

}  // namespace tablebank
