// The table before and after an entry, in words.

#include <algorithm>
#include <set>

#include "app/i18n/language.h"
#include "app/present/extract/extract_parts.h"
#include "app/present/extract/fact_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "ledger/books/people.h"

namespace tablebank {

namespace {

/// The player who has it, or its place.
std::string place_text(const Language& lang, const Setup& setup, const Account& account) {
    const Seat seat{account.index};
    switch (account.kind) {
        case Account::Kind::bank:
            return lang.tr("the bank");
        case Account::Kind::withheld:
            return lang.tr("kept by the bank, not for sale");
        case Account::Kind::player:
            return setup.player(seat).name;
        case Account::Kind::pledge:
            return lang.tr("{player}, mortgaged", {{"player", setup.player(seat).name}});
        case Account::Kind::street:
        case Account::Kind::space:
            return space_name(*setup.edition, Space{account.index});
        case Account::Kind::jail:
            return held_text(lang, *setup.edition);
        case Account::Kind::gone:
            return lang.tr("off the board");
        case Account::Kind::middle:
            return lang.tr("in the middle");
    }
    return {};
}

std::string thing_text(const Language& lang, const Table& table, const Asset& asset) {
    const Setup& setup = widest_of(*table.game.setup);
    switch (asset.kind) {
        case Asset::Kind::deed:
            return space_name(*setup.edition, Space{asset.index});
        case Asset::Kind::token:
            return lang.tr("Token of {player}", {{"player", setup.player(Seat{asset.index}).name}});
        case Asset::Kind::card:
            return hand_card_text(lang, *setup.edition, PositionCard{asset.index});
        default:
            return to_string(asset);
    }
}

std::string cash_name(const Language& lang, const Setup& setup, const Account& account) {
    if (account == Account::middle()) return lang.tr("Cash in the middle");
    return account.kind == Account::Kind::player
               ? lang.tr("Cash of {player}", {{"player", setup.player(Seat{account.index}).name}})
               : lang.tr("Cash of the bank");
}

/// Houses and hotels of one place before and after: hotels replace houses, so both are in one text.
std::string pieces_text(const Language& lang, const Game& game, const Account& account) {
    const PieceNames names = game.edition().words.pieces;
    const auto houses = game.book.quantity(Asset::house(), account);
    const auto hotels = game.book.quantity(Asset::hotel(), account);
    if (account.kind == Account::Kind::street) return building_text(lang, names, houses, hotels);
    return houses_text(lang, names, houses) + ", " + hotels_text(lang, names, hotels);
}

std::string pieces_name(const Language& lang, const Setup& setup, const Account& account) {
    if (account.kind == Account::Kind::street)
        return lang.tr("Buildings on {space}", {{"space", space_name(*setup.edition, Space{account.index})}});
    return lang.tr("Pieces in the bank");
}

}  // namespace

std::vector<ExtractChange> changes_in_words(const Language& lang, const Table& table, const EntryExtract& extract) {
    const Setup& setup = widest_of(*table.game.setup);
    const Game before = state_at(table, extract.entry->sequence - 1);
    const Game after = state_at(table, extract.entry->sequence);
    std::vector<ExtractChange> changes;
    for (const ExtractBalance& balance : extract.balances)
        if (balance.asset == Asset::cash())
            changes.push_back({cash_name(lang, setup, balance.account),
                               money_text(lang, *setup.edition, Money{balance.before}),
                               money_text(lang, *setup.edition, Money{balance.after})});
    for (const ExtractPlace& place : extract.places)
        changes.push_back({thing_text(lang, table, place.asset), place_text(lang, setup, place.before),
                           place_text(lang, setup, place.after)});
    std::set<Account> told;
    for (const ExtractBalance& balance : extract.balances)
        if (balance.asset != Asset::cash() && told.insert(balance.account).second)
            changes.push_back({pieces_name(lang, setup, balance.account), pieces_text(lang, before, balance.account),
                               pieces_text(lang, after, balance.account)});
    for (const FactChange& change : extract.facts)
        changes.push_back({fact_name_text(lang, setup, change.key),
                           fact_value_text(lang, setup, change.key, change.before),
                           fact_value_text(lang, setup, change.key, change.after)});
    return changes;
}

}  // namespace tablebank
