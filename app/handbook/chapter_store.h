#pragma once
// Where the chapters of the handbook lie, and which there are: beside the installed program, or in the sources. A
// chapter that a language has not is there in English.

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/handbook/page.h"

namespace tablebank {

/// In the order in which they are read.
inline constexpr std::array<std::string_view, 4> handbook_chapters{"banker", "judge", "director", "own-box"};

/// A chapter that is there, in the language wished or in English.
struct HandbookChapter {
    std::string name;      ///< "banker"
    std::string language;  ///< of its words: "fr"
    HandbookPage page;
    std::filesystem::path folder;  ///< that its pictures are named from
};

/// The folder with a folder for each language. Empty where the program lies alone.
[[nodiscard]] std::filesystem::path handbook_beside(const std::filesystem::path& program);
/// Of this program.
[[nodiscard]] std::filesystem::path find_handbook();

/// One of its chapters; none where it has none that is called so. Throws FileError where it cannot be read, and
/// MarkdownError.
[[nodiscard]] std::optional<HandbookChapter> read_chapter(const std::filesystem::path& handbook, std::string_view name,
                                                          std::string_view language);
/// All of them.
[[nodiscard]] std::vector<HandbookChapter> read_handbook(const std::filesystem::path& handbook,
                                                         std::string_view language);

}  // namespace tablebank
