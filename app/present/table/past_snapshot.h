#pragma once
// The table after an earlier entry, for viewing: its state, the entry, and the possible actions. Nothing can be posted
// into the past; the lines it offers are posted now.

#include <cstdint>
#include <optional>
#include <string>

#include "app/present/table/table_snapshot.h"

namespace tablebank {

class Language;

struct PastSnapshot {
    std::int64_t sequence = 0;
    TableSnapshot table;       ///< at that entry; without actions and log
    std::string when;          ///< "As it was after #120, 21:14"
    std::string what;          ///< the effect of that entry
    std::string later;         ///< "12 entries were posted since", "Nothing was posted since"
    std::string undo_line;     ///< "undo #120"
    std::string undo_refused;  ///< why the entry cannot be undone now; empty if it can
    std::string back_line;     ///< "undo to #120"
    std::string new_file;      ///< an unused file name for a game that continues from here
};

[[nodiscard]] PastSnapshot make_past_snapshot(const Language& lang, const Session& session, std::int64_t sequence,
                                              const std::optional<Space>& space);

/// The effect of undoing everything back to an entry, before it is posted.
struct TakeBack {
    bool allowed = false;
    std::string text;  ///< the effect in words, or the refusal
};
[[nodiscard]] TakeBack plan_take_back(const Language& lang, const Session& session, std::int64_t sequence);

/// "friday-from-120.tbl" next to "friday.tbl"; with "-2" and so on if that exists.
[[nodiscard]] std::filesystem::path name_of_branch(const std::filesystem::path& game, std::int64_t sequence);

}  // namespace tablebank
