#pragma once
// A drawing that an exception breaks off leaves things pushed and not popped. Whoever ends a window in a destructor
// closes them first, so that the frame can be ended and the next one drawn.

struct ImGuiWindow;

namespace tablebank {

/// Closes what is still open in the current window, where an exception is on its way; else nothing.
void close_what_was_broken_off();
/// The same, and ends every window that was begun within this one.
void close_what_was_broken_off(const ImGuiWindow* within);

}  // namespace tablebank
