#include "app/viewmodel/hub_view_model.h"

#include <cstdlib>
#include <utility>

#include "app/hub_sync/hub_registration.h"
#include "app/hub_sync/hub_sync.h"
#include "app/i18n/language.h"
#include "app/present/event/hub_text.h"
#include "app/present/words/proof_error_text.h"
#include "app/session/key_store.h"
#include "app/session/session.h"
#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"
#include "platform/clock.h"

namespace tablebank {

namespace {

bool counts_yet(const Game& game) {
    return game.setup->goal == Goal::timed && game.phase() == Phase::play && !game.time_called();
}

}  // namespace

HubViewModel::HubViewModel() = default;
HubViewModel::~HubViewModel() = default;

void HubViewModel::begin(const Language& lang, Session& session) {
    posted_ = {};
    sync_.reset();
    table_.reset();
    no_key_.clear();
    const auto without = [&](const std::string& reason) {
        no_key_ = lang.tr("there is no key to send with: {reason}", {{"reason", reason}});
    };
    try {
        const auto table = find_hub_registration(session.setup().game_id);
        if (!table) return;
        table_ = std::make_unique<const TableSetup>(*table);
        sync_ = std::make_unique<HubSync>(*table, hub_sync_key(), session.table(), [] {});
        posted_ = session.watch([&session, hub_sync = sync_.get()](const HashedPosted& entries) {
            hub_sync->show(session.table(), entries.first, entries.hashes);
        });
    } catch (const KeyError& error) {
        without(key_error_text(lang, error));
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

std::string HubViewModel::bell_line_for(const Session& session) const {
    constexpr std::int64_t minute_ms = 60'000;
    constexpr std::int64_t of_the_network_ms = 5'000;
    if (!sync_ || !counts_yet(session.game())) return {};
    const auto heard = sync_->state().time;
    if (!heard) return {};
    const std::int64_t ago_ms = heard->time.now - heard->time.bell + platform::running_ms() - heard->heard_ms;
    const ClockReading clock = read_clock(session.game(), session.now_ms());
    const std::int64_t left_of_event = heard->time.minutes * minute_ms - ago_ms;
    const std::int64_t apart = clock.limit_ms - clock.used_ms - left_of_event;
    if (clock.running && std::abs(apart) <= of_the_network_ms) return {};
    return bell_line(*table_, ago_ms, heard->time.minutes);
}

bool HubViewModel::waits_for_bell(const Session& session) const {
    return sync_ && counts_yet(session.game());
}

std::string HubViewModel::new_trouble(const Language& lang) {
    std::string trouble = shown(lang).trouble;
    if (trouble == std::exchange(told_, trouble)) return {};
    return trouble;
}

}  // namespace tablebank
