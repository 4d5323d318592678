#include "app/viewmodel/proof_view_model.h"

#include <algorithm>
#include <new>

#include "app/i18n/language.h"
#include "app/present/words/evidence_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/import_proof.h"
#include "db/file/bounded_file.h"
#include "ledger/text/case_fold.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

std::string whose_checkpoint(const Checkpoint& checkpoint) {
    return '.' + std::string(to_string(checkpoint.role));
}

/// Reports errors of keys and files in the notice; returns whether there was none.
template <class Act>
bool guarded(const Language& lang, Notice& notice, const std::string& about, const Act& act) {
    try {
        act();
        return true;
    } catch (const KeyError& error) {
        notice.show_error(key_error_text(lang, error));
    } catch (const ProofError& error) {
        notice.show_error(lang.tr("{file}: {reason}", {{"file", about}, {"reason", proof_error_text(lang, error)}}));
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    } catch (const std::bad_alloc&) {
        notice.show_error(lang.tr("The passphrase of this key needs more memory than there is."));
    }
    return false;
}

std::string unfit_text(const Language& lang, ImportProofError unfit) {
    switch (unfit) {
        case ImportProofError::other_game:
            return lang.tr("This checkpoint is of another game.");
        case ImportProofError::fits_none:
            return lang.tr("This signature fits none of the checkpoints of this game. Import its checkpoint first.");
        case ImportProofError::wrong:
            return lang.tr("WRONG: the checkpoint or the signature is not what it was when it was signed.");
    }
    return {};
}

std::string state_text(const Language& lang, SignatureFinding::State state) {
    switch (state) {
        case SignatureFinding::State::right:
            return lang.tr_in("of a signature", "right");
        case SignatureFinding::State::remark_changed:
            return lang.tr_in("of a signature", "its trusted comment was changed");
        default:
            return lang.tr_in("of a signature", "not checked, its public key is not here");
    }
}

std::string imported_text(const Language& lang, const ImportedProof& brought) {
    switch (brought.kind) {
        case ImportedProof::Kind::public_key:
            return lang.tr("Signatures are checked with key {key} as well, until the game is closed.",
                           {{"key", to_string(brought.key->id)}});
        case ImportedProof::Kind::checkpoint:
            return lang.tr("The checkpoint is in {file}.", {{"file", platform::text_of(brought.file)}});
        case ImportedProof::Kind::signature:
            break;
    }
    return lang.tr("{whose}: the signature is in {file}; {state}.", {{"whose", checkpoint_heading(lang, *brought.of)},
                                                                     {"file", platform::text_of(brought.file)},
                                                                     {"state", state_text(lang, brought.state)}});
}

}  // namespace

void ProofViewModel::read_beside(const Session& session) {
    held_ = read_proof_store(session.path());
    ++read_;
}

void ProofViewModel::open(const Language& lang, const Session& session) {
    keys_trouble_.clear();
    kept_.clear();
    try {
        kept_ = KeyStore(keys_folder()).list();
    } catch (const KeyError& error) {
        keys_trouble_ = key_error_text(lang, error);
    } catch (const FileError& error) {
        keys_trouble_ = file_error_text(lang, error);
    }
    ProofDraft& draft = state.draft;
    draft.round.reset();
    draft.shows = ProofCode::checkpoint;
    draft.correction = false;
    draft.certificate = false;
    draft.reason.clear();
    if (draft.name.empty() && is_attester_name(session.poster())) draft.name = session.poster();
    offer_key();
    read_beside(session);
}

/// Offers the key of the person who signs, by its name; if there is only one key, that one. Of several, no key of
/// another person is offered. The user's choice stays.
void ProofViewModel::offer_key() {
    ProofDraft& draft = state.draft;
    if (draft.key != offered_key_) return;
    std::vector<std::string> usable;
    for (const KeyStore::Kept& kept : kept_)
        if (kept.has_secret && !kept.trouble) usable.push_back(kept.name);
    const auto theirs =
        std::ranges::find_if(usable, [&](const std::string& name) { return fold(name) == fold(draft.name); });
    offered_key_ = theirs != usable.end() ? *theirs : usable.size() == 1 ? usable.front() : std::string{};
    draft.key = offered_key_;
}

void ProofViewModel::close() {
    forget(state.passphrase);
    state.path.clear();
}

void ProofViewModel::refresh(const Language& lang, const Session& session) {
    offer_key();
    if (!made_of_.is_stale(session.game().last, lang.tag(), state.draft, read_)) return;
    shown_ = make_proof_snapshot(lang, session.table(), state.draft, sources());
}

void ProofViewModel::save(const Language& lang, const Session& session, Notice& notice) {
    refresh(lang, session);
    if (!shown_.checkpoint) return notice.show_error(shown_.wanting);
    const Checkpoint& checkpoint = *shown_.checkpoint;
    guarded(lang, notice, {}, [&] {
        const auto file = keep_checkpoint(session.path(), checkpoint, whose_checkpoint(checkpoint));
        notice.show_info(lang.tr("The checkpoint is in {file}.", {{"file", platform::text_of(file)}}));
    });
    read_beside(session);
}

void ProofViewModel::sign(const Language& lang, const Session& session, Notice& notice) {
    refresh(lang, session);
    if (!shown_.checkpoint) return notice.show_error(shown_.wanting);
    if (state.draft.key.empty())
        return notice.show_error(shown_.keys_say.empty() ? lang.tr("Choose the key to sign with.") : shown_.keys_say);
    const Checkpoint checkpoint = *shown_.checkpoint;
    guarded(lang, notice, state.draft.key, [&] {
        const Signature signature =
            sign_checkpoint(KeyStore(keys_folder()), state.draft.key, state.passphrase, checkpoint);
        const auto text = keep_checkpoint(session.path(), checkpoint, whose_checkpoint(checkpoint));
        const auto file = keep_signature(text, signature);
        signature_ = signature_text(signature, "signature from tablebank, key " + to_string(signature.key));
        notice.show_info(lang.tr("Signed with key {key}: {file}",
                                 {{"key", to_string(signature.key)}, {"file", platform::text_of(file)}}));
    });
    forget(state.passphrase);
    read_beside(session);
}

void ProofViewModel::bring_file(const Language& lang, const Session& session, const std::filesystem::path& file,
                                Notice& notice) {
    guarded(lang, notice, platform::text_of(file.filename()), [&] {
        const std::string text = read_bounded(file, longest_proof_file);
        if (text.size() > longest_proof_file)
            throw ProofError(ProofError::Kind::too_long, 0, std::to_string(longest_proof_file));
        bring(lang, session, text, notice);
    });
}

void ProofViewModel::bring(const Language& lang, const Session& session, const std::string& text, Notice& notice) {
    read_beside(session);
    guarded(lang, notice, lang.tr("What was brought"), [&] {
        const auto found = import_proof(session.table(), session.path(), held_, trusted_keys(sources()), text);
        if (const auto* unfit = std::get_if<ImportProofError>(&found))
            return notice.show_error(unfit_text(lang, *unfit));
        const auto& brought = std::get<ImportedProof>(found);
        if (brought.key && std::ranges::find(given_, *brought.key) == given_.end()) given_.push_back(*brought.key);
        notice.show_info(imported_text(lang, brought));
    });
    read_beside(session);
}

}  // namespace tablebank
