#include "app/ui/window/window.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <memory>

#include "app/i18n/language.h"
#include "app/present/words/error_log_text.h"
#include "app/session/app_directories.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/window/application.h"
#include "app/ui/window/bell.h"
#include "app/ui/window/input_queue.h"
#include "app/ui/window/players_window.h"
#include "app/ui/window/window_scale.h"
#include "db/edition/edition_folder.h"

namespace tablebank {

namespace {

/// Frames drawn after the last event, until its effects have settled: focus takes two, a layout one more.
constexpr int settling_frames = 3;
constexpr int window_failed = 4;        // the exit code, as docs/reference/cli.md has it
constexpr float repeat_delay = 0.275F;  // seconds

/// The data of GLFW's callbacks: their context, and whether something happened.
struct Events {
    ImGuiContext* context = nullptr;
    bool happened = true;
    InputQueue input;
    std::optional<std::filesystem::path> dropped;
};

Events& events_of(GLFWwindow* window) {
    return *static_cast<Events*>(glfwGetWindowUserPointer(window));
}

/// ImGui's own callbacks serve whichever context is current; these make it this window's first.
template <auto Forward, class... Arguments>
void forward(GLFWwindow* window, Arguments... arguments) {
    Events& events = events_of(window);
    events.happened = true;
    ImGui::SetCurrentContext(events.context);
    Forward(window, arguments...);
}

template <class... Arguments>
void wake(GLFWwindow* window, Arguments...) {
    events_of(window).happened = true;
}

void give(GLFWwindow* window, const InputEvent& event) {
    switch (event.kind) {
        case InputEvent::Kind::key:
            return ImGui_ImplGlfw_KeyCallback(window,
                                              lettered_key(event.code, glfwGetKeyName(event.code, event.scancode)),
                                              event.scancode, event.action, event.modifiers);
        case InputEvent::Kind::letter:
            return ImGui_ImplGlfw_CharCallback(window, static_cast<unsigned>(event.code));
        case InputEvent::Kind::button:
            return ImGui_ImplGlfw_MouseButtonCallback(window, event.code, event.action, event.modifiers);
    }
}

std::int64_t screen_ms() {
    return static_cast<std::int64_t>(glfwGetTime() * 1000);
}

void keep(GLFWwindow* window, InputEvent event) {
    events_of(window).happened = true;
    event.at_ms = screen_ms();
    events_of(window).input.push(event);
}

/// If several files are dropped, the first one counts.
void drop(GLFWwindow* window, const char* file) {
    events_of(window).happened = true;
    events_of(window).dropped = file;
}

void listen(GLFWwindow* window) {
    glfwSetKeyCallback(window, [](GLFWwindow* at, int key, int scancode, int action, int modifiers) {
        keep(at, {InputEvent::Kind::key, key, scancode, action, modifiers});
    });
    glfwSetCharCallback(window, [](GLFWwindow* at, unsigned letter) {
        keep(at, {InputEvent::Kind::letter, static_cast<int>(letter)});
    });
    glfwSetMouseButtonCallback(window, [](GLFWwindow* at, int button, int action, int modifiers) {
        keep(at, {InputEvent::Kind::button, button, 0, action, modifiers});
    });
    glfwSetScrollCallback(window, forward<ImGui_ImplGlfw_ScrollCallback, double, double>);
    glfwSetWindowFocusCallback(window, forward<ImGui_ImplGlfw_WindowFocusCallback, int>);
    glfwSetCursorEnterCallback(window, forward<ImGui_ImplGlfw_CursorEnterCallback, int>);
    glfwSetCursorPosCallback(window, wake<double, double>);
    glfwSetWindowRefreshCallback(window, wake<>);
    glfwSetFramebufferSizeCallback(window, wake<int, int>);
    glfwSetWindowContentScaleCallback(window, wake<float, float>);
    glfwSetWindowCloseCallback(window, wake<>);
    glfwSetWindowIconifyCallback(window, wake<int>);
    glfwSetDropCallback(window, [](GLFWwindow* at, int count, const char** files) {
        if (count > 0) drop(at, files[0]);
    });
}

/// GLFW, for as long as the window is there.
class Glfw {
public:
    Glfw() : ready_(glfwInit() == GLFW_TRUE) {}
    Glfw(const Glfw&) = delete;
    Glfw& operator=(const Glfw&) = delete;
    ~Glfw() {
        if (ready_) glfwTerminate();
    }
    [[nodiscard]] bool ready() const { return ready_; }

private:
    bool ready_;
};

using GlfwWindow = std::unique_ptr<GLFWwindow, decltype(&glfwDestroyWindow)>;

GlfwWindow make_window(const WindowOptions& options, float scale) {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "tablebank");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "tablebank");
    int x = 0;
    int y = 0;
    ImVec2 desk{1e5F, 1e5F};
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) {
        int work_width = 0;
        int work_height = 0;
        glfwGetMonitorWorkarea(monitor, &x, &y, &work_width, &work_height);
        if (work_width > 0 && work_height > 0) desk = {static_cast<float>(work_width), static_cast<float>(work_height)};
    }
    const ImVec2 usual{static_cast<float>(options.width), static_cast<float>(options.height)};
    const ImVec2 size = window_size(scale, usual, desk);
    GlfwWindow window(
        glfwCreateWindow(static_cast<int>(size.x), static_cast<int>(size.y), "tablebank", nullptr, nullptr),
        glfwDestroyWindow);
    if (window) glfwSetWindowSizeLimits(window.get(), 960, 640, GLFW_DONT_CARE, GLFW_DONT_CARE);
    return window;
}

