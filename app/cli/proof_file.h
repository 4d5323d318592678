#pragma once
// Files of checkpoints, signatures and keys, as several subcommands read and name them. Internal to this room.

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

namespace tablebank {

class Language;

/// CliError bad_file that begins with what the file, or whatever it is, is called.
[[noreturn]] void throw_bad_proof(const Language& lang, const std::string& called, const ProofError& error);

/// What `read` makes of a file. Throws CliError and FileError.
template <class Read>
auto read_proof_file(const Language& lang, const std::string& file, std::size_t longest, Read read) {
    const std::string text = read_bounded(file, longest);
    try {
        return read(std::string_view(text));
    } catch (const ProofError& error) {
        throw_bad_proof(lang, file, error);
    }
}

/// A public key by its letters, by the name of a key kept, or by its file. In this order: whoever can put a file where
/// this program is started must not put a key of his in the place of a kept one. Throws CliError and FileError.
[[nodiscard]] PublicKey find_public_key(const Language& lang, const std::string& called);
/// Throws CliError where there is none: the message names those there are.
[[noreturn]] void throw_unknown_key(const Language& lang, const std::string& name);

/// The facts of a checkpoint, in its order.
[[nodiscard]] Json checkpoint_json(const Checkpoint& checkpoint);

/// A text as a QR code in signs of the terminal.
void print_qr(const std::string& text, std::ostream& out);

}  // namespace tablebank
