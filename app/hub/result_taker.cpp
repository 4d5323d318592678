#include "app/hub/result_taker.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>

#include "app/event/book_share.h"
#include "app/event/game_check.h"
#include "app/event/game_result.h"
#include "app/event/import_result.h"
#include "app/event/known_history.h"
#include "app/session/incremental_game.h"
#include "db/book/event_book.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

/// `found`: the findings in the game.
EventDecision decide_accepted(const Event& event, const act::ResultTaken& wish, const ReadGame& game,
                              const std::string& found) {
    if (is_taken_back(event, wish)) return EventRefusal{.code = EventRefusal::Code::nothing_changed};
    EventDecision decided = decide_result(event, wish);
    const auto* no = std::get_if<EventRefusal>(&decided);
    if (no == nullptr || !is_against_result(*no)) return decided;
    // Signed, or continued, after its result was imported: the director decides if the scores are different, or if
    // there are other findings by now.
    if (says_nothing_new(*event.table(wish.round, wish.table), wish, found)) return decided;
    if (has_enough_histories(event, wish.round, wish.table)) return decided;
    return decide_history(event, {wish.round, wish.table, *wish.source}, game, found);
}

/// Set aside for the director, unless they took this very game. A later state of one that waits takes its place.
EventDecision decide_set_aside(const Event& event, const act::ResultTaken& wish, const ReadGame& game,
                               const std::string& found) {
    const EventTable* table = event.table(wish.round, wish.table);
    if (table == nullptr) return EventRefusal{.code = EventRefusal::Code::no_such_table};
    const act::ResultTaken* now = table->result();
    if ((now != nullptr && now->source == wish.source) || table->is_decided(*wish.source))
        return EventRefusal{.code = EventRefusal::Code::nothing_changed};
    return decide_history(event, {wish.round, wish.table, *wish.source}, game, found);
}

/// A finished game that has no result, because nothing can be worked out from it: for the director to see.
ResultToPost unsettled_to_post(const TableOfEvent& place, const std::shared_ptr<const ReadGame>& read,
                               const std::string& record) {
    const ReadGame& game = *read;
    const act::ResultTaken wish{.round = place.round,
                                .table = place.table,
                                .seats = {},
                                .source = GameSource{.game = game.table.game.setup->game_id,
                                                     .entries = game.table.game.last,
                                                     .head = to_hex(game.head),
                                                     .evidence = to_hex(sha256(record))}};
    const GameCheck check{.findings = {{.kind = GameFinding::Kind::unsettled}}};
    return {
        [wish, read, check](const Event& event) { return decide_set_aside(event, wish, *read, words_found(check)); },
        [check](const Event&) { return words_found(check); }};
}

/// A game that is not over, if a result counts at its table that is not a later state of it.
std::optional<ResultToPost> beside_result(const std::string& event_place, const TableOfEvent& place,
                                          const ReadGame& game, const std::string& record) {
    constexpr std::chrono::milliseconds patience{1000};
    const EventSession session = EventSession::open(event_place, StampMaker::system(), patience, Poster::hub);
    const auto evidence = [&](const GameSource& source) -> std::optional<std::string> {
        const auto hash = parse_hash(source.evidence);
        return hash ? session.book().evidence(*hash) : std::nullopt;
    };
    const auto unfinished = unfinished_history(session.event(), place.event_id, game, record, evidence);
    if (!unfinished) return std::nullopt;
    return ResultToPost{[unfinished = *unfinished](const Event& event) { return decide_unfinished(event, unfinished); },
                        [found = unfinished->found](const Event&) { return found; }};
}

}  // namespace

std::optional<ResultToPost> result_to_post(const std::string& event_place, const TableOfEvent& place,
                                           const std::string& record) {
    const auto kept = std::make_shared<const ReadGame>(game_of_record(record));
    const ReadGame& game = *kept;
    const auto read = game_result(game);
    if (const auto* no = std::get_if<NoGameResult>(&read)) {
        if (*no == NoGameResult::not_finished) return beside_result(event_place, place, game, record);
        if (*no != NoGameResult::unsettled) return std::nullopt;
        return unsettled_to_post(place, kept, record);
    }
    const auto* result = std::get_if<GameResult>(&read);
    const auto setup = game.table.game.setup;
    GameCheck check = check_game(game.table);
    if (record.size() > EventEvidence::most_bytes) check.findings.push_back({.kind = GameFinding::Kind::too_long});
    auto checked = [place, setup, check = std::move(check)](const Event& event) {
        return checked_for_table(check, event, place.event_id, place.round, place.table, *setup);
    };
    auto decide = [place, kept, result = *result, evidence = to_hex(sha256(record)), checked](const Event& event) {
        const act::ResultTaken wish = wish_of(event, place.event_id, place.round, place.table, result, evidence);
        const GameCheck found = checked(event);
        const std::string words = words_found(found);
        const bool is_elsewhere =
            known_elsewhere(event, wish.source->game, PlaceAtEvent{place.round, place.table}).has_value();
        return found.is_for_hub() && !is_elsewhere ? decide_accepted(event, wish, *kept, words)
                                                   : decide_set_aside(event, wish, *kept, words);
    };
    return ResultToPost{std::move(decide), [checked](const Event& event) { return words_found(checked(event)); }};
}

ResultTaker::ResultTaker(std::string place, HubClock clock)
    : desk_(std::move(place), std::move(clock)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

ResultTaker::~ResultTaker() {
    thread_.request_stop();
    thread_.join();
}

bool ResultTaker::take(const TableOfEvent& place, std::string record) {
    const std::lock_guard lock(guard_);
    if (!finished_.empty() && bytes_waiting_ + record.size() > most_bytes_waiting) return false;
    bytes_waiting_ += record.size();
    finished_.push_back({place, std::move(record)});
    waits_.notify_one();
    return true;
}

std::optional<ResultTaker::Finished> ResultTaker::next() {
    const std::lock_guard lock(guard_);
    if (finished_.empty()) return std::nullopt;
    Finished first = std::move(finished_.front());
    finished_.pop_front();
    bytes_waiting_ -= first.record.size();
    return first;
}

void ResultTaker::look_at(Finished game) {
    try {
        if (auto post = result_to_post(desk_.place(), game.place, game.record))
            desk_.post_some_time(game.place, std::move(post->decide), {game.record}, std::move(post->why));
    } catch (const FileError& error) {
        // Another process has the book open: the game is tried again. A game that cannot be read has no result, and
        // stays as it came.
        if (error.kind() == FileError::Kind::open_elsewhere)
            static_cast<void>(take(game.place, std::move(game.record)));
    } catch (const std::exception&) {
        return;  // no table's game ends the hub of the others
    }
}

void ResultTaker::run(const std::stop_token& stop) {
    constexpr std::chrono::milliseconds pause{1000};
    while (!stop.stop_requested()) {
        if (!desk_.try_again()) {  // another process writes to the book
            std::unique_lock lock(guard_);
            waits_.wait_for(lock, stop, pause, [] { return false; });
        } else if (auto game = next()) {
            look_at(*std::move(game));
        } else {
            std::unique_lock lock(guard_);
            waits_.wait(lock, stop, [&] { return !finished_.empty(); });
        }
    }
    // Games from the last messages are usually handled within a moment.
    const auto end = std::chrono::steady_clock::now() + pause;
    while (std::chrono::steady_clock::now() < end && desk_.try_again()) {
        auto game = next();
        if (!game) return;
        look_at(*std::move(game));
    }
}

}  // namespace tablebank
