#pragma once
// Lays out a document as pages. Rows and paragraphs are never split; if one does not fit, it begins the next page, and
// a table repeats its headings.

#include "app/paper/document.h"
#include "app/paper/paper_page.h"

namespace tablebank {

[[nodiscard]] PaperPages lay_out(const PaperDocument& document);

}  // namespace tablebank
