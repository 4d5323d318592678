#pragma once
// The program on a bench: an ImGui context with no window, a finger and a keyboard. Widgets are found by key, pressed
// where the last frame drew them, and typed into as a backend would.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/picture.h"
#include "app/ui/window/application.h"

namespace tablebank {

/// A folder that goes away with the test.
class TestFolder {
public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// An ImGui context with letters and no backend. Of several the first has the keyboard and the finger.
class Screenless {
public:
    explicit Screenless(float scale = 1, ImVec2 size = {1280, 800}, Signs letters = Signs::alphabets);
    Screenless(const Screenless&) = delete;
    Screenless& operator=(const Screenless&) = delete;
    ~Screenless();

    template <class Draw>
    void frame(const Draw& draw) {
        probe_.clear();
        ImGuiContext* const current = ImGui::GetCurrentContext();
        ImGui::SetCurrentContext(context_);
        ImGui::NewFrame();
        const auto now_ms = static_cast<std::int64_t>(ImGui::GetTime() * 1000);
        draw(Ui{.theme = theme_,
                .fonts = fonts_,
                .probe = probed_ ? &probe_ : nullptr,
                .pictures = pictures_used_ ? &*pictures_ : nullptr,
                .now_ms = now_ms,
                .pressed_ms = now_ms - late_ms_});
        ImGui::Render();
        if (pictures_used_) pictures_->compose(*ImGui::GetDrawData());
        ImGui::SetCurrentContext(current);
    }
    /// What the last frame painted, folded into a number: every triangle with its clipping, whatever their order.
    [[nodiscard]] std::uint64_t triangles() const;
    /// The same, and in which order.
    [[nodiscard]] std::uint64_t triangles_in_order() const;
    /// The colour that the last frame left at a place, letters and what is half transparent not counted.
    [[nodiscard]] ImU32 colour_at(ImVec2 at) const;
    /// Whether a frame paints the same triangles with pictures kept from earlier frames and with none.
    template <class Draw>
    [[nodiscard]] bool paints_the_same_without_pictures(const Draw& draw) {
        frame(draw);
        const std::uint64_t with = triangles();
        use_pictures(false);
        frame(draw);
        use_pictures(true);
        return with == triangles();
    }
    void use_pictures(bool used) { pictures_used_ = used; }
    /// Without a probe a frame is drawn as in a window of the program.
    void use_probe(bool used) { probed_ = used; }
    /// How long before their frame keys go down from now on: a machine that is slower than a hand.
    void be_late(std::int64_t ms) { late_ms_ = ms; }
    /// Another theme and scale, as from the settings.
    void dress(ThemeChoice theme, float scale);
    void resize(ImVec2 size);
    [[nodiscard]] std::uint64_t pictures_painted() const { return pictures_->painted(); }
    [[nodiscard]] const Probe& probe() const { return probe_; }
    /// Whether the letters have a sign of their own for every sign of a text.
    [[nodiscard]] bool can_write(const std::string& text) const;

private:
    ImGuiContext* before_;
    ImGuiContext* context_;
    Theme theme_;
    Fonts fonts_;
    Probe probe_;
    std::optional<Pictures> pictures_{std::in_place};
    bool pictures_used_ = true;
    bool probed_ = true;
    std::int64_t late_ms_ = 0;
};

class Bench {
public:
    Bench();

    void frames(int count = 3);
    /// Fails the test where no such widget is drawn.
    [[nodiscard]] const ProbedWidget& widget(std::string_view key);
    [[nodiscard]] bool has(std::string_view key) const { return screen_.probe().find(key) != nullptr; }
    /// Presses the middle of a widget, `clicks` times as fast as a double click, in frames that no probe looks at: what
    /// only a probe draws cannot be pressed in a window.
    void click(std::string_view key, int clicks = 1);
    /// Presses a place that is no widget.
    void click_at(float x, float y, int clicks = 1);
    void type(const std::string& text);
    void press(Key key);
    void press_ctrl(Key key);
    void press_alt(Key key);
    /// With Enter after it.
    void type_line(const std::string& line);
    /// Names for two players and a game of the American edition, begun by clicking through the screens.
    void begin_game();
    /// A game of any edition, brought so far by lines that must all be posted, and opened.
    void open_game(const std::string& edition, const std::vector<PlayerSetup>& players,
                   const std::vector<std::string>& lines);

    void open_game(const std::string& edition, const std::vector<PlayerSetup>& players, Goal goal,
                   const std::vector<std::string>& lines);

    /// The line that the open dialog would post.
    [[nodiscard]] std::string dialog_line() { return widget("dialog.line").text; }
    /// Fails the test where two widgets of the screen have one key.
    void check_keys_differ() const;
    /// Without a press.
    void point_at(float x, float y);
    [[nodiscard]] bool paints_the_same_without_pictures();
    [[nodiscard]] Screenless& screen() { return screen_; }
    [[nodiscard]] const Probe& probe() const { return screen_.probe(); }
    [[nodiscard]] const Desk& program() const { return program_->desk(); }
    [[nodiscard]] Desk& program() { return program_->desk(); }
    [[nodiscard]] const Game& game() const { return program_->desk().session()->game(); }
    [[nodiscard]] Money cash(int seat) const { return game().cash(Seat{seat}); }
    [[nodiscard]] const CalculatorDraft& calculator_draft() const { return program().state().calculator.draft; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    /// How much time every look at what moves takes: so much that it has arrived with the next one, unless said.
    std::int64_t frame_takes_ms = 1000;
    /// Opens a game file, as from the list of games.
    void open(const std::filesystem::path& file);
    /// Ends the program and starts it again.
    void restart();

private:
    TestFolder folder_;
    Screenless screen_;
    std::int64_t moment_ = 0;
    std::unique_ptr<Application> program_;
};

}  // namespace tablebank
