#include "app/web/visitors.h"

#include <algorithm>

namespace tablebank {

namespace {

constexpr std::int64_t whole = 1'000'000;
constexpr std::size_t most_remembered = 10'000;

}  // namespace

bool Visitors::enter(const std::string& address, Moment now) {
    if (visitors_.size() >= std::max(most_remembered, 2 * limits_.connections)) forget(now);
    if (count_ >= limits_.connections) return false;
    Visitor& visitor = visitors_[address];
    if (visitor.connections >= limits_.per_address) return false;
    if (visitor.asked == Moment{}) visitor.requests_left = limits_.requests_at_once * whole;
    ++visitor.connections;
    ++count_;
    return true;
}

void Visitors::leave(const std::string& address) {
    const auto left = visitors_.find(address);
    --left->second.connections;
    --count_;
    // Who asked for nothing has nothing to wait for.
    if (left->second.connections == 0 && left->second.asked == Moment{}) visitors_.erase(left);
}

bool Visitors::ask(const std::string& address, Moment now) {
    Visitor& visitor = visitors_[address];
    if (visitor.asked != Moment{}) {
        constexpr std::chrono::hours enough{24};
        const auto passed = std::min<Moment::duration>(now - visitor.asked, enough);
        // A millionth of a request comes back in a microsecond for each request a second.
        const std::int64_t back = std::chrono::duration_cast<std::chrono::microseconds>(passed).count();
        visitor.requests_left =
            std::min(visitor.requests_left + back * limits_.requests_per_second, limits_.requests_at_once * whole);
    }
    visitor.asked = now;
    if (visitor.requests_left < whole) return false;
    visitor.requests_left -= whole;
    return true;
}

/// Those whose requests have come back; where that is less than half, all who are not there. With so many addresses
/// nobody can be held to what one may ask for, and memory and time are what is left to save.
void Visitors::forget(Moment now) {
    const std::size_t before = visitors_.size();
    const std::chrono::seconds until_back{limits_.requests_at_once / std::max(limits_.requests_per_second, 1) + 1};
    std::erase_if(visitors_, [&](const auto& entry) {
        return entry.second.connections == 0 && now - entry.second.asked > until_back;
    });
    if (visitors_.size() > before / 2)
        std::erase_if(visitors_, [](const auto& entry) { return entry.second.connections == 0; });
}

}  // namespace tablebank
