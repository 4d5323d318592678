#pragma once
// The content of the window for the players, and whether it is open. app/ui/window/players_window.h is the window.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/present/table/players_view.h"
#include "app/session/session.h"
#include "app/viewmodel/memo.h"

namespace tablebank {

class Language;

class PlayersScreen {
public:
    bool open = false;
    bool full = false;  ///< covers its whole screen

    /// Updates the view from the game; `session` is nullptr if there is none.
    void refresh(const Language& lang, const Session* session, const std::vector<CountedCash>& counted);
    [[nodiscard]] const PlayersView& view() const { return view_; }
    /// Changes whenever the view changes.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    PlayersView view_;
    Memo<std::string, std::int64_t, std::string> made_of_;  ///< the file, its last entry, the language
    std::uint64_t version_ = 0;
};

}  // namespace tablebank
