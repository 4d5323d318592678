#pragma once
// The pages of one table for its players: everybody's cash and deeds, what is due and why, what happened last; and one
// for each player. Made of what lies open on the table (PlayersView): nothing that the banker typed, no card in a hand.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/event/event.h"
#include "app/pages/page_source.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The table as everybody sees it, at a moment; `numbers`: of its players' pages, by seat; `event_clock`: by which it
/// plays at an event, with the end that the event's other pages show.
[[nodiscard]] Page game_page(const Language& lang, const Table& table, std::int64_t now_ms, std::vector<int> numbers,
                             std::optional<TableClock> event_clock = {});

/// `id` tells one state of the game from another: its head. `now_ms`: when the table was looked at, for its clock.
[[nodiscard]] std::shared_ptr<const PageSource> make_game_pages(Table table, const std::string& id,
                                                                std::int64_t now_ms);

}  // namespace tablebank
