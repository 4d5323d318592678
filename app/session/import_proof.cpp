#include "app/session/import_proof.h"

#include <algorithm>

#include "app/session/certificate.h"
#include "app/session/correction_right.h"
#include "app/session/game_checkpoint.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

using State = SignatureFinding::State;

constexpr std::string_view checkpoint_mark = "tablebank checkpoint ";

/// Removes margins, which a clipboard adds, and a person who selected too much.
std::string without_margins(std::string text) {
    std::erase(text, '\r');
    const auto first = text.find_first_not_of(" \t\n\xEF\xBB\xBF");
    const auto last = text.find_last_not_of(" \t\n");
    if (first == std::string::npos) return {};
    return text.substr(first, last - first + 1) + '\n';
}

State state_of(const Signature& signature, std::string_view text, std::span<const PublicKey> keys) {
    State best = State::unchecked;
    for (const PublicKey& key : keys) {
        switch (check(signature, key, text)) {
            case SignatureCheck::right:
                return State::right;
            case SignatureCheck::remark_changed:
                best = State::remark_changed;
                break;
            case SignatureCheck::wrong:
                if (best == State::unchecked) best = State::wrong;
                break;
            case SignatureCheck::other_key:
                break;
        }
    }
    return best;
}

/// The text after a word of a remark, up to the next space.
std::string_view behind(std::string_view remark, std::string_view word) {
    const auto at = remark.find(word);
    if (at == std::string_view::npos) return {};
    remark.remove_prefix(at + word.size());
    return remark.substr(0, remark.find(' '));
}

/// The checkpoint that a remark describes, if this game produces exactly that one: its text may have left the computer
/// as a code, so that no file has it.
std::optional<Checkpoint> told_by(const Table& table, const Signature& signature) {
    if (!signature.remark) return std::nullopt;
    const std::string& remark = signature.remark->text;
    if (auto correction = correction_checkpoint(table); correction && checkpoint_remark(*correction) == remark)
        return correction;
    // The name is the last word of the remark.
    const auto named = remark.find(" name ");
    if (named != std::string::npos) {
        auto certificate = certificate_checkpoint(table, remark.substr(named + 6));
        if (certificate && checkpoint_remark(*certificate) == remark) return certificate;
    }
    const auto entries = read_number<std::int64_t>(behind(remark, " entries "));
    const auto role = parse_attester(behind(remark, " role "));
    const auto name = named;
    if (!entries || !role || name == std::string::npos || !table.history.has(*entries)) return std::nullopt;
    Checkpoint checkpoint = checkpoint_at(table, *entries, {*role, remark.substr(name + 6)});
    if (!is_attester_name(checkpoint.name) || checkpoint_remark(checkpoint) != remark) return std::nullopt;
    return checkpoint;
}

/// The checkpoint that a signature belongs to: found by a key, or, if none is known, by its remark.
std::optional<std::size_t> place_among(const ProofStore& held, const Signature& signature,
                                       std::span<const PublicKey> keys) {
    for (std::size_t i = 0; i < held.checkpoints.size(); ++i) {
        const State state = state_of(signature, held.checkpoints[i].text, keys);
        if (state == State::right || state == State::remark_changed) return i;
    }
    for (std::size_t i = 0; i < held.checkpoints.size(); ++i)
        if (signature.remark && signature.remark->text == checkpoint_remark(held.checkpoints[i].says)) return i;
    return std::nullopt;
}

std::string whose(const Checkpoint& checkpoint) {
    return '.' + std::string(to_string(checkpoint.role));
}

std::variant<ImportedProof, ImportProofError> bring_signature(const Table& table, const std::filesystem::path& game,
                                                              const ProofStore& held, std::span<const PublicKey> keys,
                                                              const Signature& signature) {
    ImportedProof brought{.kind = ImportedProof::Kind::signature};
    std::filesystem::path checkpoint_file;
    if (const auto place = place_among(held, signature, keys)) {
        brought.of = held.checkpoints[*place].says;
        checkpoint_file = held.checkpoint_files[*place];
    } else if (const auto told = told_by(table, signature)) {
        brought.of = *told;
    } else {
        return ImportProofError::fits_none;
    }
    brought.state = state_of(signature, checkpoint_text(*brought.of), keys);
    if (brought.state == State::wrong) return ImportProofError::wrong;
    if (checkpoint_file.empty()) checkpoint_file = keep_checkpoint(game, *brought.of, whose(*brought.of));
    const auto known = std::ranges::find(held.signatures, signature, &StoredSignature::signature);
    brought.file = known != held.signatures.end()
                       ? held.signature_files[static_cast<std::size_t>(known - held.signatures.begin())]
                       : keep_signature(checkpoint_file, signature);
    return brought;
}

std::variant<ImportedProof, ImportProofError> bring_checkpoint(const Table& table, const std::filesystem::path& game,
                                                               const ProofStore& held, const Checkpoint& checkpoint) {
    if (checkpoint.game != table.game.setup->game_id) return ImportProofError::other_game;
    ImportedProof brought{.kind = ImportedProof::Kind::checkpoint, .of = checkpoint};
    const auto known = std::ranges::find(held.checkpoints, checkpoint, &StoredCheckpoint::says);
    brought.file = known != held.checkpoints.end()
                       ? held.checkpoint_files[static_cast<std::size_t>(known - held.checkpoints.begin())]
                       : keep_checkpoint(game, checkpoint, whose(checkpoint));
    return brought;
}

bool is_public_key(const std::string& text) {
    try {
        static_cast<void>(read_public_key(text));
        return true;
    } catch (const ProofError& error) {
        if (error.kind() == ProofError::Kind::secret_key) throw;
        return false;
    }
}

}  // namespace

std::variant<ImportedProof, ImportProofError> import_proof(const Table& table, const std::filesystem::path& game,
                                                           const ProofStore& held, std::span<const PublicKey> keys,
                                                           std::string text) {
    text = without_margins(std::move(text));
    if (text.starts_with(checkpoint_mark)) return bring_checkpoint(table, game, held, read_checkpoint(text));
    if (is_public_key(text))
        return ImportedProof{.kind = ImportedProof::Kind::public_key, .key = read_public_key(text)};
    return bring_signature(table, game, held, keys, read_signature(text));
}

Signature sign_checkpoint(const KeyStore& store, const std::string& key, std::string_view passphrase,
                          const Checkpoint& checkpoint) {
    std::string text = read_secret_file(store.secret_file(key));
    try {
        const SecretKey secret = read_secret_key(text, passphrase);
        forget(text);
        return sign(secret, checkpoint_text(checkpoint), checkpoint_remark(checkpoint));
    } catch (...) {
        forget(text);
        throw;
    }
}

}  // namespace tablebank
