#include "app/event/import_result.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "app/session/incremental_game.h"
#include "db/book/event_book.h"
#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "ledger/proof/hash.h"
#include "ledger/proof/record_writer.h"
#include "ledger/proof/result_code.h"

namespace tablebank {
namespace {

std::optional<std::pair<int, int>> place_of_game(const Event& event, const std::string& event_id,
                                                 const TableAsked& asked, const GameResult& result) {
    if (asked.round && asked.table) return std::pair{*asked.round, *asked.table};
    return table_of_game(event, event_id, result);
}

/// Whether a file is as short as the code of a sheet, and begins as one.
std::optional<std::string> code_in(const std::filesystem::path& file) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none) || std::filesystem::file_size(file, none) > longest_result_code)
        return std::nullopt;
    std::string text = read_bounded(file, longest_result_code);
    if (!is_result_code(text)) return std::nullopt;
    return text;
}

/// Whether the imported game only continues the game whose result was imported before.
bool goes_on(const ImportedResult& taken, const GameSource& before) {
    return taken.game ? continues(*taken.game, before) : taken.wish.source->entries != before.entries;
}

bool is_another(const EventRefusal& refusal) {
    return refusal.code == EventRefusal::Code::other_history || refusal.code == EventRefusal::Code::game_differs;
}

/// Whether the imported game has nothing that the director must decide in addition to the current result.
bool is_no_other(const Event& event, const ImportedResult& taken, const EventRefusal& refusal) {
    const EventTable& table = *event.table(taken.wish.round, taken.wish.table);
    const auto& before = table.result()->source;
    const bool parts = is_another(refusal) && before && !goes_on(taken, *before);
    if (parts && !table.is_decided(*taken.wish.source)) return false;
    // In the code of a sheet nothing can be found.
    return says_nothing_new(table, taken.wish, taken.game ? words_found(taken.check) : found_with_result(table));
}

/// A game that was read, with its result, for the table that was named or at which these players sit.
std::variant<ImportedResult, ResultImportError> taken_of(const Event& event, const std::string& event_id,
                                                         ReadGame&& game, const TableAsked& asked,
                                                         const RecordOf& record_of) {
    ImportedResult taken{.wish = {}, .record = {}, .game = std::move(game), .unsigned_by = {}};
    const auto read = game_result(*taken.game);
    if (const auto* no = std::get_if<NoGameResult>(&read))
        return ResultImportError{
            .kind = ResultImportError::Kind::no_result, .reason = *no, .game = *std::move(taken.game)};
    const auto& result = std::get<GameResult>(read);
    if (result.edition != event.made.edition)
        return ResultImportError{.kind = ResultImportError::Kind::other_edition, .edition = result.edition};
    const auto place = place_of_game(event, event_id, asked, result);
    if (!place) {
        if (const auto later = table_rung_later(event, event_id, result))
            return ResultImportError{
                .kind = ResultImportError::Kind::before_bell, .round = later->first, .table = later->second};
        ResultImportError nowhere{.kind = ResultImportError::Kind::no_table};
        for (const GameResult::Line& line : result.lines) nowhere.players.push_back(line.name);
        return nowhere;
    }
    taken.record = record_of(*taken.game);
    taken.wish = wish_of(event, event_id, place->first, place->second, result, to_hex(sha256(taken.record)));
    taken.check = checked_for_table(check_game(taken.game->table), event, event_id, place->first, place->second,
                                    *taken.game->table.game.setup);
    if (taken.record.empty() || taken.record.size() > EventEvidence::most_bytes)
        taken.check.findings.push_back({.kind = GameFinding::Kind::too_long});
    taken.played = played_seats(event, event_id, place->first, place->second, result);
    taken.certified = result.certified;
    taken.unsigned_by = result.unsigned_by;
    return taken;
}

/// An exception that a foreign game causes is a reason not to import it, and must not stop the program. A file that
/// cannot be read is reported to the caller.
template <class Take>
std::variant<ImportedResult, ResultImportError> taken_or_unsettled(const Take& take) {
    try {
        return take();
    } catch (const FileError&) {
        throw;
    } catch (const std::exception&) {
        return ResultImportError{.kind = ResultImportError::Kind::no_result, .reason = NoGameResult::unsettled};
    }
}

/// Whether this very game was taken before, with what `verify` finds in it now.
bool is_taken_so(const Event& event, const ImportedResult& taken, const std::string& found) {
    const EventTable* table = event.table(taken.wish.round, taken.wish.table);
    if (table == nullptr || table->result() == nullptr || !table->result()->source) return false;
    return *table->result()->source == *taken.wish.source &&
           table->results.back().stamp.why.find(found) != std::string::npos;
}

/// Whether a seat of the game or of the code counts for no one.
bool leaves_seats_out(const ImportedResult& taken) {
    if (taken.game) return taken.played.size() < static_cast<std::size_t>(taken.game->table.game.seats());
    const auto code = read_result_code(taken.record);
    return code && taken.played.size() < code->scores.size();
}

