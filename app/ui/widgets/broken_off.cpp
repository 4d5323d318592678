#include "app/ui/widgets/broken_off.h"

#include <imgui_internal.h>

#include <exception>

namespace tablebank {

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
