#include "app/hub/file_pages.h"

#include <chrono>
#include <condition_variable>
#include <optional>
#include <tuple>

#include "app/event/event_session.h"
#include "app/pages/event_pages.h"
#include "app/pages/game_pages.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// What tells that somebody wrote: size and time of the file and of its log.
using Traces = std::tuple<std::uintmax_t, fs::file_time_type, std::uintmax_t, fs::file_time_type>;

Traces traces_of(const fs::path& file) {
    fs::path log = file;
    log += "-wal";
    std::error_code none;
    return {fs::file_size(file, none), fs::last_write_time(file, none), fs::file_size(log, none),
            fs::last_write_time(log, none)};
}

std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

std::shared_ptr<const PageSource> read_file_pages(const fs::path& file) {
    try {
        ReadEvent read = read_event_state(file);
        return make_event_pages(std::move(read.event), read.id);
    } catch (const FileError& error) {
        if (error.kind() != FileError::Kind::not_ours) throw;
    }
    ReadGame read = read_game(file);
    return make_game_pages(std::move(read.table), to_hex(read.head), now_ms());
}

FilePagesWatch::FilePagesWatch(fs::path file, std::string known_state, Told told)
    : file_(std::move(file)),
      state_(std::move(known_state)),
      told_(std::move(told)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

FilePagesWatch::~FilePagesWatch() {
    thread_.request_stop();
}

void FilePagesWatch::run(const std::stop_token& stop) {
    constexpr std::chrono::milliseconds pause{200};
    std::mutex guard;
    std::condition_variable_any waiting;
    std::optional<Traces> seen;
    while (!stop.stop_requested()) {
        const Traces traces = traces_of(file_);
        if (seen != traces) {
            try {
                auto source = read_file_pages(file_);
                seen = traces;
                if (source->state() != state_) {
                    state_ = source->state();
                    told_(std::move(source));
                }
            } catch (const FileError&) {
                seen.reset();  // somebody is writing, or it is gone for a moment: what is shown stays and grows old
            }
        }
        std::unique_lock lock(guard);
        waiting.wait_for(lock, stop, pause, [] { return false; });
    }
}

}  // namespace tablebank
