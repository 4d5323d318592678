#include "app/present/table/players_view.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/table/bank_face.h"
#include "app/present/table/play_state.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/words/capital.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

constexpr std::size_t latest_shown = 3;

bool takes_card(const Transfer& transfer) {
    return transfer.asset.kind == Asset::Kind::card && transfer.from == Account::bank();
}

/// An entry as the players may read it: without the words that the banker typed, and without the name of a card that a
/// player took into their hand.
std::string open_text(const Language& lang, const Table& table, const Entry& entry) {
    const Setup& setup = *table.game.setup;
    if (entry.reverses) {
        const Entry& reversed = table.history.at(*entry.reverses);
        if (reversed.reverses) return lang.tr("The undone entry is in force again.");
        return lang.tr("Undone: {sentence}", {{"sentence", open_text(lang, table, reversed)}});
    }
    Entry shown = entry;
    shown.why.clear();
    const auto cards = std::ranges::find_if(shown.transfers, takes_card);
    if (cards == shown.transfers.end()) return entry_text(lang, setup, shown);
    const std::string keeps = lang.tr("{player} keeps a card.", {{"player", setup.player(Seat{cards->to.index}).name}});
    std::erase_if(shown.transfers, takes_card);
    return shown.transfers.empty() ? keeps : entry_text(lang, setup, shown) + ' ' + keeps;
}

/// The bank's deeds for sale: by name if the names are few enough to be read from a distance.
std::string for_sale_text(const Language& lang, const Game& game) {
    constexpr std::size_t most_named = 6;
    const auto deeds = deeds_with(game, Account::bank());
    if (deeds.empty()) return lang.tr("The bank has no deeds for sale.");
    if (deeds.size() > most_named)
        return lang.trn("For sale: {count} deed", "For sale: {count} deeds", static_cast<std::int64_t>(deeds.size()));
    std::vector<std::string> names;
    names.reserve(deeds.size());
    for (const Deed* deed : deeds) names.push_back(deed->name);
    return lang.tr("For sale: {deeds}", {{"deeds", list_text(lang, names)}});
}

/// The last payment of a walk that goes from one to the next, so that the table can follow it.
void show_walk(const Language& lang, const Table& table, PlayersView& view) {
    const Game& game = table.game;
    const bool walks = game.phase() == Phase::kept || game.phase() == Phase::walked;
    const std::string& at = game.facts.get({FactName::walk_at});
    if (!walks || at.empty()) return;
    const auto paid = table.history.changed_since({FactName::walk_at}, 0);
    const Space space{static_cast<int>(game.facts.number({FactName::walk_at}))};
    const auto owner = game.owner_of(space);
    if (!paid || !owner) return;
    view.heading = lang.tr("The walk: the bank pays {player}", {{"player", game.name(*owner)}});
    view.payer = 0;
    view.payee = owner->number;
    view.payer_cash.reset();
    view.payee_cash.reset();
    view.subject = space_name(game.edition(), space);
    view.workings.clear();
    for (const Explanation& payment : explain_entry(lang, table, *paid)) {
        view.amount = money_text(lang, game.edition(), payment.amount);
        view.workings = working_rows(lang, game.edition(), payment);
    }
    const std::string& witness = table.history.at(*paid).why;
    if (witness.empty()) return;
    view.workings.push_back({lang.tr("witness: {said}", {{"said", witness}}), {}, {}});
    view.tells_witness = true;
}

}  // namespace

std::vector<std::string> latest_events(const Language& lang, const Table& table) {
    std::vector<std::string> latest;
    const auto& entries = table.history.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend() && latest.size() < latest_shown; ++entry) {
        if (entry->verb != "note") latest.push_back(with_capital(*table.game.setup, open_text(lang, table, *entry)));
    }
    return latest;
}

PlayersView make_players_view(const Language& lang, const Table& table) {
    const Game& game = table.game;
    PlayersView view;
    view.open = true;
    view.edition = game.edition().name;
    view.round = lang.tr("Round {number}", {{"number", std::to_string(game.round())}});
    if (!is_in_play(game)) view.phase = course_text(lang, game);
    view.players = make_player_cards(lang, table);
    for (PlayerCard& card : view.players) {
        card.raise.clear();
        card.hand_cards.clear();
        card.holds.clear();
    }
    TurnSnapshot turn = make_turn_snapshot(lang, table);
    show_in_turn(view.players, turn.person);
    view.heading = std::move(turn.heading);
    view.payer = turn.payer != 0 ? turn.payer : turn.to_roll;
    view.payee = turn.payee;
    view.amount = std::move(turn.amount);
    view.subject = std::move(turn.subject);
    view.colour = std::move(turn.colour);
    view.workings = std::move(turn.workings);
    view.waiting = std::move(turn.waiting);
    CentrePanelSnapshot stage = make_stage(lang, table);
    view.payer_cash = std::move(stage.payer);
    view.payee_cash = std::move(stage.payee);
    show_walk(lang, table, view);
    view.latest = latest_events(lang, table);
    view.board = make_board_snapshot(lang, game);
    view.for_sale = for_sale_text(lang, game);
    return view;
}

}  // namespace tablebank
