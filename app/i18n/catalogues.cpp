#include "app/i18n/catalogues.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <system_error>

#include "app/i18n/catalogue_validation.h"
#include "platform/names.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_catalogues = 1000;  ///< five are shipped

fs::path catalogue_in(const fs::path& folder, const std::string& tag) {
    return folder / platform::path_of(tag) / "LC_MESSAGES" / platform::path_of(std::string{catalogue_domain} + ".mo");
}

/// The file is read as a whole; the program's own have 200 KiB each.
bool is_catalogue(const fs::path& file) {
    constexpr std::uintmax_t largest = std::uintmax_t{4} * 1024 * 1024;
    std::error_code none;
    return fs::is_regular_file(file, none) && fs::file_size(file, none) <= largest && !none;
}

/// Whether it can be read, too.
bool is_readable(const fs::path& file) {
    if (!is_catalogue(file)) return false;
    std::ifstream in(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    return in && is_valid_catalogue(bytes);
}

/// The characters of a language tag, without a path to another folder.
bool is_tag(std::string_view tag) {
    constexpr std::size_t longest = 8;
    const auto is_letter = [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); };
    return !tag.empty() && tag.size() <= longest && std::ranges::all_of(tag, is_letter);
}

}  // namespace

std::vector<std::string> languages() {
    const std::string english{"en"};
    std::vector<std::string> found;
    const fs::path folder = catalogues_folder();
    std::error_code none;
    for (const fs::path& path : platform::paths_in(folder, most_catalogues, none)) {
        const std::string name = platform::text_of(path.filename());
        if (name != english && is_catalogue(catalogue_in(folder, name))) found.push_back(name);
    }
    std::ranges::sort(found);
    found.insert(found.begin(), english);
    return found;
}

bool has_catalogue(const std::string& tag) {
    const fs::path folder = catalogues_folder();
    return is_tag(tag) && !folder.empty() && is_readable(catalogue_in(folder, tag));
}

std::string language_name(std::string_view tag) {
    struct Named {
        std::string_view tag;
        std::string_view name;
    };
    constexpr std::array<Named, 5> names{
        {{"en", "English"}, {"ru", "Русский"}, {"fr", "Français"}, {"it", "Italiano"}, {"pl", "Polski"}}};
    const auto found = std::ranges::find(names, tag, &Named::tag);
    return std::string{found == names.end() ? tag : found->name};
}

fs::path catalogues_folder() {
    const std::string chosen = platform::environment_text("TABLEBANK_LOCALE");
    if (!chosen.empty()) return platform::path_of(chosen);
    std::error_code none;
    return catalogues_beside(platform::program_file(none));
}

fs::path catalogues_beside(const fs::path& program) {
    std::error_code none;
    const fs::path real = fs::canonical(program, none);
    if (none) return {};
    for (fs::path above = real.parent_path(); above.has_relative_path(); above = above.parent_path()) {
        fs::path folder = above / "share" / platform::path_of(catalogue_domain) / "locale";
        if (fs::is_directory(folder, none)) return folder;
    }
    return {};
}

}  // namespace tablebank
