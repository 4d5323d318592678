#pragma once
// A document as a PDF: text that is copied as it was written, fonts within it, tagged, its language and title told. The
// same document with the same fonts and libraries gives the same bytes.

#include <stdexcept>
#include <string>

#include "app/paper/document.h"

namespace tablebank {

/// Throws std::runtime_error where the libraries fail, as without memory or any font.
[[nodiscard]] std::string pdf_of(const PaperDocument& document);

/// How many pages it has.
[[nodiscard]] int pages_of(const PaperDocument& document);

}  // namespace tablebank
