// Page one: totals that a judge set beside the computed ones, and what became of protests.

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/money_text.h"
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

PaperColumn words_column(std::string head) {
    return {std::move(head), PaperAlign::left, 0, 0, true};
}

std::string about_text(const Language& lang, const Protest& protest) {
    return protest.about == 0 ? lang.tr("something left out") : "#" + std::to_string(protest.about);
}

}  // namespace

void SheetMaker::adjustments() const {
    if (facts.adjustments.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Totals set by the judge")});
    block::Table list{{{lang.tr_in("column", "Entry")},
                       {lang.tr("Player")},
                       {lang.tr_in("column", "Computed"), PaperAlign::right},
                       {lang.tr_in("column", "Set"), PaperAlign::right},
                       words_column(lang.tr_in("column", "Reason"))},
                      {}};
    for (const Adjustment& adjustment : facts.adjustments)
        list.rows.push_back({{{'#' + std::to_string(adjustment.entry)},
                              {name_of(facts, adjustment.player + 1)},
                              {amount_text(lang, adjustment.computed), PaperTone::quiet},
                              {amount_text(lang, adjustment.total), PaperTone::strong},
                              {adjustment.why}}});
    blocks.emplace_back(std::move(list));
}

void SheetMaker::protests() const {
    if (facts.road.protests.empty()) return;
    blocks.emplace_back(block::Heading{lang.tr("Protests")});
    block::Table list{{{lang.tr_in("column", "Entry")},
                       {lang.tr_in("column", "Time")},
                       {lang.tr("Player")},
                       {lang.tr_in("column", "About")},
                       {""},
                       words_column(lang.tr_in("column", "Reason"))},
                      {}};
    for (const ProtestCase& lodged : facts.road.protests) {
        for (std::size_t step = 0; step < lodged.course.size(); ++step) {
            const Said& said = lodged.course[step];
            list.rows.push_back({{{'#' + std::to_string(said.entry)},
                                  {time_of_day(said.at_ms), PaperTone::quiet},
                                  {step == 0 ? name_of(facts, lodged.seat) : std::string{}},
                                  {step == 0 ? about_text(lang, lodged.protest) : std::string{}},
                                  {protest_state_text(lang, lodged.states[step])},
                                  {said.words}}});
        }
    }
    blocks.emplace_back(std::move(list));
}

}  // namespace tablebank
