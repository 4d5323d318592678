#pragma once
// The first screen: the games played lately, newest first, each with its players and how it stood.

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
    bool missing = false;  ///< no such file any more
    bool finished = false;
    std::string practice;  ///< "practice game"; empty of any other
};

struct StartSnapshot {
    std::vector<RecentRow> recent;
    /// Of these: the last game that is not finished and still there, and is no practice.
    std::optional<std::size_t> goes_on{};
    bool only_practice = true;  ///< no other game was played yet
};

[[nodiscard]] StartSnapshot make_start_snapshot(const Language& lang, const std::vector<RecentGame>& games,
                                                std::int64_t now_ms);

}  // namespace tablebank
