#include "app/i18n/language.h"

#include <algorithm>
#include <array>
#include <boost/locale/generator.hpp>
#include <boost/locale/info.hpp>
#include <cstdlib>
#include <locale>
#include <system_error>

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr const char* domain = "tablebank";
constexpr std::string_view english = "en";

fs::path catalogue_in(const fs::path& folder, const std::string& language) {
    return folder / language / "LC_MESSAGES" / (std::string{domain} + ".mo");
}

/// "ru" of "ru_RU.UTF-8@calendar"; English for the locale that means no language.
std::string language_of(std::string_view tag) {
    const std::string_view language = tag.substr(0, tag.find_first_of("_-.@"));
    if (language.empty() || language == "C" || language == "POSIX") return std::string{english};
    return std::string{language};
}

}  // namespace

bool use_language(std::string_view tag) {
    const std::string wanted = language_of(tag);
    if (wanted == english) {
        std::locale::global(std::locale::classic());
        return true;
    }
    const fs::path folder = catalogues_folder();
    std::error_code none;
    const bool known = !folder.empty() && fs::is_regular_file(catalogue_in(folder, wanted), none);
    if (!known) {
        std::locale::global(std::locale::classic());
        return false;
    }
    boost::locale::generator generate;
    generate.categories(boost::locale::message_facet | boost::locale::information_facet);
    generate.characters(boost::locale::char_facet);
    generate.add_messages_path(folder.string());
    generate.add_messages_domain(domain);
    std::locale::global(generate.generate(std::locale::classic(), wanted + ".UTF-8"));
    return true;
}

std::string language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return language_of(value);
    }
    return std::string{english};
}

std::string language() {
    const std::locale now;
    return std::has_facet<boost::locale::info>(now) ? std::use_facet<boost::locale::info>(now).language()
                                                    : std::string{english};
}

std::vector<std::string> languages() {
    std::vector<std::string> found;
    const fs::path folder = catalogues_folder();
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
        const std::string name = entry.path().filename().string();
        if (name != english && fs::is_regular_file(catalogue_in(folder, name), none)) found.push_back(name);
    }
    std::ranges::sort(found);
    found.insert(found.begin(), std::string{english});
    return found;
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
    const char* chosen = std::getenv("TABLEBANK_LOCALE");
    if (chosen != nullptr && *chosen != '\0') return chosen;
    return catalogues_beside("/proc/self/exe");
}

fs::path catalogues_beside(const fs::path& program) {
    std::error_code none;
    const fs::path real = fs::canonical(program, none);
    if (none) return {};
    for (fs::path above = real.parent_path(); above.has_relative_path(); above = above.parent_path()) {
        const fs::path folder = above / "share" / domain / "locale";
        if (fs::is_directory(folder, none)) return folder;
    }
    return {};
}

}  // namespace tablebank
