#include "platform/clock.h"

#include <time.h>

#include <array>
#include <ctime>
#include <system_error>

#include "platform/posix/last_error.h"

namespace tablebank::platform {
namespace {

constexpr std::int64_t ms_of_a_second = 1000;

std::string text_of(const std::tm& parts, const char* pattern) {
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), pattern, &parts)};
}

std::int64_t read_ms(clockid_t clock) {
    timespec now{};
    if (::clock_gettime(clock, &now) != 0) throw std::system_error(last_error(), "clock_gettime");
    return std::int64_t{now.tv_sec} * ms_of_a_second + now.tv_nsec / 1'000'000;
}

}  // namespace

std::int64_t running_ms() {
    return read_ms(CLOCK_BOOTTIME);
}

std::int64_t awake_ms() {
    return read_ms(CLOCK_MONOTONIC);
}

std::int64_t zone_ms() {
    ::tzset();
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    return ::localtime_r(&now, &local) == nullptr ? 0 : std::int64_t{local.tm_gmtoff} * ms_of_a_second;
}

std::string utc_text(std::int64_t at_ms, const char* pattern) {
    const std::time_t seconds = at_ms / ms_of_a_second;
    std::tm parts{};
    if (::gmtime_r(&seconds, &parts) == nullptr) return utc_text(0, pattern);
    return text_of(parts, pattern);
}

std::string local_text(std::int64_t at_ms, const char* pattern) {
    const std::time_t seconds = at_ms / ms_of_a_second;
    std::tm parts{};
    return ::localtime_r(&seconds, &parts) == nullptr ? std::string{} : text_of(parts, pattern);
}

}  // namespace tablebank::platform
