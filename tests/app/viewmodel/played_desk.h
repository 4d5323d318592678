#pragma once
// The desk without a window: it gets actions, and is read as a screen would read it.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/viewmodel/app_view_model.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

class PlayedWindow {
public:
    PlayedWindow();
    ~PlayedWindow();
    PlayedWindow(const PlayedWindow&) = delete;
    PlayedWindow& operator=(const PlayedWindow&) = delete;

    [[nodiscard]] AppViewModel& desk() { return *desk_; }
    /// Carries an action out, as at the end of a frame, and refreshes the snapshots, as at the beginning of the next.
    void wish(const Intent& wish);
    void go(Screen screen) { wish(intent::Go{screen}); }
    /// Names for players and a game of the American edition.
    void begin_game(const std::vector<std::string>& names = {"Anna", "Boris"});
    /// Types a line and presses Enter.
    void type(const std::string& line);
    /// Types it only.
    void type_only(const std::string& line);
    /// Chooses one of the program's own actions from the list of every action.
    void choose(KeyAction action);
    /// The program ends and is started again.
    void restart();

    /// The time by which things move; taken up with the next start.
    std::function<std::int64_t()> moment = [] { return std::int64_t{0}; };
    /// Time that passes without a line.
    std::int64_t later_ms = 0;
    /// By how much the computer's clock is set; below 0 back.
    std::int64_t clock_set_ms = 0;
    /// By how much the computer's local time is ahead of UTC.
    std::int64_t zone_ms = 3'600'000;
    [[nodiscard]] Screen screen() { return desk_->state().screen; }
    [[nodiscard]] OpenGame& game();
    [[nodiscard]] std::int64_t last() { return game().session().game().last; }
    [[nodiscard]] const std::string& said() { return desk_->state().notice.words(); }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    [[nodiscard]] std::string log() const;

private:
    ScratchFolder folder_;
    std::int64_t starts_ = 0;  ///< each later than the one before, with ids of its own
    std::unique_ptr<AppViewModel> desk_;
};

}  // namespace tablebank::testing
