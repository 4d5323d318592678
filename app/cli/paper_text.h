#pragma once
// Documents for paper in a terminal: the same headings, tables and fields, as text. Internal header.

#include <iosfwd>

#include "app/paper/document.h"

namespace tablebank {

class Language;

void print_document(const Language& lang, const PaperDocument& document, std::ostream& out);

}  // namespace tablebank
