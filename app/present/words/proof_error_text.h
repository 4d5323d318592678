#pragma once
// Why a checkpoint, a signature or a key was refused.

#include <string>

#include "app/session/key_store.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {

class Language;

/// The error in a text of this kind. The caller adds the file name.
[[nodiscard]] std::string proof_error_text(const Language& lang, const ProofError& error);
[[nodiscard]] std::string key_error_text(const Language& lang, const KeyError& error);

}  // namespace tablebank
