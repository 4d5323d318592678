#include "app/present/standing_row.h"

#include <algorithm>
#include <utility>

#include "app/i18n/words.h"
#include "app/present/money_text.h"
#include "app/present/name_text.h"
#include "app/present/players_snapshot.h"

namespace tablebank {

namespace {

StandingRow row_of(const PlayerMark& mark, std::string name) {
    StandingRow row;
    row.mark = mark;
    row.name = std::move(name);
    row.role = role_text(mark.role);
    return row;
}

}  // namespace

StandingRow standing_row(const Edition& edition, const Standing& standing, const PlayerMark& mark, std::string name) {
    StandingRow row = row_of(mark, std::move(name));
    row.place = std::to_string(standing.place) + '.';
    row.parts = {{tr("cash"), amount_text(standing.cash)},
                 {tr("kept"), amount_text(standing.kept)},
                 {tr("walk"), amount_text(standing.walk_sum)}};
    row.total_head = tr("in all");
    row.total = money_text(edition, standing.total);
    row.winner = standing.place == 1;
    // What each deed earns stands below, with its own workings.
    std::vector<Working> kept = standing.workings;
    std::erase_if(kept, [](const Working& working) { return working.step == Step::walk_income; });
    row.workings = working_rows(edition, kept);
    for (const DeedIncome& income : standing.walk) {
        const Deed* deed = edition.deed_at(income.deed);
        row.payments.push_back({income.deed, deed->name,
                                deed->city >= 0 ? edition.city_of(*deed).colour : std::string{},
                                amount_text(income.quote.amount), working_rows(edition, income.quote.workings)});
    }
    return row;
}

StandingRow richest_row(const Edition& edition, const RichPlayer& rich, const PlayerMark& mark, std::string name) {
    StandingRow row = row_of(mark, std::move(name));
    row.place = std::to_string(rich.place) + '.';
    row.parts = {{tr("cash"), amount_text(rich.worth.cash)}, {tr("from deeds"), amount_text(rich.worth.income)}};
    row.total_head = tr("in all");
    row.total = money_text(edition, rich.worth.richest);
    row.workings = working_rows(edition, rich.worth.workings);
    return row;
}

StandingRow solvent_row(const Edition& edition, const Rulings& rulings, const Estate& estate, const PlayerMark& mark,
                        std::string name) {
    StandingRow row = row_of(mark, std::move(name));
    const Quote raise = quote_raise(edition, rulings, estate);
    row.parts = {{tr("cash"), amount_text(estate.cash)}};
    row.total_head = tr("could raise");
    row.total = money_text(edition, raise.amount);
    row.workings = working_rows(edition, raise.workings);
    return row;
}

std::vector<StandingRow> rows_of_gone(const Table& table) {
    const Game& game = table.game;
    std::vector<std::pair<std::int64_t, StandingRow>> gone;
    for (const PlayerMark& mark : player_marks(game.setup->players)) {
        const Seat seat{mark.seat};
        if (!game.is_out(seat)) continue;
        StandingRow row = row_of(mark, game.name(seat));
        row.out = true;
        row.role = gone_text(table, seat, table.history.last());
        gone.emplace_back(game.facts.number(FactKey{FactName::out, mark.seat}), std::move(row));
    }
    std::ranges::stable_sort(gone, std::ranges::greater{}, &std::pair<std::int64_t, StandingRow>::first);
    std::vector<StandingRow> rows;
    for (auto& [order, row] : gone) rows.push_back(std::move(row));
    return rows;
}

}  // namespace tablebank
