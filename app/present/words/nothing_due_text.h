#pragma once
// Why a visitor owes nothing, where one would expect a rent.

#include <string>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// "Nothing is due to Boris: Nob Hill, the owner is in jail and collects nothing (us 15)." after an entry that moved a
/// token onto a deed of another player that earns nothing, with the reason of the calculators; empty otherwise.
[[nodiscard]] std::string nothing_due_text(const Language& lang, const Table& table);

}  // namespace tablebank
