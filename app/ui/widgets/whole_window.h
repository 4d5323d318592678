#pragma once
// An ImGui window without decoration that covers the whole display, until the end of the scope. If an exception leaves
// other windows open within it, they are closed too.

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

/// During an exception: closes everything that is still open in the current window. Otherwise does nothing.
void close_what_was_broken_off();
/// The same, and ends every window that was begun within this one.
void close_what_was_broken_off(const ImGuiWindow* within);

}  // namespace tablebank
