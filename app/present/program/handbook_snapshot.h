#pragma once
// The handbook in the help: its chapters, and what of them is shown.

#include <string>
#include <string_view>
#include <vector>

#include "app/handbook/page.h"

namespace tablebank {

class Language;

struct HelpChapter {
    std::string title;  ///< "For the banker"
    HandbookPage page;
    std::vector<std::size_t> shown{};  ///< of its blocks, in their order
};

/// In the language given, as far as it has them. Empty where they cannot be read.
[[nodiscard]] std::vector<HelpChapter> make_help_chapters(const Language& lang);

/// Shows what stands under one heading where every one of these folded words stands in it, or all of the chapter where
/// there are none.
void find_in_chapter(HelpChapter& chapter, const std::vector<std::string>& words);

}  // namespace tablebank
