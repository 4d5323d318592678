#pragma once
// The banker's place in the log: the entry whose table is shown, the menu of a row, the copy that is about to be made.
// None of it is posted.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/viewmodel/keys.h"

namespace tablebank {

/// The positions of the rows, so that only the visible ones are drawn, however long the game is.
struct LogPlaces {
    float width = 0;
    float letters = 0;
    std::string language;
    std::vector<float> heights;  ///< by row of the log, as last measured
    std::uint64_t made = 0;      ///< number of the snapshot that the rest belongs to
    std::vector<float> ends;     ///< of each shown row, from the top of the first
};

/// The actions for one row, opened over it.
struct LogMenu {
    std::int64_t sequence = 0;
    bool placed = false;  ///< whether its position is known
    float x = 0;
    float y = 0;
    int chosen = 0;
    bool fresh = true;  ///< not drawn yet
};

struct LogState {
    LogPlaces places;
    std::optional<std::int64_t> scroll_to;  ///< an entry to scroll into view
    std::int64_t newest = 0;                ///< the last new entry that was scrolled into view
    std::optional<ScrollStep> step;         ///< asked for by a key
    std::optional<LogMenu> menu;

    /// Opens the menu of a row, and scrolls to it.
    void open_menu(std::int64_t sequence) {
        menu = LogMenu{.sequence = sequence};
        scroll_to = sequence;
    }
};

/// A copy up to an entry, before it is made.
struct BranchDraft {
    std::string name;
    bool focus = true;
};

/// The table at an earlier moment.
struct PastState {
    std::optional<std::int64_t> at;  ///< after which entry; nullopt: now
    bool asks_take_back = false;     ///< the question whether to undo everything since is open
    std::optional<BranchDraft> branch;

    void look(std::int64_t sequence) { *this = {sequence, false, std::nullopt}; }
};

}  // namespace tablebank
