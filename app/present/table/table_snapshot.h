#pragma once
// The main screen, whole: everything it shows of a game, made once for each state, language and selection.

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
    std::string practice{};  ///< that this is a practice game; empty of any other
    BankStatusView bank;
    std::string rulings;               ///< the way to them, with how many differ from the edition's
    bool own_rulings = false;          ///< whether any does
    std::string saved;                 ///< "57 entries saved"
    std::vector<OfferedAction> clock;  ///< starting, stopping, calling time
    bool has_clock = false;
};

/// What undo and redo would take back, in words.
struct UndoSnapshot {
    std::string undo;  ///< what an undo would take back; empty where nothing is left
    std::string redo;
};

struct TableSnapshot {
    std::int64_t last = 0;   ///< the entry this was made after
    std::uint64_t made = 0;  ///< another number for every snapshot made, the parts below apart
    TopSnapshot top;
    std::vector<PlayerCard> players;
    BoardSnapshot board;
    TurnSnapshot turn;
    CentrePanelSnapshot stage;
    std::optional<DeedSnapshot> deed;  ///< the space looked at
    std::vector<LogRow> log;
    std::vector<std::size_t> shown;  ///< rows of the log that the search left, newest first
    UndoSnapshot undo;
    std::string may_type;  ///< in the empty command line: a line that would be accepted as it stands (placeholder.h)
    // ImportedProof up to date more often than the rest: with every sign typed, and with every second.
    LinePreview preview;
    std::vector<std::string> completions;  ///< whole lines, most likely first
    ClockView clock;
    std::string clock_asks{};  ///< what the banker is asked about the clock; empty for nothing
    HubStatusView hub;
    std::optional<GuideSnapshot> guide;  ///< beside a practice game
    bool guide_put_aside = false;        ///< there is one, and nobody wants to see it
    std::vector<CountedCash> counted;    ///< cash on its way from one sum to another
    /// Of a player whose cash is on its way; nullptr otherwise.
    [[nodiscard]] const CountedCash* counted_of(int seat) const { return find_counted(counted, seat); }
};

/// What the banker looks at, apart from the game itself.
struct TableSelection {
    std::optional<Space> space;
    std::string search;
    std::set<std::int64_t> opened{};  ///< actions of several entries whose rows are all shown, by their first entry
    friend bool operator==(const TableSelection&, const TableSelection&) = default;
};

/// Brings a snapshot up to date; one of the same game keeps the rows of its log. A default one starts anew.
void update(const Language& lang, TableSnapshot& snapshot, const Session& session, const TableSelection& selection);

/// A table to be looked at: as it stands, with nothing to choose, to throw or to type, and without a log.
[[nodiscard]] TableSnapshot make_still_table(const Language& lang, const Table& table,
                                             const std::filesystem::path& file, std::int64_t now_ms,
                                             const std::optional<Space>& space);

}  // namespace tablebank
