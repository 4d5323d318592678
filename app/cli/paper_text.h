#pragma once
// How a document for paper is set in a terminal: the same headings, tables and fields, in signs. Internal to this room.

#include <iosfwd>

#include "app/paper/document.h"

namespace tablebank {

class Language;

void print_document(const Language& lang, const PaperDocument& document, std::ostream& out);

}  // namespace tablebank
