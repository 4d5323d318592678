#pragma once
// Limits of an edition file, checked by counting characters before it is parsed: the parser and the reader of its
// tables need far more time for many keys and tables than for long texts, and a stranger's file may have a million of
// them. Internal header. docs/reference/limits.md lists the limits.

#include "db/edition/edition_file.h"

namespace tablebank {

/// Throws EditionError for a text that is longer, or has more keys, tables, values or dots, than any edition.
void require_bounded(const EditionText& text);

}  // namespace tablebank
