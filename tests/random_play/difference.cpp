#include "tests/random_play/difference.h"

#include <map>

#include "db/edition/edition_file.h"
#include "ledger/books/due.h"
#include "source_dir.h"
#include "tests/random_play/model_line.h"

namespace random_play {
namespace {

using tablebank::Account;
using tablebank::Asset;
using tablebank::FactKey;
using tablebank::FactName;
using tablebank::Seat;
using tablebank::Space;

/// Remembers the first pair of figures that differ.
class Comparison {
public:
    void same(const std::string& what, const std::string& product, const std::string& model) {
        if (found_.empty() && product != model) found_ = what + ": is " + product + ", the model has " + model;
    }
    void same(const std::string& what, Units product, Units model) {
        if (found_.empty() && product != model) same(what, std::to_string(product), std::to_string(model));
    }
    [[nodiscard]] const std::string& found() const { return found_; }

private:
    std::string found_;
};

std::string dice_of(Units model) {
    return model == 0 ? std::string{} : std::to_string(model / 10) + " " + std::to_string(model % 10);
}

int holder_of(const tablebank::Game& game, int space) {
    const Account holder = game.book.holder(Asset::deed(Space{space}));
    if (holder == Account::withheld()) return withheld;
    return holder == Account::bank() ? bank : holder.index;
}

Units place_of(const tablebank::Game& game, int seat) {
    const Account place = game.book.holder(Asset::token(Seat{seat}));
    if (place == Account::gone()) return off_board;
    return place == Account::jail() ? in_jail : place.index;
}

void compare_players(const tablebank::Game& game, const ModelTable& model, Comparison& compare) {
    for (int number = 1; number <= model.agreed->seats(); ++number) {
        const Seat seat{number};
        const Player& player = model.player(number);
        const std::string whose = " of seat " + std::to_string(number);
        compare.same("cash" + whose, game.cash(seat).units(), player.cash);
        compare.same("place" + whose, place_of(game, number), player.place);
        compare.same("jail tries" + whose, game.jail_tries(seat), player.jail_tries);
        compare.same("order of leaving" + whose, game.facts.number({FactName::out, number}), player.out);
        compare.same("placed" + whose, game.facts.get({FactName::placed, number}),
                     player.placed == 0   ? ""
                     : player.placed == 1 ? "yes"
                                          : "unasked");
        compare.same("cash kept" + whose, game.facts.get({FactName::kept, number}),
                     player.kept < 0 ? std::string{} : from_hundredths(player.kept));
        compare.same("walk" + whose, game.facts.number({FactName::walked, number}, -1), player.walked);
    }
}

void compare_deeds(const tablebank::Game& game, const ModelTable& model, Comparison& compare) {
    for (const Printed& printed : model.book().deeds) {
        const Space space{printed.space};
        const DeedHeld& held = model.deed(printed.space);
        const std::string at = " @" + std::to_string(printed.space);
        compare.same("holder of" + at, holder_of(game, printed.space), held.holder);
        if (held.holder > bank) compare.same("mortgage of" + at, game.is_mortgaged(space) ? 1 : 0, held.mortgaged);
        compare.same("houses on" + at, game.on_street(space).houses, held.houses);
        compare.same("third street" + at, game.facts.get({FactName::third, printed.space}),
                     model.third.at(static_cast<std::size_t>(printed.space)) == 0 ? "" : "yes");
        compare.same("hotels on" + at, game.on_street(space).hotels, held.hotels);
    }
    compare.same("houses in the bank", game.in_bank().houses, model.houses_in_bank());
    compare.same("hotels in the bank", game.in_bank().hotels, model.hotels_in_bank());
    compare.same("cash in the middle", game.in_middle().units(), model.in_middle);
}

void compare_dues(const tablebank::Game& game, const ModelTable& model, Comparison& compare) {
    static const std::array<std::string, 14> kinds{
        "rent", "utility_rent", "offer",   "income_tax", "property_tax", "foundation_fee", "foundation_die",
        "card", "jail_fine",    "payment", "auction",    "bookmakers",   "character",      "penalty"};
    const auto dues = tablebank::open_dues(game);
    compare.same("dues", static_cast<Units>(dues.size()), static_cast<Units>(model.dues.size()));
    for (std::size_t i = 0; i < dues.size() && i < model.dues.size(); ++i) {
        const tablebank::Due& due = dues[i];
        const Due& own = model.dues[i];
        const std::string name = "due " + std::to_string(i) + " ";
        compare.same(name + "raised by", due.key.index, own.entry);
        compare.same(name + "number", due.key.number, own.number);
        compare.same(name + "kind", std::string{tablebank::to_string(due.kind)},
                     kinds.at(static_cast<std::size_t>(own.kind)));
        compare.same(name + "debtor", due.debtor.number, own.debtor);
        compare.same(name + "creditor", due.creditor ? due.creditor->number : bank, own.creditor);
        compare.same(name + "space", due.space.index, own.space);
        compare.same(name + "amount", due.amount.units(), own.amount);
        compare.same(name + "percentage", due.percent_amount.units(), own.percent);
        compare.same(name + "factor", due.factor, own.factor);
        compare.same(name + "first die", due.dice ? due.dice->first : 0, own.dice.first);
        compare.same(name + "second die", due.dice ? due.dice->second : 0, own.dice.second);
        compare.same(name + "claimed", due.claimed ? 1 : 0, own.claimed ? 1 : 0);
        compare.same(name + "to the middle", due.middle ? 1 : 0, own.to_middle ? 1 : 0);
        compare.same(name + "times", due.times, own.times);
    }
}

void compare_cards(const tablebank::Game& game, const ModelTable& model, Comparison& compare) {
    const Book& book = model.book();
    for (std::size_t card = 0; card < model.cards.size(); ++card) {
        const auto number = static_cast<int>(card);
        const Account holder = game.book.holder(Asset::card(number));
        compare.same("holder of card " + std::to_string(card), holder == Account::bank() ? bank : holder.index,
                     model.cards[card]);
    }
    for (std::size_t card = 0; card < model.told.size(); ++card)
        compare.same("what card " + std::to_string(card) + " does",
                     game.facts.get({FactName::card_does, static_cast<int>(card)}),
                     model.told[card].empty() ? std::string{} : write(*model.agreed, model.told[card].front()));
    for (std::size_t hidden = 0; hidden < model.played.size(); ++hidden) {
        const Units name = model.played[hidden];
        compare.same("hidden card " + std::to_string(hidden),
                     game.facts.get({FactName::played, static_cast<int>(model.hidden_card(hidden))}),
                     name == 0 ? std::string{} : book.characters.at(static_cast<std::size_t>(name - 1)));
    }
    std::map<std::pair<std::string, int>, std::string> known;
    for (const auto& [key, value] : game.facts.all())
        if (key.name == FactName::drawn)
            known[{game.edition().decks.at(static_cast<std::size_t>(key.index)).key, key.number}] = value;
    for (std::size_t deck = 0; deck < model.piles.size(); ++deck)
        for (const Drawn& drawn : model.piles[deck]) {
            const std::string what = drawn.card < 0 ? "?" : std::to_string(drawn.card);
            std::string& fact = known[{book.decks[deck].name, drawn.entry}];
            compare.same("card drawn by entry " + std::to_string(drawn.entry), fact,
                         what + " " + std::to_string(drawn.pile) + (drawn.from_hand ? " played" : ""));
            fact.clear();
        }
    for (const auto& [key, value] : known) compare.same("known of " + key.first, value, "");
}

void compare_facts(const tablebank::Game& game, const ModelTable& model, Comparison& compare) {
    compare.same("phase", game.facts.get({FactName::phase}), word(model.in_phase()));
    compare.same("turn", game.turn().number, model.turn);
    compare.same("rolls left", game.rolls_left(), model.rolls_left);
    compare.same("rolls made", game.rolls_made(), model.rolls_made);
    compare.same("round", game.round(), model.round);
    compare.same("who began the round", game.facts.number({FactName::round_began}), model.round_began);
    compare.same("what began a turn", game.facts.count(FactName::turn_begun), std::ssize(model.choices));
    for (const Choice& choice : model.choices)
        compare.same("turn begun in " + std::to_string(choice.entry),
                     game.facts.number({FactName::turn_begun, choice.entry}), choice.seat);
    compare.same("time called", game.time_called() ? 1 : 0, model.time_called);
    compare.same("clock since", game.facts.number({FactName::clock_since}), model.clock_since);
    compare.same("clock used", game.facts.number({FactName::clock_used}, -1), model.clock_used);
    compare.same("clock extra", game.facts.number({FactName::clock_extra}), model.clock_extra);
    for (int space = 0; space < model.book().spaces(); ++space)
        compare.same("dice @" + std::to_string(space), game.facts.get({FactName::walk_dice, space}),
                     dice_of(model.utility_dice.at(static_cast<std::size_t>(space))));
    compare_cards(game, model, compare);
    Units winners = 0;
    for (const Seat seat : game.winners()) winners |= Units{1} << seat.number;
    compare.same("winners", winners, model.winners);
    const tablebank::Rulings rulings = game.rulings();
    for (const RulingWords& ruling : all_rulings()) {
        const auto place = static_cast<std::size_t>(model.rulings.at(static_cast<std::size_t>(ruling.ruling)));
        compare.same(ruling.key, std::string{tablebank::get(rulings, ruling.key)}, ruling.values.at(place));
    }
}

}  // namespace

std::string difference(const tablebank::Game& game, const ModelTable& model) {
    Comparison compare;
    compare_players(game, model, compare);
    compare_deeds(game, model, compare);
    compare_dues(game, model, compare);
    compare_facts(game, model, compare);
    return compare.found();
}

std::string missing_asset(const tablebank::Game& game, const Book& book) {
    const auto counted = [&](Asset asset) { return game.book.quantity(asset, Account::bank()); };
    Units cash = counted(Asset::cash()) + game.in_middle().units();
    Units houses = counted(Asset::house());
    Units hotels = counted(Asset::hotel());
    Comparison compare;
    for (int number = 1; number <= game.seats(); ++number) {
        const Units own = game.cash(Seat{number}).units();
        if (own < 0) return "seat " + std::to_string(number) + " is below zero";
        cash += own;
        Units tokens = 0;
        for (int space = 0; space < book.spaces(); ++space)
            tokens += game.book.quantity(Asset::token(Seat{number}), Account::space(Space{space}));
        for (const Account place : {Account::jail(), Account::gone(), Account::bank()})
            tokens += game.book.quantity(Asset::token(Seat{number}), place);
        compare.same("places of a token", tokens, 1);
    }
    for (const Printed& printed : book.deeds) {
        const Space space{printed.space};
        const Asset deed = Asset::deed(space);
        Units owners = counted(deed) + game.book.quantity(deed, Account::withheld());
        for (int number = 1; number <= game.seats(); ++number)
            owners += game.book.quantity(deed, Account::player(Seat{number})) +
                      game.book.quantity(deed, Account::pledge(Seat{number}));
        compare.same("holders of @" + std::to_string(printed.space), owners, 1);
        const Units houses_here = game.book.quantity(Asset::house(), Account::street(space));
        const Units hotels_here = game.book.quantity(Asset::hotel(), Account::street(space));
        if (houses_here < 0 || hotels_here < 0) return "fewer than no buildings @" + std::to_string(printed.space);
        houses += houses_here;
        hotels += hotels_here;
    }
    compare.same("all cash", cash, book.box_cash);
    compare.same("all houses", houses, book.box_houses);
    compare.same("all hotels", hotels, book.box_hotels);
    return compare.found();
}

const tablebank::LoadedEdition& edition_of(const Book& book) {
    static std::map<std::string, tablebank::LoadedEdition> shipped;
    static tablebank::LoadedEdition invented;
    if (!book.text.empty()) {
        if (invented.text.text == book.text) return invented;
        invented.text = {.path = "invented.toml", .text = book.text};
        invented.edition = tablebank::parse_edition(invented.text, &invented.warnings);
        return invented;
    }
    const auto found = shipped.find(book.edition);
    if (found != shipped.end()) return found->second;
    const std::string file = TABLEBANK_SOURCE_DIR "/editions/" + book.edition + ".toml";
    return shipped.emplace(book.edition, tablebank::load_edition_file(file)).first->second;
}

tablebank::Setup make_setup(const Agreed& agreed, const std::string& game_id) {
    const tablebank::LoadedEdition& loaded = edition_of(*agreed.book);
    tablebank::Setup setup;
    setup.game_id = game_id;
    auto edition = std::make_shared<tablebank::Edition>(loaded.edition);
    edition->box.hotels = static_cast<int>(agreed.book->box_hotels);
    setup.edition = std::move(edition);
    setup.edition_text = loaded.text.text;
    for (int seat = 1; seat <= agreed.seats(); ++seat) {
        const auto role = tablebank::parse_role(word(agreed.role(seat))).value();
        setup.players.push_back({agreed.names.at(static_cast<std::size_t>(seat - 1)), role});
    }
    setup.goal = tablebank::parse_goal(word(agreed.goal)).value();
    setup.minutes = agreed.minutes;
    setup.rulings = loaded.edition.rulings;
    for (const RulingWords& ruling : all_rulings()) {
        const auto place = static_cast<std::size_t>(agreed.rulings.at(static_cast<std::size_t>(ruling.ruling)));
        if (!tablebank::set(setup.rulings, ruling.key, ruling.values.at(place)))
            throw std::logic_error("the product does not know the ruling " + ruling.key);
    }
    setup.language = "en";
    return setup;
}

std::string heading(const Agreed& agreed) {
    std::string line =
        "# hotels in the box: " + std::to_string(agreed.book->box_hotels) + "\n# new --edition " + agreed.book->edition;
    for (int seat = 1; seat <= agreed.seats(); ++seat)
        line += " --player " + agreed.names.at(static_cast<std::size_t>(seat - 1)) +
                (agreed.book->roles ? ":" + word(agreed.role(seat)) : "");
    line += " --goal " + word(agreed.goal);
    if (agreed.minutes > 0) line += " --minutes " + std::to_string(agreed.minutes);
    const auto by_the_book = rulings_of(*agreed.book);
    for (const RulingWords& ruling : all_rulings()) {
        const auto place = static_cast<std::size_t>(ruling.ruling);
        if (agreed.rulings.at(place) != by_the_book.at(place))
            line +=
                " --rule " + ruling.key + "=" + ruling.values.at(static_cast<std::size_t>(agreed.rulings.at(place)));
    }
    return line;
}

}  // namespace random_play
