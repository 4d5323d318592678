#pragma once
// What a judge should look at, in neutral words: what the book says, never what to think of it.

#include <string>

#include "app/session/review.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "Anna gives Boris 300, and nothing comes back"; of an entry taken back meanwhile it says so at its end.
[[nodiscard]] std::string review_text(const Language& lang, const Table& table, const Remark& remark);

}  // namespace tablebank
