#pragma once
// A document as pages. Rows and paragraphs are never cut in two; what has no room begins the next page, a table with
// its heads again.

#include "app/paper/document.h"
#include "app/paper/page.h"

namespace tablebank {

[[nodiscard]] PaperPages lay_out(const PaperDocument& document);

}  // namespace tablebank
