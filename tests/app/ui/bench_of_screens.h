#pragma once
// The program on a bench: a screen with no window (screenless.h), a finger and a keyboard. Widgets are found by key,
// pressed where the last frame drew them, and typed into as a backend would.

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "app/ui/window/application.h"
#include "tests/app/ui/screenless.h"

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

class Bench {
public:
    Bench();

    void frames(int count = 3);
    /// Fails the test if no such widget is drawn.
    [[nodiscard]] const ProbedWidget& widget(std::string_view key);
    [[nodiscard]] bool has(std::string_view key) const { return screen_.probe().find(key) != nullptr; }
    /// Presses the middle of a widget, `clicks` times as fast as a double click, in frames that no probe looks at: what
    /// only a probe draws cannot be pressed in a window.
    void click(std::string_view key, int clicks = 1);
    /// Presses a place without a widget.
    void click_at(float x, float y, int clicks = 1);
    /// Presses where the pointer rests, at once.
    void click_again();
    void type(const std::string& text);
    void press(Key key);
    void press_ctrl(Key key);
    void press_alt(Key key);
    /// With Enter after it.
    void type_line(const std::string& line);
    /// Types names one after another on the screen of a new game, with Enter between them.
    void name_players(const std::vector<std::string>& names);
    /// Names for two players and a game of the American edition, begun by clicking through the screens.
    void begin_game();
    /// A game of any edition, brought to this point by lines that must all be posted, and opened.
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
    [[nodiscard]] const AppViewModel& program() const { return program_->desk(); }
    [[nodiscard]] AppViewModel& program() { return program_->desk(); }
    [[nodiscard]] const Game& game() const { return program_->desk().session()->game(); }
    [[nodiscard]] Money cash(int seat) const { return game().cash(Seat{seat}); }
    [[nodiscard]] const CalculatorDraft& calculator_draft() const { return program().state().calculator.draft; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    /// The time that every look at moving parts takes: by default so much that they have arrived at the next one.
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