/// A seat that counts for someone else than the event seated is a remark, also if the game does not show it.
void remark_credits(ImportedResult& taken) {
    std::vector<GameFinding>& findings = taken.check.findings;
    for (std::size_t at = 0; at < taken.played.size(); ++at) {
        if (taken.wish.seats.at(at).seat_of.value_or(0) == 0) continue;
        const auto tells = [&](const GameFinding& finding) {
            return finding.kind == GameFinding::Kind::people && finding.seat == taken.played[at].number;
        };
        if (std::ranges::none_of(findings, tells))
            findings.push_back({.kind = GameFinding::Kind::people, .seat = taken.played[at].number});
    }
    std::ranges::stable_sort(findings, {}, &GameFinding::kind);
}

EventRefusal not_verified(const ImportedResult& taken) {
    return {.code = EventRefusal::Code::not_verified,
            .round = taken.wish.round,
            .table = taken.wish.table,
            .number = taken.check.findings.front().entry};
}

/// Why a result is refused before it is decided; `known` if the same game was imported already with these findings.
std::optional<EventRefusal> refuse_import(const Event& event, const ImportedResult& taken, const ImportRequest& wish,
                                          bool known) {
    const bool accepted = taken.check.is_accepted();
    const EventRefusal needs_reason{.code = EventRefusal::Code::why_missing};
    if (!accepted && !wish.anyway && !known) return not_verified(taken);
    const auto elsewhere =
        known_elsewhere(event, taken.wish.source->game, PlaceAtEvent{taken.wish.round, taken.wish.table});
    if (elsewhere && !wish.anyway && !wish.corrects)
        return EventRefusal{
            .code = EventRefusal::Code::game_elsewhere, .round = elsewhere->first, .table = elsewhere->second};
    if ((!accepted || elsewhere) && wish.anyway && wish.why.empty()) return needs_reason;
    if (wish.anyway)
        if (auto no = refuse_official(event, wish.by, act::PenaltyWithdrawn{})) return no;
    if (const auto unclear = uncredited_seat(taken.played, taken.wish))
        return known ? EventRefusal{.code = EventRefusal::Code::nothing_changed} : *unclear;
    if (leaves_seats_out(taken) && wish.why.empty()) return needs_reason;
    return std::nullopt;
}

}  // namespace

std::variant<ImportedResult, ResultImportError> import_result(const Event& event, const std::string& event_id,
                                                              const std::filesystem::path& file,
                                                              const TableAsked& asked, const RecordOf& record_of) {
    if (const auto code = code_in(file)) return take_code(event, event_id, *code);
    return taken_or_unsettled([&] { return taken_of(event, event_id, read_game(file), asked, record_of); });
}

std::variant<ImportedResult, ResultImportError> take_record(const Event& event, const std::string& event_id,
                                                            const std::string& record, const TableAsked& asked) {
    return taken_or_unsettled([&] {
        return taken_of(event, event_id, game_of_record(record), asked, [&](const ReadGame&) { return record; });
    });
}

std::variant<ImportedResult, ResultImportError> take_kept_history(const Event& event, const std::string& event_id,
                                                                  int round, int table, const EvidenceOf& evidence) {
    const EventTable* seated = event.table(round, table);
    const ResultImportError nothing{.kind = ResultImportError::Kind::nothing_aside};
    if (seated == nullptr || seated->forks.empty()) return nothing;
    const auto kept = evidence(seated->forks.back().source);
    if (!kept) return ResultImportError{.kind = ResultImportError::Kind::hash_alone};
    // Of another computer's history there may be only the part after the fork.
    if (!kept->starts_with(record_magic)) return nothing;
    return take_record(event, event_id, *kept, {round, table});
}

std::optional<EventRefusal> credit_result(const Event& event, const std::vector<Credit>& credits,
                                          ImportedResult& taken) {
    if (auto no = apply_credits(event, taken.played, credits, taken.wish)) return no;
    remark_credits(taken);
    // With changed credits the result differs from the code.
    if (!taken.game && taken.wish.source && !credits.empty()) taken.wish.source->is_code = true;
    return std::nullopt;
}

ImportDecision decide_import(const Event& event, const ImportedResult& taken, const ImportRequest& wish) {
    const std::string found = words_found(taken.check);
    ImportDecision taking{.decision = {}, .why = reason_with(wish.why, found)};
    if (auto no = refuse_import(event, taken, wish, is_taken_so(event, taken, found))) {
        taking.decision = *std::move(no);
    } else {
        taking.decision =
            wish.corrects ? decide_correction(event, taken.wish, wish.why) : decide_result(event, taken.wish, wish.why);
    }
    return taking;
}

