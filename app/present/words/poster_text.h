#pragma once
// Where an entry came from, in words.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "phone of Anna" for an entry of a seat's phone (ledger/books/phone_poster.h); "phone of the
/// banker"; any other poster, a login name, is unchanged.
[[nodiscard]] std::string poster_text(const Language& lang, const Setup& setup, const std::string& poster);

}  // namespace tablebank
