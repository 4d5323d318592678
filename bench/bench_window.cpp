// What a frame of the table costs the processor, against Dear ImGui's own demonstration window in the same run: six
// players and 2,000 entries. Drawn as far as the lists of triangles; no window, no graphics card.

#include <benchmark/benchmark.h>
#include <imgui.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "app/ui/application.h"
#include "app/ui/widgets/picture.h"
#include "bench/long_game.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t entries = 2'000;

/// A folder with the game, removed at the end.
class Scratch {
public:
    Scratch() : path_(std::filesystem::temp_directory_path() / ("tablebank-bench-window-" + std::to_string(getpid()))) {
        std::filesystem::create_directories(path_);
        bench::write_long_game(path_ / "long.tbl", entries, 1);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() { std::filesystem::remove_all(path_); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// An ImGui context of 1920x1080 with the letters of the window.
class Screen {
public:
    Screen() : context_(ImGui::CreateContext()) {
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {1920, 1080};
        fonts_.build(*ImGui::GetIO().Fonts, 1, "");
        apply(theme_);
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen() {
        pictures_.reset();
        ImGui::DestroyContext(context_);
    }

    template <class Draw>
    void frame(const Draw& draw) {
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        ImGui::NewFrame();
        draw(Ui{.theme = theme_, .fonts = fonts_, .pictures = &*pictures_});
        ImGui::Render();
        pictures_->compose(*ImGui::GetDrawData());
    }

private:
    ImGuiContext* context_;
    Theme theme_;
    Fonts fonts_;
    std::optional<Pictures> pictures_{std::in_place};
};

/// The table's frame and the demonstration's take turns; the counters are their times and the ratio.
void table_against_demonstration(benchmark::State& state) {
    const Scratch scratch;
    Application program(
        {scratch.path(), scratch.path(), StampMaker::system(), [] { return std::vector<LoadedEdition>{}; }});
    Screen ours;
    program.open(scratch.path() / "long.tbl");
    const auto table = [&](const Ui& ui) { program.draw(ui); };
    const auto demonstration = [](const Ui&) { ImGui::ShowDemoWindow(); };
    for (int i = 0; i < 5; ++i) ours.frame(table);
    if (program.session() == nullptr) return state.SkipWithError("the game did not open");
    for (int i = 0; i < 5; ++i) ours.frame(demonstration);
    Clock::duration of_table{};
    Clock::duration of_demonstration{};
    for (auto _ : state) {
        const auto start = Clock::now();
        ours.frame(table);
        const auto middle = Clock::now();
        ours.frame(demonstration);
        of_table += middle - start;
        of_demonstration += Clock::now() - middle;
    }
    const auto microseconds = [&](Clock::duration time) {
        return std::chrono::duration<double, std::micro>(time).count() / static_cast<double>(state.iterations());
    };
    state.counters["table_us"] = microseconds(of_table);
    state.counters["demonstration_us"] = microseconds(of_demonstration);
    state.counters["ratio"] = microseconds(of_table) / microseconds(of_demonstration);
}
BENCHMARK(table_against_demonstration)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
