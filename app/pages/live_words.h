#pragma once
// What a game that is being played at an event's table shows of itself on the pages of that event. Internal to this
// room.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/pages/page.h"
#include "calculators/tournament/seating.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The table with its players called as the event calls them in public: `names` by number.
[[nodiscard]] Table in_public(const Table& table, const SeatedTable& seating, const std::map<int, std::string>& names);

/// What the wall says of a table that is played: everybody's cash, who is in turn, and what the table waits for.
struct LiveFigures {
    struct Seat {
        std::string cash;
        bool in_turn = false;
    };
    std::vector<Seat> seats{};
    std::string heading{};  ///< "Anna owes Boris"
    std::string amount{};
    std::string heard{};  ///< with {time}
};
[[nodiscard]] LiveFigures live_figures(const Language& lang, const Table& table);
/// The text for a table whose game cannot be shown. Bankers send what they like, and the other tables are shown.
[[nodiscard]] std::string unshown_text(const Language& lang);
/// The figures of so many seats of such a table: none.
[[nodiscard]] LiveFigures unshown_figures(const Language& lang, std::size_t seats);

/// Figures by language and table, worked out again where a game went on: a wall has hundreds of tables, and one of them
/// changes at a time. Of one seating of one event. From any thread.
class LiveFiguresKept {
public:
    using Make = std::function<LiveFigures()>;
    [[nodiscard]] LiveFigures of(const Language& lang, int round, int table, std::uint64_t version,
                                 const Make& make) const;

private:
    mutable std::mutex guard_;
    mutable std::map<std::tuple<std::string, int, int>, std::pair<std::uint64_t, LiveFigures>> kept_;
};

/// Puts them on the table's card.
void add_live_lines(const LiveFigures& figures, std::int64_t heard_ms, page_block::Card& card);

}  // namespace tablebank
