#pragma once
// Why a visitor owes nothing although a rent seems due.

#include <string>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "Nothing is due to Boris: Nob Hill, the owner is in jail and collects nothing (us 15)." after an entry that moved a
/// token onto another player's deed without rent, with the reason from the calculators; otherwise empty.
[[nodiscard]] std::string nothing_due_text(const Language& lang, const Table& table);

}  // namespace tablebank
