#pragma once
// Why a checkpoint, a signature or a key was not taken.

#include <string>

#include "app/session/key_store.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {

class Language;

/// What is wrong with a text of this kind; the file that it stands in is the caller's to name.
[[nodiscard]] std::string proof_error_text(const Language& lang, const ProofError& error);
[[nodiscard]] std::string key_error_text(const Language& lang, const KeyError& error);

}  // namespace tablebank
