#pragma once
// A document as a PDF: text that can be copied as it was written, embedded fonts, tags, language and title. The same
// document with the same fonts and libraries gives the same bytes.

#include <span>
#include <stdexcept>
#include <string>

#include "app/paper/document.h"

namespace tablebank {

/// Throws std::runtime_error if the libraries fail, for example without memory or any font.
[[nodiscard]] std::string pdf_of(const PaperDocument& document);

/// Several documents of one language and size in one file, each with its own page numbers; the title is the first
/// one's. Requires at least one.
[[nodiscard]] std::string pdf_of(std::span<const PaperDocument> documents);

/// The number of its pages.
[[nodiscard]] int pages_of(const PaperDocument& document);

}  // namespace tablebank
