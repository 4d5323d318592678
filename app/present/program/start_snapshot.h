#pragma once
// The start screen: the recent games, newest first, each with its players and its state.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/session/recent_games.h"

namespace tablebank {

class Language;

struct RecentRow {
    std::string file;  ///< the whole path
    std::string name;  ///< "friday.tbl"
    std::string folder;
    std::string players;  ///< "Anna, Boris and Clara"
    std::string state;    ///< "Round 7, Boris to play"
    std::string edition;
    std::string when;      ///< "today 19:42", "2026-11-20"
    bool missing = false;  ///< the file no longer exists
    bool finished = false;
    std::string practice;  ///< "practice game"; empty for any other
};

struct StartSnapshot {
    std::vector<RecentRow> recent;
    /// Index of the last unfinished game whose file exists and that is not a practice game.
    std::optional<std::size_t> goes_on{};
    bool only_practice = true;  ///< no other game was played yet
};

[[nodiscard]] StartSnapshot make_start_snapshot(const Language& lang, const std::vector<RecentGame>& games,
                                                std::int64_t now_ms);

}  // namespace tablebank
