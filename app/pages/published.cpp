#include "app/pages/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ranges>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/pages/page_files.h"
#include "app/pages/page_json.h"
#include "ledger/text/digits.h"

namespace tablebank {
namespace {

constexpr std::string_view data_folder_name = "data/";
constexpr std::string_view data_ending = ".json";
/// PageSource::files() of every source.
constexpr std::array<std::string_view, 1> figures{"event.json"};

/// PageSource::names(): words in lower case, optionally with a number: "standings", "table-3".
bool is_page_name(std::string_view name) {
    const std::size_t word = std::min(name.find('-'), name.size());
    const auto is_letter = [](char sign) { return sign >= 'a' && sign <= 'z'; };
    if (word == 0 || !std::ranges::all_of(name.substr(0, word), is_letter)) return false;
    const std::string_view number = name.substr(std::min(word + 1, name.size()));
    return word == name.size() || is_digits(number);
}

}  // namespace

bool is_published_name(std::string_view name) {
    if (page_file(name) || std::ranges::find(figures, name) != figures.end()) return true;
    if (!name.starts_with(data_folder_name) || !name.ends_with(data_ending)) return false;
    name.remove_prefix(data_folder_name.size());
    const std::size_t slash = name.find('/');
    const std::vector<std::string> tags = languages();
    if (slash == std::string_view::npos || std::ranges::find(tags, name.substr(0, slash)) == tags.end()) return false;
    return is_page_name(name.substr(slash + 1, name.size() - slash - 1 - data_ending.size()));
}

std::vector<PageSource::File> published_files(const PageSource& source) {
    std::vector<PageSource::File> files;
    for (const std::string& name : source.file_names()) files.push_back({name, source.file(name)});
    for (const PageFileText& file : page_files()) files.push_back({std::string(file.name), std::string(file.text)});
    for (const std::string& tag : languages()) {
        const auto lang = language_called(tag);
        for (const std::string& name : source.names())
            if (const auto page = source.page(*lang, name))
                files.push_back(
                    {fmt::format("data/{}/{}.json", tag, name), page_json(*lang, *page, source.state(), false) + '\n'});
    }
    return files;
}

}  // namespace tablebank
