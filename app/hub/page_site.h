#pragma once
// Pages over HTTP: the files that show them, their data in the requested language, and a stream for each. The source
// can be replaced at any time; each page of it is made once. Read-only, except for a hub's uploads and the acts of
// phones.

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "app/hub/page_cache.h"
#include "app/pages/page_source.h"
#include "app/web/request_handler.h"

namespace tablebank {

/// The handlers of a hub's uploads.
struct HubUploads {
    /// To `/table`, from a client whose address counts as `from`.
    std::function<void(std::string&& message, const std::string& from, const WebReply& reply)> table{};
    /// To `/join`: the sealed table link for the hash of a short code; empty if there is none.
    std::function<std::string(const std::string& asked)> join{};
};

/// What phones send, and what they follow.
struct PhoneUploads {
    /// A POST of a phone; called on the thread of the sockets, which must not wait for anything.
    std::function<void(WebRequest&& request, const WebReply& reply)> take{};
    /// Changes whenever the page of a seat may change, and reveals nothing else. From any thread.
    std::function<std::string()> state{};
};

class PageSite final : public RequestHandler {
public:
    /// Slow pages are made before it returns. Without uploads and phones every POST is refused, and seats have no
    /// pages.
    explicit PageSite(std::shared_ptr<const PageSource> source, HubUploads uploads = {}, PhoneUploads phones = {});

    /// From any thread; the caller must notify the server. Slow pages that were requested before are made before the
    /// source is shown.
    void show(std::shared_ptr<const PageSource> source);

    [[nodiscard]] WebAnswer answer(const WebRequest& request) override;
    [[nodiscard]] bool take(WebRequest& request, const WebReply& reply) override;
    [[nodiscard]] std::optional<std::string> topic_of(const WebRequest& request) override;
    [[nodiscard]] StreamState state_of(const std::string& topic) override;
    [[nodiscard]] std::optional<std::string> id_of(const std::string& topic) override;

private:
    [[nodiscard]] std::shared_ptr<PageShelf> shelf() const;

    std::shared_ptr<const PageShelf::Languages> languages_;
    mutable std::mutex guard_;
    std::shared_ptr<PageShelf> shelf_;
    HubUploads uploads_;
    PhoneUploads phones_;
    std::map<std::string, WebAnswer, std::less<>> files_;  ///< the files that show pages, by name
};

}  // namespace tablebank
