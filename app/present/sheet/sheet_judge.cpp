// Page one: totals that a judge set next to the computed ones, and the results of protests.

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/checklist_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/protest_text.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

namespace {

const std::string& name_of(const SheetFacts& facts, int seat) {
    static const std::string nobody;
    for (const ScoredPlayer& player : facts.players)
        if (player.seat == seat) return player.name;
    return nobody;
}

/// The name in a line that certified; a dash if it has none.
std::string certifier(const Said& said) {
    return said.words.empty() ? "–" : said.words;
}

PaperColumn words_column(std::string head) {
    return {std::move(head), PaperAlign::left, 0, 0, true};
}

std::string about_text(const Language& lang, const Protest& protest) {
    return protest.about == 0 ? lang.tr("something left out") : "#" + std::to_string(protest.about);
}

}  // namespace

std::vector<std::string> SheetMaker::names_by_seat() const {
    std::vector<std::string> names(facts.players.size());
    for (const ScoredPlayer& player : facts.players)
        if (player.seat >= 1 && static_cast<std::size_t>(player.seat) <= names.size())
            names[static_cast<std::size_t>(player.seat - 1)] = player.name;
    return names;
}

void SheetMaker::adjustments() const {
    if (facts.adjusted.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Totals set by the judge")});
    block::Table list{{{lang.tr_in("column", "Entry")},
                       {lang.tr("Player")},
                       {lang.tr_in("column", "Before"), PaperAlign::right},
                       {lang.tr_in("column", "Set"), PaperAlign::right},
                       words_column(lang.tr_in("column", "Reason"))},
                      {}};
    for (const Adjustment& adjustment : facts.adjusted)
        list.rows.push_back({{{'#' + std::to_string(adjustment.entry)},
                              {name_of(facts, adjustment.player + 1)},
                              {amount_text(lang, adjustment.computed), PaperTone::quiet},
                              {amount_text(lang, adjustment.total), PaperTone::strong},
                              {adjustment.why}}});
    blocks.emplace_back(std::move(list));
}

void SheetMaker::earlier_sheets() const {
    if (facts.earlier.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Corrections of the certified sheet")});
    for (std::size_t at = 0; at < facts.earlier.size(); ++at) {
        const EarlierSheet& earlier = facts.earlier[at];
        const SheetBefore& sheet = earlier.sheet;
        std::string totals;
        for (const auto& [seat, total] : earlier.totals)
            totals += (totals.empty() ? "" : " · ") + name_of(facts, seat) + ' ' + amount_text(lang, total);
        blocks.emplace_back(block::Paragraph{
            lang.tr("Correction {number}, #{entry}: {why}", {{"number", std::to_string(at + 1)},
                                                             {"entry", std::to_string(sheet.corrected.entry)},
                                                             {"why", sheet.corrected.words}})});
        blocks.emplace_back(
            block::Paragraph{lang.tr("The sheet before it, certified in #{entry} ({judge}): {totals}; head {head}",
                                     {{"entry", std::to_string(sheet.certificate.said.entry)},
                                      {"judge", certifier(sheet.certificate.said)},
                                      {"totals", totals},
                                      {"head", in_groups(earlier.head)}}),
                             PaperTone::quiet});
        add_despite(sheet.certificate, PaperTone::plain);
    }
}

/// The steps that were missing when a sheet was certified anyway, and why; nothing if none was.
void SheetMaker::add_despite(const CertifiedSheet& sheet, PaperTone tone) const {
    if (sheet.despite.empty()) return;
    blocks.emplace_back(block::Paragraph{
        lang.tr("Certified in spite of what was not done: {undone}. Reason: {why}",
                {{"undone", undone_list_text(lang, names_by_seat(), sheet.undone)}, {"why", sheet.despite}}),
        tone});
}

namespace {

/// "#37 12:43, typed by Elena", "#37 12:43, typed by phone of Anna". `table`: of a game; nullptr: of a position.
std::string typed_text(const Language& lang, const SheetFacts& facts, const Table* table, const Said& said) {
    const Word entry{"entry", std::to_string(said.entry)};
    const Word time{"time", time_on_paper(said.at_ms, facts.zone)};
    if (said.poster.empty()) return lang.tr("#{entry} {time}", {entry, time});
    const std::string poster = table == nullptr ? said.poster : poster_text(lang, *table->game.setup, said.poster);
    return lang.tr("#{entry} {time}, typed by {poster}", {entry, time, {"poster", poster}});
}

std::string signature_line(const Language& lang, const SheetFacts& facts, const Table* table,
                           const TypedSignature& typed) {
    const Word player{"player", typed.name};
    const Word how{"typed", typed_text(lang, facts, table, typed.said)};
    if (!typed.stands) return lang.tr("{player}: of a result that was changed since ({typed})", {player, how});
    if (!typed.refused) return lang.tr("{player} signs ({typed})", {player, how});
    if (typed.said.words.empty()) return lang.tr("{player} does not sign ({typed})", {player, how});
    return lang.tr("{player} does not sign ({typed}): {why}", {player, how, {"why", typed.said.words}});
}

}  // namespace

/// A typed signature with the person who typed it. The line for the pen stays empty.
void SheetMaker::typed_signatures() const {
    std::string typed;
    for (const TypedSignature& one : facts.road.signatures)
        typed += (typed.empty() ? "" : "; ") + signature_line(lang, facts, table, one);
    if (!typed.empty())
        blocks.emplace_back(
            block::Paragraph{lang.tr("Typed, not written by hand: {typed}.", {{"typed", typed}}), PaperTone::quiet});
    const auto& sheet = facts.road.sheet;
    if (!sheet) return;
    std::string text =
        lang.tr("Certified: {judge} ({typed}).",
                {{"judge", certifier(sheet->said)}, {"typed", typed_text(lang, facts, table, sheet->said)}});
    if (!sheet->key.empty()) {
        const Word key{"key", sheet->key};
        text += ' ' + (sheet->proved ? lang.tr("Key {key}: it signed the totals, rulings and counts.", {key})
                                     : lang.tr("Key {key}: named, not proved.", {key}));
    }
    blocks.emplace_back(block::Paragraph{std::move(text), PaperTone::quiet});
    add_despite(*sheet, PaperTone::strong);
}

void SheetMaker::protests() const {
    if (facts.road.protests.empty() && facts.road.protest_times.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Protests")});
    for (const auto& [changed, minutes] : facts.road.protest_times)
        blocks.emplace_back(block::Paragraph{lang.trn("The time for protests was set to {count} minute ({typed}).",
                                                      "The time for protests was set to {count} minutes ({typed}).",
                                                      minutes, {{"typed", typed_text(lang, facts, table, changed)}})});
    if (facts.road.protests.empty()) return;
    block::Table list{{{lang.tr_in("column", "Entry")},
                       {lang.tr_in("column", "Time")},
                       {lang.tr("Player")},
                       {lang.tr_in("column", "About")},
                       {""},
                       words_column(lang.tr_in("column", "Reason"))},
                      {}};
    for (const ProtestCase& lodged : facts.road.protests) {
        bool heard = false;
        for (std::size_t step = 0; step < lodged.course.size(); ++step) {
            const Said& said = lodged.course[step];
            const ProtestState state = lodged.states[step];
            std::string words = protest_state_text(lang, state);
            if (is_decided(state) && !heard) words = lang.tr("{state}, not heard", {{"state", words}});
            heard = state == ProtestState::heard;
            list.rows.push_back({{{'#' + std::to_string(said.entry)},
                                  {time_on_paper(said.at_ms, facts.zone), PaperTone::quiet},
                                  {step == 0 ? name_of(facts, lodged.seat) : std::string{}},
                                  {step == 0 ? about_text(lang, lodged.protest) : std::string{}},
                                  {std::move(words)},
                                  {said.words}},
                                 step + 1 < lodged.course.size()});
        }
    }
    blocks.emplace_back(std::move(list));
}

}  // namespace tablebank
