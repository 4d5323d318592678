// The facts of a score sheet as rows of a spreadsheet.

#include <algorithm>
#include <ostream>

#include "app/cli/sheet_json.h"
#include "app/export/spreadsheet_csv.h"
#include "app/export/time_text.h"

namespace tablebank {
namespace {

/// One row: the subject, its player or entry, the property, and the value with its words.
class Rows {
public:
    Rows(const Language& lang, std::ostream& out) : table_(lang), out_(out) {
        out_ << SpreadsheetCsv::beginning() << table_.row({"about", "of", "what", "value", "words"});
    }
    void add(const char* about, const std::string& of, const std::string& what, const std::string& value,
             const std::string& words = {}) {
        out_ << table_.row({about, of, what, value, words});
    }

private:
    SpreadsheetCsv table_;
    std::ostream& out_;
};

void add_player(const SheetFacts& facts, const ScoredPlayer& player, Rows& rows) {
    const auto row = [&](const char* what, const std::string& value, const std::string& words = {}) {
        rows.add("player", player.name, what, value, words);
    };
    row("seat", std::to_string(player.seat));
    row("role", std::string(to_string(player.role)));
    for (const FormerSitter& former : player.before)
        row("before", former.name, "until #" + std::to_string(former.until));
    if (player.out) return row("out", player.bankrupt ? "bankrupt" : "left");
    if (player.place != 0) row("place", std::to_string(player.place), player.winner ? "winner" : "");
    row("cash", player.cash.to_string());
    if (player.kept) row("kept", player.kept->to_string());
    for (const auto& [space, quote] : player.walk)
        row(facts.measure == Measure::settlement ? "walk" : "deed", quote.amount.to_string(),
            space_json(space) + ' ' + facts.edition->deed_at(space)->name);
    if (player.deeds) row("from_deeds", player.deeds->to_string());
    if (player.total) row(facts.measure == Measure::last_left ? "raise" : "total", player.total->to_string());
}

void add_game(const SheetFacts& facts, Rows& rows) {
    if (facts.practice) rows.add("game", facts.game_id, "practice", "yes");
    rows.add("game", facts.game_id, "goal", std::string(to_string(facts.goal)));
    if (facts.minutes != 0) rows.add("game", facts.game_id, "minutes", std::to_string(facts.minutes));
    rows.add("game", facts.game_id, "phase", std::string(to_string(facts.phase)));
    rows.add("game", facts.game_id, "began", utc_moment(facts.began_ms));
    if (facts.ended_ms) rows.add("game", facts.game_id, "ended", utc_moment(*facts.ended_ms));
    rows.add("game", facts.game_id, "last", utc_moment(facts.last_ms));
    rows.add("game", facts.game_id, "entries", std::to_string(facts.entries));
    rows.add("game", facts.game_id, "head", facts.head);
}

void add_said(const char* about, const Said& said, const std::string& what, const std::string& value, Rows& rows) {
    rows.add(about, std::to_string(said.entry), what, value, said.words);
}

std::string name_of_seat(const SheetFacts& facts, int seat) {
    const auto found = std::ranges::find(facts.players, seat, &ScoredPlayer::seat);
    return found == facts.players.end() ? std::string{} : found->name;
}

void add_road(const SheetFacts& facts, Rows& rows) {
    const Adjudication& road = facts.road;
    if (road.confirmed)
        add_said("judge", *road.confirmed, "rulings_confirmed", road.rulings_changed_since ? "changed since" : "yes",
                 rows);
    for (const CountedHand& hand : road.counts) {
        const std::string of = hand.entry > 0 ? std::to_string(hand.entry) : name_of_seat(facts, hand.seat);
        rows.add("counted", of, "seat", std::to_string(hand.seat), hand.why);
        if (hand.entry > 0) rows.add("counted", of, "booked", hand.booked.to_string());
        rows.add("counted", of, hand.waived ? "waived" : "counted", hand.counted.to_string());
        for (const NoteCount& note : hand.notes)
            rows.add("counted", of, note.value.to_string(), std::to_string(note.count));
    }
    for (const Said& witness : road.witnesses) add_said("judge", witness, "witness", utc_moment(witness.at_ms), rows);
    for (const int seat : road.signed_by) rows.add("judge", "", "signed", std::to_string(seat));
    for (const int seat : road.refused_by) rows.add("judge", "", "refused", std::to_string(seat));
    for (const TypedSignature& typed : road.signatures)
        rows.add("signature", std::to_string(typed.said.entry), typed.refused ? "refused" : "signed",
                 std::to_string(typed.seat), typed.said.poster);
    if (road.sheet && !road.sheet->key.empty())
        rows.add("judge", std::to_string(road.sheet->said.entry), "key", road.sheet->key,
                 road.sheet->proved ? "proved" : "named, not proved");
    if (road.sheet && !road.sheet->despite.empty())
        rows.add("judge", std::to_string(road.sheet->said.entry), "undone", to_detail(road.sheet->undone),
                 road.sheet->despite);
    for (const EarlierSheet& earlier : facts.earlier)
        for (const auto& [seat, total] : earlier.totals)
            rows.add("sheet_before", std::to_string(earlier.sheet.certificate.number), std::to_string(seat),
                     total.to_string(), earlier.head);
    if (road.sheet) add_said("judge", road.sheet->said, "certified", std::to_string(road.sheet->number), rows);
    for (const Said& correction : road.corrections)
        add_said("judge", correction, "correction", utc_moment(correction.at_ms), rows);
    for (const ProtestCase& lodged : road.protests) {
        const std::string number = std::to_string(lodged.protest.entry);
        if (lodged.seat > 0)
            rows.add("protest", number, "player", std::to_string(lodged.seat), name_of_seat(facts, lodged.seat));
        rows.add("protest", number, "about", std::to_string(lodged.protest.about));
        for (std::size_t step = 0; step < lodged.course.size(); ++step)
            rows.add("protest", std::to_string(lodged.protest.entry), std::string(to_string(lodged.states[step])),
                     utc_moment(lodged.course[step].at_ms), lodged.course[step].words);
    }
    for (const auto& [changed, minutes] : road.protest_times)
        rows.add("judge", std::to_string(changed.entry), "protest_minutes", std::to_string(minutes), changed.words);
    if (road.protest_deadline_ms) rows.add("judge", "", "protests_until", utc_moment(*road.protest_deadline_ms));
}

}  // namespace

void write_sheet_csv(const Language& lang, const SheetFacts& facts, const SheetEvent& event, std::ostream& out) {
    Rows rows(lang, out);
    rows.add("sheet", "", "edition", facts.edition->id);
    rows.add("sheet", "", "decides", measure_word(facts.measure));
    rows.add("sheet", "", "final", facts.final ? "yes" : "no");
    const auto told = [&rows](const char* what, const std::string& value) {
        if (!value.empty()) rows.add("sheet", "", what, value);
    };
    told("event", event.event);
    told("table", event.table);
    told("round", event.round);
    told("protest", event.protest);
    if (facts.of_game) add_game(facts, rows);
    for (const ScoredPlayer& player : facts.players) add_player(facts, player, rows);
    for (const auto& [space, thrown] : facts.dice)
        rows.add("dice", space_json(space), "dice", std::to_string(thrown.first) + ' ' + std::to_string(thrown.second));
    for (const DifferingRuling& ruling : facts.differing) {
        rows.add("ruling", "", ruling.key, ruling.agreed, ruling.usual);
        for (const RulingChange& change : ruling.changes)
            rows.add("ruling", std::to_string(change.entry), change.key, change.value, change.why);
    }
    for (const SheetClockStep& step : facts.clock)
        rows.add("clock", std::to_string(step.entry), clock_word(step.kind), utc_moment(step.at_ms), step.why);
    for (const std::int64_t entry : facts.after_time) rows.add("clock", std::to_string(entry), "after_time", "");
    for (const PeopleStep& step : facts.people_steps)
        rows.add("people", std::to_string(step.entry), utc_moment(step.at_ms), step.line, step.why);
    for (const Adjustment& adjustment : facts.adjusted)
        rows.add("adjusted", std::to_string(adjustment.entry), std::to_string(adjustment.player + 1),
                 adjustment.computed.to_string() + " -> " + adjustment.total.to_string(), adjustment.why);
    add_road(facts, rows);
    for (const Finding& finding : facts.findings) {
        std::string deeds;
        for (const Space deed : finding.deeds) deeds += (deeds.empty() ? "" : " ") + space_json(deed);
        rows.add("finding", finding.player ? name_of_seat(facts, *finding.player + 1) : "",
                 std::string{to_string(finding.code)}, deeds,
                 weight_of(finding.code) == Weight::as_found ? facts.as_found : "");
    }
    for (const SheetCorrection& correction : facts.corrections) {
        const std::string entry = std::to_string(correction.entry);
        rows.add("correction", entry, correction_word(correction.kind), correction.line, correction.why);
        for (const std::string& line : correction.gone) rows.add("correction", entry, "undone", line);
    }
}

}  // namespace tablebank
