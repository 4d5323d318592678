#include "app/cli/proof_file.h"

#include <filesystem>
#include <optional>
#include <ostream>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "app/present/words/proof_error_text.h"
#include "app/qr/qr_matrix.h"
#include "app/qr/qr_text.h"
#include "app/session/key_store.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr std::size_t letters_of_a_key = 56;

bool is_there(const std::string& file) {
    std::error_code unreachable;
    return std::filesystem::exists(platform::path_of(file), unreachable);
}

/// nullopt if no key has this name, or there are no keys.
std::optional<PublicKey> kept_key(const Language& lang, const std::string& name) {
    const KeyStore store(keys_folder());
    try {
        return store.public_key(name);
    } catch (const ProofError& error) {
        throw_bad_proof(lang, platform::text_of(store.public_file(name)), error);
    } catch (const KeyError& error) {
        if (error.kind() != KeyError::Kind::unknown && error.kind() != KeyError::Kind::no_home) throw;
        return std::nullopt;
    }
}

}  // namespace

void throw_bad_proof(const Language& lang, const std::string& called, const ProofError& error) {
    throw CliError(ExitCode::bad_file,
                   lang.tr("{file}: {reason}", {{"file", called}, {"reason", proof_error_text(lang, error)}}));
}

PublicKey find_public_key(const Language& lang, const std::string& called) {
    if (called.size() == letters_of_a_key) {
        try {
            return read_public_key(called);
        } catch (const ProofError& error) {
            if (!is_there(called)) throw_bad_proof(lang, called, error);
        }
    }
    if (is_key_name(called))
        if (const auto kept = kept_key(lang, called)) return *kept;
    if (is_key_name(called) && !is_there(called)) throw_unknown_key(lang, called);
    return read_proof_file(lang, called, longest_proof_file, read_public_key);
}

void throw_unknown_key(const Language& lang, const std::string& name) {
    const std::vector<KeyStore::Kept> all = KeyStore(keys_folder()).list();
    std::vector<std::string> known;
    known.reserve(all.size());
    for (const KeyStore::Kept& kept : all) known.push_back(kept.name);
    const std::string none = lang.tr("there is no key \"{what}\"", {{"what", name}});
    throw CliError(ExitCode::usage, known.empty() ? none : unknown_word(lang, none, name, known));
}

Json checkpoint_json(const Checkpoint& checkpoint) {
    Json json{{"game", checkpoint.game},
              {"edition", checkpoint.edition},
              {"edition_hash", to_hex(checkpoint.edition_hash)},
              {"entries", checkpoint.entries},
              {"head", to_hex(checkpoint.head)},
              {"purpose", purpose_text(checkpoint)},
              {"role", to_string(checkpoint.role)},
              {"name", checkpoint.name}};
    if (!checkpoint.states.empty()) json["states"] = checkpoint.states;
    return json;
}

void print_qr(const std::string& text, std::ostream& out) {
    // Signatures, keys and most checkpoints fit; the certificate of a large table may not.
    if (const auto code = qr_matrix(text)) out << qr_text(*code);
}

}  // namespace tablebank
