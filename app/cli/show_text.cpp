#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ctime>
#include <ostream>

#include "app/cli/show_view.h"
#include "app/cli/text_table.h"
#include "app/i18n/words.h"
#include "app/present/entries/entry_text.h"
#include "app/present/entries/explain.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/words/due_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/nothing_due_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/spoken_line.h"
#include "app/present/words/working_text.h"
#include "calculators/rent.h"

namespace tablebank {
namespace {

/// The moment as the clock on the wall showed it.
std::string local_moment(std::int64_t at_ms) {
    const std::time_t seconds = static_cast<std::time_t>(at_ms / 1000);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min);
}

/// "1:34:12"
std::string duration(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string where(const ShowView& view, Seat seat) {
    const Game& game = view.game;
    if (game.is_out(seat)) return gone_text(view.read.table, seat, view.at);
    if (game.is_jailed(seat))
        return tr("in {prison}", {{"prison", prison_text(prison_of(game.edition(), game.role(seat)))}});
    const auto space = game.space_of(seat);
    return space ? space_mark(*space) + " " + space_name(game.edition(), *space) : std::string{};
}

std::string clock_line(const ShowView& view) {
    const ClockReading clock = read_clock(view.game, view.now_ms);
    if (clock.limit_ms == 0) return tr("This game has no clock.");
    const Word used{"used", duration(clock.used_ms)};
    const Word left{"left", duration(clock.left_ms())};
    std::string line = clock.running ? tr("The clock runs: {used} used, {left} left.", {used, left})
                                     : tr("The clock stands: {used} used, {left} left.", {used, left});
    if (view.game.time_called()) line += " " + tr("Time was called.");
    return line;
}

/// Fewer than none are in the bank where substitutes stand on the board (ru 22).
std::string bank_line(const ShowView& view) {
    const Pieces pieces = view.game.in_bank();
    return tr(piece_words(view.edition().words.pieces).bank,
              {{"cash", money_text(view.edition(), view.game.book.cash(Account::bank()))},
               {"houses", std::to_string(pieces.houses)},
               {"hotels", std::to_string(pieces.hotels)}});
}

/// What a player keeps in hand; empty where that is nothing.
std::string hand_line(const ShowView& view, Seat seat) {
    std::vector<std::string> cards;
    for (const PositionCard& card : view.game.cards(seat)) cards.push_back(hand_card_text(view.edition(), card));
    if (cards.empty()) return {};
    return tr("{player} holds: {cards}", {{"player", view.game.name(seat)}, {"cards", list_text(cards)}});
}

/// The cards that nobody holds: those to keep by name, the hidden ones by their number.
std::string cards_line(const ShowView& view) {
    std::vector<std::string> cards;
    std::int64_t hidden = 0;
    for (const int card : view.cards_in(Account::bank())) {
        if (view.edition().is_hidden(card)) {
            ++hidden;
        } else {
            cards.push_back(hand_card_text(view.edition(), {card}));
        }
    }
    if (hidden > 0) cards.push_back(trn("{count} hidden card", "{count} hidden cards", hidden));
    return cards.empty() ? std::string{} : tr("Cards to keep: {cards}", {{"cards", list_text(cards)}});
}

/// A due with the line that settles it, in the words of the banker.
void print_due_line(const ShowView& view, const Due& due, std::ostream& out) {
    out << due_text(view.game, due) << "  [" << spoken_line(*view.game.setup, wanted_line(view.game, due)) << "]\n";
}

/// What a visitor owes for a deed today; for a utility what the dice are multiplied by.
std::string rent_now(const ShowView& view, const Deed& deed) {
    const auto owner = view.game.owner_of(deed.space);
    if (!owner) return {};
    const Rent rent =
        quote_rent(view.edition(), view.game.rulings(), view.game.estate(*owner), deed.space, std::nullopt);
    return rent.needs_dice ? tr("{factor} x dice", {{"factor", std::to_string(rent.factor)}})
                           : amount_text(rent.quote.amount);
}

std::string deed_list(const std::vector<const Deed*>& deeds) {
    std::vector<std::string> names;
    for (const Deed* deed : deeds) names.push_back(deed->name);
    return list_text(names);
}

}  // namespace

void print_summary(const ShowView& view, std::ostream& out) {
    const Game& game = view.game;
    out << tr("{edition}: {goal}, {phase}", {{"edition", view.edition().name},
                                             {"goal", goal_text(game.setup->goal)},
                                             {"phase", phase_text(game.phase())}})
        << '\n';
    if (game.phase() == Phase::play && game.rulings().track_tokens)
        out << tr("Round {round}, turn of {player}",
                  {{"round", std::to_string(game.round())}, {"player", game.name(game.turn())}})
            << '\n';
    out << trn("{count} entry", "{count} entries", view.at) << "\n\n";
    print_players(view, out);
    out << '\n' << bank_line(view) << '\n';
    if (game.setup->goal == Goal::timed) out << clock_line(view) << '\n';
    for (const Due& due : open_dues(game)) print_due_line(view, due, out);
    std::vector<std::string> winners;
    for (const Seat winner : game.winners()) winners.push_back(game.name(winner));
    if (!winners.empty()) out << tr("Won by {players}", {{"players", list_text(winners)}}) << '\n';
}

void print_players(const ShowView& view, std::ostream& out) {
    const Game& game = view.game;
    TextTable table(
        {{"", Side::right}, {tr("Player")}, {tr("Role")}, {tr("Cash"), Side::right}, {tr("Stands on")}, {tr("Deeds")}});
    std::vector<std::string> hands;
    for (int number = 1; number <= game.seats(); ++number) {
        const Seat seat{number};
        std::vector<std::string> deeds;
        for (const Holding& holding : game.estate(seat).deeds) {
            std::string deed = space_mark(holding.deed);
            if (holding.mortgaged) deed += " " + tr("mortgaged");
            if (holding.built())
                deed += " " + building_text(game.edition().words.pieces, holding.houses, holding.hotel);
            deeds.push_back(std::move(deed));
        }
        table.add({std::to_string(number), game.name(seat), role_text(game.role(seat)), amount_text(game.cash(seat)),
                   where(view, seat), fmt::format("{}", fmt::join(deeds, ", "))});
        if (const std::string hand = hand_line(view, seat); !hand.empty()) hands.push_back(hand);
    }
    table.print(out);
    for (const std::string& hand : hands) out << hand << '\n';
}

void print_deeds(const ShowView& view, std::ostream& out) {
    const Game& game = view.game;
    TextTable table({{""},
                     {tr("Deed")},
                     {tr("City")},
                     {tr("Owner")},
                     {tr("Stands there")},
                     {tr("Rent"), Side::right},
                     {tr("Price"), Side::right}});
    for (const Deed& deed : view.edition().deeds) {
        const bool street = deed.kind == SpaceKind::street;
        const auto owner = game.owner_of(deed.space);
        const Pieces pieces = game.on_street(deed.space);
        const bool withheld = game.book.holder(Asset::deed(deed.space)) == Account::withheld();
        std::string state;
        if (game.is_mortgaged(deed.space)) state = tr("mortgaged");
        if (withheld) state = tr("withheld");
        if (pieces.houses > 0 || pieces.hotels > 0)
            state = building_text(view.edition().words.pieces, pieces.houses, pieces.hotels > 0);
        table.add({space_mark(deed.space), deed.name,
                   street ? view.edition().city_of(deed).name : space_kind_text(deed.kind),
                   owner ? game.name(*owner) : tr("bank"), state, rent_now(view, deed), amount_text(deed.price)});
    }
    table.print(out);
}

void print_log(const ShowView& view, std::ostream& out) {
    for (const Entry& entry : view.read.table.history.entries()) {
        if (entry.sequence > view.at) break;
        out << fmt::format("#{:<4} {}  {}", entry.sequence, local_moment(entry.stamp.at_ms), entry.line);
        if (const auto reversal = view.reversed_by(entry.sequence))
            out << "  " << tr("(taken back by #{entry})", {{"entry", std::to_string(*reversal)}});
        out << "\n      " << entry_text(*view.game.setup, entry) << '\n';
        if (entry.forced) out << "      " << forced_text(entry) << '\n';
    }
}

void print_bank(const ShowView& view, std::ostream& out) {
    out << bank_line(view) << '\n';
    out << tr("For sale: {deeds}", {{"deeds", deed_list(view.deeds_in(Account::bank()))}}) << '\n';
    if (const auto withheld = view.deeds_in(Account::withheld()); !withheld.empty())
        out << tr("Withheld: {deeds}", {{"deeds", deed_list(withheld)}}) << '\n';
    if (const std::string cards = cards_line(view); !cards.empty()) out << cards << '\n';
}

void print_due(const ShowView& view, std::ostream& out) {
    const auto dues = open_dues(view.game);
    if (dues.empty()) {
        const std::string why = view.is_latest() ? nothing_due_text(view.read.table) : std::string{};
        out << (why.empty() ? tr("Nothing is due.") : why) << '\n';
    }
    for (const Due& due : dues) {
        print_due_line(view, due, out);
        if (const auto why = explain(view.read.table, due))
            for (const std::string& line : workings_text(view.edition(), why->workings)) out << "  " << line << '\n';
    }
}

void print_clock(const ShowView& view, std::ostream& out) {
    out << clock_line(view) << '\n';
}

void print_rulings(const ShowView& view, std::ostream& out) {
    const Rulings rulings = view.game.rulings();
    TextTable table(
        {{""}, {tr_in("of a ruling", "Key")}, {tr_in("of a ruling", "Value")}, {tr_in("of a ruling", "Meaning")}});
    for (const RulingKey& key : ruling_keys()) {
        const bool chosen = get(rulings, key.name) != get(view.edition().rulings, key.name);
        table.add({chosen ? "*" : "", std::string(key.name), std::string(get(rulings, key.name)),
                   ruling_in_force_text(view.edition().words, rulings, key.name)});
    }
    table.print(out);
    out << tr("* chosen by this table; the others are the edition's own") << '\n';
}

}  // namespace tablebank
