#pragma once
// A document as a PDF: text that is copied as it was written, fonts within it, tagged, its language and title told. The
// same document with the same fonts and libraries gives the same bytes.

#include <span>
#include <stdexcept>
#include <string>

#include "app/paper/document.h"

namespace tablebank {

/// Throws std::runtime_error where the libraries fail, as without memory or any font.
[[nodiscard]] std::string pdf_of(const PaperDocument& document);

/// Several documents of one language and size one behind the other, each with pages counted by itself; the title is the
/// first one's. Requires at least one.
[[nodiscard]] std::string pdf_of(std::span<const PaperDocument> documents);

/// How many pages it has.
[[nodiscard]] int pages_of(const PaperDocument& document);

}  // namespace tablebank
