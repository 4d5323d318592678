#include "app/desk/hub_desk.h"

#include <utility>

#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/session/key_store.h"
#include "app/session/session.h"
#include "app/uplink/hub_link.h"
#include "app/uplink/uplink.h"
#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {

HubDesk::HubDesk() = default;
HubDesk::~HubDesk() = default;

void HubDesk::begin(const Language& lang, Session& session) {
    posted_ = {};
    uplink_.reset();
    no_key_.clear();
    const auto table = find_hub_link(session.setup().game_id);
    if (!table) return;
    const auto without = [&](const std::string& reason) {
        no_key_ = lang.tr("there is no key to send with: {reason}", {{"reason", reason}});
    };
    try {
        uplink_ = std::make_unique<Uplink>(*table, uplink_key(), session.table(), [] {});
        posted_ = session.watch([&session, uplink = uplink_.get()](const HashedPosted& entries) {
            uplink->show(session.table(), entries.first, entries.hashes);
        });
    } catch (const KeyError& error) {
        without(error.what());
    } catch (const ProofError& error) {
        without(error.what());
    } catch (const FileError& error) {
        without(error.what());
    }
}

bool HubDesk::is_behind() const {
    if (!uplink_) return false;
    const UplinkState now = uplink_->state();
    return now.sent.acknowledged < now.last;
}

HubFace HubDesk::shown(const Language& lang) const {
    if (!no_key_.empty()) return {lang.tr("not sent"), no_key_, true};
    if (!uplink_) return {};
    const UplinkState now = uplink_->state();
    HubFace shown;
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

std::string HubDesk::new_trouble(const Language& lang) {
    std::string trouble = shown(lang).trouble;
    if (trouble == std::exchange(told_, trouble)) return {};
    return trouble;
}

}  // namespace tablebank
