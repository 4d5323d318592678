#include "app/hub/file_pages.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <optional>

#include "app/event/event_place.h"
#include "app/event/event_session.h"
#include "app/hub/file_traces.h"
#include "app/pages/event_pages.h"
#include "app/pages/game_pages.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/proof/hash.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

std::shared_ptr<const PageSource> read_file_pages(const std::string& place) {
    try {
        ReadEvent read = read_event_state(place);
        return make_event_pages(std::move(read.event), read.id);
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::not_ours || is_event_address(place)) throw;
    }
    ReadGame read = read_game(platform::path_of(place));
    return make_game_pages(std::move(read.table), to_hex(read.head), now_ms());
}

FilePagesWatch::FilePagesWatch(std::string place, std::string known_state, Read read, Told told)
    : place_(std::move(place)),
      state_(std::move(known_state)),
      read_(std::move(read)),
      told_(std::move(told)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

FilePagesWatch::~FilePagesWatch() {
    thread_.request_stop();
}

void FilePagesWatch::run(const std::stop_token& stop) {
    // The file system shows whether a file was written to; a server must be asked.
    const bool asked = is_event_address(place_);
    const std::chrono::milliseconds pause{asked ? 1000 : 200};
    std::mutex guard;
    std::condition_variable_any waiting;
    std::optional<FileTraces> seen;
    while (!stop.stop_requested()) {
        const FileTraces traces = asked ? FileTraces{} : traces_of(platform::path_of(place_));
        if (asked || seen != traces) {
            try {
                auto source = read_(place_);
                seen = traces;
                if (source->state() != state_) {
                    state_ = source->state();
                    told_(std::move(source));
                }
            } catch (const FileError&) {
                seen.reset();  // it is being written, or is gone for a moment: the shown state stays and its age grows
            } catch (const std::exception&) {
                seen = traces;  // a game that nothing can be worked out from: looked at again once it is written to
            }
        }
        std::unique_lock lock(guard);
        waiting.wait_for(lock, stop, pause, [] { return false; });
    }
}

}  // namespace tablebank
