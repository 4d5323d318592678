// copy_edition of edition_folder.h.

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "db/edition/edition_folder.h"
#include "db/edition/edition_parts.h"
#include "db/file/new_file.h"

namespace tablebank {
namespace {

constexpr std::string_view compared = "verified";
constexpr std::string_view to_compare = "template";
static_assert(compared.size() == to_compare.size());  // so that no figure of the file moves

/// The beginning of a line of the text, counted from 1; the end if there is none.
std::size_t begin_of_line(const std::string& text, std::size_t line) {
    std::size_t begin = 0;
    for (std::size_t number = 1; number < line && begin < text.size(); ++number)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    return begin;
}

}  // namespace

std::string as_template(const EditionText& edition) {
    std::string text = edition.text;
    const toml::table file = parse_edition_toml(edition);
    const toml::table* status = file["status"].as_table();
    if (status == nullptr) return text;
    for (const auto& [key, node] : *status) {
        if (node.value<std::string_view>() != compared) continue;
        const std::size_t begin = begin_of_line(text, node.source().begin.line);
        const std::size_t value = text.find(compared, begin);
        if (value < text.find('\n', begin)) text.replace(value, compared.size(), to_compare);
    }
    return text;
}

std::string copy_edition(const LoadedEdition& edition, const std::filesystem::path& file) {
    std::string text = as_template(edition.text);
    write_new_file(file, [&](std::ostream& out) { out << text; });
    return text;
}

}  // namespace tablebank