/// ImGui with both its backends, for as long as the window is there.
class Drawing {
public:
    explicit Drawing(GLFWwindow* window) : window_(window), context_(ImGui::CreateContext()) {
        ImGui::GetIO().IniFilename = nullptr;
        // A caret that blinks would need frames that nothing else asks for.
        ImGui::GetIO().ConfigInputTextCursorBlink = false;
        ImGui_ImplGlfw_InitForOpenGL(window, false);
        ImGui_ImplOpenGL3_Init("#version 130");
    }
    Drawing(const Drawing&) = delete;
    Drawing& operator=(const Drawing&) = delete;
    ~Drawing() {
        pictures_.reset();
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplGlfw_Shutdown();
        ImGui::DestroyContext(context_);
    }
    [[nodiscard]] ImGuiContext* context() const { return context_; }

    /// The fonts and the look for a scale, of which `usual` is 100 %, a theme and the shown text; rebuilds them only
    /// when these change.
    void dress(float usual, float scale, ThemeChoice theme, const Letters& letters) {
        theme_.usual = usual;
        const bool same_size = built_ && scale == theme_.scale;
        if (same_size && theme == dressed_in_ && letters.version() == version_) return;
        version_ = letters.version();
        const std::string beyond = signs_beyond(Signs::alphabets, letters.text());
        if (same_size && theme == dressed_in_ && beyond == names_) return;
        const bool same_letters = same_size && beyond == names_;
        dressed_in_ = theme;
        theme_.palette = palette_of(theme);
        theme_.scale = scale;
        apply(theme_);
        if (same_letters) return;
        names_ = beyond;
        built_ = true;
        fonts_.build(*ImGui::GetIO().Fonts, scale, names_);
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }

