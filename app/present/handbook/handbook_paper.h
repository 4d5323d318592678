#pragma once
// The handbook on paper: its chapters one behind the other, with their contents.

#include <span>

#include "app/handbook/chapter_store.h"
#include "app/i18n/language.h"
#include "app/paper/document.h"

namespace tablebank {

/// With the contents in front where there are several chapters. Requires at least one. Throws FileError where a picture
/// cannot be read.
[[nodiscard]] PaperDocument make_handbook_document(const Language& lang, std::span<const HandbookChapter> chapters);

}  // namespace tablebank
