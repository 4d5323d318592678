#pragma once
// The handbook on paper: its chapters in order, with a table of contents.

#include <span>

#include "app/handbook/chapter_store.h"
#include "app/i18n/language.h"
#include "app/paper/document.h"

namespace tablebank {

/// Begins with the table of contents if there are several chapters. Requires at least one. Throws FileError if a
/// picture cannot be read.
[[nodiscard]] PaperDocument make_handbook_document(const Language& lang, std::span<const HandbookChapter> chapters);

}  // namespace tablebank
