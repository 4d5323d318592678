#pragma once
// An event whose tables send their entries here, and its pages with the games in them.

#include <functional>
#include <memory>
#include <string>

#include "app/hub/live_tables.h"
#include "app/hub/live_writer.h"
#include "app/pages/page_source.h"

namespace tablebank {

class LiveHub {
public:
    /// `changed`: a page shows something else; from any thread. Throws FileError.
    LiveHub(const std::string& event_place, const std::string& event_id, std::function<void()> changed);

    /// The pages of the event as its book has it now. Throws FileError.
    [[nodiscard]] std::shared_ptr<const PageSource> read_pages(const std::string& event_place) const;
    /// The line of the table whose short code is asked by this; empty where there is none. From any thread.
    [[nodiscard]] std::string sealed_line_asked_by(const std::string& asked) const {
        return tables_->sealed_line_asked_by(asked);
    }
    /// A message from somebody whose address counts as `from`.
    void take(std::string message, const std::string& from, WebReply reply) {
        writer_.take(std::move(message), from, std::move(reply));
    }

private:
    std::shared_ptr<LiveTables> tables_;
    LiveWriter writer_;  // ends before what it writes into
};

}  // namespace tablebank
