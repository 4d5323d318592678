// The processor cost of a frame of the table, compared with Dear ImGui's own demonstration window in the same run: six
// players and 2,000 entries; and of a frame of the director's desk with 300 players. Drawn as far as the lists of
// triangles; no window, no graphics card.

#include <benchmark/benchmark.h>
#include <imgui.h>
#include <imgui_internal.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>

#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/window/application.h"
#include "app/viewmodel/director_view_model.h"
#include "bench/large_event.h"
#include "bench/long_game.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t entries = 2'000;

/// A folder for a game or an event, removed at the end.
class Scratch {
public:
    Scratch() : path_(std::filesystem::temp_directory_path() / ("tablebank-bench-window-" + std::to_string(getpid()))) {
        std::filesystem::create_directories(path_);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() { std::filesystem::remove_all(path_); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// An ImGui context of 1920x1080 with the letters of the window, and a pointer that goes all over it.
class Screen {
public:
    Screen() : context_(ImGui::CreateContext()) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {1920, 1080};
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        fonts_.build(*ImGui::GetIO().Fonts, 1, "");
        apply(theme_);
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen() {
        pictures_.reset();
        ImGui::DestroyContext(context_);
    }

    /// How long a frame took.
    template <class Draw>
    Clock::duration frame(const Draw& draw) {
        ImGui::SetCurrentContext(context_);
        const float step = static_cast<float>(frames_++);
        set_mouse(960 + 950 * std::sin(step * 0.013F), 540 + 530 * std::sin(step * 0.0081F), false);
        const auto start = Clock::now();
        ImGui::NewFrame();
        draw(Ui{.theme = theme_, .fonts = fonts_, .pictures = &*pictures_});
        ImGui::Render();
        pictures_->compose(*ImGui::GetDrawData());
        return Clock::now() - start;
    }
    void make_current() const { ImGui::SetCurrentContext(context_); }
    [[nodiscard]] std::uint64_t painted() const { return pictures_->painted(); }

private:
    ImGuiContext* context_;
    Theme theme_;
    Fonts fonts_;
    std::optional<Pictures> pictures_{std::in_place};
    int frames_ = 0;
};

double microseconds(Clock::duration time) {
    return std::chrono::duration<double, std::micro>(time).count();
}

/// Opens the sections of the demonstration, as a click on each would.
void unfold(const Screen& screen) {
    screen.make_current();
    ImGuiWindow* const window = ImGui::FindWindowByName("Dear ImGui Demo");
    for (const char* section :
         {"Help", "Configuration", "Window options", "Widgets", "Layout & Scrolling", "Popups & Modal windows",
          "Tables & Columns", "Filtering", "Inputs, Navigation & Focus"})
        window->StateStorage.SetInt(window->GetID(section), 1);
}

/// The table's frame and the demonstration's take turns, each in a context of its own under the same pointer; the
/// counters are their times and the ratio. `unfolded`: with every section of the demonstration open.
void table_against_demonstration(benchmark::State& state, bool unfolded) {
    const Scratch scratch;
    bench::write_long_game(scratch.path() / "long.tbl", entries, 1);
    Screen ours;
    Screen theirs;
    ours.make_current();
    Application program(
        {scratch.path(), scratch.path(), StampMaker::system(), [] { return std::vector<LoadedEdition>{}; }});
    program.desk().open(scratch.path() / "long.tbl");
    const auto table = [&](const Ui& ui) { program.draw(ui); };
    const auto demonstration = [](const Ui&) { ImGui::ShowDemoWindow(); };
    for (int i = 0; i < 10; ++i) {
        static_cast<void>(ours.frame(table));
        static_cast<void>(theirs.frame(demonstration));
        if (unfolded) unfold(theirs);
    }
    if (program.desk().session() == nullptr) return state.SkipWithError("the game did not open");
    Clock::duration of_table{};
    Clock::duration of_demonstration{};
    const std::uint64_t painted = ours.painted();
    for (auto _ : state) {
        of_table += ours.frame(table);
        of_demonstration += theirs.frame(demonstration);
    }
    const auto frames = static_cast<double>(state.iterations());
    state.counters["table_us"] = microseconds(of_table) / frames;
    state.counters["demonstration_us"] = microseconds(of_demonstration) / frames;
    state.counters["ratio"] = microseconds(of_table) / microseconds(of_demonstration);
    state.counters["painted_anew"] = static_cast<double>(ours.painted() - painted) / frames;
}
BENCHMARK_CAPTURE(table_against_demonstration, folded, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(table_against_demonstration, unfolded, true)->Unit(benchmark::kMicrosecond);

/// A part of the director's desk; the counter is the time of a frame.
void desk_of_300(benchmark::State& state, DirectorPart part) {
    const Scratch scratch;
    const std::string event = (scratch.path() / "weekend.tbe").string();
    bench::write_large_event(event);
    Screen ours;
    ours.make_current();
    Application program(
        {scratch.path(), scratch.path(), StampMaker::system(), [] { return std::vector<LoadedEdition>{}; }});
    program.desk().open(event);
    if (program.desk().director() == nullptr) return state.SkipWithError("the event did not open");
    program.desk().director()->state.part = part;
    const auto desk = [&](const Ui& ui) { program.draw(ui); };
    for (int i = 0; i < 10; ++i) static_cast<void>(ours.frame(desk));
    Clock::duration of_desk{};
    for (auto _ : state) of_desk += ours.frame(desk);
    state.counters["desk_us"] = microseconds(of_desk) / static_cast<double>(state.iterations());
}
BENCHMARK_CAPTURE(desk_of_300, players, DirectorPart::players)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(desk_of_300, rounds, DirectorPart::rounds)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(desk_of_300, standings, DirectorPart::standings)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(desk_of_300, log, DirectorPart::log)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(desk_of_300, setup, DirectorPart::hall)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
