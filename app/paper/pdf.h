#pragma once
// A document as a PDF: text that can be copied as it was written, embedded fonts, tags, language and title. The same
// document with the same fonts and libraries gives the same bytes.

#include <span>
#include <string>
#include <vector>

#include "app/paper/document.h"

namespace tablebank {

/// Characters that no font of this computer has: boxes are printed instead.
struct UnknownSigns {
    std::vector<std::string> signs;     ///< the first few, each once, in the order of the pages
    std::vector<std::string> packages;  ///< Debian packages whose fonts have such characters: "fonts-noto-cjk"
};

/// Throws std::runtime_error if the libraries fail, for example without memory or any font.
[[nodiscard]] std::string pdf_of(const PaperDocument& document);

/// Several documents of one language and size in one file, each with its own page numbers; the title is the first
/// one's. Requires at least one. Characters that cannot be shown are added to `unknown`.
[[nodiscard]] std::string pdf_of(std::span<const PaperDocument> documents, UnknownSigns* unknown = nullptr);

/// The number of its pages.
[[nodiscard]] int pages_of(const PaperDocument& document);

}  // namespace tablebank
