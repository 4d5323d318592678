#pragma once
// The extract of an entry as a document, for a judge and for whoever asks her why: the line, the table before and
// after, each sum with its workings and paragraphs, what became of the entry. What stands on it are the facts of
// extract_facts.h, in the language given; the terminal and the paper lay out the same document.

#include <string>

#include "app/paper/document.h"
#include "app/present/extract/extract_facts.h"

namespace tablebank {

class Language;

[[nodiscard]] PaperDocument make_extract_document(const Language& lang, const Table& table,
                                                  const EntryExtract& extract);

/// What its QR code says, a fact a line: game, entry, head. The same as on a score sheet of that moment.
[[nodiscard]] std::string extract_code(const Setup& setup, const EntryExtract& extract);

}  // namespace tablebank
