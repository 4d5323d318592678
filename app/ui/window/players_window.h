#pragma once
// The players' window: a second window of the system with letters and an ImGui of its own, for another screen or the
// far end of the table. It shows app/viewmodel/players_screen.h and takes nothing: what is typed while it has the
// keyboard goes to the banker's window. Drawn only when what it shows, its size or what covered it has changed.

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
    /// What happens in this window and concerns the other one.
    struct Listener {
        std::function<void(const InputEvent&)> key;
        std::function<void(const char*)> drop;  ///< a file was dropped on it
    };

    /// Opens it, on another screen than `main` where there is one. The context of `main` is current before and after
    /// every call. `ready` is false where the system gives no second window.
    PlayersWindow(const Language& lang, GLFWwindow* main, Listener listener);
    PlayersWindow(const PlayersWindow&) = delete;
    PlayersWindow& operator=(const PlayersWindow&) = delete;
    ~PlayersWindow();

    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool wants_to_close() const;
    /// Covers its whole screen, or lies where it was before.
    void fill_screen(bool full);
    /// Draws where something has changed since; whether it did.
    bool draw(const Language& lang, const PlayersView& view, std::uint64_t version, ThemeChoice theme);

private:
    struct Window;
    std::unique_ptr<Window> window_;
};

}  // namespace tablebank
