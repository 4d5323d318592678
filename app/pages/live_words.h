#pragma once
// The data of a game in play on the pages of its event. Internal header.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/pages/public_page.h"
#include "calculators/tournament/seating.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The table with the players' public names of the event: `names` by number.
[[nodiscard]] Table in_public(const Table& table, const SeatedTable& seating, const std::map<int, std::string>& names);

/// The data of a table in play on the wall: all players' cash, who is in turn, and what the table waits for.
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
/// The text for a table whose game cannot be shown. Bankers may send anything; the other tables are still shown.
[[nodiscard]] std::string unshown_text(const Language& lang);
/// Empty figures for this many seats of such a table.
[[nodiscard]] LiveFigures unshown_figures(const Language& lang, std::size_t seats);

/// Cache of figures by language and table, recalculated when a game has continued: a wall has hundreds of tables, and
/// one of them changes at a time. For one seating of one event. From any thread.
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
