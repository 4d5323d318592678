// Why a due is what it is.

#include "app/present/entries/explain.h"

#include "app/i18n/words.h"
#include "app/present/entries/explain_parts.h"
#include "app/present/words/name_text.h"
#include "calculators/income_tax.h"
#include "calculators/rent.h"
#include "calculators/special_space.h"

namespace tablebank {
namespace {

/// Rent of an owner who has meanwhile left is explained no more: what was owed to him became a plain payment.
std::optional<Explanation> explain_rent(const Game& then, const Due& due) {
    if (!due.creditor) return std::nullopt;
    const Estate owner = then.estate(*due.creditor);
    if (owner.find(due.space) == nullptr) return std::nullopt;
    Rent rent = quote_rent(then.edition(), then.rulings(), owner, due.space, due.dice);
    return Explanation{rent_title(then.edition(), due.space), Share{due.amount}, std::move(rent.quote.workings)};
}

}  // namespace

std::string rent_title(const Edition& edition, Space deed) {
    return tr("Rent of {space}", {{"space", space_name(edition, deed)}});
}

std::string purchase_title(const Edition& edition, Space deed) {
    return tr("Price of {space}", {{"space", space_name(edition, deed)}});
}

std::string foundation_title() {
    return tr("The foundation");
}

Explanation explanation_of(std::string title, Quote quote) {
    return {std::move(title), Share{quote.amount}, std::move(quote.workings)};
}

Explanation explain_income_tax(const Game& then, Seat player) {
    IncomeTax tax = quote_income_tax(then.edition(), then.rulings(), then.estate(player));
    return {tr("Income tax"), Share{tax.cheaper()}, std::move(tax.workings)};
}

Explanation explain_jail_fine(const Edition& edition) {
    return explanation_of(tr("Fine"), quote_jail_fine(edition));
}

namespace {

std::optional<Explanation> explain_at(const Game& then, const Due& due) {
    const Edition& edition = then.edition();
    switch (due.kind) {
        case DueKind::rent:
        case DueKind::utility_rent:
            return explain_rent(then, due);
        case DueKind::offer:
            return explanation_of(purchase_title(edition, due.space), quote_purchase(edition, due.space));
        case DueKind::income_tax:
            return explain_income_tax(then, due.debtor);
        case DueKind::property_tax:
            return explanation_of(tr("Property tax"), quote_property_tax(edition));
        case DueKind::foundation_fee:
            if (auto fee = quote_foundation_fee(edition, then.role(due.debtor)))
                return explanation_of(foundation_title(), *std::move(fee));
            return std::nullopt;
        case DueKind::jail_fine:
            return explain_jail_fine(edition);
        case DueKind::foundation_die:
        case DueKind::card:
        case DueKind::payment:
        case DueKind::auction:
        case DueKind::bookmakers:
        case DueKind::character:
        case DueKind::penalty:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Explanation> explain(const Table& table, const Due& due) {
    // Usually the due was raised just now, and the table stands as it did.
    const Game then = due.key.index == table.game.last ? table.game : state_at(table, due.key.index);
    auto why = explain_at(then, due);
    if (why) why->rulings = then.rulings();
    return why;
}

}  // namespace tablebank
