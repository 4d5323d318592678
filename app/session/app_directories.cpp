#include "app/session/app_directories.h"

#include <system_error>

#include "platform/path_text.h"
#include "platform/trash.h"
#include "platform/user.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// The program's folder in a root that has one folder per program; empty if the root is not known.
fs::path own_folder(const fs::path& root) {
    return root.empty() ? root : root / "tablebank";
}

}  // namespace

fs::path portable_folder() {
    std::error_code unknown;
    const fs::path program = platform::program_file(unknown);
    if (unknown) return {};
    fs::path folder = program.parent_path() / "tablebank-data";
    // Any kind of file counts: if a disk is not mounted, nothing may be stored in the home folder instead.
    return fs::exists(fs::symlink_status(folder, unknown)) ? folder : fs::path{};
}

void keep_caches_portable() {
    const fs::path portable = portable_folder();
    if (!portable.empty()) platform::keep_caches_in(portable / "cache");
}

fs::path bundled_fonts_folder() {
    std::error_code none;
    const fs::path program = platform::program_file(none);
    fs::path folder = program.parent_path().parent_path() / "share/tablebank/fonts";
    return !none && fs::is_directory(folder, none) ? folder : fs::path{};
}

void use_bundled_fonts() {
    if (const fs::path folder = bundled_fonts_folder(); !folder.empty()) platform::use_fonts_of(folder);
}

fs::path settings_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder(platform::settings_root()) : portable / "config";
}

fs::path state_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder(platform::state_root()) : portable / "state";
}

fs::path data_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? own_folder(platform::data_root()) : portable;
}

fs::path trash_folder() {
    const fs::path portable = portable_folder();
    return portable.empty() ? platform::trash_of_home() : portable / "Trash";
}

std::string kept_path(const fs::path& path) {
    const fs::path portable = portable_folder();
    if (portable.empty()) return platform::text_of(path);
    const fs::path within = path.lexically_relative(portable);
    const bool outside = within.empty() || *within.begin() == "..";
    return outside ? platform::text_of(path) : platform::text_of(within);
}

fs::path path_of_kept(const std::string& kept) {
    const fs::path portable = portable_folder();
    return portable.empty() || kept.empty() ? platform::path_of(kept) : portable / platform::path_of(kept);
}

}  // namespace tablebank