    void frame(Application& application, std::int64_t now_ms, std::int64_t pressed_ms) {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        // A key counts as held from frame to frame: if frames are slow, one press must not count as several.
        ImGuiIO& io = ImGui::GetIO();
        io.KeyRepeatDelay = repeat_delay + 2 * io.DeltaTime;
        ImGui::NewFrame();
        application.draw(
            Ui{.theme = theme_, .fonts = fonts_, .pictures = &*pictures_, .now_ms = now_ms, .pressed_ms = pressed_ms});
        ImGui::Render();
        pictures_->compose(*ImGui::GetDrawData());
        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        const ImVec4 ground = ImGui::ColorConvertU32ToFloat4(theme_.palette.ground);
        glViewport(0, 0, width, height);
        glClearColor(ground.x, ground.y, ground.z, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        glfwSwapBuffers(window_);
    }

private:
    GLFWwindow* window_;
    ImGuiContext* context_;
    Theme theme_;
    ThemeChoice dressed_in_ = ThemeChoice::dark;
    Fonts fonts_;
    std::optional<Pictures> pictures_{std::in_place};
    std::uint64_t version_ = 0;  ///< of the glyphs that were requested last
    std::string names_;          ///< the characters among them that no alphabet has
    bool built_ = false;
};

/// Waits until there is something to draw; how many frames it takes.
int wait(const AppViewModel& desk, Events& events) {
    const auto tick = desk.next_tick_ms();
    if (tick) {
        glfwWaitEventsTimeout(static_cast<double>(*tick) / 1000);
    } else {
        glfwWaitEvents();
    }
    if (std::exchange(events.happened, false)) return settling_frames;
    return tick ? 1 : 0;
}

/// Opens, closes and draws the players' window as the desk has it.
void show_players(GLFWwindow* main, AppViewModel& desk, std::unique_ptr<PlayersWindow>& window) {
    PlayersScreen& players = desk.players();
    if (window && window->wants_to_close()) players.open = false;
    if (!players.open) {
        window.reset();
        players.full = false;
        return;
    }
    if (!window) {
        window = std::make_unique<PlayersWindow>(
            desk.language(), main,
            PlayersWindow::Listener{[main](const InputEvent& event) { keep(main, event); },
                                    [main](const char* file) { drop(main, file); }});
        if (!window->ready()) {
            window.reset();
            players.open = false;
            return;
        }
    }
    desk.refresh_players();
    window->fill_screen(players.full);
    try {
        window->draw(desk.language(), players.view(), players.version(), desk.settings().theme);
    } catch (const std::exception& error) {
        window.reset();
        players.open = false;
        desk.went_wrong("draw the players' window", error);
    }
}

/// A window that is not visible draws nothing, unless text was typed for it in the other one.
bool is_seen(GLFWwindow* window, const Events& events) {
    return glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_FALSE || !events.input.empty();
}

/// The window's own button closes the program, unless something would be lost: then the question must be seen.
void ask_to_close(GLFWwindow* window, AppViewModel& desk) {
    glfwSetWindowShouldClose(window, GLFW_FALSE);
    desk.carry_out(intent::Close{});
    if (glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_TRUE) glfwRestoreWindow(window);
}

ImVec2 size_of(GLFWwindow* window) {
    int width = 0;
    int height = 0;
    glfwGetWindowSize(window, &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

void run(GLFWwindow* window, Application& application, const WindowOptions& options) {
    Drawing drawing(window);
    Events events{drawing.context(), true, {}, {}};
    glfwSetWindowUserPointer(window, &events);
    listen(window);
    std::unique_ptr<PlayersWindow> players;
    Bell bell;
    std::uint64_t drawn = 0;
    int frames = settling_frames;
    AppViewModel& desk = application.desk();
    std::string title = desk.title();
    glfwSetWindowTitle(window, title.c_str());
    while (!desk.wants_to_close()) {
        if (glfwWindowShouldClose(window) == GLFW_TRUE) {
            ask_to_close(window, desk);
            frames = settling_frames;
        }
        if (const auto file = std::exchange(events.dropped, std::nullopt)) desk.drop(*file);
        show_players(window, desk, players);
        if (const auto alarm = desk.take_alarm()) bell.ring(desk.language(), *alarm);
        if (desk.serve_phones()) frames = settling_frames;
        if (const auto words = desk.take_bank_warning(); words && bell.warn(*words)) desk.bank_warning_heard();
        if (frames == 0 || !is_seen(window, events)) {
            frames = wait(desk, events);
            continue;
        }
        float across = 1;
        float down = 1;
        glfwGetWindowContentScale(window, &across, &down);
        const Settings& settings = desk.settings();
        const float usual = usual_scale(across, size_of(window));
        const float wished = usual * static_cast<float>(settings.scale_percent) / 100;
        drawing.dress(usual, window_scale(wished, size_of(window)), settings.theme, desk.letters());
        const std::int64_t now_ms = screen_ms();
        const std::vector<InputEvent> input = events.input.take();
        for (const InputEvent& event : input) give(window, event);
        drawing.frame(application, now_ms, input.empty() ? now_ms : input.front().at_ms);
        if (std::string now = desk.title(); now != title) {
            title = std::move(now);
            glfwSetWindowTitle(window, title.c_str());
        }
        if (events.input.empty()) --frames;
        if (options.drawn) options.drawn(++drawn);
        glfwPollEvents();
        if (std::exchange(events.happened, false)) frames = settling_frames;
    }
}

std::vector<LoadedEdition> shipped_editions() {
    try {
        EditionShelf shelf = load_editions(find_editions_folder());
        for (const EditionMessage& problem : shelf.problems) std::fprintf(stderr, "%s\n", to_string(problem).c_str());
        return std::move(shelf.editions);
    } catch (const EditionError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return {};
    }
}

int no_window(const Language& lang) {
    const char* reason = nullptr;
    glfwGetError(&reason);
    const std::string sentence = lang.tr(
        "tablebank cannot open a window here ({reason}). It works in the terminal too: "
        "tablebank --help",
        {{"reason", reason != nullptr ? reason : "OpenGL"}});
    std::fprintf(stderr, "%s\n", sentence.c_str());
    return 1;
}

}  // namespace

int run_window(const WindowOptions& options) {
    keep_caches_portable();
    const LoadedSettings loaded = load_settings(settings_folder());
    const Language lang = language_wished(options.language.value_or(loaded.settings.language));
    const Glfw glfw;
    if (!glfw.ready()) return no_window(lang);
    const GlfwWindow window = make_window(options, static_cast<float>(loaded.settings.scale_percent) / 100);
    if (!window) return no_window(lang);
    glfwMakeContextCurrent(window.get());
    glfwSwapInterval(1);
    try {
        Application application({settings_folder(), state_folder(), StampMaker::system(), shipped_editions, loaded,
                                 lang, true, glfwPostEmptyEvent});
        application.begin(options);
        run(window.get(), application, options);
        glfwHideWindow(window.get());  // gone at once, while the last entries are still sent to its hub
        return 0;
    } catch (const std::exception& error) {
        // Errors that the view model and the screens could not handle themselves.
        std::fprintf(stderr, "tablebank: %s\n", error_log_text(lang, error).c_str());
        return window_failed;
    }
}

}  // namespace tablebank
