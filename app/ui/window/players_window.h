#pragma once
// The players' window: a second system window with its own fonts and ImGui context, for another screen or the far end
// of the table. It shows app/viewmodel/players_screen.h and takes no input: keys typed there go to the banker's window.
// It is drawn only when its content, its size or an overlap has changed.

#include <functional>
#include <memory>

#include "app/present/table/players_view.h"
#include "app/session/settings.h"

struct GLFWwindow;

namespace tablebank {

class Language;

struct InputEvent;

class PlayersWindow {
public:
    /// Events of this window that the other window handles.
    struct Listener {
        std::function<void(const InputEvent&)> key;
        std::function<void(const char*)> drop;  ///< a file was dropped on it
    };

    /// Opens it, on a different screen from `main` if there is one. The context of `main` is current before and after
    /// every call. `ready` is false if the system cannot open a second window.
    PlayersWindow(const Language& lang, GLFWwindow* main, Listener listener);
    PlayersWindow(const PlayersWindow&) = delete;
    PlayersWindow& operator=(const PlayersWindow&) = delete;
    ~PlayersWindow();

    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool wants_to_close() const;
    /// Covers its whole screen, or returns to its earlier position.
    void fill_screen(bool full);
    /// Draws if something has changed since the last call; returns whether it drew.
    bool draw(const Language& lang, const PlayersView& view, std::uint64_t version, ThemeChoice theme);

private:
    struct Window;
    std::unique_ptr<Window> window_;
};

}  // namespace tablebank
