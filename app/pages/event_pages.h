#pragma once
// The pages of an event for everybody: the wall, the standings, who sits where, each table and each player. Names as
// the event shows them in public; nothing of what only a judge or the director may see: no reasons, no notes, no keys.

#include <memory>

#include "app/event/event.h"
#include "app/pages/live_view.h"
#include "app/pages/page_source.h"

namespace tablebank {

/// `id` is the event's. With `live` the tables that are played show their games too.
[[nodiscard]] std::shared_ptr<const PageSource> make_event_pages(Event event, const std::string& id,
                                                                 std::shared_ptr<const LiveView> live = nullptr);

}  // namespace tablebank
