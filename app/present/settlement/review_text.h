#pragma once
// The remarks for a judge, in neutral words: facts of the game, not opinions.

#include <string>

#include "app/session/review.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "Anna gives Boris 300, and nothing comes back"; if the entry was reversed since, the end of the text states it.
[[nodiscard]] std::string review_text(const Language& lang, const Table& table, const Remark& remark);

}  // namespace tablebank
