#pragma once
// An event whose tables send their entries here, and its pages with these games.

#include <functional>
#include <memory>
#include <string>

#include "app/hub/live_tables.h"
#include "app/hub/live_writer.h"
#include "app/pages/page_source.h"

namespace tablebank {

class LiveHub {
public:
    /// `changed` is called when a page shows something else, and `trouble` when a table's game cannot be read or
    /// written, from any thread. Throws FileError.
    LiveHub(const std::string& event_place, const std::string& event_id, std::function<void()> changed,
            LiveTables::Trouble trouble = {});

    /// The pages of the event's current state. Throws FileError.
    [[nodiscard]] std::shared_ptr<const PageSource> read_pages(const std::string& event_place) const;
    /// The sealed table link for the hash of a short code; empty if there is none. From any thread.
    [[nodiscard]] std::string sealed_line_asked_by(const std::string& asked) const {
        return tables_->sealed_line_asked_by(asked);
    }
    /// A message from a client whose address counts as `from`.
    void take(std::string message, const std::string& from, WebReply reply) {
        writer_.take(std::move(message), from, std::move(reply));
    }

private:
    std::shared_ptr<LiveTables> tables_;
    LiveWriter writer_;  // must be destroyed before the tables it writes to
};

}  // namespace tablebank
