#include "app/present/settlement/score_sheet.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_in_force.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/working_text.h"
#include "calculators/total_worth.h"

namespace tablebank {

namespace {

/// Each change of a ruling during the game, with its reason.
std::vector<std::string> changes_of(const Language& lang, const EditionWords& words, const GameSettlement& settled,
                                    std::string_view key) {
    std::vector<std::string> changes;
    for (const RulingChange& change : settled.changes) {
        if (change.key != key) continue;
        changes.push_back(
            lang.tr("since #{entry} {value}: {why}", {{"entry", std::to_string(change.entry)},
                                                      {"value", ruling_value_text(lang, words, key, change.value)},
                                                      {"why", change.why}}));
    }
    return changes;
}

SheetPayment payment_of(const Language& lang, const Edition& edition, const std::string& owner,
                        const DeedIncome& income) {
    SheetPayment payment{income.deed, owner, amount_text(lang, income.quote.amount), {}, {}};
    payment.text = lang.tr("{space} {deed}, {owner}: {amount}", {{"space", space_mark(income.deed)},
                                                                 {"deed", space_name(edition, income.deed)},
                                                                 {"owner", owner},
                                                                 {"amount", payment.amount}});
    payment.workings = workings_text(lang, edition, income.quote.workings);
    return payment;
}

/// The steps of a standing that are not in the walk: the cash kept, and deeds that earn nothing because the owner is
/// jailed.
std::vector<std::string> steps_beside_walk(const Language& lang, const Edition& edition, const Standing& standing) {
    std::vector<std::string> steps;
    for (const Working& working : standing.workings)
        if (working.step == Step::cash || working.step == Step::cash_kept || working.step == Step::jailed_earns_nothing)
            steps.push_back(working_text(lang, edition, working));
    return steps;
}

SheetPlayer player_of(const Language& lang, const Edition& edition, const PositionPlayer& who, const Standing& standing,
                      const std::vector<Adjustment>& adjustments) {
    const auto set = std::ranges::find(adjustments, standing.player, &Adjustment::player);
    const bool is_set = set != adjustments.end();
    SheetPlayer player;
    player.place = standing.place;
    player.name = who.name;
    const std::string role = shown_role(lang, who.estate.role);
    player.heading = role.empty() ? who.name : lang.tr("{player}, {role}", {{"player", who.name}, {"role", role}});
    player.steps = steps_beside_walk(lang, edition, standing);
    player.kept = amount_text(lang, standing.kept);
    player.walk = amount_text(lang, standing.walk_sum);
    player.total = amount_text(lang, standing.total);
    const std::initializer_list<Word> sums{{"kept", player.kept},
                                           {"walk", player.walk},
                                           {"total", amount_text(lang, is_set ? set->computed : standing.total)}};
    player.sum = counts_worth(edition) ? lang.tr("cash {kept} + deeds {walk} = {total}", sums)
                                       : lang.tr("kept {kept} + walk {walk} = {total}", sums);
    if (is_set) player.set = adjustment_text(lang, player.name, *set);
    player.place_text = std::to_string(player.place) + ". " + player.name + ' ' + player.total;
    return player;
}

}  // namespace

std::string adjustment_text(const Language& lang, const std::string& player, const Adjustment& adjustment) {
    const std::initializer_list<Word> words{{"player", player},
                                            {"computed", amount_text(lang, adjustment.computed)},
                                            {"total", amount_text(lang, adjustment.total)},
                                            {"entry", std::to_string(adjustment.entry)},
                                            {"why", adjustment.why}};
    return adjustment.again
               ? lang.tr("{player}: {computed} set before, {total} set by the judge (#{entry}): {why}", words)
               : lang.tr("{player}: {computed} computed, {total} set by the judge (#{entry}): {why}", words);
}

ScoreSheet make_score_sheet(const Language& lang, const Edition& edition, const GameSettlement& settled) {
    ScoreSheet sheet;
    if (settled.recorded) sheet.recorded = lang.tr("As it was recorded when the cash was handed in.");
    sheet.title = lang.tr("Score sheet: {edition}", {{"edition", edition.name}});
    sheet.rulings_heading = lang.tr("Rulings in force (* chosen by this table)");
    for (RulingInForce& ruling : rulings_in_force(lang, edition, Goal::timed, settled.rulings))
        sheet.rulings.push_back(
            {std::move(ruling.text), ruling.chosen, changes_of(lang, edition.words, settled, ruling.key)});
    sheet.walk_heading =
        counts_worth(edition) ? lang.tr("What the deeds are worth") : lang.tr("The walk round the board");
    for (const Standing& standing : settled.settlement.standings) {
        const PositionPlayer& who = settled.position.players.at(static_cast<std::size_t>(standing.player));
        for (const DeedIncome& income : standing.walk)
            sheet.walk.push_back(payment_of(lang, edition, who.name, income));
        sheet.players.push_back(player_of(lang, edition, who, standing, settled.adjustments));
    }
    std::ranges::sort(sheet.walk, {}, &SheetPayment::deed);
    if (sheet.walk.empty()) sheet.no_payment = lang.tr("No deed earns anything.");
    return sheet;
}

}  // namespace tablebank
