#include "platform/clock.h"

#include <time.h>

#include <array>
#include <ctime>
#include <mutex>
#include <system_error>

#include "platform/posix/last_error.h"

namespace tablebank::platform {
namespace {

constexpr std::int64_t ms_of_a_second = 1000;

std::string formatted(const std::tm& parts, const char* pattern) {
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), pattern, &parts)};
}

std::int64_t read_ms(clockid_t clock) {
    timespec now{};
    if (::clock_gettime(clock, &now) != 0) throw std::system_error(last_error(), "clock_gettime");
    return std::int64_t{now.tv_sec} * ms_of_a_second + now.tv_nsec / 1'000'000;
}

/// The C library keeps one time zone for the program, which tzset and localtime_r read and replace.
std::mutex& zone_guard() {
    static std::mutex guard;
    return guard;
}

bool read_local(std::time_t seconds, std::tm& parts) {
    return ::localtime_r(&seconds, &parts) != nullptr;
}

}  // namespace

std::int64_t running_ms() {
    return read_ms(CLOCK_BOOTTIME);
}

std::int64_t awake_ms() {
    return read_ms(CLOCK_MONOTONIC);
}

std::int64_t zone_ms() {
    const std::scoped_lock alone(zone_guard());
    ::tzset();
    std::tm local{};
    return read_local(std::time(nullptr), local) ? std::int64_t{local.tm_gmtoff} * ms_of_a_second : 0;
}

std::string utc_text(std::int64_t at_ms, const char* pattern) {
    const std::time_t seconds = at_ms / ms_of_a_second;
    std::tm parts{};
    if (::gmtime_r(&seconds, &parts) == nullptr) return utc_text(0, pattern);
    return formatted(parts, pattern);
}

std::string local_text(std::int64_t at_ms, const char* pattern) {
    const std::scoped_lock alone(zone_guard());
    std::tm parts{};
    return read_local(at_ms / ms_of_a_second, parts) ? formatted(parts, pattern) : std::string{};
}

}  // namespace tablebank::platform
