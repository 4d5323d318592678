#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "app/session/session.h"
#include "ledger/books/entry_validation.h"
#include "platform/clock.h"
#include "platform/random.h"
#include "platform/user.h"

namespace tablebank {
namespace {

std::int64_t system_now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string random_id() {
    std::array<unsigned char, 16> bytes{};
    platform::fill_random(bytes);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (const unsigned char byte : bytes) {
        id += digits[byte >> 4U];
        id += digits[byte & 0xFU];
    }
    return id;
}

/// Empty if the system knows no name for this user, or one that no game may hold.
std::string poster_of_system() {
    std::string name = platform::login_name();
    return is_poster(name) ? name : std::string{};
}

}  // namespace

std::int64_t moment_of_entry(std::int64_t at_ms) {
    return std::clamp(at_ms, first_moment, last_moment);
}

bool is_stamp_id(std::string_view text) {
    return is_id(text);
}

StampMaker StampMaker::system() {
    const std::int64_t began_ms = system_now_ms() - platform::running_ms();
    return {[began_ms] { return began_ms + platform::running_ms(); },
            random_id,
            poster_of_system(),
            system_now_ms,
            platform::zone_ms,
            platform::awake_ms};
}

}  // namespace tablebank
