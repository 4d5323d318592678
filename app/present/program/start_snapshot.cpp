#include "app/present/program/start_snapshot.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"
#include "ledger/books/game.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

std::string when_text(const Language& lang, std::int64_t at_ms, std::int64_t now_ms) {
    std::string day = day_text(lang, at_ms);
    if (day != day_text(lang, now_ms)) return day;
    return lang.tr("today {time}", {{"time", time_of_day(at_ms)}});
}

std::string state_text(const Language& lang, const RecentGame& game) {
    if (game.phase == to_string(Phase::finished)) return lang.tr("finished");
    for (const Phase phase : {Phase::side_gone, Phase::closing, Phase::kept, Phase::walked}) {
        if (game.phase == to_string(phase)) return phase_text(lang, phase);
    }
    if (game.turn.empty()) return lang.tr("{entries} entries", {{"entries", std::to_string(game.entries)}});
    return lang.tr("round {round}, {player} to play", {{"round", std::to_string(game.round)}, {"player", game.turn}});
}

}  // namespace

StartSnapshot make_start_snapshot(const Language& lang, const std::vector<RecentGame>& games, std::int64_t now_ms) {
    StartSnapshot snapshot;
    for (const RecentGame& game : games) {
        RecentRow row;
        row.file = platform::text_of(game.file);
        row.name = platform::text_of(game.file.filename());
        row.folder = platform::text_of(game.file.parent_path());
        row.players = list_text(lang, game.players);
        row.state = state_text(lang, game);
        row.edition = game.edition;
        row.when = when_text(lang, game.at_ms, now_ms);
        std::error_code trouble;
        row.missing = !std::filesystem::exists(game.file, trouble);
        row.finished = game.phase == to_string(Phase::finished);
        if (game.practice)
            row.practice = lang.tr("practice game");
        else
            snapshot.only_practice = false;
        if (!snapshot.goes_on && !row.missing && !row.finished && !game.practice)
            snapshot.goes_on = snapshot.recent.size();
        snapshot.recent.push_back(std::move(row));
    }
    return snapshot;
}

}  // namespace tablebank
