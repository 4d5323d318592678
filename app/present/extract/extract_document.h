#pragma once
// The extract of an entry as a document, for a judge and for a player who asks why: the line, the table before and
// after, each sum with its workings and paragraphs, the entry's later history. It has the facts of extract_facts.h, in
// the language given; the terminal and paper have the same document.

#include <string>

#include "app/paper/document.h"
#include "app/present/extract/extract_facts.h"

namespace tablebank {

class Language;

[[nodiscard]] PaperDocument make_extract_document(const Language& lang, const Table& table,
                                                  const EntryExtract& extract);

/// The text of its QR code, one fact per line: game, entry, head. It equals the code of a score sheet of that moment.
[[nodiscard]] std::string extract_code(const Setup& setup, const EntryExtract& extract);

}  // namespace tablebank
