#pragma once
// The shared data of an event's pages, calculated once at first use: the standings, and for each language the public
// names and their alphabetical order. From any thread. Internal header.

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
    /// `event` must outlive it.
    explicit EventFacts(const Event& event) : event_(event) {}

    [[nodiscard]] const std::vector<Ranking>& standings() const;

    struct Said {
        std::map<int, std::string> names;  ///< in public, by number
        StandingsTable standings;
        std::map<int, std::size_t> row_of{};  ///< index in the standings, by player
        std::vector<int> by_name{};           ///< players in alphabetical order
    };
    [[nodiscard]] const Said& in(const Language& lang) const;

private:
    const Event& event_;
    mutable std::mutex guard_;
    mutable std::unique_ptr<const std::vector<Ranking>> standings_;
    mutable std::map<std::string, std::unique_ptr<const Said>> said_;  ///< by language
};

}  // namespace tablebank
