#pragma once
// The chapters of the handbook: their names, and their folder next to the installed program or in the sources. A
// chapter without a translation is in English.

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/handbook/chapter_page.h"

namespace tablebank {

/// In reading order.
inline constexpr std::array<std::string_view, 5> handbook_chapters{"banker", "judge", "director", "own-box", "install"};

/// An existing chapter, in the requested language or in English.
struct HandbookChapter {
    std::string name;      ///< "banker"
    std::string language;  ///< its actual language: "fr"
    HandbookPage page;
    std::filesystem::path folder;  ///< base folder of its pictures
};

/// The folder with a subfolder for each language. Empty if the program is installed without it.
[[nodiscard]] std::filesystem::path handbook_beside(const std::filesystem::path& program);
/// The handbook of this program.
[[nodiscard]] std::filesystem::path find_handbook();

/// One of its chapters; nullopt if there is no chapter of that name. Throws FileError if it cannot be read, and
/// MarkdownError.
[[nodiscard]] std::optional<HandbookChapter> read_chapter(const std::filesystem::path& handbook, std::string_view name,
                                                          std::string_view language);
/// All of them.
[[nodiscard]] std::vector<HandbookChapter> read_handbook(const std::filesystem::path& handbook,
                                                         std::string_view language);

}  // namespace tablebank
