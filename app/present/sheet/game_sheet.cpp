#include "app/present/sheet/game_sheet.h"

#include <algorithm>
#include <map>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/book_words.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"
#include "ledger/proof/result_code.h"

namespace tablebank {

namespace {

/// The end of the game, or the time of the last entry if it goes on. Without its date if the game began on that day.
std::string last_moment(const Language& lang, const SheetFacts& facts) {
    const std::int64_t at_ms = facts.ended_ms.value_or(facts.last_ms);
    const bool same_day = day_on_paper(lang, facts.began_ms, facts.zone) == day_on_paper(lang, at_ms, facts.zone);
    return same_day ? time_on_paper(at_ms, facts.zone) + ' ' + zone_text(facts.zone)
                    : moment_on_paper(lang, at_ms, facts.zone);
}

std::vector<std::string> head_lines(const Language& lang, const SheetFacts& facts) {
    const Edition& edition = *facts.edition;
    if (!facts.of_game) return {lang.tr("{edition}, a position", {{"edition", edition.name}})};
    const Word name{"edition", edition.name};
    const Word goal{"goal", goal_text(lang, facts.goal, edition)};
    if (facts.minutes == 0) return {lang.tr("{edition}: {goal}", {name, goal})};
    return {lang.trn("{edition}: {goal}, {count} minute", "{edition}: {goal}, {count} minutes", facts.minutes,
                     {name, goal})};
}

/// Whether the values are those of the end of the game, or those of an end now.
PaperBlock status_of(const Language& lang, const SheetFacts& facts, const Table* table) {
    const Word entry{"entry", '#' + std::to_string(facts.entries)};
    if (!facts.of_game || table == nullptr)
        return block::Notice{lang.tr("Worked out from a position that was typed in, without a game.")};
    if (facts.final) {
        const Verdict verdict = make_verdict(lang, *table);
        std::string text = verdict.heading + (verdict.total.empty() ? "" : " · " + verdict.total);
        return block::Paragraph{verdict.why.empty() ? text : text + " · " + verdict.why, PaperTone::strong};
    }
    if (facts.phase == Phase::play)
        return block::Notice{lang.tr("NOT FINAL. If the game ended now, after entry {entry}.", {entry})};
    return block::Notice{lang.tr("NOT FINAL. The ending has begun and is not finished; entry {entry}.", {entry})};
}

void add_identity(const Language& lang, const SheetFacts& facts, std::vector<PaperBlock>& blocks) {
    if (!facts.of_game) return;
    const PaperField game{lang.tr("Game"), in_groups(facts.game_id)};
    const PaperField head{lang.tr("Head after entry #{entry}", {{"entry", std::to_string(facts.entries)}}),
                          in_groups(facts.head)};
    blocks.emplace_back(block::Fields{{game, head}, 1});
}

/// The signers of page one see the number of corrections, even if these are listed on the next page.
std::string entries_text(const Language& lang, const SheetFacts& facts) {
    const Word entries{"entries", std::to_string(facts.entries)};
    return facts.corrections.empty() ? entries.text
                                     : lang.tr("{entries}; corrections: {count}",
                                               {entries, {"count", std::to_string(facts.corrections.size())}});
}

/// The known signers; the paper has a place for every signature anyway.
SignedSheet signed_sheet(const Language& lang, const SheetFacts& facts, const SheetEvent& event) {
    SignedSheet known;
    const Adjudication& road = facts.road;
    known.protest = event.protest;
    if (known.protest.empty() && road.protest_deadline_ms)
        known.protest = moment_on_paper(lang, *road.protest_deadline_ms, facts.zone);
    if (!road.witnesses.empty()) known.witness = road.witnesses.back().words;
    if (road.sheet) {
        known.judge = road.sheet->said.words;
        known.at = moment_on_paper(lang, road.sheet->said.at_ms, facts.zone);
        if (road.sheet->number > 1) known.correction = std::to_string(road.sheet->number - 1);
    } else if (road.confirmed) {
        known.judge = road.confirmed->words;
    }
    return known;
}

/// In order of play. Players who are out follow all the others, the last to leave first.
std::vector<ResultCode::Score> scores_by_seat(const std::vector<ScoredPlayer>& players) {
    std::map<int, ResultCode::Score> scores;
    for (std::size_t at = 0; at < players.size(); ++at) {
        const ScoredPlayer& player = players[at];
        scores[player.seat] = {player.total.value_or(Share{}),
                               player.place > 0 ? player.place : static_cast<int>(at) + 1};
    }
    std::vector<ResultCode::Score> in_order;
    in_order.reserve(scores.size());
    for (const auto& [seat, score] : scores) in_order.push_back(score);
    return in_order;
}

std::string foot_text(const Language& lang, const SheetFacts& facts) {
    if (!facts.of_game) return facts.edition->name;
    return lang.tr("{edition} · game {game} · entry #{entry} · head {head}", {{"edition", facts.edition->name},
                                                                              {"game", facts.game_id.substr(0, 8)},
                                                                              {"entry", std::to_string(facts.entries)},
                                                                              {"head", facts.head.substr(0, 8)}});
}

/// A practice game is not signed.
void add_signing(const Language& lang, const SheetFacts& facts, const SheetEvent& event, const Table* table,
                 PaperDocument& document) {
    if (facts.practice) return;
    std::vector<std::string> names;
    std::vector<const ScoredPlayer*> seated;
    for (const ScoredPlayer& player : facts.players) seated.push_back(&player);
    std::ranges::sort(seated, {}, &ScoredPlayer::seat);
    names.reserve(seated.size());
    for (const ScoredPlayer* player : seated) names.push_back(player->name);
    SheetMaker{lang, facts, table, document.foot_of_first}.typed_signatures();
    add_signatures(lang, names, signed_sheet(lang, facts, event), document.foot_of_first);
}

}  // namespace

std::string in_groups(const std::string& digits) {
    std::string text;
    for (std::size_t at = 0; at < digits.size(); at += 4) text += (at > 0 ? " " : "") + digits.substr(at, 4);
    return text;
}

std::string sheet_code(const SheetFacts& facts) {
    if (!facts.of_game) return {};
    ResultCode code{facts.game_id, facts.entries, facts.head};
    if (facts.final && facts.goal == Goal::timed) {
        code.scores = scores_by_seat(facts.players);
        code.people = facts.people;
    }
    return result_code_text(code);
}

namespace {

/// The signers of page one see which parts of it continue on the next page.
void tell_what_goes_on(const Language& lang, PaperDocument& document) {
    document.overleaf = [lang](const std::vector<std::string>& headings) {
        return lang.tr("THIS PAGE DOES NOT HOLD ALL. Overleaf: {headings}.", {{"headings", list_text(lang, headings)}});
    };
    document.goes_on = [lang](const std::string& heading) {
        return lang.tr("{heading}, continued from page 1", {{"heading", heading}});
    };
}

}  // namespace

PaperDocument make_game_sheet(const Language& lang, const SheetFacts& facts, const Table* table,
                              const SheetEvent& event) {
    PaperDocument document;
    document.title = lang.tr("Score sheet");
    document.language = lang.tag();
    document.foot = foot_text(lang, facts);
    document.page_text = page_numbers(lang);
    tell_what_goes_on(lang, document);
    if (facts.of_game) document.created_ms = facts.last_ms;

    block::Masthead head{document.title, head_lines(lang, facts), event_fields(lang, event), 3, sheet_code(facts)};
    if (facts.of_game) {
        head.fields.push_back({lang.tr("Begun"), moment_on_paper(lang, facts.began_ms, facts.zone)});
        head.fields.push_back({facts.final ? lang.tr("Ended") : lang.tr("As of"), last_moment(lang, facts)});
        head.fields.push_back({lang.tr("Entries"), entries_text(lang, facts)});
    }
    document.blocks.emplace_back(std::move(head));
    if (facts.practice)
        document.blocks.emplace_back(
            block::Notice{lang.tr("A PRACTICE GAME. Nothing of it counts, and it is not signed.")});
    document.blocks.push_back(status_of(lang, facts, table));
    const SheetMaker maker{lang, facts, table, document.blocks};
    maker.standings();
    maker.counted_cash();
    maker.payments();
    maker.rulings();
    maker.clock();
    maker.people();
    maker.corrections();
    maker.adjustments();
    maker.earlier_sheets();
    maker.protests();
    maker.walk_pages();

    add_signing(lang, facts, event, table, document);
    add_identity(lang, facts, document.foot_of_first);
    return document;
}

}  // namespace tablebank
