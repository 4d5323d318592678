#include "app/event/copied_game.h"

#include <algorithm>
#include <exception>
#include <utility>
#include <variant>
#include <vector>

#include "app/event/game_result.h"
#include "app/event/known_history.h"
#include "app/event/refused.h"
#include "app/event/whole_record.h"
#include "app/session/incremental_game.h"
#include "db/book/event_book.h"
#include "ledger/proof/hash.h"
#include "ledger/proof/record_writer.h"
#include "ledger/proof/result_code.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// To whom the copy credits the seats of a game, as far as that is not for whom they count without a word.
std::vector<Credit> credits_in(const Event& event, const ImportedResult& game, const act::ResultTaken& copied) {
    std::vector<SeatScore> added;
    for (const SeatScore& score : copied.seats)
        if (score.seat_of == 0) added.push_back(score);
    auto next = added.begin();
    std::vector<Credit> credits;
    for (std::size_t at = 0; at < game.played.size(); ++at) {
        const std::string seat = std::to_string(game.played[at].number);
        const SeatScore& score = game.wish.seats.at(at);
        const auto credit = [&](int player) {
            const EventPlayer* known = event.player(player);
            if (known != nullptr) credits.push_back({seat, known->name});
        };
        if (!game.played[at].joined) {
            const auto theirs = std::ranges::find(copied.seats, score.player, &SeatScore::seated);
            if (theirs != copied.seats.end() && theirs->player != score.player) credit(theirs->player);
        } else if (next != added.end() && next->total == score.total) {
            credit(next++->player);
        } else {
            credits.push_back({seat, {}});  // the copy counts it for no one
        }
    }
    return credits;
}

/// The result that the evidence gives; nullopt if it gives none.
std::optional<ImportedResult> result_in(const Event& event, const std::string& event_id, const std::string& text,
                                        const act::ResultTaken& copied) {
    try {
        auto read = is_result_code(text) ? take_code(event, event_id, text)
                                         : take_record(event, event_id, text, {copied.round, copied.table});
        auto* found = std::get_if<ImportedResult>(&read);
        if (found == nullptr || found->wish.round != copied.round || found->wish.table != copied.table)
            return std::nullopt;
        return std::move(*found);
    } catch (const std::exception&) {
        return std::nullopt;  // a text that is not a record
    }
}

CopiedGame refused_game(const Act& act, EventRefusal refusal, std::string found = {}) {
    return {.act = act, .found = std::move(found), .evidence = {}, .refusal = std::move(refusal)};
}

CopiedGame copied_result(const Event& event, const std::string& event_id, const act::ResultTaken& copied,
                         const CopiedEvidence& evidence, const CopyRequest& request) {
    auto text = evidence.kept(*copied.source);
    if (!text) return refused_game(copied, refused_table(Code::record_missing, copied.round, copied.table));
    auto game = result_in(event, event_id, *text, copied);
    if (!game || !is_same_history(*game->wish.source, *copied.source))
        return refused_game(copied, refused_table(Code::source_invalid, copied.round, copied.table));
    if (auto no = credit_result(event, credits_in(event, *game, copied), *game)) return refused_game(copied, *no);
    const std::string found = words_found(game->check);
    const ImportDecision taking = decide_import(
        event, *game,
        {.corrects = copied.correction != 0, .anyway = request.anyway, .by = request.by, .why = request.why});
    if (const auto* no = std::get_if<EventRefusal>(&taking.decision)) return refused_game(copied, *no, found);
    const Act& act = std::get<Act>(taking.decision);
    if (!request.anyway && !has_same_scores(std::get<act::ResultTaken>(act), copied))
        return refused_game(copied, refused_table(Code::result_differs, copied.round, copied.table), found);
    return {.act = act, .found = found, .evidence = std::move(text)};
}

/// What is found in the whole record of a history; nullopt if it is not the history that the act names.
std::optional<std::string> found_in_history(const Event& event, const std::string& event_id, const std::string& record,
                                            const act::ForkKept& history, const EvidenceOf& evidence) {
    const ReadGame game = game_of_record(record);
    const Game& now = game.table.game;
    const Setup& setup = *now.setup;
    if (!is_same_history({setup.game_id, now.last, to_hex(game.head), {}}, history.source)) return std::nullopt;
    if (now.phase() != Phase::finished) return found_in_play(event, event_id, game, record, evidence);
    GameCheck check = checked_for_table(check_game(game.table), event, event_id, history.round, history.table, setup);
    if (record.size() > EventEvidence::most_bytes) check.findings.push_back({.kind = GameFinding::Kind::too_long});
    return words_found(check);
}

/// A history waits for a decision, and is checked again when it is taken; here it gets its findings.
CopiedGame copied_history(const Event& event, const std::string& event_id, const act::ForkKept& history,
                          const CopiedEvidence& evidence, const CopyRequest& request) {
    const EventRefusal differs = refused_table(Code::source_invalid, history.round, history.table);
    CopiedGame copied{.act = history, .found = request.found, .evidence = evidence.kept(history.source)};
    if (!copied.evidence) return copied;
    copied.found.clear();
    const std::string whole = evidence.whole(history.source).value_or(*copied.evidence);
    if (is_part_of_record(whole)) return copied;
    try {
        if (is_result_code(whole)) {
            const auto read = take_code(event, event_id, whole);
            const auto* code = std::get_if<ImportedResult>(&read);
            if (code == nullptr || !is_same_history(*code->wish.source, history.source))
                return refused_game(history, differs);
            copied.found = words_found(code->check);
            return copied;
        }
        auto found = found_in_history(event, event_id, whole, history, evidence.kept);
        if (!found) return refused_game(history, differs);
        copied.found = *std::move(found);
        return copied;
    } catch (const std::exception&) {
        return refused_game(history, differs);  // a text that is not a record
    }
}

}  // namespace

CopiedGame copied_game(const Event& event, const std::string& event_id, const Act& act, const CopiedEvidence& evidence,
                       const CopyRequest& request) {
    const auto* result = std::get_if<act::ResultTaken>(&act);
    if (result != nullptr && result->source) return copied_result(event, event_id, *result, evidence, request);
    const auto* history = std::get_if<act::ForkKept>(&act);
    if (history != nullptr) return copied_history(event, event_id, *history, evidence, request);
    return {.act = act};
}

}  // namespace tablebank
