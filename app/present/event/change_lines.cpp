#include "app/present/event/change_lines.h"

#include "app/event/changed_event.h"
#include "app/event/typed_score.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {
namespace {

std::string entry_line(const Language& lang, const Event& event, std::int64_t entry) {
    return '#' + std::to_string(entry) + ' ' + act_line(lang, event, act_in_force(event, entry));
}

/// Why an act falls out. An act that would be decided otherwise has no reason of its own.
std::string reason_text(const Language& lang, const EventRefusal& refusal) {
    if (refusal.code == EventRefusal::Code::act_differs) return lang.tr("it would be another act now");
    return event_refusal_text(lang, refusal);
}

std::string missing_text(const Language& lang, const MissingRound& missing) {
    return lang.trn("{count} result of round {round} is missing", "{count} results of round {round} are missing",
                    missing.results, {{"round", std::to_string(missing.round)}});
}

}  // namespace

std::vector<std::string> change_lines(const Language& lang, const Event& before, const Act& act,
                                      const std::string& why) {
    std::vector<std::string> lines;
    if (!changed_entry(act)) return lines;
    const ChangedEvent changed = change_event(before, act, why);
    for (const FallenOut& one : changed.out)
        lines.push_back(lang.tr("No longer in force: {what} ({reason})", {{"what", entry_line(lang, before, one.entry)},
                                                                          {"reason", reason_text(lang, one.why)}}));
    for (const std::int64_t entry : changed.back)
        lines.push_back(lang.tr("In force again: {what}", {{"what", entry_line(lang, changed.after, entry)}}));
    return lines;
}

std::vector<std::string> bell_questions(const Language& lang, const Event& event, int round) {
    std::vector<std::string> lines;
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end()) return lines;
    std::vector<std::string> away;
    bool uses_check_in = false;
    for (const auto& [number, player] : event.players) {
        uses_check_in = uses_check_in || player.checked_in;
        if (!player.checked_in && found->second.has_place(number)) away.push_back(player.name);
    }
    if (uses_check_in && !away.empty())
        lines.push_back(lang.tr("Not checked in: {players}", {{"players", list_text(lang, away)}}));
    for (const MissingRound& missing : missing_rounds(event)) {
        if (missing.round == round) continue;
        lines.push_back(missing_text(lang, missing));
    }
    return lines;
}

std::string bell_clock(const Language& lang, const Event& event, std::int64_t at_ms) {
    if (event.made.minutes == 0) return {};
    return lang.tr(
        "By the clock of this computer it is {time}; the time of the round ends at {end}",
        {{"time", moment_text(lang, at_ms)}, {"end", time_of_day(at_ms + std::int64_t{event.made.minutes} * 60'000)}});
}

std::string lacking_text(const Language& lang, const Event& event) {
    std::vector<std::string> missing;
    for (const MissingRound& one : missing_rounds(event)) missing.push_back(missing_text(lang, one));
    if (missing.empty()) return {};
    const int complete = complete_rounds(event);
    const Word lacking{"missing", list_text(lang, missing)};
    return complete == 0 ? lang.tr("Not final: {missing}", {lacking})
                         : lang.tr("After round {round}; {missing}", {{"round", std::to_string(complete)}, lacking});
}

std::string early_text(const Language& lang, int round) {
    return lang.tr("the bell of round {round} has not rung: the result is set aside, and does not count",
                   {{"round", std::to_string(round)}});
}

std::string provisional_text(const Language& lang) {
    return lang.tr("this table sends its game: the typed total is provisional, and is compared when the game ends");
}

std::string unlikely_text(const Language& lang, const Event& event, const act::ResultTaken& result) {
    const auto unlikely = unlikely_totals(event, result);
    if (!unlikely) return {};
    if (unlikely->player == 0) return lang.tr("no one at this table has a score");
    return lang.tr("{total} of {player} is more than all at this table begin with, {most} by the count of the end",
                   {{"total", amount_text(lang, unlikely->total)},
                    {"player", event_player_name(event, unlikely->player)},
                    {"most", amount_text(lang, unlikely->most)}});
}

std::string fate_text(const Language& lang, const Event& event, std::int64_t entry) {
    const auto fate = event.fate(entry);
    if (!fate) return {};
    const Word by{"entry", std::to_string(fate->by)};
    switch (fate->kind) {
        case ActFate::Kind::undone:
            return lang.tr("undone by #{entry}", {by});
        case ActFate::Kind::amended:
            return lang.tr("amended by #{entry}", {by});
        case ActFate::Kind::out:
            return lang.tr("not in force since #{entry}", {by});
    }
    return {};
}

}  // namespace tablebank
