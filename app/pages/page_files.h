#pragma once
// The files that show pages, as they lie in files/: one page of markup, its look, its scripts and its picture. They are
// part of the program, so that nothing has to be found beside it.

#include <optional>
#include <string_view>
#include <vector>

namespace tablebank {

struct PageFileText {
    std::string_view name;  ///< "page.css"
    std::string_view type;  ///< "text/css; charset=utf-8"
    std::string_view text;
};
[[nodiscard]] const std::vector<PageFileText>& page_files();
/// "index.html" and every other page is one markup. nullopt where there is no such file.
[[nodiscard]] std::optional<PageFileText> page_file(std::string_view name);

}  // namespace tablebank
