#include "app/present/settlement/standing_row.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/total_workings.h"
#include "calculators/total_worth.h"

namespace tablebank {

namespace {

StandingRow row_of(const Language& lang, const PlayerMark& mark, std::string name) {
    StandingRow row;
    row.mark = mark;
    row.name = std::move(name);
    row.role = shown_role(lang, mark.role);
    return row;
}

/// The parts of a total, in the order in which they are added: the cash, each deed with its own calculation and the
/// ruling by which it counts, what the deeds earn together, the total.
void show_made_of(const Language& lang, const Edition& edition, const Rulings& rulings,
                  const std::vector<Working>& workings, const std::vector<DeedIncome>& incomes, Money from_deeds,
                  bool walk, StandingRow& row) {
    row.workings = rows_of_cash(lang, edition, rulings, workings);
    row.sum = rows_of_sum(lang, edition, rulings, workings, from_deeds, walk);
    for (const DeedIncome& income : incomes) {
        const Deed& deed = *edition.deed_at(income.deed);
        row.payments.push_back({income.deed, deed.name, deed.city >= 0 ? edition.city_of(deed).colour : std::string{},
                                amount_text(lang, income.quote.amount),
                                working_rows(lang, edition, rulings, workings_of(income, workings))});
    }
}

}  // namespace

StandingRow standing_row(const Language& lang, const Edition& edition, const Rulings& rulings, const Standing& standing,
                         bool handed_in, const PlayerMark& mark, std::string name) {
    StandingRow row = row_of(lang, mark, std::move(name));
    row.place = std::to_string(standing.place) + '.';
    const bool worth = counts_worth(edition);
    row.parts = {{handed_in ? lang.tr("handed in") : lang.tr("cash"), amount_text(lang, standing.cash)}};
    if (!worth) row.parts.push_back({lang.tr("kept"), amount_text(lang, standing.kept)});
    row.parts.push_back({worth ? lang.tr("from deeds") : lang.tr("walk"), amount_text(lang, standing.walk_sum)});
    row.made_of =
        worth ? lang.tr("cash {cash}, from deeds {deeds}",
                        {{"cash", amount_text(lang, standing.cash)}, {"deeds", amount_text(lang, standing.walk_sum)}})
              : lang.tr("kept {kept}, walk {walk}",
                        {{"kept", amount_text(lang, standing.kept)}, {"walk", amount_text(lang, standing.walk_sum)}});
    row.total_head = lang.tr("in all");
    row.total = money_text(lang, edition, standing.total);
    row.winner = standing.place == 1;
    show_made_of(lang, edition, rulings, standing.workings, standing.walk, standing.walk_sum, true, row);
    return row;
}

StandingRow richest_row(const Language& lang, const Edition& edition, const Rulings& rulings, const RichPlayer& rich,
                        const PlayerMark& mark, std::string name) {
    StandingRow row = row_of(lang, mark, std::move(name));
    row.place = std::to_string(rich.place) + '.';
    row.parts = {{lang.tr("cash"), amount_text(lang, rich.worth.cash)},
                 {lang.tr("from deeds"), amount_text(lang, rich.worth.income)}};
    row.total_head = lang.tr("in all");
    row.total = money_text(lang, edition, rich.worth.richest);
    show_made_of(lang, edition, rulings, rich.worth.workings, rich.worth.incomes, rich.worth.income, false, row);
    return row;
}

StandingRow solvent_row(const Language& lang, const Edition& edition, const Rulings& rulings, const Estate& estate,
                        const PlayerMark& mark, std::string name) {
    StandingRow row = row_of(lang, mark, std::move(name));
    const Quote raise = quote_raise(edition, rulings, estate);
    row.parts = {{lang.tr("cash"), amount_text(lang, estate.cash)}};
    row.total_head = lang.tr("could raise");
    row.total = money_text(lang, edition, raise.amount);
    row.workings = working_rows(lang, edition, rulings, raise.workings);
    return row;
}

std::vector<StandingRow> rows_of_gone(const Language& lang, const Table& table) {
    const Game& game = table.game;
    std::vector<std::pair<std::int64_t, StandingRow>> gone;
    for (const PlayerMark& mark : player_marks(game.setup->players)) {
        const Seat seat{mark.seat};
        if (!game.is_out(seat)) continue;
        StandingRow row = row_of(lang, mark, game.name(seat));
        row.out = true;
        row.role = gone_text(lang, table, seat);
        gone.emplace_back(game.facts.number(FactKey{FactName::out, mark.seat}), std::move(row));
    }
    std::ranges::stable_sort(gone, std::ranges::greater{}, &std::pair<std::int64_t, StandingRow>::first);
    std::vector<StandingRow> rows;
    rows.reserve(gone.size());
    for (auto& [order, row] : gone) rows.push_back(std::move(row));
    return rows;
}

}  // namespace tablebank
