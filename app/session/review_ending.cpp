#include "app/session/review_ending.h"

#include <algorithm>

#include "app/session/certificate.h"
#include "calculators/ruling_scope.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/own_card.h"
#include "ledger/books/protest.h"
#include "ledger/books/stage.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

Remark remark_on(Remarkable kind, const Entry& entry) {
    return {.kind = kind, .entry = entry.sequence};
}

/// Whether the line pays a penalty whose sum its payer states (football 3).
bool pays_penalty(const Entry& entry, Seat debtor) {
    return std::ranges::any_of(settled_dues(entry),
                               [&](const Due& due) { return due.kind == DueKind::penalty && due.debtor == debtor; });
}

/// The player who gets cash from the bank, and the amount.
std::optional<std::pair<Seat, Money>> gift_of_bank(const Entry& entry) {
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash() && moved.from == Account::bank())
            if (const auto seat = hand_of(moved.to)) return std::pair{*seat, Money{moved.quantity}};
    return std::nullopt;
}

}  // namespace

Money settled_by(const Entry& entry, Seat debtor, std::optional<Seat> creditor) {
    Money sum;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.before.empty()) continue;
        const Due due = read_due(fact.key, fact.before);
        if (due.debtor != debtor || due.creditor != creditor) continue;
        sum += due.at_most();
        if (!fact.after.empty()) sum -= read_due(fact.key, fact.after).at_most();
    }
    return sum;
}

void EndingReview::look(const Entry& entry, std::vector<Remark>& remarks) const {
    look_at_ruling(entry, remarks);
    if (entry.reverses) return;
    look_at_bell(entry, remarks);
    look_at_bank(entry, remarks);
    look_at_card(entry, remarks);
    look_at_middle(entry, remarks);
    look_at_certificate(entry, remarks);
    look_at_protest(entry, remarks);
    if (entry.verb == "adjust") {
        Remark told = remark_on(Remarkable::adjusted, entry);
        if (const FactChange* total = change_of(entry, FactName::adjusted)) told.player = Seat{total->key.index};
        remarks.push_back(told);
    }
    if (entry.verb == "correct") remarks.push_back(remark_on(Remarkable::corrected, entry));
    if (entry.verb == "refuses") remarks.push_back(remark_on(Remarkable::not_signed, entry));
    const bool is_ending = before_.game.time_called() || before_.game.phase() == Phase::finished;
    if (is_ending && change_of(entry, FactName::protest_minutes) != nullptr)
        remarks.push_back(remark_on(Remarkable::protest_time, entry));
    look_at_waiver(entry, remarks);
}

void EndingReview::look_at_bell(const Entry& entry, std::vector<Remark>& remarks) const {
    const FactChange* called = change_of(entry, FactName::time_called);
    if (called != nullptr && called->after == "early") {
        Remark told = remark_on(Remarkable::called_early, entry);
        const ClockReading clock = read_clock(before_.game, entry.stamp.at_ms);
        if (clock.limit_ms > 0) told.lapse_ms = clock.left_ms();
        remarks.push_back(told);
    }
    if (!before_.game.time_called()) return;
    const Stage stage = stage_of(before_.game);
    const bool plays = stage == Stage::last_turn || stage == Stage::play;  // play: under the older rules
    const FactChange* phase = change_of(entry, FactName::phase);
    const bool begins_dealings = phase != nullptr && phase->after == to_string(Phase::closing);
    if (entry.verb == "leaves" && stage != Stage::last_turn)
        remarks.push_back(remark_on(Remarkable::left_late, entry));
    else if (plays && !begins_dealings && !is_beside_play(entry))
        remarks.push_back(remark_on(Remarkable::after_bell, entry));
}

/// Once time was called: also by undoing it.
void EndingReview::look_at_ruling(const Entry& entry, std::vector<Remark>& remarks) const {
    const FactChange* ruling = before_.game.time_called() ? change_of(entry, FactName::ruling) : nullptr;
    if (ruling != nullptr && ruling_changes_results(ruling_keys()[static_cast<std::size_t>(ruling->key.index)].name))
        remarks.push_back(remark_on(Remarkable::ruling_late, entry));
}

