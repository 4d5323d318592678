#include "app/session/home_folder.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace tablebank {

std::filesystem::path home_folder() {
    if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/') return home;
    passwd record{};
    passwd* found = nullptr;
    std::array<char, 4096> buffer{};
    const int failed = getpwuid_r(geteuid(), &record, buffer.data(), buffer.size(), &found);
    const bool known = failed == 0 && found != nullptr && found->pw_dir != nullptr && found->pw_dir[0] == '/';
    return known ? std::filesystem::path(found->pw_dir) : std::filesystem::path{};
}

}  // namespace tablebank
