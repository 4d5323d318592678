#pragma once
// Pages over HTTP: the files that show them, their data in the language that is asked for, and a stream of each. What
// is shown is a source that can be replaced at any time; each page of it is made once. Read only, but for what a hub
// takes in.

#include <functional>
#include <memory>
#include <mutex>

#include "app/hub/page_shelf.h"
#include "app/pages/page_source.h"
#include "app/web/request_handler.h"

namespace tablebank {

/// What is posted to a hub, and where its answer goes.
struct HubUploads {
    /// To `/table`, from somebody whose address counts as `from`.
    std::function<void(std::string&& message, const std::string& from, const WebReply& reply)> table{};
    /// To `/join`: the line of the table whose code is asked by this, sealed; empty where there is none.
    std::function<std::string(const std::string& asked)> join{};
};

class PageSite final : public RequestHandler {
public:
    /// What takes long is made on return. Without uploads nothing can be posted.
    explicit PageSite(std::shared_ptr<const PageSource> source, HubUploads uploads = {});

    /// From any thread; whoever serves is told by the caller. What takes long of it, as far as it was asked for before,
    /// is made before it is shown.
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
    std::map<std::string, WebAnswer, std::less<>> files_;  ///< that show pages, by name
};

}  // namespace tablebank
