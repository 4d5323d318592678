#include "app/present/words/total_workings.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/working_text.h"

namespace tablebank {

namespace {

std::vector<Working> steps_of(std::vector<Working> workings, std::initializer_list<Step> steps) {
    std::erase_if(workings, [&](const Working& each) { return std::ranges::find(steps, each.step) == steps.end(); });
    return workings;
}

}  // namespace

std::vector<WorkingRow> rows_of_cash(const Language& lang, const Edition& edition, const Rulings& rulings,
                                     const std::vector<Working>& workings) {
    return working_rows(lang, edition, rulings,
                        steps_of(workings, {Step::cash, Step::cash_kept, Step::jailed_earns_nothing}));
}

std::vector<Working> workings_of(const DeedIncome& income, const std::vector<Working>& of_total) {
    std::vector<Working> workings = income.quote.workings;
    std::ranges::copy_if(of_total, std::back_inserter(workings), [&](const Working& working) {
        return working.step == Step::walk_income && working.space == income.deed && cited_ruling(working.rule);
    });
    return workings;
}

std::vector<WorkingRow> rows_of_sum(const Language& lang, const Edition& edition, const Rulings& rulings,
                                    const std::vector<Working>& workings, Money from_deeds, bool walk) {
    std::vector<WorkingRow> rows = working_rows(lang, edition, rulings, steps_of(workings, {Step::total}));
    if (counts_worth(edition)) return rows;
    const std::string& paragraph = walk ? edition.profile.walk.rule : edition.profile.richest.rule;
    WorkingRow sum;
    sum.what = walk ? lang.tr("the walk round the board") : lang.tr("what the deeds earn");
    sum.figure = amount_text(lang, from_deeds);
    sum.rule = citation_text(lang, paragraph, edition.words);
    rows.insert(rows.begin(), std::move(sum));
    return rows;
}

}  // namespace tablebank
