#pragma once
// The handbook in the help: its chapters, and which blocks of them are shown.

#include <string>
#include <string_view>
#include <vector>

#include "app/handbook/page.h"

namespace tablebank {

class Language;

struct HelpChapter {
    std::string title;  ///< "For the banker"
    HandbookPage page;
    std::vector<std::size_t> shown{};  ///< indices of its blocks, in their order
};

/// In the language given, or in English if it has no translation. Empty if the files cannot be read.
[[nodiscard]] std::vector<HelpChapter> make_help_chapters(const Language& lang);

/// Shows the sections that contain every one of these folded words, each under its heading; without words, the whole
/// chapter.
void find_in_chapter(HelpChapter& chapter, const std::vector<std::string>& words);

}  // namespace tablebank
