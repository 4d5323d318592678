#pragma once
// The state of a protest, in a word or two.

#include <string>

#include "ledger/books/protest.h"

namespace tablebank {

class Language;

/// "lodged", "appealed"
[[nodiscard]] std::string protest_state_text(const Language& lang, ProtestState state);

}  // namespace tablebank
