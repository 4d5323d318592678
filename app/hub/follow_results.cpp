// The games of a hub and the results in its event's book: which game is checked when, so that its result is taken or
// compared with the one that counts.

#include <chrono>

#include "app/event/event_place.h"
#include "app/event/table_setup.h"
#include "app/hub/live_tables.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// A game that is over is checked and its result imported; one that is not over is compared with the result that counts
/// at its table. If many games wait for that, it is done later.
void LiveTables::take_result(const std::pair<int, int>& at, const PlayedGame& game) {
    const auto now = event();  // kept while another thread reads a newer one
    const EventTable* table = now->table(at.first, at.second);
    const bool has_result = table != nullptr && table->result() != nullptr && table->result()->source;
    if (game.game.table().game.phase() != Phase::finished && !has_result) return;
    waiting_.insert(at);
    hand_over_results();
}

void LiveTables::hand_over_results() {
    while (!waiting_.empty()) {
        const std::pair at = *waiting_.begin();
        if (!taker_.take({event_id_, at.first, at.second}, games_.at(at)->record())) return;
        waiting_.erase(at);
    }
}

bool LiveTables::go_on() {
    hand_over_results();
    follow_event();
    return look_for_game() || compare_result() || follow_other_hubs();
}

/// Acts of the director or another program are known here a moment later, also while no page is requested.
void LiveTables::follow_event() {
    constexpr std::chrono::seconds between_looks{5};
    const bool is_due = !is_event_address(desk_.place()) || std::chrono::steady_clock::now() - read_at_ > between_looks;
    if (is_due && may_have_moved_on()) read_anew();
}

/// On a server another hub may take entries too: each game is asked for in turn, all of them once a second.
bool LiveTables::follow_other_hubs() {
    if (!is_event_address(desk_.place())) return false;
    const auto now = std::chrono::steady_clock::now();
    if (to_ask_.empty() && now - asked_at_ > std::chrono::seconds{1}) {
        asked_at_ = now;
        for (const auto& [place, game] : games_) to_ask_.push_back(place);
    }
    if (to_ask_.empty()) return false;
    const std::pair at = to_ask_.back();
    to_ask_.pop_back();
    PlayedGame& game = *games_.at(at);
    const std::int64_t before = game.game.last();
    catch_up(game);
    if (game.game.last() > before) take_result(at, game);
    return true;
}

/// A game of the round that was not requested yet.
bool LiveTables::look_for_game() {
    const auto now = event();
    const auto round = now->rounds.find(now->latest_round());
    if (round == now->rounds.end()) return false;
    for (const EventTable& table : round->second.tables) {
        const std::pair at{round->first, table.seating.number};
        if (table.result() != nullptr || table.key.empty() || looked_for_.contains(at)) continue;
        looked_for_.insert(at);
        if (const PlayedGame* game = played({event_id_, at.first, at.second})) {
            take_result(at, *game);  // it may have ended while no hub was there
            return true;
        }
    }
    return false;
}

/// Compares a result that came another way with the game that is here.
bool LiveTables::compare_result() {
    const auto now = event();
    if (now->last == compared_up_to_) return false;
    for (const auto& [number, round] : now->rounds)
        for (const EventTable& table : round.tables) {
            const std::pair at{number, table.seating.number};
            std::size_t& compared = compared_[at];
            if (table.results.size() == compared) continue;
            compared = table.results.size();
            if (is_where_result_stands(table, at)) continue;
            if (const PlayedGame* game = played({event_id_, at.first, at.second})) take_result(at, *game);
            return true;
        }
    compared_up_to_ = now->last;
    return false;
}

/// Whether the result that counts is that of the hub's game, or the hub has no game.
bool LiveTables::is_where_result_stands(const EventTable& table, const std::pair<int, int>& at) const {
    const auto here = store_->game(game_of_table(event_id_, at.first, at.second));
    if (!here) return true;
    const auto& source = table.result()->source;
    return source && source->entries == here->head.number && source->head == to_hex(here->head.hash);
}

}  // namespace tablebank
