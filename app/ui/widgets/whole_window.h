#pragma once
// A window of ImGui that covers the whole display and has no look of its own, until the end of the scope: what a frame
// is drawn into. Whatever an exception left open within it is ended with it.

struct ImGuiWindow;

namespace tablebank {

class WholeWindow {
public:
    explicit WholeWindow(const char* name);
    WholeWindow(const WholeWindow&) = delete;
    WholeWindow& operator=(const WholeWindow&) = delete;
    ~WholeWindow();

private:
    ImGuiWindow* window_;
};

}  // namespace tablebank
