#pragma once
// What the window for the players shows, and whether it is there. Knows nothing of windows:
// app/ui/window/players_window.h does.

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
    bool full = false;  ///< as large as its screen

    /// Brings the view up to date with the game, or with there being none.
    void refresh(const Language& lang, const Session* session, const std::vector<CountedCash>& counted);
    [[nodiscard]] const PlayersView& view() const { return view_; }
    /// Another number whenever something of the view has changed.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    PlayersView view_;
    Memo<std::string, std::int64_t, std::string> made_of_;  ///< the file, its last entry, the language
    std::uint64_t version_ = 0;
};

}  // namespace tablebank
