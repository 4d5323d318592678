#pragma once
// Files of checkpoints, signatures and keys, as several subcommands read and name them. Internal header.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/json.h"
#include "app/session/proof_store.h"
#include "db/file/bounded_file.h"
#include "ledger/proof/checkpoint.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"
#include "platform/path_text.h"

namespace tablebank {

class Language;

/// CliError bad_file whose message begins with the name of the file or other source.
[[noreturn]] void throw_bad_proof(const Language& lang, const std::string& called, const ProofError& error);

/// Applies `read` to the content of a file. Throws CliError and FileError.
template <class Read>
auto read_proof_file(const Language& lang, const std::string& file, std::size_t longest, Read read) {
    const std::string text = read_bounded(platform::path_of(file), longest);
    try {
        return read(std::string_view(text));
    } catch (const ProofError& error) {
        throw_bad_proof(lang, file, error);
    }
}

/// A public key by its text, by the name of a stored key, or by its file, in this order: an attacker who can put a file
/// into the working folder must not replace a stored key. Throws CliError and FileError.
[[nodiscard]] PublicKey find_public_key(const Language& lang, const std::string& called);
/// Throws CliError for a key that does not exist: the message lists the existing ones.
[[noreturn]] void throw_unknown_key(const Language& lang, const std::string& name);

/// The facts of a checkpoint, in its order.
[[nodiscard]] Json checkpoint_json(const Checkpoint& checkpoint);

/// A text as a QR code in characters of the terminal.
void print_qr(const std::string& text, std::ostream& out);

}  // namespace tablebank
