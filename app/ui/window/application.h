#pragma once
// The application, one frame at a time: draws the open screen from its snapshot, the overlays, and handles the keys
// that apply everywhere; then carries out at most one intent. Tests run it with only an ImGui context.

#include "app/ui/look/ui.h"
#include "app/viewmodel/app_view_model.h"

namespace tablebank {

struct WindowOptions;

class Application {
public:
    explicit Application(AppOptions options) : desk_(std::move(options)) {}

    /// Applies the options of the program start.
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
    /// `closed_ms`: when a window over the table was closed.
    void return_to_table(std::int64_t closed_ms);
    [[nodiscard]] bool in_trouble() const;

    AppViewModel desk_;
    PointerRest pointer_;
};

}  // namespace tablebank
