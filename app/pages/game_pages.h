#pragma once
// The pages of one table for its players: all players' cash and deeds, the due and its reason, the last events; and one
// for each player. Made only of public data of the table (PlayersView): nothing that the banker typed, no card in a
// hand.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/event/event.h"
#include "app/pages/page_source.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The public view of the table, at a moment; `numbers`: of its players' pages, by seat; `event_clock`: the clock of
/// its table at an event, with the end that the event's other pages show.
[[nodiscard]] Page game_page(const Language& lang, const Table& table, std::int64_t now_ms, std::vector<int> numbers,
                             std::optional<TableClock> event_clock = {});

/// `id` identifies the state of the game: its head. `now_ms`: when the table was read, for its clock.
[[nodiscard]] std::shared_ptr<const PageSource> make_game_pages(Table table, const std::string& id,
                                                                std::int64_t now_ms);

}  // namespace tablebank
