#pragma once
// The table as it was after an earlier entry, to be looked at: what stood there, which entry it was, and what may be
// done about it from now. Nothing of it can be posted to the past; the lines it names are lines of now.

#include <cstdint>
#include <optional>
#include <string>

#include "app/present/table/table_snapshot.h"

namespace tablebank {

class Language;

struct PastSnapshot {
    std::int64_t sequence = 0;
    TableSnapshot table;       ///< as it was; offers nothing and has no log
    std::string when;          ///< "As it was after #120, 21:14"
    std::string what;          ///< what that entry did
    std::string later;         ///< "12 entries were posted since", "Nothing was posted since"
    std::string undo_line;     ///< "undo #120"
    std::string undo_refused;  ///< why the entry cannot be taken back now; empty where it can
    std::string back_line;     ///< "undo to #120"
    std::string new_file;      ///< a name for a game that goes on from here, where nothing stands yet
};

[[nodiscard]] PastSnapshot make_past_snapshot(const Language& lang, const Session& session, std::int64_t sequence,
                                              const std::optional<Space>& space);

/// What taking everything back to an entry would post, before it is.
struct TakeBack {
    bool allowed = false;
    std::string text;  ///< "Takes back 12 entries ...", or why not
};
[[nodiscard]] TakeBack plan_take_back(const Language& lang, const Session& session, std::int64_t sequence);

/// "friday-from-120.tbl" beside "friday.tbl"; with "-2" and so on where that is taken.
[[nodiscard]] std::filesystem::path name_of_branch(const std::filesystem::path& game, std::int64_t sequence);

}  // namespace tablebank
