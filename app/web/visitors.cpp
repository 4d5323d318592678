#include "app/web/visitors.h"

#include <algorithm>

namespace tablebank {

namespace {

constexpr std::int64_t whole = 1000;
constexpr std::size_t remembered = 10'000;  ///< addresses without a connection

}  // namespace

bool Visitors::enter(const std::string& address, Moment now) {
    if (visitors_.size() > remembered) forget_old(now);
    Visitor& visitor = visitors_[address];
    if (count_ >= limits_.connections || visitor.connections >= limits_.per_address) return false;
    if (visitor.asked == Moment{}) visitor.requests_left = limits_.requests_at_once * whole;
    ++visitor.connections;
    ++count_;
    return true;
}

void Visitors::leave(const std::string& address) {
    --visitors_[address].connections;
    --count_;
}

bool Visitors::ask(const std::string& address, Moment now) {
    if (visitors_.size() > remembered) forget_old(now);
    Visitor& visitor = visitors_[address];
    if (visitor.asked != Moment{}) {
        const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - visitor.asked).count();
        // A thousandth of a request comes back in a millisecond for each request a second.
        const std::int64_t most = limits_.requests_at_once * whole;
        const std::int64_t back = std::min<std::int64_t>(passed, most) * limits_.requests_per_second;
        visitor.requests_left = std::min(visitor.requests_left + back, most);
    }
    visitor.asked = now;
    if (visitor.requests_left < whole) return false;
    visitor.requests_left -= whole;
    return true;
}

void Visitors::forget_old(Moment now) {
    constexpr std::chrono::minutes long_ago{10};
    std::erase_if(visitors_, [&](const auto& entry) {
        return entry.second.connections == 0 && now - entry.second.asked > long_ago;
    });
}

}  // namespace tablebank
