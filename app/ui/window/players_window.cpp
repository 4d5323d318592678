#include "app/ui/window/players_window.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "app/i18n/language.h"
#include "app/ui/look/theme.h"
#include "app/ui/look/ui.h"
#include "app/ui/screens/screens.h"
#include "app/ui/window/input_queue.h"

namespace tablebank {

/// The rectangle of a window or a screen, in the pixels of all screens together.
struct WindowPlace {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    [[nodiscard]] bool holds(int across, int down) const {
        return across >= x && across < x + width && down >= y && down < y + height;
    }
};

namespace {

constexpr int usual_width = 1000;
constexpr int usual_height = 700;
constexpr int least_width = 480;
constexpr int least_height = 360;

WindowPlace place_of(GLFWwindow* window) {
    WindowPlace place;
    glfwGetWindowPos(window, &place.x, &place.y);
    glfwGetWindowSize(window, &place.width, &place.height);
    return place;
}

/// The part of a monitor that is free for windows; nothing if there is no monitor.
WindowPlace work_area(GLFWmonitor* monitor) {
    WindowPlace place;
    if (monitor == nullptr) return place;
    glfwGetMonitorWorkarea(monitor, &place.x, &place.y, &place.width, &place.height);
    return place;
}

/// The monitor on which the middle of a window is; nullptr if there is none.
GLFWmonitor* monitor_of(GLFWwindow* window) {
    const WindowPlace place = place_of(window);
    int count = 0;
    GLFWmonitor** const monitors = glfwGetMonitors(&count);
    for (int i = 0; i < count; ++i) {
        if (work_area(monitors[i]).holds(place.x + place.width / 2, place.y + place.height / 2)) return monitors[i];
    }
    return nullptr;
}

/// A monitor on which the banker's window is not; nullptr if there is only one.
GLFWmonitor* other_monitor(GLFWwindow* main) {
    int count = 0;
    GLFWmonitor** const monitors = glfwGetMonitors(&count);
    GLFWmonitor* const taken = monitor_of(main);
    for (int i = 0; i < count; ++i) {
        if (monitors[i] != taken) return monitors[i];
    }
    return nullptr;
}

/// Every text of a view, for the glyphs that it needs. One letter of an alphabet adds the rest of it, so that the font
/// atlas is not rebuilt with each entry.
std::string letters_of(const Language& lang, const PlayersView& view) {
    std::string texts = view.edition + view.round + view.phase + view.heading + view.amount + view.subject;
    for (const PlayerCard& card : view.players) texts += card.name + card.cash + card.prison + card.mark.letter;
    for (const WorkingRow& row : view.workings) texts += row.what + row.figure;
    for (const std::string& words : view.waiting) texts += words;
    for (const std::string& words : view.latest) texts += words;
    texts += view.clock.text + view.clock.over + lang.tr("The last five minutes");
    texts += lang.tr("The clock has not been started");
    texts += lang.tr("Then: {due}", {{"due", ""}}) + lang.tr("No game is open.");
    constexpr std::array alphabets{
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    };
    for (const std::string_view alphabet : alphabets) {
        for (std::size_t at = 0; at < alphabet.size(); at += 2) {
            if (texts.find(alphabet.substr(at, 2)) == std::string::npos) continue;
            texts += alphabet;
            break;
        }
    }
    return texts;
}

}  // namespace

struct PlayersWindow::Window {
    GLFWwindow* main;
    Listener listener;
    GLFWwindow* window = nullptr;
    ImGuiContext* context = nullptr;
    Theme theme;
    Fonts fonts;
    std::string letters;  ///< beyond the basic ones, which the atlas has
    bool built = false;
    bool covered = true;  ///< something has to be drawn again
    std::uint64_t drawn = 0;
    ThemeChoice dressed_in = ThemeChoice::dark;
    std::optional<WindowPlace> before_full;

    Window(GLFWwindow* beside, Listener told) : main(beside), listener(std::move(told)) {}

    /// Makes this window's fonts and drawing the current ones, until the end of the scope.
    class Turn {
    public:
        explicit Turn(const Window& of) : of_(of), context_(ImGui::GetCurrentContext()) {
            glfwMakeContextCurrent(of.window);
            ImGui::SetCurrentContext(of.context);
        }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn() {
            ImGui::SetCurrentContext(context_);
            glfwMakeContextCurrent(of_.main);
        }

    private:
        const Window& of_;
        ImGuiContext* context_;
    };

