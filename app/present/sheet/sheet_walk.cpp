// The pages after page one: the walk square by square with its calculation and paragraphs, and the cash that each
// player keeps.

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/total_workings.h"
#include "calculators/total_worth.h"

namespace tablebank {

namespace {

constexpr double longest_owner = 110;

/// The workings of a sum as rows under it: every one but the last leads to the next.
void add_workings(const std::vector<WorkingRow>& workings, block::Table& table) {
    for (const WorkingRow& working : workings) {
        table.rows.back().leads = true;
        table.rows.push_back({{{},
                               {"    " + working.what, PaperTone::quiet},
                               {},
                               {working.figure, PaperTone::quiet},
                               {working.rule, PaperTone::quiet}}});
    }
}

block::Table workings_table(const Language& lang, std::string what, std::string who) {
    return {{{""},
             {std::move(what), PaperAlign::left, 0, 0, true},
             {std::move(who), PaperAlign::left, 0, longest_owner},
             {lang.tr_in("column", "Amount"), PaperAlign::right},
             {lang.tr_in("column", "Paragraph")}},
            {}};
}

/// From the total that was computed to the one that the judge set, each step with its entry.
void add_set_total(const Language& lang, const SheetFacts& facts, const ScoredPlayer& player,
                   std::vector<WorkingRow>& rows) {
    for (const Adjustment& adjustment : facts.adjusted) {
        if (adjustment.player + 1 != player.seat) continue;
        const Share by = adjustment.total - adjustment.computed;
        WorkingRow row;
        row.what = lang.tr("the judge sets the total in #{entry}: {why}",
                           {{"entry", std::to_string(adjustment.entry)}, {"why", adjustment.why}});
        row.figure = (by < Share{} ? "" : "+") + amount_text(lang, by) + " = " + amount_text(lang, adjustment.total);
        rows.push_back(std::move(row));
    }
}

/// The rows of a total. The walk is one of them: it has pages of its own.
std::vector<WorkingRow> total_rows(const Language& lang, const SheetFacts& facts, const ScoredPlayer& player) {
    const Edition& edition = *facts.edition;
    if (facts.measure == Measure::last_left || counts_worth(edition))
        return working_rows(lang, edition, facts.rulings, player.workings);
    std::vector<WorkingRow> rows = rows_of_cash(lang, edition, facts.rulings, player.workings);
    std::ranges::move(rows_of_sum(lang, edition, facts.rulings, player.workings, player.deeds.value_or(Money{}),
                                  facts.measure == Measure::settlement),
                      std::back_inserter(rows));
    return rows;
}

}  // namespace

void SheetMaker::walk_pages() const {
    blocks.emplace_back(block::BehindFirst{});
    const bool timed = facts.measure == Measure::settlement;
    if (facts.measure != Measure::last_left) {
        const bool worth = timed && counts_worth(edition());
        blocks.emplace_back(block::Heading{worth   ? lang.tr("What the deeds are worth, square by square")
                                           : timed ? lang.tr("The walk, square by square")
                                                   : lang.tr("What the deeds earn, square by square")});
        std::vector<std::pair<const DeedIncome*, const ScoredPlayer*>> payments;
        for (const ScoredPlayer& player : facts.players)
            for (const DeedIncome& income : player.walk) payments.emplace_back(&income, &player);
        std::ranges::sort(payments, {}, [](const auto& each) { return each.first->deed; });
        if (payments.empty()) blocks.emplace_back(block::Paragraph{lang.tr("No deed earns anything.")});
        block::Table walk = workings_table(lang, lang.tr("Deed"), lang.tr("Owner"));
        for (const auto& [income, owner] : payments) {
            walk.rows.push_back({{{space_mark(income->deed), PaperTone::quiet},
                                  {space_name(edition(), income->deed), PaperTone::strong},
                                  {owner->name},
                                  {amount_text(lang, income->quote.amount), PaperTone::strong},
                                  {}}});
            add_workings(working_rows(lang, edition(), facts.rulings, workings_of(*income, owner->workings)), walk);
        }
        if (!walk.rows.empty()) blocks.emplace_back(std::move(walk));
    }
    blocks.emplace_back(block::Heading{lang.tr("How each total is made up")});
    block::Table totals =
        workings_table(lang, edition().profile.roles.value ? lang.tr("Role") : std::string{}, lang.tr("Player"));
    for (const ScoredPlayer& player : facts.players) {
        if (player.out || !player.total) continue;
        totals.rows.push_back({{{player.place == 0 ? "" : std::to_string(player.place) + '.', PaperTone::quiet},
                                {shown_role(lang, player.role)},
                                {player.name, PaperTone::strong},
                                {amount_text(lang, *player.total), PaperTone::strong},
                                {}}});
        std::vector<WorkingRow> rows = total_rows(lang, facts, player);
        add_set_total(lang, facts, player, rows);
        add_workings(rows, totals);
    }
    if (!totals.rows.empty()) blocks.emplace_back(std::move(totals));
}

}  // namespace tablebank