std::variant<ImportedResult, ResultImportError> take_code(const Event& event, const std::string& event_id,
                                                          const std::string& text) {
    const auto code = read_result_code(text);
    if (!code) return ResultImportError{.kind = ResultImportError::Kind::code_damaged};
    if (code->scores.empty()) return ResultImportError{.kind = ResultImportError::Kind::code_too_early};
    const auto begun_for = table_begun_for(event, event_id, code->game);
    if (!begun_for) return ResultImportError{.kind = ResultImportError::Kind::code_of_none};
    const auto& [round, number] = *begun_for;
    const SeatedTable& table = event.table(round, number)->seating;
    const auto joined = [&](int seat) { return std::ranges::find(code->people, seat) != code->people.end(); };
    for (std::size_t seat = table.seats.size(); seat < code->scores.size(); ++seat)
        if (!joined(static_cast<int>(seat) + 1))
            return ResultImportError{.kind = ResultImportError::Kind::code_damaged};
    if (code->scores.size() < table.seats.size())
        return ResultImportError{.kind = ResultImportError::Kind::code_damaged};
    ImportedResult taken{.wish = {.round = round, .table = number, .seats = {}, .source = {}},
                         .record = result_code_text(*code),
                         .game = std::nullopt,
                         .unsigned_by = {}};
    for (std::size_t seat = 0; seat < code->scores.size(); ++seat) {
        const bool added = seat >= table.seats.size();
        const int player = added ? 0 : table.seats[seat].player;
        taken.wish.seats.push_back(
            {.player = player, .total = code->scores[seat].total, .place = code->scores[seat].place});
        PlayedSeat played{static_cast<int>(seat) + 1, {}, added};
        if (!added) played.names.push_back(event.players.at(player).name);
        taken.played.push_back(std::move(played));
    }
    // The game shows that people changed there; the current names are on the sheet.
    for (const int seat : code->people)
        taken.check.findings.push_back({.kind = GameFinding::Kind::people, .seat = seat});
    taken.wish.source = GameSource{.game = code->game,
                                   .entries = code->entries,
                                   .head = code->head,
                                   .evidence = to_hex(sha256(taken.record)),
                                   .is_code = !code->people.empty()};
    return taken;
}

bool is_from_code(const act::ResultTaken& result) {
    if (!result.source) return false;
    if (result.source->is_code) return true;
    ResultCode code{
        .game = result.source->game, .entries = result.source->entries, .head = result.source->head, .scores = {}};
    for (const SeatScore& seat : result.seats) code.scores.push_back({.total = seat.total, .place = seat.place});
    return to_hex(sha256(result_code_text(code))) == result.source->evidence;
}

namespace {

/// Whether equal totals have different places. Those who went out have no total, and went one after the other.
bool has_ties_apart(const act::ResultTaken& result) {
    for (const SeatScore& one : result.seats)
        for (const SeatScore& other : result.seats)
            if (!one.forfeit && !other.forfeit && one.total > Share{} && one.total == other.total &&
                one.place != other.place)
                return true;
    return false;
}

/// Whether the games of an event place equal totals by what else a player has.
bool are_ties_separated(const Event& event) {
    return std::ranges::any_of(event.made.rulings, [](const std::string& ruling) {
        return ruling.starts_with("ties=") && ruling != "ties=shared";
    });
}

}  // namespace

std::string remark_on_result(const Event& event, const EventTable& table) {
    std::string found = found_with_result(table);
    if (!found.empty() || table.result() == nullptr) return found;
    const act::ResultTaken& result = *table.result();
    if (!result.source && event.shows_games) return "typed";
    if (!result.source && has_ties_apart(result) && !are_ties_separated(event)) return "ties";
    return is_from_code(result) ? "code" : "";
}

bool is_taken_back(const Event& event, const act::ResultTaken& wish) {
    const EventTable* table = event.table(wish.round, wish.table);
    return table != nullptr && table->result() == nullptr && wish.source && table->is_decided(*wish.source);
}

bool is_against_result(const EventRefusal& refusal) {
    return is_another(refusal) || refusal.code == EventRefusal::Code::result_is_there ||
           refusal.code == EventRefusal::Code::nothing_changed;
}

namespace {

EventDecision decide_kept(const Event& event, const ImportedResult& taken) {
    const act::ForkKept history{taken.wish.round, taken.wish.table, *taken.wish.source};
    return taken.game ? decide_history(event, history, *taken.game, words_found(taken.check))
                      : decide_fork(event, history);
}

}  // namespace

EventRefusal told_of_history(const Event& event, const ImportedResult& taken, const EventRefusal& refusal) {
    EventRefusal told = refusal;
    if (!is_another(refusal)) return told;
    if (is_no_other(event, taken, refusal)) {
        told.code = EventRefusal::Code::result_is_there;
        return told;
    }
    const EventDecision kept = decide_kept(event, taken);
    const auto* no = std::get_if<EventRefusal>(&kept);
    return no != nullptr && no->code == EventRefusal::Code::too_many_histories ? *no : told;
}

std::optional<Act> history_to_keep(const Event& event, const ImportedResult& taken, const EventRefusal& refusal) {
    if (is_no_other(event, taken, refusal)) return std::nullopt;
    const EventDecision kept = decide_kept(event, taken);
    if (const auto* act = std::get_if<Act>(&kept)) return *act;
    return std::nullopt;
}

}  // namespace tablebank
