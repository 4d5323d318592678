// The fonts in the folder of the system, which has no common search for a character.

#include "app/paper/type/system_fonts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "platform/names.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

namespace {

namespace fs = std::filesystem;

/// Fonts that every Windows has, or the one for a language; the first with a character is taken.
constexpr std::array usual{"segoeui", "arial",   "tahoma",   "msgothic", "yugothr", "msyh",     "simsun",   "msjh",
                           "malgun",  "nirmala", "leelawui", "ebrima",   "gadugi",  "seguihis", "seguisym", "seguiemj"};
constexpr std::array usual_bold{"segoeuib", "arialbd", "tahomabd", "yugothb",
                                "msyhbd",   "msjhbd",  "malgunbd", "nirmalab"};

/// A folder of fonts with more files is not read to its end.
constexpr std::size_t most_files = 10'000;

std::string lower(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

std::vector<fs::path> font_files() {
    std::vector<fs::path> files;
    std::error_code error;
    const fs::path folder = platform::path_of(platform::environment_text("WINDIR")) / "Fonts";
    for (fs::path& file : platform::paths_in(folder, most_files, error)) {
        const std::string kind = lower(platform::text_of(file.extension()));
        if (kind == ".ttf" || kind == ".otf" || kind == ".ttc") files.push_back(std::move(file));
    }
    std::ranges::sort(files);
    return files;
}

/// Usual fonts in the order of their list, then all others by name.
std::size_t rank_of(const fs::path& file, bool bold) {
    const std::string name = lower(platform::text_of(file.stem()));
    if (bold)
        if (const auto* at = std::ranges::find(usual_bold, name); at != usual_bold.end())
            return static_cast<std::size_t>(at - usual_bold.begin());
    const auto* at = std::ranges::find(usual, name);
    return usual_bold.size() + static_cast<std::size_t>(at - usual.begin());
}

}  // namespace

std::vector<FontPlace> system_fonts_with(char32_t /*character*/, bool bold) {
    static const std::vector<fs::path> files = font_files();
    std::vector<fs::path> ranked = files;
    std::ranges::stable_sort(ranked, {}, [bold](const fs::path& file) { return rank_of(file, bold); });
    std::vector<FontPlace> places;
    for (fs::path& file : ranked) places.push_back({std::move(file), 0});
    return places;
}

}  // namespace tablebank
