#include "platform/user.h"
#include "platform/path_text.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <optional>

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;

constexpr const char* asked_for_the_program = "/proc/self/exe";

/// The user with whose rights the program runs, as the system knows them.
struct KnownUser {
    std::string login;
    std::string home;
};
std::optional<KnownUser> known_user() {
    passwd record{};
    passwd* found = nullptr;
    std::array<char, 4096> buffer{};
    const int failed = ::getpwuid_r(::geteuid(), &record, buffer.data(), buffer.size(), &found);
    if (failed != 0 || found == nullptr) return std::nullopt;
    return KnownUser{found->pw_name, found->pw_dir == nullptr ? "" : found->pw_dir};
}

fs::path root_folder(const char* variable, const char* below_home) {
    if (const char* set = std::getenv(variable); set != nullptr && set[0] == '/') return path_of(set);
    const fs::path home = home_folder();
    return home.empty() ? home : home / path_of(below_home);
}

}  // namespace

fs::path program_file(std::error_code& error) {
    fs::path program = fs::read_symlink(path_of(asked_for_the_program), error);
    return error ? path_of(asked_for_the_program) : program;
}

std::string login_name() {
    const auto user = known_user();
    return user ? user->login : std::string{};
}

fs::path home_folder() {
    if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/') return path_of(home);
    const auto user = known_user();
    return user && user->home.starts_with('/') ? path_of(user->home) : fs::path{};
}

fs::path settings_root() {
    return root_folder("XDG_CONFIG_HOME", ".config");
}

fs::path state_root() {
    return root_folder("XDG_STATE_HOME", ".local/state");
}

fs::path data_root() {
    return root_folder("XDG_DATA_HOME", ".local/share");
}

void keep_caches_in(const fs::path& folder) {
    ::setenv("XDG_CACHE_HOME", folder.c_str(), 1);
}

void use_fonts_of(const fs::path& folder) {
    ::setenv("FONTCONFIG_FILE", (folder / "fonts.conf").c_str(), 0);
}

std::string environment_text(const char* name) {
    const char* const set = std::getenv(name);
    return set == nullptr ? std::string{} : std::string{set};
}

std::string user_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (std::string set = environment_text(name); !set.empty()) return set;
    }
    return {};
}

}  // namespace tablebank::platform
