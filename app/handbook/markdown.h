#pragma once
// The Markdown of the handbook, read by md4c: constructs that HandbookPage cannot represent, such as raw HTML, are
// refused and never dropped silently.

#include <stdexcept>
#include <string_view>

#include "app/handbook/chapter_page.h"

namespace tablebank {

/// The chapter cannot be shown; what() gives the reason, in English, for the author of the chapter.
struct MarkdownError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws MarkdownError for an unsupported construct.
[[nodiscard]] HandbookPage read_markdown(std::string_view text);

}  // namespace tablebank
