#pragma once
// The files that show pages, from files/: the markup, the style sheet, the scripts and the icon. They are compiled into
// the program, so that no file has to be found at run time.

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
/// The files of the pages of seats, in addition to the others: only a game whose phones act serves them.
[[nodiscard]] const std::vector<PageFileText>& seat_files();
/// "index.html" and every other page have the same markup. nullopt if there is no such file.
[[nodiscard]] std::optional<PageFileText> page_file(std::string_view name);

}  // namespace tablebank
