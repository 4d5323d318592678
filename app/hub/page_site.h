#pragma once
// Pages over HTTP: the files that show them, their data in the language that is asked for, and a stream of each. What
// is shown is a source that can be replaced at any time. Read only, but for what a hub takes in.

#include <functional>
#include <memory>
#include <mutex>

#include "app/pages/page_source.h"
#include "app/web/site.h"

namespace tablebank {

/// What is posted to a hub, and where its answer goes.
struct HubUploads {
    std::function<void(std::string&& message, const WebReply& reply)> table{};  ///< to `/table`
    /// To `/join`: the line of the table whose code is asked by this, sealed; empty where there is none.
    std::function<std::string(const std::string& asked)> join{};
};

class PageSite final : public Site {
public:
    /// Without uploads nothing can be posted.
    explicit PageSite(std::shared_ptr<const PageSource> source, HubUploads uploads = {})
        : source_(std::move(source)), uploads_(std::move(uploads)) {}

    /// From any thread; whoever serves is told by the caller.
    void show(std::shared_ptr<const PageSource> source);

    [[nodiscard]] WebAnswer answer(const WebRequest& request) override;
    void take(WebRequest&& request, const WebReply& reply) override;
    [[nodiscard]] std::optional<std::string> topic_of(const WebRequest& request) override;
    [[nodiscard]] StreamState state_of(const std::string& topic) override;

private:
    [[nodiscard]] std::shared_ptr<const PageSource> source() const;

    mutable std::mutex guard_;
    std::shared_ptr<const PageSource> source_;
    HubUploads uploads_;
};

}  // namespace tablebank
