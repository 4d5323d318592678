#include <pwd.h>
#include <sys/random.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <system_error>

#include "app/session/session.h"
#include "ledger/books/storable.h"

namespace tablebank {
namespace {

std::int64_t system_now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// Since the machine was started, also while it slept.
std::int64_t running_ms() {
    timespec now{};
    if (clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        throw std::system_error(errno, std::generic_category(), "clock_gettime");
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

/// The time zone is read anew: it may be another one than at the start of the program.
std::int64_t system_zone_ms() {
    tzset();
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    return localtime_r(&now, &local) == nullptr ? 0 : std::int64_t{local.tm_gmtoff} * 1000;
}

std::string random_id() {
    std::array<unsigned char, 16> bytes{};
    for (std::size_t filled = 0; filled < bytes.size();) {
        const ssize_t got = getrandom(bytes.data() + filled, bytes.size() - filled, 0);
        if (got < 0 && errno != EINTR) throw std::system_error(errno, std::generic_category(), "getrandom");
        if (got > 0) filled += static_cast<std::size_t>(got);
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (const unsigned char byte : bytes) {
        id += digits[byte >> 4U];
        id += digits[byte & 0xFU];
    }
    return id;
}

/// Empty where the system knows no name for this user, as in some containers, or one that no game may hold.
std::string login_name() {
    passwd record{};
    passwd* found = nullptr;
    std::array<char, 4096> buffer{};
    const int failed = getpwuid_r(geteuid(), &record, buffer.data(), buffer.size(), &found);
    std::string name = failed == 0 && found != nullptr ? found->pw_name : "";
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
    const std::int64_t began_ms = system_now_ms() - running_ms();
    return {[began_ms] { return began_ms + running_ms(); }, random_id, login_name(), system_now_ms, system_zone_ms};
}

}  // namespace tablebank
