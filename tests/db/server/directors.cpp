#include "tests/db/server/directors.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "db/server/event_server.h"
#include "tests/db/server/killed_server.h"
#include "tests/support/event_stores.h"

namespace tablebank::server_test {

using namespace testing;
using Kind = FileError::Kind;

Directors::Directors(int count, const std::string& place) {
    for (int i = 0; i < count; ++i) threads_.emplace_back([this, place, i] { write(place, i); });
    while (ready_ < count) std::this_thread::yield();
}

Directors::~Directors() {
    stop();
}

void Directors::stop() {
    over_ = true;
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Directors::note(const std::string& act, Promise promise) {
    const std::lock_guard lock(mutex_);
    acts_[act] = promise;
}

void Directors::write(const std::string& place, int director) {
    const auto opened = opened_patiently<EventServer>(place);
    EventServer& book = *opened;
    ready_++;
    for (int number = 1; !over_; ++number) {
        const std::string act = fmt::format("writer {}, act {}", director, number);
        try {
            const auto last = static_cast<std::int64_t>(loaded(book).entries.size());
            append(book, {some_entry(last + 1, act)}, {"record of " + act});
            note(act, Promise::stored);
        } catch (const FileError& error) {
            note(act, error.kind() == Kind::in_doubt ? Promise::unknown : Promise::refused);
            if (error.kind() == Kind::moved_on) ++moved_on_;
            if (error.kind() == Kind::unreachable) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
}

void Directors::hold_against(const EventBook& book, PostedSums& sums) {
    std::map<std::string, int> there;
    for (const EventEntry& entry : loaded(book).entries) ++there[entry.act];
    for (const auto& found : there) {
        const std::string& act = found.first;
        CHECK_MESSAGE(found.second == 1, act);
        CHECK_MESSAGE(acts_.contains(act), act);
    }
    for (const auto& said : acts_) {
        const std::string& act = said.first;
        const Promise promise = said.second;
        const bool stored = there.contains(act);
        CHECK_MESSAGE((promise == Promise::unknown || stored == (promise == Promise::stored)), act);
        CHECK_MESSAGE(book.evidence(sha256("record of " + act)).has_value() == stored, act);
        sums.acknowledged += promise == Promise::stored ? 1 : 0;
        sums.refused += promise == Promise::refused ? 1 : 0;
        sums.unknown += promise == Promise::unknown ? 1 : 0;
    }
    sums.moved_on += static_cast<std::size_t>(moved_on_.load());
}

}  // namespace tablebank::server_test
