#include "app/hub/live_hub.h"

#include <utility>

#include "app/event/live_place.h"
#include "app/pages/event_pages.h"

namespace tablebank {

namespace {

std::shared_ptr<LiveTables> make_tables(const std::string& event_place, const std::string& event_id,
                                        LiveTables::Trouble trouble) {
    auto tables = std::make_shared<LiveTables>(event_place, open_live_store(event_place, event_id));
    tables->tell_trouble_to(std::move(trouble));
    return tables;
}

}  // namespace

LiveHub::LiveHub(const std::string& event_place, const std::string& event_id, std::function<void()> changed,
                 LiveTables::Trouble trouble)
    : tables_(make_tables(event_place, event_id, std::move(trouble))), writer_(*tables_, std::move(changed)) {}

std::shared_ptr<const PageSource> LiveHub::read_pages(const std::string& event_place) const {
    ReadEvent read = read_event_state(event_place);
    tables_->know(read.event);
    return make_event_pages(std::move(read.event), read.id, tables_);
}

}  // namespace tablebank
