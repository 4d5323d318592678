#include "app/present/table/stage_snapshot.h"

#include <map>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/table/raise_offers.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/words/money_text.h"
#include "ledger/books/due.h"

namespace tablebank {

namespace {

/// Limit of the search for a payment: no recent one is older, and this runs after every entry.
constexpr int entries_looked_at = 100;

bool holds_cash(Account account) {
    return account.kind == Account::Kind::bank || account.kind == Account::Kind::player;
}

int seat_of(Account account) {
    return account.kind == Account::Kind::player ? account.index : 0;
}

using Flows = std::map<std::pair<Account, Account>, Money>;

Flows flows_of(const Entry& entry) {
    Flows flows;
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash() && holds_cash(moved.from) && holds_cash(moved.to))
            flows[{moved.from, moved.to}] += Money{moved.quantity};
    return flows;
}

PastPayment payment_of(const Language& lang, const Table& table, const Entry& entry, const Flows& flows) {
    const Game& game = table.game;
    PastPayment payment;
    payment.entry = entry.sequence;
    payment.words = entry_text(lang, *game.setup, entry);
    if (flows.size() != 1 || is_count(table.history, entry)) return payment;
    const auto& [between, sum] = *flows.begin();
    payment.payer = seat_of(between.first);
    payment.payee = seat_of(between.second);
    payment.amount = money_text(lang, game.edition(), sum);
    payment.notes = make_notes(lang, game.edition(), sum, *payment.payer == 0 ? NotePayer::bank : NotePayer::player);
    return payment;
}

std::optional<PastPayment> last_payment(const Language& lang, const Table& table) {
    const auto& entries = table.history.entries();
    int looked_at = 0;
    for (auto entry = entries.rbegin(); entry != entries.rend() && looked_at < entries_looked_at;
         ++entry, ++looked_at) {
        if (entry->verb == "open" || !table.history.counts(*entry)) continue;
        const Flows flows = flows_of(*entry);
        if (!flows.empty()) return payment_of(lang, table, *entry, flows);
    }
    return std::nullopt;
}

void show_parties(const Language& lang, const Game& game, const Due& due, CentrePanelSnapshot& stage) {
    const bool bought = due.kind == DueKind::offer;
    if (!due.is_debt() && !bought) return;
    const auto money = [&](Money sum) { return money_text(lang, game.edition(), sum); };
    const Money cash = game.cash(due.debtor);
    const Money sum = cash_wanted(due);
    const bool known = !due.waits_for_dice() && due.kind != DueKind::penalty;
    PartyCash payer{due.debtor.number, money(cash), {}, {}};
    if (known && sum <= cash) payer.after = money(cash - sum);
    if (known && sum > cash) payer.lacks = lang.tr("{amount} short", {{"amount", amount_text(lang, sum - cash)}});
    stage.payer = std::move(payer);
    stage.payee = PartyCash{};
    if (!due.creditor) return;
    const Money had = game.cash(*due.creditor);
    stage.payee = PartyCash{due.creditor->number, money(had), known ? money(had + sum) : std::string{}, {}};
}

}  // namespace

CentrePanelSnapshot make_stage(const Language& lang, const Table& table) {
    CentrePanelSnapshot stage;
    const Game& game = table.game;
    if (const auto dues = dues_in_order(game); !dues.empty()) {
        show_parties(lang, game, dues.front(), stage);
        if (game.edition().deed_at(dues.front().space) != nullptr)
            stage.card = make_still_deed(lang, game, dues.front().space);
    }
    stage.last = last_payment(lang, table);
    return stage;
}

}  // namespace tablebank
