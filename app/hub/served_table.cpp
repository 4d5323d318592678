#include "app/hub/served_table.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "app/hub/page_site.h"
#include "app/hub/served_addresses.h"
#include "app/pages/game_pages.h"

namespace tablebank {

struct ServedTable::Running {
    Running(PhoneDesk& phones, const WebPlace& listened, const WebLimits& limits)
        : desk(phones), place(listened), site(pages(), {}, &phones), server(std::in_place, site, listened, limits) {
        is_up = true;
        desk.tell([this] { changed(); });
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() {
        is_up = false;
        server.reset();  // no phone acts any more
        desk.tell({});
    }

    [[nodiscard]] std::shared_ptr<const PageSource> pages() {
        PhoneDesk::Now now = desk.now();
        shown = now.head;
        return make_game_pages(std::move(now.table), now.head, now.now_ms);
    }
    /// From any thread.
    void changed() {
        if (!is_up) return;
        {
            const std::lock_guard lock(guard);
            if (desk.now().head != shown) site.show(pages());
        }
        server->changed();
    }

    PhoneDesk& desk;
    WebPlace place;
    std::mutex guard;
    std::string shown;  ///< the head of the table that the public pages show
    std::atomic<bool> is_up{false};
    PageSite site;
    std::optional<WebServer> server;
};

ServedTable::ServedTable(PhoneDesk& desk, const WebPlace& place, const WebLimits& limits)
    : running_(std::make_unique<Running>(desk, place, limits)) {}

ServedTable::~ServedTable() = default;

std::vector<std::string> ServedTable::addresses() const {
    return served_addresses(running_->place, running_->server->port());
}

std::string seat_link(const std::string& address, const std::string& secret) {
    return address + "seat.html#" + secret;
}

}  // namespace tablebank
