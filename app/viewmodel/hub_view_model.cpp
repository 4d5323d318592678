#include "app/viewmodel/hub_view_model.h"

#include <utility>

#include "app/hub_sync/hub_registration.h"
#include "app/hub_sync/hub_sync.h"
#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/session/key_store.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {

HubViewModel::HubViewModel() = default;
HubViewModel::~HubViewModel() = default;

void HubViewModel::begin(const Language& lang, Session& session) {
    posted_ = {};
    sync_.reset();
    no_key_.clear();
    const auto table = find_hub_registration(session.setup().game_id);
    if (!table) return;
    const auto without = [&](const std::string& reason) {
        no_key_ = lang.tr("there is no key to send with: {reason}", {{"reason", reason}});
    };
    try {
        sync_ = std::make_unique<HubSync>(*table, hub_sync_key(), session.table(), [] {});
        posted_ = session.watch([&session, hub_sync = sync_.get()](const HashedPosted& entries) {
            hub_sync->show(session.table(), entries.first, entries.hashes);
        });
    } catch (const KeyError& error) {
        without(error.what());
    } catch (const ProofError& error) {
        without(error.what());
    } catch (const FileError& error) {
        without(error.what());
    }
}

bool HubViewModel::is_behind() const {
    if (!sync_) return false;
    const HubSyncState now = sync_->state();
    return now.sent.acknowledged < now.last;
}

HubStatusView HubViewModel::shown(const Language& lang) const {
    if (!no_key_.empty()) return {lang.tr("not sent"), no_key_, true};
    if (!sync_) return {};
    const HubSyncState now = sync_->state();
    HubStatusView shown;
    shown.is_behind = now.sent.acknowledged < now.last;
    const auto waiting = now.last - now.sent.acknowledged;
    shown.text = shown.is_behind
                     ? lang.trn("{count} entry not at the hub yet", "{count} entries not at the hub yet", waiting)
                     : lang.tr("all at the hub");
    if (now.sent.state == Sent::State::stopped && now.sent.refused)
        shown.trouble = hub_refusal_text(lang, *now.sent.refused);
    else if (now.sent.is_unproved)
        shown.trouble = unproved_hub_text(lang);
    else if (now.is_stuck)
        shown.trouble = stuck_hub_text(lang);
    return shown;
}

std::string HubViewModel::new_trouble(const Language& lang) {
    std::string trouble = shown(lang).trouble;
    if (trouble == std::exchange(told_, trouble)) return {};
    return trouble;
}

}  // namespace tablebank
