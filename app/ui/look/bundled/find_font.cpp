// The fonts that came with the program, for a system whose fonts have no common search.

#include <initializer_list>
#include <system_error>

#include "app/session/app_directories.h"
#include "app/ui/look/fonts.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

namespace {

namespace fs = std::filesystem;

std::optional<FontFile> first_of(const fs::path& folder, std::initializer_list<const char*> names) {
    std::error_code none;
    for (const char* name : names) {
        if (fs::path file = folder / name; fs::is_regular_file(file, none)) return FontFile{std::move(file), 0};
    }
    return std::nullopt;
}

/// Of the system, if the program was copied without its fonts.
std::optional<FontFile> of_system(bool bold) {
    const fs::path folder = platform::path_of(platform::environment_text("WINDIR")) / "Fonts";
    return bold ? first_of(folder, {"segoeuib.ttf", "tahomabd.ttf", "arialbd.ttf"})
                : first_of(folder, {"segoeui.ttf", "tahoma.ttf", "arial.ttf"});
}

}  // namespace

std::optional<FontFile> find_font(bool bold) {
    const fs::path bundled = bundled_fonts_folder();
    const auto found = bold ? first_of(bundled, {"NotoSans-Bold.ttf"}) : first_of(bundled, {"NotoSans-Regular.ttf"});
    return found ? found : of_system(bold);
}

std::optional<FontFile> find_fallback_font() {
    return first_of(bundled_fonts_folder(), {"DejaVuSans.ttf"});
}

}  // namespace tablebank
