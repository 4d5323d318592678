#pragma once
// Markdown as the handbook is written in, read by md4c: what this room has no kind for, as raw HTML, is refused rather
// than lost.

#include <stdexcept>
#include <string_view>

#include "app/handbook/page.h"

namespace tablebank {

/// The chapter cannot be shown; what() says why, in English, for whoever writes chapters.
struct MarkdownError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws MarkdownError for what is not known here.
[[nodiscard]] HandbookPage read_markdown(std::string_view text);

}  // namespace tablebank
