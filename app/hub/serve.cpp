#include "app/hub/serve.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "app/event/event_place.h"
#include "app/event/event_session.h"
#include "app/hub/file_pages.h"
#include "app/hub/live_hub.h"
#include "app/hub/page_site.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

struct Address {
    std::string text;
    bool loopback = false;
};

std::string text_of(const sockaddr& address) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address.sa_family == AF_INET)
        inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in&>(address).sin_addr, text, sizeof text);
    else if (address.sa_family == AF_INET6)
        inet_ntop(AF_INET6, &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr, text, sizeof text);
    return text;
}

/// Of this machine, of the family that is listened at; those that hold on one wire only are of no use to a phone.
std::vector<Address> own_addresses(bool six) {
    std::vector<Address> addresses;
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) return addresses;
    for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
        if (one->ifa_addr->sa_family != AF_INET && !(six && one->ifa_addr->sa_family == AF_INET6)) continue;
        std::string text = text_of(*one->ifa_addr);
        if (!text.empty() && !text.starts_with("fe80:"))
            addresses.push_back({std::move(text), (one->ifa_flags & IFF_LOOPBACK) != 0});
    }
    freeifaddrs(list);
    std::ranges::stable_sort(addresses, {}, &Address::loopback);
    return addresses;
}

std::string url_of(const std::string& address, std::uint16_t port, bool secure) {
    const bool six = address.find(':') != std::string::npos;
    return fmt::format("{}://{}{}{}:{}/", secure ? "https" : "http", six ? "[" : "", address, six ? "]" : "", port);
}

/// The hub of an event that has named one; none for a game, or an event whose tables send nothing.
std::shared_ptr<LiveHub> hub_of(const std::string& file, const std::function<void()>& changed) {
    try {
        const ReadEvent read = read_event_state(file);
        return read.event.hub ? std::make_shared<LiveHub>(file, read.id, changed) : nullptr;
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::not_ours || is_event_address(file)) throw;
        return nullptr;
    }
}

}  // namespace

struct ServedFile::Running {
    Running(const std::string& file, const WebPlace& listened, const WebLimits& limits)
        : place(listened),
          hub(hub_of(file, [this] { tell(); })),
          first(read(file)),
          site(first, hub ? uploads() : HubUploads{}),
          server(std::in_place, site, listened, limits),
          watch(
              std::in_place, file, first->state(), [this](const std::string& name) { return read(name); },
              [this](std::shared_ptr<const PageSource> source) {
                  site.show(std::move(source));
                  server->changed();
              }) {
        is_up = true;
    }
    ~Running() {
        is_up = false;
        watch.reset();
        static_cast<void>(take_hub());  // which answers whoever waits, while the server can still send it
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    [[nodiscard]] std::shared_ptr<const PageSource> read(const std::string& file) const {
        return hub ? hub->read_pages(file) : read_file_pages(file);
    }
    [[nodiscard]] HubUploads uploads() {
        return {.table =
                    [this](std::string&& message, const std::string& from, const WebReply& reply) {
                        if (const auto there = hub_now()) there->take(std::move(message), from, reply);
                    },
                .join =
                    [this](const std::string& asked) {
                        const auto there = hub_now();
                        return there ? there->sealed_line_asked_by(asked) : std::string{};
                    }};
    }
    [[nodiscard]] std::shared_ptr<LiveHub> hub_now() {
        const std::lock_guard lock(guard);
        return hub;
    }
    [[nodiscard]] std::shared_ptr<LiveHub> take_hub() {
        const std::lock_guard lock(guard);
        return std::exchange(hub, nullptr);
    }
    void tell() {
        if (is_up) server->changed();
    }

    WebPlace place;
    std::atomic<bool> is_up{false};
    std::mutex guard;
    std::shared_ptr<LiveHub> hub;  ///< gone once this ends, while the server still hears
    std::shared_ptr<const PageSource> first;
    PageSite site;
    std::optional<WebServer> server;
    std::optional<FilePagesWatch> watch;
};

ServedFile::ServedFile(const std::string& file, const WebPlace& place, const WebLimits& limits)
    : running_(std::make_unique<Running>(file, place, limits)) {}

ServedFile::~ServedFile() = default;

std::vector<std::string> ServedFile::addresses() const {
    const WebPlace& place = running_->place;
    const std::uint16_t port = running_->server->port();
    const bool secure = place.tls.has_value();
    std::vector<std::string> urls;
    for (const std::string& name : place.names) urls.push_back(url_of(name, port, secure));
    if (place.address != "0.0.0.0" && place.address != "::") {
        urls.push_back(url_of(place.address, port, secure));
        return urls;
    }
    for (const Address& address : own_addresses(place.address == "::"))
        urls.push_back(url_of(address.text, port, secure));
    return urls;
}

}  // namespace tablebank
