#include "app/hub/served_table.h"

#include <mutex>
#include <optional>
#include <utility>

#include "app/hub/page_site.h"
#include "app/hub/phone_queue.h"
#include "app/hub/seat_site.h"
#include "app/hub/served_addresses.h"
#include "app/pages/game_pages.h"

namespace tablebank {

struct ServedTable::Running {
    Running(PhoneDesk& phones, const WebPlace& listened, Options options)
        : desk(phones),
          place(listened),
          languages(all_page_languages()),
          seats(phones, languages, options.bank),
          state(phones.state()),
          queue({.late = [languages = languages](
                             const WebRequest& request) { return SeatSite::late_answer(*languages, request); },
                 .wake = std::move(options.wake),
                 .patience = options.patience}),
          site(pages(), {}, uploads()),
          server(std::in_place, site, listened, options.limits) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { queue.close(); }

    [[nodiscard]] PhoneUploads uploads() {
        return {.take = [this](WebRequest&& request, const WebReply& reply) { queue.add(std::move(request), reply); },
                .state = [this] { return state_now(); }};
    }
    /// From any thread.
    [[nodiscard]] std::string state_now() {
        const std::lock_guard lock(guard);
        return state;
    }
    [[nodiscard]] std::shared_ptr<const PageSource> pages() {
        PhoneDesk::Now now = desk.now();
        shown = now.head;
        return make_game_pages(std::move(now.table), now.head, now.now_ms);
    }
    bool follow() {
        std::string now = desk.state();
        if (now == state_now()) return false;
        if (desk.now().head != shown) site.show(pages());
        {
            const std::lock_guard lock(guard);
            state = std::move(now);
        }
        server->changed();
        return true;
    }

    PhoneDesk& desk;
    WebPlace place;
    std::shared_ptr<const PageShelf::Languages> languages;
    SeatSite seats;
    std::mutex guard;
    std::string state;  ///< PhoneDesk::state, as the pages know it
    std::string shown;  ///< the head of the table that the public pages show
    PhoneQueue queue;
    PageSite site;
    std::optional<WebServer> server;  ///< destroyed first
};

ServedTable::ServedTable(PhoneDesk& desk, const WebPlace& place) : ServedTable(desk, place, Options{}) {}

ServedTable::ServedTable(PhoneDesk& desk, const WebPlace& place, Options options)
    : running_(std::make_unique<Running>(desk, place, std::move(options))) {}

ServedTable::~ServedTable() = default;

bool ServedTable::serve() {
    const bool answered =
        running_->queue.serve([this](const WebRequest& request) { return running_->seats.answer(request); });
    return running_->follow() || answered;
}

void ServedTable::wait(std::chrono::milliseconds time) {
    running_->queue.wait(time);
}

std::vector<std::string> ServedTable::addresses() const {
    return served_addresses(running_->place, running_->server->port());
}

std::string seat_link(const std::string& address, const std::string& secret) {
    return address + "seat.html#" + secret;
}

std::string bank_link(const std::string& address, const std::string& secret) {
    return address + "bank.html#" + secret;
}

}  // namespace tablebank
