#include "app/hub/served_file.h"

#include <atomic>
#include <mutex>
#include <optional>

#include "app/event/event_place.h"
#include "app/event/event_session.h"
#include "app/hub/file_pages.h"
#include "app/hub/live_hub.h"
#include "app/hub/page_site.h"
#include "app/hub/served_addresses.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

/// nullopt for another file than an event.
std::optional<ReadEvent> event_in(const std::string& file) {
    try {
        return read_event_state(file);
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::not_ours || is_event_address(file)) throw;
        return std::nullopt;
    }
}

/// The hub of an event that has named one; nullptr for a game, or an event whose tables send nothing. Throws FileError
/// of the hub's own file too: without it no table could send.
std::shared_ptr<LiveHub> hub_of(const std::string& file, const std::function<void()>& changed,
                                const ServedFile::Trouble& trouble) {
    const auto read = event_in(file);
    if (!read || !read->event.hub) return nullptr;
    return std::make_shared<LiveHub>(file, read->id, changed,
                                     [trouble](const TableOfEvent& at, const FileError& error) {
                                         if (trouble) trouble(at.round, at.table, error);
                                     });
}

}  // namespace

struct ServedFile::Running {
    Running(const std::string& file, const WebPlace& listened, const WebLimits& limits, const Trouble& trouble)
        : place(listened),
          hub(hub_of(
              file, [this] { tell(); }, trouble)),
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
        static_cast<void>(take_hub());  // answers those who wait, while the server can still send the answers
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
    std::shared_ptr<LiveHub> hub;  ///< destroyed before the server, which still accepts messages
    std::shared_ptr<const PageSource> first;
    PageSite site;
    std::optional<WebServer> server;
    std::optional<FilePagesWatch> watch;
};

ServedFile::ServedFile(const std::string& file, const WebPlace& place, const WebLimits& limits, const Trouble& trouble)
    : running_(std::make_unique<Running>(file, place, limits, trouble)) {}

ServedFile::~ServedFile() = default;

std::vector<std::string> ServedFile::addresses() const {
    return served_addresses(running_->place, running_->server->port());
}

}  // namespace tablebank
