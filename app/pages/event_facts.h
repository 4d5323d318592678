#pragma once
// What the pages of an event share, worked out by the first who asks for it and no other: the standings, and in each
// language how players are called and where they stand in its alphabet. From any thread. Internal to this room.

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "app/present/event/standings_lines.h"

namespace tablebank {

class Language;

class EventFacts {
public:
    /// `event` has to outlive it.
    explicit EventFacts(const Event& event) : event_(event) {}

    [[nodiscard]] const std::vector<Ranking>& standings() const;

    struct Said {
        std::map<int, std::string> names;  ///< in public, by number
        StandingsTable standings;
        std::map<int, std::size_t> row_of{};  ///< of the standings, by player
        std::vector<int> by_name{};           ///< players in the order of the alphabet
    };
    [[nodiscard]] const Said& in(const Language& lang) const;

private:
    const Event& event_;
    mutable std::mutex guard_;
    mutable std::unique_ptr<const std::vector<Ranking>> standings_;
    mutable std::map<std::string, std::unique_ptr<const Said>> said_;  ///< by language
};

}  // namespace tablebank
