#include "app/uplink/sender.h"

#include <algorithm>
#include <utility>

#include "app/uplink/hub_server.h"

namespace tablebank {
namespace {

constexpr const char* path = "/table";

}  // namespace

Sender::Sender(TableSetup table, SecretKey key, const std::string& certificate, WebClientLimits limits)
    : table_(std::move(table)), key_(std::move(key)), client_(server_at(table_.hub, certificate), limits) {}

TableMessage Sender::message(MessageKind kind) const {
    return {.kind = kind, .place = {table_.event_id, table_.round, table_.table}, .key = key_.public_key()};
}

std::optional<HubAnswer> Sender::ask(const TableMessage& message) {
    detail_.clear();
    try {
        const WebClient::Answer answer = client_.post(path, signed_message(key_, message));
        if (auto read = read_hub_answer(answer.body)) return read;
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
        detail_ = answer->detail;
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

Sent Sender::step(const SentGame& game) {
    if (parted_) is_enrolled_ = false;  // to hear how the hub has the game by now
    if (auto no = enrol()) return *std::move(no);
    const SentGame::End here = game.end();
    // Of another history, or a longer one, all is sent, so that the hub can tell where they part: it keeps both.
    const bool parts = hub_->entry > here.entry || (hub_->entry > 0 && game.hash_of(hub_->entry) != hub_->hash);
    // What was the beginning of the hub's game parts from it once it goes on.
    const bool is_told = parted_ == HubState::fork || (parted_ && here.entry == parted_at_);
    if (parts && is_told) return {Sent::State::stopped, parted_, acknowledged_, {}};
    parted_.reset();
    if (!parts) acknowledged_ = std::max(acknowledged_, hub_->entry);
    if (!parts && hub_->entry == here.entry && here.entry > 0) return {Sent::State::current, {}, acknowledged_, {}};
    TableMessage entries = message(MessageKind::entries);
    entries.after = parts ? 0 : hub_->entry;
    entries.before = game.hash_of(entries.after);
    entries.part = game.part(entries.after, parts ? longest_message / 2 : usual_part);
    const auto answer = ask(entries);
    return answer ? told(*answer, game, here) : waiting();
}

Sent Sender::told(const HubAnswer& answer, const SentGame& game, const SentGame::End& here) {
    detail_ = answer.detail;
    if (answer.state == HubState::not_begun) return {Sent::State::waiting, answer.state, acknowledged_, answer.detail};
    if (is_passing(answer.state)) return waiting();
    if (answer.state == HubState::not_enrolled) is_enrolled_ = false;  // the director took it back, or the hub is new
    const bool is_kept = answer.state == HubState::kept;
    if (is_kept && answer.entry > here.entry) {
        parted_ = HubState::gap;
        parted_at_ = here.entry;
    } else if (is_kept || answer.state == HubState::gap || answer.state == HubState::not_enrolled) {
        hub_ = {answer.entry, answer.head};
        const bool is_ours = is_kept && game.hash_of(answer.entry) == answer.head;
        if (is_ours) acknowledged_ = std::max(acknowledged_, answer.entry);
        const bool is_done = is_ours && answer.entry == here.entry;
        return {is_done ? Sent::State::current : Sent::State::more, {}, acknowledged_, answer.detail};
    }
    if (answer.state == HubState::fork) parted_ = HubState::fork;
    return {Sent::State::stopped, parted_.value_or(answer.state), acknowledged_, answer.detail};
}

Sent Sender::fetch(std::string& record) {
    if (auto no = enrol()) return *std::move(no);
    try {
        WebClient::Answer answer = client_.post(path, signed_message(key_, message(MessageKind::record)));
        const auto refused = read_hub_answer(answer.body);
        if (refused && is_passing(refused->state)) return waiting();
        if (refused) return {Sent::State::stopped, refused->state, 0, refused->detail};
        constexpr int done = 200;
        if (answer.status != done) return {.detail = "status " + std::to_string(answer.status)};
        record = std::move(answer.body);
        return {Sent::State::current, {}, 0, {}};
    } catch (const WebClientError& error) {
        return {.detail = error.what()};
    }
}

}  // namespace tablebank
