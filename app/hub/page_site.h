#pragma once
// Pages over HTTP: the files that show them, their data in the language that is asked for, and a stream of each. What
// is shown is a source that can be replaced at any time. Read only.

#include <memory>
#include <mutex>

#include "app/pages/page_source.h"
#include "app/web/site.h"

namespace tablebank {

class PageSite final : public Site {
public:
    explicit PageSite(std::shared_ptr<const PageSource> source) : source_(std::move(source)) {}

    /// From any thread; whoever serves is told by the caller.
    void show(std::shared_ptr<const PageSource> source);

    [[nodiscard]] WebAnswer answer(const WebRequest& request) override;
    [[nodiscard]] std::optional<std::string> topic_of(const WebRequest& request) override;
    [[nodiscard]] StreamState state_of(const std::string& topic) override;

private:
    [[nodiscard]] std::shared_ptr<const PageSource> source() const;

    mutable std::mutex guard_;
    std::shared_ptr<const PageSource> source_;
};

}  // namespace tablebank
