#pragma once
// Draws the desk, one frame at a time: the open screen from its snapshot, what lies over it, and the keys that hold
// everywhere; then has at most one wish carried out. Tests drive it with an ImGui context and nothing else.

#include "app/ui/look/ui.h"
#include "app/viewmodel/app_view_model.h"

namespace tablebank {

struct WindowOptions;

class Application {
public:
    explicit Application(AppOptions options) : desk_(std::move(options)) {}

    /// What was asked for when the program was started.
    void begin(const WindowOptions& options);
    /// One frame, between ImGui::NewFrame and ImGui::Render.
    void draw(const Ui& ui);

    [[nodiscard]] AppViewModel& desk() { return desk_; }
    [[nodiscard]] const AppViewModel& desk() const { return desk_; }

private:
    void draw_frame(const Ui& ui, PendingIntent& queue);
    void draw_screen(const Ui& ui, PendingIntent& queue);
    void draw_game(const Ui& ui, OpenGame& game, PendingIntent& queue);
    void draw_with_palette(const Ui& ui, PendingIntent& queue);
    void listen(PendingIntent& queue) const;
    void draw_error(const Ui& ui, PendingIntent& queue);
    void give_keyboard(bool to_line);
    [[nodiscard]] bool in_trouble() const;

    AppViewModel desk_;
};

}  // namespace tablebank
