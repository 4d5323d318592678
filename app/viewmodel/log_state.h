#pragma once
// Where a banker is in the log: the entry after which the table is looked at, the menu of a row, the copy that is about
// to be made. Nothing of it is posted.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tablebank {

/// Where the rows stand, so that only those in sight are drawn, however long the game.
struct LogPlaces {
    float width = 0;
    float letters = 0;
    std::string language;
    std::vector<float> heights;  ///< by row of the log, as last measured
    std::uint64_t made = 0;      ///< number of the snapshot that the rest is of
    std::vector<float> ends;     ///< of each row shown, from the top of the first
};

/// What may be done with one row, opened over it.
struct LogMenu {
    std::int64_t sequence = 0;
    bool placed = false;  ///< whether it is known where
    float x = 0;
    float y = 0;
    int chosen = 0;
    bool fresh = true;  ///< not drawn yet
};

struct LogState {
    LogPlaces places;
    std::optional<std::int64_t> scroll_to;  ///< an entry to bring into sight
    std::int64_t newest = 0;                ///< the last entry that was brought into sight when it was posted
    std::optional<LogMenu> menu;

    /// The menu of a row, which comes into sight with it.
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

/// The table as it was.
struct PastState {
    std::optional<std::int64_t> at;  ///< after which entry; nullopt: now
    bool asks_take_back = false;     ///< whether everything since is to be taken back
    std::optional<BranchDraft> branch;

    void look(std::int64_t sequence) { *this = {sequence, false, std::nullopt}; }
};

}  // namespace tablebank
