#pragma once
// The handbook in the help: its chapters, and which blocks of them are shown.

#include <string>
#include <string_view>
#include <vector>

#include "app/handbook/chapter_page.h"

namespace tablebank {

class Language;

struct HelpChapter {
    std::string title;  ///< "For the banker"
    HandbookPage page;
    std::vector<std::size_t> shown{};  ///< indices of its blocks, in their order
};

/// In the language given, or in English if it has no translation. Empty if the files cannot be read.
[[nodiscard]] std::vector<HelpChapter> make_help_chapters(const Language& lang);

/// The words of a search, folded: for each, the readings of which one must be in the text. The first reading is what
/// was typed and may be anywhere in it; the others must begin a word.
using SearchedWords = std::vector<std::vector<std::string>>;
[[nodiscard]] bool has_words(std::string_view folded, const SearchedWords& words);

/// Shows the sections that contain every one of these words, each under its heading; without words, the whole chapter.
/// Returns their number.
std::size_t find_in_chapter(HelpChapter& chapter, const SearchedWords& words);

}  // namespace tablebank
