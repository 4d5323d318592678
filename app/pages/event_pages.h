#pragma once
// The public pages of an event: the wall, the standings, who sits where, each table and each player. Names as the event
// publishes them; nothing for judges or directors only: no reasons, no notes, no keys.

#include <memory>

#include "app/event/event.h"
#include "app/pages/live_view.h"
#include "app/pages/page_source.h"

namespace tablebank {

/// `id` is the event's. With `live` the tables in play also show their games.
[[nodiscard]] std::shared_ptr<const PageSource> make_event_pages(Event event, const std::string& id,
                                                                 std::shared_ptr<const LiveView> live = nullptr);

}  // namespace tablebank
