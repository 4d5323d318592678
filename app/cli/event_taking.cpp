#include "app/cli/event_taking.h"

#include <algorithm>
#include <sstream>

#include "app/cli/cli_error.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/words/name_text.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

std::string record_of(const Language& lang, const GameToTake& asked, const ReadGame& game) {
    std::ostringstream record;
    if (has_record(game)) export_record(game, record);
    std::string text = record.str();
    if (text.empty() || text.size() > EventEvidence::most_bytes)
        throw CliError(ExitCode::disk,
                       lang.tr("{file} is too long to be kept with its result", {{"file", asked.file}}));
    return text;
}

/// The table that was named, or at which these players sit.
std::pair<int, int> place_of_game(const Language& lang, const GameToTake& asked, const EventSession& session,
                                  const GameResult& result) {
    if (asked.round && asked.table) return {*asked.round, *asked.table};
    if (const auto found = table_of_game(session.event(), session.book().id(), result)) return *found;
    std::vector<std::string> names;
    for (const GameResult::Line& line : result.lines) names.push_back(line.name);
    throw CliError(ExitCode::usage,
                   lang.tr("{players} sit together at no table of a round that has begun; say --round and --table",
                           {{"players", list_text(lang, names)}}));
}

}  // namespace

TakenResult taken_from_game(const Language& lang, const GameToTake& asked, const EventSession& session) {
    const Event& event = session.event();
    TakenResult taken{.wish = {}, .game = read_game(asked.file)};
    const auto read = game_result(*taken.game);
    if (const auto* no = std::get_if<NoGameResult>(&read)) {
        const std::string message = no_game_result_text(lang, *no);
        throw RefusedError(message, json_text({{"refused", "no-result"}, {"message", message}}));
    }
    const auto& result = std::get<GameResult>(read);
    if (result.edition != event.made.edition) {
        const std::string message = lang.tr("this game was played with the edition {edition}, the event with {other}",
                                            {{"edition", result.edition}, {"other", event.made.edition}});
        throw RefusedError(message, json_text({{"refused", "other-edition"}, {"message", message}}));
    }
    const auto [round, table] = place_of_game(lang, asked, session, result);
    taken.evidence.push_back(record_of(lang, asked, *taken.game));
    taken.wish = wish_of(event, round, table, result, to_hex(sha256(taken.evidence.front())));
    if (!result.certified) taken.remarks.push_back(lang.tr("no judge certified this sheet"));
    if (!result.unsigned_by.empty())
        taken.remarks.push_back(lang.tr("not signed by {players}", {{"players", list_text(lang, result.unsigned_by)}}));
    return taken;
}

void refuse_history(const Language& lang, EventSession& session, const TakenResult& taken, const EventRefusal& refusal,
                    const std::string* why) {
    const act::ResultTaken& now = *session.event().table(refusal.round, refusal.table)->result();
    if (continues(*taken.game, *now.source)) {
        EventRefusal grown = refusal;
        grown.code = EventRefusal::Code::result_is_there;
        throw_event_refusal(lang, grown);
    }
    const auto& forks = session.event().table(refusal.round, refusal.table)->forks;
    const bool known =
        std::ranges::any_of(forks, [&](const act::ForkKept& fork) { return fork.source == *taken.wish.source; });
    if (!known && why != nullptr)
        (void)session.post(Act{act::ForkKept{refusal.round, refusal.table, *taken.wish.source}}, *why, taken.evidence);
    throw_event_refusal(lang, refusal);
}

}  // namespace tablebank
