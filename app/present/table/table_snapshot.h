#pragma once
// The whole table screen: everything it shows of a game, made once for each state, language and selection.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/present/table/bank_face.h"
#include "app/present/table/board_snapshot.h"
#include "app/present/table/clock_view.h"
#include "app/present/table/counted_cash.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/guide_snapshot.h"
#include "app/present/table/hub_face.h"
#include "app/present/table/log_snapshot.h"
#include "app/present/table/phones_face.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/stage_snapshot.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/typed_line.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// The strip at the top.
struct TopSnapshot {
    std::string title;       ///< the edition, and the game's file
    std::string round;       ///< "Round 7"
    std::string phase;       ///< "the closing"; empty during play
    std::string practice{};  ///< that this is a practice game; empty for any other
    BankStatusView bank;
    std::string rulings;       ///< the button for the rulings, with the number of those that differ from the edition
    bool own_rulings = false;  ///< whether any differs
    std::string saved;         ///< "57 entries saved"
    std::vector<OfferedAction> clock;  ///< starting, stopping, calling time
    bool has_clock = false;
};

/// The entries that undo and redo would change, in words.
struct UndoSnapshot {
    std::string undo;  ///< what undo would reverse; empty if nothing is left
    std::string redo;
};

struct TableSnapshot {
    std::int64_t last = 0;   ///< the entry it was made after
    std::uint64_t made = 0;  ///< a new number for every snapshot, without the parts below
    TopSnapshot top;
    std::vector<PlayerCard> players;
    BoardSnapshot board;
    TurnSnapshot turn;
    CentrePanelSnapshot stage;
    std::optional<DeedSnapshot> deed;  ///< the selected space
    std::vector<LogRow> log;
    std::vector<std::size_t> shown;  ///< the found rows of the log, newest first
    UndoSnapshot undo;
    std::string enter_posts;  ///< grey in the empty command line: what Enter posts, or nothing (placeholder.h)
    // Updated more often than the rest: with every typed character, and with every second.
    LinePreview preview;
    std::vector<std::string> completions;  ///< whole lines, most likely first
    ClockView clock;
    std::string clock_asks{};  ///< the question to the banker about the clock; empty if there is none
    HubStatusView hub;
    PhonesFace phones{};
    std::optional<GuideSnapshot> guide;  ///< in a practice game
    bool guide_put_aside = false;        ///< there is one, and the user has hidden it
    std::vector<CountedCash> counted;    ///< running figures of cash
    /// For a player whose cash is being animated; nullptr otherwise.
    [[nodiscard]] const CountedCash* counted_of(int seat) const { return find_counted(counted, seat); }
};

/// The banker's selection, which is not part of the game.
struct TableSelection {
    std::optional<Space> space;
    std::string search;
    std::set<std::int64_t> opened{};  ///< entry groups whose rows are all shown, by their first entry
    friend bool operator==(const TableSelection&, const TableSelection&) = default;
};

/// Updates a snapshot; if it is of the same game, it keeps the rows of its log. A default one is built from scratch.
void update(const Language& lang, TableSnapshot& snapshot, const Session& session, const TableSelection& selection);

/// A table for viewing: its current state, without choices, dice, input and log.
[[nodiscard]] TableSnapshot make_still_table(const Language& lang, const Table& table,
                                             const std::filesystem::path& file, std::int64_t now_ms,
                                             const std::optional<Space>& space);

}  // namespace tablebank