/// The notes differ, and the books stay as they are.
void EndingReview::look_at_waiver(const Entry& entry, std::vector<Remark>& remarks) const {
    if (entry.verb != "count" || !entry.transfers.empty()) return;
    const auto read = parse_entry(*table_.game.setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* count = command == nullptr ? nullptr : std::get_if<action::Count>(&command->action);
    if (count == nullptr || !count->waived || !command->player) return;
    const bool handed = before_.game.phase() >= Phase::kept;
    const Money booked =
        handed ? handed_in(before_.history, *command->player).value_or(Money{}) : before_.game.cash(*command->player);
    Remark told = remark_on(Remarkable::counted_otherwise, entry);
    told.player = command->player;
    told.difference = count->cash - booked;
    remarks.push_back(told);
}

/// Cash of the bank that settles nothing. A card that waits is a due, so that its cash settles something.
void EndingReview::look_at_bank(const Entry& entry, std::vector<Remark>& remarks) const {
    if (entry.verb != "get") return;
    const auto gift = gift_of_bank(entry);
    if (!gift || !settled_dues(entry).empty()) return;
    Remark told = remark_on(Remarkable::bank_cash, entry);
    told.player = gift->first;
    told.given = gift->second;
    remarks.push_back(told);
}

void EndingReview::look_at_card(const Entry& entry, std::vector<Remark>& remarks) const {
    if (is_card_of_table(before_.game.edition(), entry)) remarks.push_back(remark_on(Remarkable::own_card, entry));
}

/// Cash that goes from one player to another by way of the middle is a gift in two lines. Cash to the bank for nothing
/// may be a gift to the player who then has more.
void EndingReview::look_at_middle(const Entry& entry, std::vector<Remark>& remarks) const {
    if (entry.verb != "pay" && entry.verb != "get") return;
    Money to_bank;
    Money to_middle;
    Money from_middle;
    std::optional<Seat> player;
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        if (moved.to == Account::bank()) to_bank += Money{moved.quantity};
        if (moved.to == Account::middle()) to_middle += Money{moved.quantity};
        if (moved.from == Account::middle()) from_middle += Money{moved.quantity};
        const auto hand = hand_of(moved.from) ? hand_of(moved.from) : hand_of(moved.to);
        if (!player) player = hand;
    }
    if (!player || pays_penalty(entry, *player)) return;
    const Money given = to_bank + to_middle - settled_by(entry, *player, std::nullopt);
    if (given <= Money{} && from_middle.is_zero()) return;
    const bool by_middle = !to_middle.is_zero() || !from_middle.is_zero();
    Remark told = remark_on(by_middle ? Remarkable::middle_cash : Remarkable::bank_gift, entry);
    told.player = player;
    told.given = std::max(given, Money{});
    told.returned = from_middle;
    remarks.push_back(told);
}

void EndingReview::look_at_certificate(const Entry& entry, std::vector<Remark>& remarks) const {
    if (entry.verb != "certify" || !is_of_the_sheet(entry)) return;
    const auto read = parse_entry(*table_.game.setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* certify = command == nullptr ? nullptr : std::get_if<action::Certify>(&command->action);
    if (auto undone = undone_for_certificate(before_, entry.stamp.at_ms); !undone.empty()) {
        Remark told = remark_on(Remarkable::certified_open, entry);
        told.undone = std::move(undone);
        if (certify != nullptr) told.despite = certify->despite;
        remarks.push_back(std::move(told));
    }
    if (certify == nullptr) return;
    const bool keyed = !certify->key.empty() || !before_.game.facts.get({FactName::judge_key}).empty();
    const bool signs = !certify->signature.empty() && has_right_signature(before_, *command);
    if (keyed && !signs && !is_proved_since(entry.sequence))
        remarks.push_back(remark_on(Remarkable::key_unproved, entry));
}

/// Whether the key of a certificate signed it by a line of its own, before the next correction began.
bool EndingReview::is_proved_since(std::int64_t certificate) const {
    for (std::int64_t later = certificate + 1; later <= table_.history.last(); ++later) {
        const Entry& entry = table_.history.at(later);
        if (entry.verb == "correct" && table_.history.in_force(later)) return false;
        if (entry.verb == "certify" && is_key_proved(table_at(table_, later))) return true;
    }
    return false;
}

void EndingReview::look_at_protest(const Entry& entry, std::vector<Remark>& remarks) const {
    const FactChange* protest = change_of(entry, FactName::protest);
    if (protest == nullptr) return;
    const auto state = parse_protest_state(protest->after);
    if (!state || !is_decided(*state) || protest->before == to_string(ProtestState::heard)) return;
    Remark told = remark_on(Remarkable::decided_unheard, entry);
    told.about = protest->key.index;
    remarks.push_back(told);
}

}  // namespace tablebank
