#include "app/web/rate_limiter.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace tablebank {

namespace {

constexpr std::int64_t whole = 1'000'000;
constexpr std::size_t most_remembered = 10'000;

}  // namespace

std::string counted_as(const std::string& address) {
    namespace ip = boost::asio::ip;
    boost::system::error_code failed;
    const ip::address read = ip::make_address(address, failed);
    if (failed || read.is_v4()) return address;
    const ip::address_v6 six = read.to_v6();
    if (six.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, six).to_string();
    constexpr std::size_t of_network = 8;
    ip::address_v6::bytes_type bytes = six.to_bytes();
    std::fill(bytes.begin() + of_network, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes).to_string() + "/64";
}

RateLimiter::Moment RateLimiter::Visitor::asked() const {
    return std::ranges::max(allowances, {}, &Allowance::asked).asked;
}

RateLimiter::Rate RateLimiter::rate_of(AskedFor what) const {
    constexpr int worth = 4;  // requests: a handshake costs more than a page that is there
    if (what == AskedFor::handshakes) return {limits_.requests_at_once / worth, limits_.requests_per_second / worth};
    return {limits_.requests_at_once, limits_.requests_per_second};
}

bool RateLimiter::has_its_share(const std::string& address) const {
    const auto known = rate_limiter_.find(address);
    return known != rate_limiter_.end() && known->second.connections >= limits_.per_address;
}

bool RateLimiter::enter(const std::string& address, Moment now) {
    if (rate_limiter_.size() >= std::max(most_remembered, 2 * limits_.connections)) forget(now);
    if (count_ >= limits_.connections || has_its_share(address)) return false;
    ++rate_limiter_[address].connections;
    ++count_;
    return true;
}

void RateLimiter::leave(const std::string& address) {
    const auto left = rate_limiter_.find(address);
    --left->second.connections;
    --count_;
    // Who asked for nothing has nothing to wait for.
    if (left->second.connections == 0 && left->second.asked() == Moment{}) rate_limiter_.erase(left);
}

bool RateLimiter::ask(const std::string& address, Moment now, AskedFor what) {
    const Rate rate = rate_of(what);
    Allowance& allowance = rate_limiter_[address].allowances.at(static_cast<std::size_t>(what));
    if (allowance.asked == Moment{}) {
        allowance.left = rate.at_once * whole;
    } else {
        constexpr std::chrono::hours enough{24};
        const auto passed = std::min<Moment::duration>(now - allowance.asked, enough);
        // A millionth of a request comes back in a microsecond for each request a second.
        const std::int64_t back = std::chrono::duration_cast<std::chrono::microseconds>(passed).count();
        allowance.left = std::min(allowance.left + back * rate.per_second, rate.at_once * whole);
    }
    allowance.asked = now;
    if (allowance.left < whole) return false;
    allowance.left -= whole;
    return true;
}

void RateLimiter::give_back(const std::string& address, AskedFor what) {
    const auto known = rate_limiter_.find(address);
    if (known == rate_limiter_.end()) return;
    Allowance& allowance = known->second.allowances.at(static_cast<std::size_t>(what));
    allowance.left = std::min(allowance.left + whole, rate_of(what).at_once * whole);
}

/// Forgets addresses whose requests are available again; if that is less than half of them, all without a connection.
/// With so many addresses no limit per address helps, so only memory and time are saved.
void RateLimiter::forget(Moment now) {
    const std::size_t before = rate_limiter_.size();
    const auto seconds_of = [](const Rate& rate) { return rate.at_once / std::max(rate.per_second, 1) + 1; };
    const std::chrono::seconds until_back{
        std::max(seconds_of(rate_of(AskedFor::pages)), seconds_of(rate_of(AskedFor::handshakes)))};
    std::erase_if(rate_limiter_, [&](const auto& entry) {
        return entry.second.connections == 0 && now - entry.second.asked() > until_back;
    });
    if (rate_limiter_.size() > before / 2)
        std::erase_if(rate_limiter_, [](const auto& entry) { return entry.second.connections == 0; });
}

}  // namespace tablebank
