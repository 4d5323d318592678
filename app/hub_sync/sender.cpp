#include "app/hub_sync/sender.h"

#include <algorithm>
#include <utility>

#include "app/hub_sync/hub_server.h"
#include "app/live/event_key.h"
#include "ledger/proof/record_writer.h"
#include "platform/clock.h"

namespace tablebank {
namespace {

constexpr const char* path = "/table";
/// More than any answer but a record has.
constexpr std::size_t longest_short_answer = std::size_t{64} * 1024;

/// For the network's administrator: the hub's own text, or the state of its answer.
std::string said_by(const HubAnswer& answer) {
    return answer.detail.empty() ? std::string(to_string(answer.state)) : answer.detail;
}

}  // namespace

Sender::Sender(TableSetup table, SecretKey key, const std::string& certificate, WebClientLimits limits)
    : table_(std::move(table)), key_(std::move(key)), client_(server_at(table_.hub, certificate), limits) {}

TableMessage Sender::message(MessageKind kind) const {
    return {.kind = kind, .place = {table_.event_id, table_.round, table_.table}, .key = key_.public_key()};
}

/// Whether a hub's answer is signed, if this table's event signs: otherwise another computer may answer for the hub.
bool Sender::believes(const std::string& answer, const std::string& message) {
    is_unproved_ = table_.key && !is_proved_answer(answer, *table_.key, message);
    if (is_unproved_) detail_ = "the answer is not signed by the key of the event";
    return !is_unproved_;
}

std::optional<HubAnswer> Sender::ask(const TableMessage& message) {
    detail_.clear();
    is_unproved_ = false;
    met_full_server_ = false;
    try {
        const std::string bytes = signed_message(key_, message, fresh_nonce());
        const WebClient::Answer answer = client_.post(path, bytes, longest_short_answer);
        constexpr int no_room = 503;
        met_full_server_ = answer.status == no_room;
        if (auto read = read_hub_answer(answer.body)) {
            if (!believes(answer.body, bytes)) return std::nullopt;
            if (read->time) heard_time_ = HeardTime{*read->time, platform::running_ms()};
            return read;
        }
        detail_ = "no answer of a hub, status " + std::to_string(answer.status);
    } catch (const WebClientError& error) {
        detail_ = error.what();
    }
    return std::nullopt;
}

/// nullopt once the table is this key's.
std::optional<Sent> Sender::enrol() {
    if (is_enrolled_) return std::nullopt;
    TableMessage wish = message(MessageKind::enrolment);
    wish.proof = enrolment_proof(table_.code, wish.place, wish.key);
    const auto answer = ask(wish);
    if (!answer) return waiting();
    if (answer->state != HubState::kept) {
        detail_ = said_by(*answer);
        if (is_passing(answer->state)) return waiting();
        return Sent{Sent::State::stopped, answer->state, acknowledged_, answer->detail};
    }
    is_enrolled_ = true;
    hub_ = {answer->entry, answer->head};
    return std::nullopt;
}

Sent Sender::join() {
    if (auto no = enrol()) return *std::move(no);
    return {Sent::State::current, {}, hub_->entry, {}};
}

Sent Sender::look(const OutgoingGame& game) {
    is_enrolled_ = false;
    return step(game);
}

Sent Sender::step(const OutgoingGame& game) {
    if (parted_) is_enrolled_ = false;  // to hear how the hub has the game by now
    if (auto no = enrol()) return *std::move(no);
    const OutgoingGame::End here = game.end();
    // The hub has another history, or a longer one: all is sent, so that it can find the fork; it stores both.
    const bool parts = hub_->entry > here.entry || (hub_->entry > 0 && game.hash_of(hub_->entry) != hub_->hash);
    // The beginning of the hub's game becomes a fork once it goes on.
    const bool is_told = parted_ == HubState::fork || (parted_ && here.entry == parted_at_);
    if (parts && is_told) return {Sent::State::stopped, parted_, acknowledged_, {}};
    parted_.reset();
    if (!parts || shared_ > std::min(hub_->entry, here.entry)) shared_ = 0;
    if (!parts) acknowledged_ = std::max(acknowledged_, hub_->entry);
    if (!parts && hub_->entry == here.entry && here.entry > 0) return {Sent::State::current, {}, acknowledged_, {}};
    TableMessage entries = message(MessageKind::entries);
    entries.after = parts ? shared_ : hub_->entry;
    entries.before = game.hash_of(entries.after);
    const std::size_t bytes = parts ? longest_message / 2 : usual_part;
    entries.part = game.part(entries.after, bytes);
    const std::int64_t last_sent = game.last_in_part(entries.after, bytes);
    const auto answer = ask(entries);
    if (!answer) return waiting();
    // If the hub has all of a part, the fork is after it.
    const bool is_shared = parts && answer->state == HubState::kept && last_sent > shared_ && last_sent < here.entry;
    if (!is_shared) shared_ = 0;
    if (!is_shared || last_sent > answer->entry) return told(*answer, game, here, last_sent);
    shared_ = last_sent;
    hub_ = {answer->entry, answer->head};
    return {Sent::State::more, {}, acknowledged_, answer->detail};
}

Sent Sender::told(const HubAnswer& answer, const OutgoingGame& game, const OutgoingGame::End& here,
                  std::int64_t last_sent) {
    detail_ = said_by(answer);
    if (answer.state == HubState::not_begun) return {Sent::State::waiting, answer.state, acknowledged_, answer.detail};
    if (is_passing(answer.state)) return waiting();
    if (answer.state == HubState::not_enrolled) is_enrolled_ = false;  // the director withdrew it, or the hub is new
    const bool is_kept = answer.state == HubState::kept;
    if (is_kept && answer.entry > here.entry) {
        parted_ = HubState::gap;
        parted_at_ = here.entry;
    } else if (is_kept || answer.state == HubState::gap || answer.state == HubState::not_enrolled) {
        hub_ = {answer.entry, answer.head};
        const bool is_ours = is_kept && game.hash_of(answer.entry) == answer.head;
        if (is_ours) acknowledged_ = std::max(acknowledged_, answer.entry);
        const bool is_done = is_ours && answer.entry == here.entry;
        const bool is_taken = is_ours && answer.entry >= last_sent;
        const auto state = is_done ? Sent::State::current : is_taken ? Sent::State::more : Sent::State::again;
        return {state, {}, acknowledged_, answer.detail};
    }
    if (answer.state == HubState::fork) parted_ = HubState::fork;
    return {Sent::State::stopped, parted_.value_or(answer.state), acknowledged_, answer.detail};
}

Sent Sender::fetch(std::string& record) {
    if (auto no = enrol()) return *std::move(no);
    detail_.clear();
    is_unproved_ = false;
    try {
        const std::string bytes = signed_message(key_, message(MessageKind::record), fresh_nonce());
        WebClient::Answer answer = client_.post(path, bytes);
        const auto refused = read_hub_answer(answer.body);
        if (refused && (!believes(answer.body, bytes) || is_passing(refused->state))) return waiting();
        if (refused) return {Sent::State::stopped, refused->state, 0, refused->detail};
        constexpr int done = 200;
        if (answer.status != done) return {.detail = "status " + std::to_string(answer.status)};
        if (table_.key && !ends_as_signed(answer.body)) return waiting();
        record = std::move(answer.body);
        return {Sent::State::current, {}, 0, {}};
    } catch (const WebClientError& error) {
        return {.detail = error.what()};
    }
}

/// A record has no signature of its own: its chain of hashes covers all of it, and the hub signs its end. The end is
/// asked for after the record came, so that an old record cannot be passed off as the newest.
bool Sender::ends_as_signed(const std::string& record) {
    is_enrolled_ = false;
    if (enrol()) return false;
    if (record.ends_with(record_end(hub_->entry, hub_->hash))) return true;
    detail_ = "the record does not end as the hub says that the game ends";
    return false;
}

}  // namespace tablebank