    static Window& of(GLFWwindow* at) { return *static_cast<Window*>(glfwGetWindowUserPointer(at)); }
    void create(const Language& lang);
    void listen();
    void dress(const Language& lang, const PlayersView& view, ThemeChoice choice, ImVec2 size);
    void draw(const Language& lang, const PlayersView& view, ImVec2 size);
};

void PlayersWindow::Window::create(const Language& lang) {
    GLFWmonitor* const screen = other_monitor(main);
    glfwWindowHint(GLFW_FOCUSED, GLFW_FALSE);  // the banker goes on typing
    glfwWindowHint(GLFW_FOCUS_ON_SHOW, GLFW_FALSE);
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    const std::string title = "tablebank: " + lang.tr("Players' screen");
    const WindowPlace room = work_area(screen != nullptr ? screen : glfwGetPrimaryMonitor());
    const bool beside = screen != nullptr && room.width > 0;  // then it takes that screen
    const int width = beside ? room.width : room.width > 0 ? std::min(usual_width, room.width) : usual_width;
    const int height = beside ? room.height : room.height > 0 ? std::min(usual_height, room.height) : usual_height;
    window = glfwCreateWindow(width, height, title.c_str(), nullptr, nullptr);
    glfwWindowHint(GLFW_FOCUSED, GLFW_TRUE);
    glfwWindowHint(GLFW_FOCUS_ON_SHOW, GLFW_TRUE);
    glfwWindowHint(GLFW_VISIBLE, GLFW_TRUE);
    if (window == nullptr) return;
    glfwSetWindowSizeLimits(window, least_width, least_height, GLFW_DONT_CARE, GLFW_DONT_CARE);
    if (beside) glfwSetWindowPos(window, room.x, room.y);
    glfwShowWindow(window);
    context = ImGui::CreateContext();
    const Turn turn(*this);
    glfwSwapInterval(0);  // waiting for two screens in turn would halve the banker's
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 130");
    listen();
}

void PlayersWindow::Window::listen() {
    glfwSetWindowUserPointer(window, this);
    glfwSetKeyCallback(window, [](GLFWwindow* at, int key, int scancode, int action, int modifiers) {
        const Window& mine = of(at);
        // Escape steps back on a screen that is not in sight from here; here it only leaves the full screen.
        if (key == GLFW_KEY_ESCAPE && !mine.before_full) return;
        const int meant = key == GLFW_KEY_ESCAPE ? GLFW_KEY_F11 : key;
        mine.listener.key({InputEvent::Kind::key, meant, scancode, action, modifiers});
    });
    glfwSetCharCallback(window, [](GLFWwindow* at, unsigned letter) {
        of(at).listener.key({InputEvent::Kind::letter, static_cast<int>(letter)});
    });
    glfwSetDropCallback(window, [](GLFWwindow* at, int count, const char** files) {
        if (count > 0) of(at).listener.drop(files[0]);
    });
    glfwSetWindowRefreshCallback(window, [](GLFWwindow* at) { of(at).covered = true; });
    glfwSetFramebufferSizeCallback(window, [](GLFWwindow* at, int, int) { of(at).covered = true; });
}

void PlayersWindow::Window::dress(const Language& lang, const PlayersView& view, ThemeChoice choice, ImVec2 size) {
    const float scale = players_view_scale(view.players.size(), size);
    std::string needed = signs_beyond(Signs::basic, letters + letters_of(lang, view));
    const bool same = built && scale == theme.scale && needed == letters;
    theme.palette = palette_of(choice);
    theme.scale = scale;
    dressed_in = choice;
    apply(theme);
    if (same) return;
    letters = std::move(needed);
    built = true;
    fonts.build(*ImGui::GetIO().Fonts, scale, letters, Signs::basic);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void PlayersWindow::Window::draw(const Language& lang, const PlayersView& view, ImVec2 size) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = size;
    io.DeltaTime = 1.0F / 60;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(size);
    ImGui::Begin("players", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoInputs);
    draw_players_view(Ui{.theme = theme, .fonts = fonts, .lang = lang}, view, {{0, 0}, size});
    ImGui::End();
    ImGui::Render();
    const ImVec4 ground = ImGui::ColorConvertU32ToFloat4(theme.palette.ground);
    glViewport(0, 0, static_cast<int>(size.x), static_cast<int>(size.y));
    glClearColor(ground.x, ground.y, ground.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window);
}

PlayersWindow::PlayersWindow(const Language& lang, GLFWwindow* main, Listener listener)
    : window_(std::make_unique<Window>(main, std::move(listener))) {
    window_->create(lang);
}

PlayersWindow::~PlayersWindow() {
    if (!ready()) return;
    {
        const Window::Turn turn(*window_);
        ImGui_ImplOpenGL3_Shutdown();
    }
    ImGui::DestroyContext(window_->context);
    glfwDestroyWindow(window_->window);
}

bool PlayersWindow::ready() const {
    return window_->window != nullptr;
}

bool PlayersWindow::wants_to_close() const {
    return glfwWindowShouldClose(window_->window) != GLFW_FALSE;
}

void PlayersWindow::fill_screen(bool full) {
    std::optional<WindowPlace>& before = window_->before_full;
    GLFWwindow* const window = window_->window;
    if (full == before.has_value()) return;
    if (full) {
        GLFWmonitor* monitor = monitor_of(window);
        if (monitor == nullptr) monitor = glfwGetPrimaryMonitor();
        if (monitor == nullptr) return;
        before = place_of(window);
        const GLFWvidmode* const mode = glfwGetVideoMode(monitor);
        glfwSetWindowMonitor(window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    } else {
        glfwSetWindowMonitor(window, nullptr, before->x, before->y, before->width, before->height, GLFW_DONT_CARE);
        before.reset();
    }
    glfwSetInputMode(window, GLFW_CURSOR, full ? GLFW_CURSOR_HIDDEN : GLFW_CURSOR_NORMAL);
    window_->covered = true;
}

bool PlayersWindow::draw(const Language& lang, const PlayersView& view, std::uint64_t version, ThemeChoice theme) {
    Window& mine = *window_;
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(mine.window, &width, &height);
    const bool seen = width > 0 && height > 0 && glfwGetWindowAttrib(mine.window, GLFW_ICONIFIED) == GLFW_FALSE;
    if (!seen || (!mine.covered && mine.drawn == version && mine.dressed_in == theme)) return false;
    const Window::Turn turn(mine);
    const ImVec2 size{static_cast<float>(width), static_cast<float>(height)};
    mine.dress(lang, view, theme, size);
    mine.draw(lang, view, size);
    mine.covered = false;
    mine.drawn = version;
    return true;
}

}  // namespace tablebank
