#pragma once
// How much an edition file may hold, counted in its signs before any of it is read: the parser and the reader of its
// tables take far longer for many keys and tables than for long texts, and a stranger's file may have a million of
// them. Inner header of the room. The limits stand in docs/reference/limits.md.

#include "db/edition/edition_file.h"

namespace tablebank {

/// Throws EditionError for a text that is longer, or has more keys, tables, values or dots, than any edition.
void require_bounded(const EditionText& text);

}  // namespace tablebank
