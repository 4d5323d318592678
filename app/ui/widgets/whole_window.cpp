#include "app/ui/widgets/whole_window.h"

#include <imgui_internal.h>

#include "app/ui/widgets/broken_off.h"

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

}  // namespace tablebank
