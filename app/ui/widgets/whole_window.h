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

/// Closes what is still open in the current window, where an exception is on its way; else nothing.
void close_what_was_broken_off();
/// The same, and ends every window that was begun within this one.
void close_what_was_broken_off(const ImGuiWindow* within);

}  // namespace tablebank
