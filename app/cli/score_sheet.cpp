#include "app/cli/score_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/working_text.h"

namespace tablebank {
namespace {

struct Sheet {
    const Edition& edition;
    const GameSettlement& settled;
    std::ostream& out;

    [[nodiscard]] const std::vector<Standing>& standings() const { return settled.settlement.standings; }
    [[nodiscard]] const PositionPlayer& player(const Standing& standing) const {
        return settled.position.players.at(static_cast<std::size_t>(standing.player));
    }
};

/// Each change of a ruling during the game, with its reason.
void print_changes_of(const Sheet& sheet, std::string_view key) {
    for (const RulingChange& change : sheet.settled.changes) {
        if (change.key != key) continue;
        sheet.out << "      "
                  << tr("since #{entry} {value}: {why}", {{"entry", std::to_string(change.entry)},
                                                          {"value", ruling_value_text(key, change.value)},
                                                          {"why", change.why}})
                  << '\n';
    }
}

void print_rulings_of(const Sheet& sheet) {
    sheet.out << tr("Rulings in force (* chosen by this table)") << '\n';
    for (const RulingKey& key : ruling_keys()) {
        const bool chosen = get(sheet.settled.rulings, key.name) != get(sheet.edition.rulings, key.name);
        sheet.out << (chosen ? "* " : "  ")
                  << ruling_in_force_text(sheet.edition.words, sheet.settled.rulings, key.name) << '\n';
        print_changes_of(sheet, key.name);
    }
}

/// One payment of the walk with its owner.
struct Payment {
    const Standing* standing;
    const DeedIncome* income;
};

void print_walk(const Sheet& sheet) {
    std::vector<Payment> payments;
    for (const Standing& standing : sheet.standings())
        for (const DeedIncome& income : standing.walk) payments.push_back({&standing, &income});
    std::ranges::sort(payments, {}, [](const Payment& payment) { return payment.income->deed; });

    sheet.out << tr("The walk round the board") << '\n';
    if (payments.empty()) sheet.out << "  " << tr("No deed earns anything.") << '\n';
    for (const auto& [standing, income] : payments) {
        sheet.out << "  "
                  << tr("{space} {deed}, {owner}: {amount}", {{"space", space_mark(income->deed)},
                                                              {"deed", space_name(sheet.edition, income->deed)},
                                                              {"owner", sheet.player(*standing).name},
                                                              {"amount", amount_text(income->quote.amount)}})
                  << '\n';
        for (const std::string& line : workings_text(sheet.edition, income->quote.workings))
            sheet.out << "      " << line << '\n';
    }
}

/// The steps of a standing that are not in the walk above: the cash kept, and deeds that a jailed owner earns nothing
/// by.
void print_player(const Sheet& sheet, const Standing& standing) {
    const PositionPlayer& player = sheet.player(standing);
    sheet.out << tr("{player}, {role}", {{"player", player.name}, {"role", role_text(player.estate.role)}}) << '\n';
    for (const Working& working : standing.workings)
        if (working.step == Step::cash_kept || working.step == Step::jailed_earns_nothing)
            sheet.out << "  " << working_text(sheet.edition, working) << '\n';
    sheet.out << "  "
              << tr("kept {kept} + walk {walk} = {total}", {{"kept", amount_text(standing.kept)},
                                                            {"walk", amount_text(standing.walk_sum)},
                                                            {"total", amount_text(standing.total)}})
              << '\n';
}

}  // namespace

void print_score_sheet(const Edition& edition, const GameSettlement& settled, std::ostream& out) {
    const Sheet sheet{edition, settled, out};
    out << tr("Score sheet: {edition}", {{"edition", edition.name}}) << "\n\n";
    print_rulings_of(sheet);
    out << '\n';
    print_walk(sheet);
    for (const Standing& standing : sheet.standings()) {
        out << '\n';
        print_player(sheet, standing);
    }
    out << '\n';
    for (const Standing& standing : sheet.standings())
        out << fmt::format("{}. {} {}\n", standing.place, sheet.player(standing).name, amount_text(standing.total));
}

}  // namespace tablebank
