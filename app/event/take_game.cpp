#include "app/event/take_game.h"

#include <utility>

#include "db/event/event_book.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

std::optional<std::pair<int, int>> place_of_game(const Event& event, const std::string& event_id,
                                                 const TableAsked& asked, const GameResult& result) {
    if (asked.round && asked.table) return std::pair{*asked.round, *asked.table};
    return table_of_game(event, event_id, result);
}

const act::ResultTaken& result_of_table(const Event& event, const EventRefusal& refusal) {
    return *event.table(refusal.round, refusal.table)->result();
}

}  // namespace

std::variant<TakenGame, NotTaken> take_game(const Event& event, const std::string& event_id,
                                            const std::filesystem::path& file, const TableAsked& asked,
                                            const RecordOf& record_of) {
    TakenGame taken{.wish = {}, .record = {}, .game = read_game(file), .unsigned_by = {}};
    const auto read = game_result(taken.game);
    if (const auto* no = std::get_if<NoGameResult>(&read))
        return NotTaken{.kind = NotTaken::Kind::no_result, .reason = *no};
    const auto& result = std::get<GameResult>(read);
    if (result.edition != event.made.edition)
        return NotTaken{.kind = NotTaken::Kind::other_edition, .edition = result.edition};
    const auto place = place_of_game(event, event_id, asked, result);
    if (!place) {
        NotTaken nowhere{.kind = NotTaken::Kind::no_table};
        for (const GameResult::Line& line : result.lines) nowhere.players.push_back(line.name);
        return nowhere;
    }
    taken.record = record_of(taken.game);
    if (taken.record.empty() || taken.record.size() > EventEvidence::most_bytes)
        return NotTaken{.kind = NotTaken::Kind::too_long};
    taken.wish = wish_of(event, place->first, place->second, result, to_hex(sha256(taken.record)));
    taken.certified = result.certified;
    taken.unsigned_by = result.unsigned_by;
    return taken;
}

EventRefusal told_of_history(const Event& event, const TakenGame& taken, const EventRefusal& refusal) {
    EventRefusal told = refusal;
    if (continues(taken.game, *result_of_table(event, refusal).source)) told.code = EventRefusal::Code::result_is_there;
    return told;
}

std::optional<Act> history_to_keep(const Event& event, const TakenGame& taken, const EventRefusal& refusal) {
    if (continues(taken.game, *result_of_table(event, refusal).source)) return std::nullopt;
    const EventDecision kept = decide_fork(event, {refusal.round, refusal.table, *taken.wish.source});
    if (const auto* act = std::get_if<Act>(&kept)) return *act;
    return std::nullopt;
}

}  // namespace tablebank
