#include "app/session/own_folders.h"

#include <cstdlib>
#include <system_error>

#include "app/session/home_folder.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// The program's folder in the one that a variable names, or below the home folder; empty where there is neither.
fs::path own_folder(const char* variable, const char* below_home) {
    constexpr const char* name = "tablebank";
    if (const char* set = std::getenv(variable); set != nullptr && set[0] == '/') return fs::path(set) / name;
    const fs::path home = home_folder();
    return home.empty() ? home : home / below_home / name;
}

}  // namespace

fs::path portable_folder() {
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    if (unknown) return {};
    fs::path folder = program.parent_path() / "tablebank-data";
    // Whatever it is: where a disk is not mounted or a file has the name, nothing is kept at home in its place.
    return fs::exists(fs::symlink_status(folder, unknown)) ? folder : fs::path{};
}

void keep_caches_portable() {
    const fs::path portable = portable_folder();
    if (!portable.empty()) ::setenv("XDG_CACHE_HOME", (portable / "cache").c_str(), 1);
}

fs::path settings_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder("XDG_CONFIG_HOME", ".config") : portable / "config";
}

fs::path state_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder("XDG_STATE_HOME", ".local/state") : portable / "state";
}

fs::path data_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder("XDG_DATA_HOME", ".local/share") : portable;
}

std::string kept_path(const fs::path& path) {
    const fs::path portable = portable_folder();
    if (portable.empty()) return path.string();
    const fs::path within = path.lexically_relative(portable);
    const bool outside = within.empty() || *within.begin() == "..";
    return outside ? path.string() : within.string();
}

fs::path path_of_kept(const std::string& kept) {
    const fs::path portable = portable_folder();
    return portable.empty() || kept.empty() ? fs::path(kept) : portable / kept;
}

}  // namespace tablebank
