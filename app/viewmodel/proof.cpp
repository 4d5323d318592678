// The intents of the window about proof of the open game.

#include "app/i18n/language.h"
#include "app/viewmodel/app_view_model.h"
#include "platform/path_text.h"

namespace tablebank {

void AppViewModel::prove(ProofAction action) {
    if (!game_) return;
    if (action == ProofAction::correction) {
        show_screen(Screen::proof);
        game_->proof.state.draft.correction = true;
        return;
    }
    if (state_.screen != Screen::proof) return;
    if (action == ProofAction::sign)
        game_->proof.sign(language_, *session(), state_.notice);
    else
        game_->proof.save(language_, *session(), state_.notice);
}

void AppViewModel::import_proof(const intent::ImportProof& brought) {
    if (!game_) return state_.notice.show_error(language_.tr("Open the game first that this is to prove."));
    show_screen(Screen::proof);
    ProofViewModel& proof = game_->proof;
    if (brought.file.empty()) return proof.bring(language_, *session(), brought.text, state_.notice);
    proof.bring_file(language_, *session(), platform::path_of(brought.file), state_.notice);
    if (!state_.notice.refused()) proof.state.path.clear();
}

}  // namespace tablebank
