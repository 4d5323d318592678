#include "app/cli/sheet_json.h"

#include <array>

#include "app/cli/findings.h"
#include "app/cli/judge_json.h"
#include "app/export/time_text.h"

namespace tablebank {
namespace {

Json players_json(const Language& lang, const SheetFacts& facts) {
    const Edition& edition = *facts.edition;
    Json players = Json::array();
    for (const ScoredPlayer& player : facts.players) {
        Json json{{"seat", player.seat}, {"name", player.name}, {"role", to_string(player.role)}};
        for (const FormerSitter& former : player.before)
            json["before"].push_back({{"name", former.name}, {"until", former.until}});
        if (player.place != 0) json["place"] = player.place;
        if (player.side) json["side"] = to_string(*player.side);
        if (player.out) {
            json["out"] = player.bankrupt ? "bankrupt" : "left";
        } else {
            json["cash"] = player.cash.to_string();
        }
        if (player.kept) json["kept"] = player.kept->to_string();
        if (player.deeds) {
            json["walk"] = Json::array();
            for (const auto& [deed, quote] : player.walk)
                json["walk"].push_back({{"deed", space_json(deed)},
                                        {"name", edition.deed_at(deed)->name},
                                        {"amount", quote.amount.to_string()},
                                        {"workings", workings_json(lang, edition, quote.workings)}});
            json["from_deeds"] = player.deeds->to_string();
        }
        add_adjusted(facts.adjustments, player.seat - 1, json);
        if (player.total) json[facts.measure == Measure::last_left ? "raise" : "total"] = player.total->to_string();
        if (player.winner) json["winner"] = true;
        players.push_back(std::move(json));
    }
    return players;
}

Json rulings_json(const SheetFacts& facts) {
    Json rulings = Json::array();
    for (const DifferingRuling& ruling : facts.differing) {
        Json json{{"ruling", ruling.key}, {"value", ruling.value}, {"agreed", ruling.agreed}, {"usual", ruling.usual}};
        if (ruling.of_house) json["house_rule"] = true;
        for (const RulingChange& change : ruling.changes)
            json["changes"].push_back({{"entry", change.entry}, {"value", change.value}, {"why", change.why}});
        rulings.push_back(std::move(json));
    }
    return rulings;
}

Json clock_json(const SheetFacts& facts) {
    Json clock = Json::array();
    for (const SheetClockStep& step : facts.clock) {
        Json json{{"entry", step.entry}, {"at", utc_moment(step.at_ms)}, {"clock", clock_word(step.kind)}};
        if (step.minutes != 0) json["minutes"] = step.minutes;
        json["used_ms"] = step.used_ms;
        if (step.kind == SheetClockStep::Kind::set) json["left_ms"] = step.left_ms;
        if (step.kind > SheetClockStep::Kind::set) json["moved_ms"] = step.moved_ms;
        if (!step.why.empty()) json["why"] = step.why;
        clock.push_back(std::move(json));
    }
    return clock;
}

Json corrections_json(const SheetFacts& facts) {
    Json corrections = Json::array();
    for (const SheetCorrection& correction : facts.corrections) {
        Json json{{"entry", correction.entry}, {"correction", correction_word(correction.kind)}};
        if (correction.last != correction.entry) json["to"] = correction.last;
        if (correction.of) json["of"] = *correction.of;
        json["at"] = utc_moment(correction.at_ms);
        json["line"] = correction.line;
        if (!correction.why.empty()) json["why"] = correction.why;
        if (!correction.set_aside.empty()) json["set_aside"] = correction.set_aside;
        if (!correction.in_force) json["in_force"] = false;
        if (!correction.gone.empty()) json["undone"] = correction.gone;
        corrections.push_back(std::move(json));
    }
    return corrections;
}

std::vector<std::string> names_by_seat(const SheetFacts& facts) {
    std::vector<std::string> names(facts.players.size());
    for (const ScoredPlayer& player : facts.players) names.at(static_cast<std::size_t>(player.seat - 1)) = player.name;
    return names;
}

Json adjusted_json(const SheetFacts& facts) {
    const std::vector<std::string> names = names_by_seat(facts);
    Json list = Json::array();
    for (const Adjustment& adjustment : facts.adjusted)
        list.push_back({{"entry", adjustment.entry},
                        {"player", names.at(static_cast<std::size_t>(adjustment.player))},
                        {"from", adjustment.computed.to_string()},
                        {"to", adjustment.total.to_string()},
                        {"why", adjustment.why}});
    return list;
}

Json earlier_json(const SheetFacts& facts) {
    const std::vector<std::string> names = names_by_seat(facts);
    Json list = Json::array();
    for (const EarlierSheet& earlier : facts.earlier) {
        const SheetBefore& sheet = earlier.sheet;
        const CertifiedSheet& certificate = sheet.certificate;
        Json json{{"sheet", certificate.number},
                  {"certified", certificate.said.entry},
                  {"judge", certificate.said.words},
                  {"entries", sheet.entry},
                  {"head", earlier.head},
                  {"corrected", sheet.corrected.entry},
                  {"why", sheet.corrected.words}};
        if (!certificate.despite.empty()) json["despite"] = certificate.despite;
        for (const auto& [seat, total] : earlier.totals)
            json["totals"].push_back(
                {{"player", names.at(static_cast<std::size_t>(seat - 1))}, {"total", total.to_string()}});
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace

const char* measure_word(Measure measure) {
    constexpr std::array words{"last", "richest", "timed"};
    return words.at(static_cast<std::size_t>(measure));
}

const char* clock_word(SheetClockStep::Kind kind) {
    constexpr std::array words{"started", "stopped", "extended", "called", "set",
                               "jumped",  "slept",   "zone",     "bell",   "played"};
    return words.at(static_cast<std::size_t>(kind));
}

const char* correction_word(SheetCorrection::Kind kind) {
    constexpr std::array words{"taken-back", "brought-back", "put-right", "forced", "counted", "by-hand"};
    return words.at(static_cast<std::size_t>(kind));
}

Json sheet_json(const Language& lang, const SheetFacts& facts, const SheetEvent& event) {
    Json json{{"kind", "sheet"},
              {"edition", facts.edition->id},
              {"decides", measure_word(facts.measure)},
              {"final", facts.final}};
    const auto told = [&json](const char* key, const std::string& value) {
        if (!value.empty()) json[key] = value;
    };
    told("event", event.event);
    told("table", event.table);
    told("round", event.round);
    told("protest", event.protest);
    if (facts.of_game) {
        json["game"] = facts.game_id;
        if (facts.practice) json["practice"] = true;
        json["goal"] = to_string(facts.goal);
        if (facts.minutes != 0) json["minutes"] = facts.minutes;
        json["phase"] = to_string(facts.phase);
        json["recorded"] = facts.recorded;
        json["began"] = utc_moment(facts.began_ms);
        if (facts.ended_ms) json["ended"] = utc_moment(*facts.ended_ms);
        json["last"] = utc_moment(facts.last_ms);
        json["entries"] = facts.entries;
        json["head"] = facts.head;
    }
    json["players"] = players_json(lang, facts);
    json["winners"] = Json::array();
    for (const ScoredPlayer& player : facts.players)
        if (player.winner) json["winners"].push_back(player.name);
    if (!facts.dice.empty()) {
        json["dice"] = Json::object();
        for (const auto& [space, thrown] : facts.dice) json["dice"][space_json(space)] = {thrown.first, thrown.second};
    }
    json["rulings"] = rulings_json(facts);
    if (facts.of_game) {
        json["clock"] = clock_json(facts);
        if (!facts.after_time.empty()) json["after_time"] = facts.after_time;
        for (const PeopleStep& step : facts.people_steps) {
            Json& told_step = json["people"].emplace_back();
            told_step = {{"entry", step.entry}, {"at", utc_moment(step.at_ms)}, {"line", step.line}};
            if (!step.why.empty()) told_step["why"] = step.why;
        }
        json["corrections"] = corrections_json(facts);
        if (!facts.adjusted.empty()) json["adjustments"] = adjusted_json(facts);
        if (!facts.earlier.empty()) json["sheets_before"] = earlier_json(facts);
    }
    add_judge_json(facts.road, names_by_seat(facts), json);
    if (!facts.findings.empty()) {
        json["findings"] = findings_json(lang, *facts.edition, names_by_seat(facts), facts.findings);
        if (!facts.as_found.empty()) json["reason"] = facts.as_found;
    }
    return json;
}

}  // namespace tablebank
