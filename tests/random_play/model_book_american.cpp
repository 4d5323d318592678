// The Anti-Monopoly boxes: us, us-dice (two dice instead of cards), ru, fr, it (every figure ten times) and pl.

#include <algorithm>

#include "tests/random_play/model_book.h"

namespace random_play {
namespace {

/// A street's competitor column runs unbuilt, 1-4 houses, hotel; its monopolist column for a monopolised city unbuilt,
/// 1-3 houses, hotel.
struct AmericanStreet {
    int space;
    int city;
    Units price;
    Units step;
    std::array<Units, 6> competitor;
    Units single;
    std::array<Units, 5> monopolist;
    Units mortgage;
    Units redeem;
};

constexpr std::array<AmericanStreet, 22> american_streets{{
    {1, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, {12, 22, 32, 42, 52}, 30, 33},
    {3, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, {12, 22, 32, 42, 52}, 30, 33},
    {6, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, {20, 30, 40, 50, 60}, 50, 55},
    {8, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, {20, 30, 40, 50, 60}, 50, 55},
    {9, 1, 120, 50, {12, 17, 22, 27, 32, 37}, 12, {24, 34, 44, 54, 64}, 60, 66},
    {11, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, {28, 48, 68, 88, 108}, 70, 77},
    {13, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, {28, 48, 68, 88, 108}, 70, 77},
    {14, 2, 160, 100, {16, 26, 36, 46, 56, 66}, 16, {32, 52, 72, 92, 112}, 80, 88},
    {16, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, {36, 56, 76, 96, 116}, 90, 99},
    {18, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, {36, 56, 76, 96, 116}, 90, 99},
    {19, 3, 200, 100, {20, 30, 40, 50, 60, 70}, 20, {40, 60, 80, 100, 120}, 100, 110},
    {21, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, {44, 74, 104, 134, 164}, 110, 121},
    {23, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, {44, 74, 104, 134, 164}, 110, 121},
    {24, 4, 240, 150, {24, 39, 54, 69, 84, 99}, 24, {48, 78, 108, 138, 168}, 120, 132},
    {26, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, {52, 82, 112, 142, 172}, 130, 143},
    {27, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, {52, 82, 112, 142, 172}, 130, 143},
    {29, 5, 280, 150, {28, 43, 58, 73, 88, 103}, 28, {56, 86, 116, 146, 176}, 140, 154},
    {31, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, {60, 100, 140, 180, 220}, 150, 165},
    {32, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, {60, 100, 140, 180, 220}, 150, 165},
    {34, 6, 320, 200, {32, 52, 72, 92, 112, 132}, 32, {64, 104, 144, 184, 224}, 160, 176},
    {37, 7, 350, 200, {35, 55, 75, 95, 115, 135}, 35, {70, 110, 150, 190, 230}, 175, 193},
    {39, 7, 400, 200, {40, 60, 80, 100, 120, 140}, 40, {80, 120, 160, 200, 240}, 200, 220},
}};

std::vector<Printed> american_deeds() {
    std::vector<Printed> deeds;
    for (const AmericanStreet& street : american_streets) {
        Printed printed{street.space, Kind::street, street.city, street.price, street.step, street.step};
        const auto& [mine, theirs] = std::pair{street.monopolist, street.competitor};
        printed.column[0] = {street.single, mine[0], {mine.begin() + 1, mine.end()}};
        printed.column[1] = {theirs[0], theirs[0], {theirs.begin() + 1, theirs.end()}};
        printed.mortgage = street.mortgage;
        printed.redeem = street.redeem;
        deeds.push_back(printed);
    }
    for (const int space : {5, 15, 25, 35}) {
        deeds.push_back({space, Kind::transport, -1, 200});
        deeds.back().mortgage = 100;
        deeds.back().redeem = 110;
    }
    for (const int space : {12, 28}) {
        deeds.push_back({space, Kind::utility, -1, 150});
        deeds.back().mortgage = 75;
        deeds.back().redeem = 83;
    }
    std::ranges::sort(deeds, {}, &Printed::space);
    return deeds;
}

std::vector<Place> american_board() {
    std::vector<Place> board(40);
    const auto set = [&](int space, Corner corner) { board.at(static_cast<std::size_t>(space)).corner = corner; };
    set(0, Corner::start);
    set(4, Corner::income_tax);
    set(10, Corner::jail);
    set(20, Corner::foundation);
    set(30, Corner::go_to_jail);
    set(38, Corner::property_tax);
    for (const int space : {2, 7, 17, 22, 33, 36}) set(space, Corner::card);
    return board;
}

std::vector<Effect> monopolists_deck(bool american) {
    return {
        go(25),
        win(8, 75),
        receive(50),
        go(12),
        go(0),
        go(0),
        pay(50),
        none(),
        pay(75),
        pay(25),
        go(39),
        american ? receive(75) : receive(25),
        receive(25),
        to_jail(),
        pay(75),
        pay(25),
        none(),
        each(Role::competitor, 10),
        all(Role::monopolist, 25),
        to_jail(),
        receive(75),
        receive(50),
        each(Role::competitor, 25),
        go(31),
        receive(50),
    };
}

std::vector<Effect> competitors_deck(bool american) {
    return {
        receive(75),
        to_jail(),
        pay(75),
        american ? pay(25) : pay_each(Role::competitor, 10),
        none(),
        receive(50),
        receive(25),
        receive(50),
        win(10, 75),
        none(),
        pay(50),
        receive(50),
        each(Role::monopolist, 25),
        to_jail(),
        pay(75),
        pay(25),
        go(25),
        go(0),
        go(0),
        go(37),
        go(28),
        pay(50),
        go(6),
        receive(75),
        receive(25),
    };
}

/// Two dice instead of cards: rows for the sums 2 to 12.
std::vector<Effect> monopolists_dice() {
    return {go(0),     receive(75), go(24), pay(75), go(12), receive(50), go(25), pay(50), each(Role::competitor, 25),
            to_jail(), pay(25)};
}

std::vector<Effect> competitors_dice() {
    return {go(25),      pay(75),  each(Role::monopolist, 25), go(12), pay(25), go(24), receive(75), go(0), pay(50),
            receive(50), to_jail()};
}

std::vector<Deck> decks(bool american) {
    return {{"monopolist", monopolists_deck(american)}, {"competitor", competitors_deck(american)}};
}

Book anti_monopoly(const std::string& edition) {
    Book book;
    book.edition = edition;
    book.board = american_board();
    book.deeds = american_deeds();
    book.cities = {"rome", "berlin", "madrid", "amsterdam", "paris", "brussels", "london", "athens"};
    book.decks = decks(false);
    book.own_rulings = {"trade_breaking_monopoly=as_mortgage"};
    return book;
}

void times_ten(std::vector<Units>& sums) {
    for (Units& sum : sums) sum *= 10;
}

void times_ten(Printed& deed) {
    for (Units* sum : {&deed.price, &deed.house, &deed.hotel, &deed.mortgage, &deed.redeem}) *sum *= 10;
    for (Column& column : deed.column) {
        column.single *= 10;
        column.doubled *= 10;
        times_ten(column.built);
    }
}

}  // namespace

Book american_book(const std::string& edition) {
    Book book = anti_monopoly(edition);
    book.cities = {"new-orleans", "los-angeles", "chicago",       "philadelphia",
                   "boston",      "washington",  "san-francisco", "new-york"};
    book.decks = decks(true);
    book.decks_are_known = true;
    book.own_rulings.emplace_back("bankrupt_to_bank_mortgaged=withheld");  // ru 24
    book.extra_roll_is_duty = true;                                        // ru 8
    book.answers = {"pieces_run_out=substitutes", "closing=yes", "timed_trade=until_closing",
                    "competitor_utility_factor=printed", "competitor_needs_city=no"};
    if (edition == "us-dice") {
        book.two_dice_for_cards = true;
        book.decks = {{"monopolist", monopolists_dice(), 2}, {"competitor", competitors_dice(), 2}};
    }
    return book;
}

Book russian_book() {
    Book book = anti_monopoly("ru");
    book.own_rulings.emplace_back("bankrupt_to_bank_mortgaged=withheld");  // ru 24
    book.extra_roll_is_duty = true;                                        // ru 8
    book.answers = {"pieces_run_out=substitutes", "closing=yes", "timed_trade=until_closing",
                    "competitor_utility_factor=printed", "competitor_needs_city=no"};
    return book;
}

Book french_book() {
    Book book = anti_monopoly("fr");
    book.double_that_frees = DoubleThatFrees::rolls_again;  // fr 14, example
    book.jailed_may_buy = {true, false, true};              // fr 14
    book.prisoner_may_pass = true;                          // fr 14
    book.broken_monopoly = BrokenMonopoly::single_rent;     // fr 11 F
    book.redeems_in_own_turn = true;                        // fr 11 D
    book.own_rulings.emplace_back("closing=no");
    book.answers = {"bankrupt_to_bank_mortgaged=for_sale", "competitor_utility_factor=printed",
                    "competitor_needs_city=no", "timed_trade=never"};  // fr 22, 19, 9, timed 1
    return book;
}

/// Every figure of the others ten times; what its smallest note cannot pay is rounded to it.
Book italian_book() {
    Book book = anti_monopoly("it");
    for (Units* sum : {&book.start_cash, &book.smallest_note, &book.box_cash, &book.salary, &book.jail_fine,
                       &book.fixed_tax, &book.property_tax})
        *sum *= 10;
    for (Printed& deed : book.deeds) times_ten(deed);
    for (Deck& deck : book.decks)
        for (Effect& effect : deck.cards) effect.amount *= 10;
    times_ten(book.transport_by_count);
    for (auto& factors : book.utility_factor) times_ten(factors);
    for (Units& fee : book.foundation_fee) fee *= 10;
    times_ten(book.foundation_grant);
    book.mortgage_clears_city = true;
    book.trades_before_roll = true;
    book.trades_not_below_price = true;
    book.fine_before_turn = true;
    book.tax_shares_cell = true;
    book.own_rulings.emplace_back("jailed_in_richest=nothing");
    book.answers = {"bankrupt_to_bank_mortgaged=for_sale"};
    return book;
}

Book polish_book() {
    Book book = anti_monopoly("pl");
    book.cities = {"miasto-1", "miasto-2", "miasto-3", "miasto-4", "miasto-5", "miasto-6", "miasto-7", "miasto-8"};
    book.jailed_collects_cards = {true, true, true};  // pl 15 B: only rent and charges are barred
    book.most_built_streets = {2, 0, 0};              // pl 10
    book.answers = {
        "pieces_run_out=substitutes", "bankrupt_to_bank_mortgaged=for_sale", "time_called=finish_round", "closing=yes",
        "timed_trade=until_closing",  "competitor_utility_factor=printed",   "competitor_needs_city=no"};
    return book;
}

}  // namespace random_play
