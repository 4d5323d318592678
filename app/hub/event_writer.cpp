#include "app/hub/event_writer.h"

#include <chrono>
#include <exception>
#include <thread>
#include <utility>

#include "app/event/book_share.h"
#include "app/event/event_place.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

/// Who posts for the hub, in the book.
constexpr const char* hub_name = "hub";

bool is_passing(FileError::Kind kind) {
    return kind == FileError::Kind::open_elsewhere || kind == FileError::Kind::moved_on;
}

}  // namespace

EventWriter::EventWriter(std::string place, HubClock clock) : place_(std::move(place)), clock_(std::move(clock)) {}

std::optional<EventRefusal> EventWriter::post_once(const EventSession::Decider& decide,
                                                   const std::vector<std::string>& evidence, const Reason& why) const {
    StampMaker stamps = StampMaker::system();
    stamps.poster = hub_name;
    if (clock_) stamps.now_ms = clock_;
    EventSession session = EventSession::open(place_, std::move(stamps), std::chrono::milliseconds{0}, Poster::hub);
    const EventDecision decision = decide(session.event());
    if (const auto* no = std::get_if<EventRefusal>(&decision)) return *no;
    if (!has_room_for_act(session.book().room())) throw left_to_director(event_place_shown(place_));
    const std::string reason = why ? why(session.event()) : std::string{};
    const auto posted = session.post(decision, reason, evidence);
    const auto* refusal = std::get_if<EventRefusal>(&posted);
    return refusal == nullptr ? std::nullopt : std::optional{*refusal};
}

std::optional<EventRefusal> EventWriter::post(const EventSession::Decider& decide,
                                              const std::vector<std::string>& evidence) {
    constexpr int more_attempts = 20;
    constexpr std::chrono::milliseconds pause{50};
    for (int attempt = 0; attempt < more_attempts; ++attempt) {
        try {
            return post_once(decide, evidence, {});
        } catch (const FileError& error) {
            if (!is_passing(error.kind())) throw;
        }
        std::this_thread::sleep_for(pause);
    }
    return post_once(decide, evidence, {});
}

void EventWriter::post_some_time(const TableOfEvent& place, EventSession::Decider decide,
                                 std::vector<std::string> evidence, Reason why) {
    std::erase_if(waiting_, [&](const Waiting& one) { return one.place == place; });
    waiting_.push_back({place, std::move(decide), std::move(evidence), std::move(why)});
    static_cast<void>(try_again());
}

bool EventWriter::try_again() {
    while (!waiting_.empty()) {
        try {
            const Waiting& first = waiting_.front();
            static_cast<void>(post_once(first.decide, first.evidence, first.why));
        } catch (const FileError&) {
            return false;
        } catch (const std::exception&) {
            // A failed decision about one table does not delay the others, and is not tried again.
        }
        waiting_.pop_front();
    }
    return true;
}

}  // namespace tablebank
