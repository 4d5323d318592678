#pragma once
// All pages of a source as files for any web server: markup, script, and the data of every page in every language.

#include <string>
#include <string_view>
#include <vector>

#include "app/pages/page_source.h"

namespace tablebank {

/// Names with folders, "data/fr/table-3.json".
[[nodiscard]] std::vector<PageSource::File> published_files(const PageSource& source);
/// Whether a publication of any source could have a file of that name.
[[nodiscard]] bool is_published_name(std::string_view name);

}  // namespace tablebank
