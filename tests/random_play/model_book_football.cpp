// Футболполия: the rules of its book; board, cards and deeds are the invented template of the edition, the figures of
// the deeds the classic ones.

#include <algorithm>

#include "tests/random_play/model_book.h"

namespace random_play {
namespace {

struct FootballStreet {
    int space;
    int city;
    Units price;
    Units step;
    std::array<Units, 6> rent;  ///< unbuilt, 1-4 objects, network
    Units mortgage;
};

constexpr std::array<FootballStreet, 22> football_streets{{
    {1, 0, 60, 50, {2, 10, 30, 90, 160, 250}, 30},
    {3, 0, 60, 50, {4, 20, 60, 180, 320, 450}, 30},
    {6, 1, 100, 50, {6, 30, 90, 270, 400, 550}, 50},
    {8, 1, 100, 50, {6, 30, 90, 270, 400, 550}, 50},
    {9, 1, 120, 50, {8, 40, 100, 300, 450, 600}, 60},
    {11, 2, 140, 100, {10, 50, 150, 450, 625, 750}, 70},
    {13, 2, 140, 100, {10, 50, 150, 450, 625, 750}, 70},
    {14, 2, 160, 100, {12, 60, 180, 500, 700, 900}, 80},
    {16, 3, 180, 100, {14, 70, 200, 550, 750, 950}, 90},
    {18, 3, 180, 100, {14, 70, 200, 550, 750, 950}, 90},
    {19, 3, 200, 100, {16, 80, 220, 600, 800, 1000}, 100},
    {21, 4, 220, 150, {18, 90, 250, 700, 875, 1050}, 110},
    {23, 4, 220, 150, {18, 90, 250, 700, 875, 1050}, 110},
    {24, 4, 240, 150, {20, 100, 300, 750, 925, 1100}, 120},
    {26, 5, 260, 150, {22, 110, 330, 800, 975, 1150}, 130},
    {27, 5, 260, 150, {22, 110, 330, 800, 975, 1150}, 130},
    {29, 5, 280, 150, {24, 120, 360, 850, 1025, 1200}, 140},
    {31, 6, 300, 200, {26, 130, 390, 900, 1100, 1275}, 150},
    {32, 6, 300, 200, {26, 130, 390, 900, 1100, 1275}, 150},
    {34, 6, 320, 200, {28, 150, 450, 1000, 1200, 1400}, 160},
    {37, 7, 350, 200, {35, 175, 500, 1100, 1300, 1500}, 175},
    {39, 7, 400, 200, {50, 200, 600, 1400, 1700, 2000}, 200},
}};

std::vector<Printed> football_deeds() {
    std::vector<Printed> deeds;
    for (const FootballStreet& street : football_streets) {
        Printed printed{street.space, Kind::street, street.city, street.price, street.step, street.step};
        const auto& rent = street.rent;
        printed.column[2] = {rent[0], 2 * rent[0], {rent.begin() + 1, rent.end()}};  // football 10
        printed.mortgage = street.mortgage;
        deeds.push_back(printed);
    }
    for (const int space : {5, 15, 25, 35}) {
        deeds.push_back({space, Kind::transport, -1, 200});
        deeds.back().mortgage = 100;
    }
    for (const int space : {12, 28, 36}) {
        deeds.push_back({space, Kind::utility, -1, 150});
        deeds.back().mortgage = 75;
    }
    std::ranges::sort(deeds, {}, &Printed::space);
    return deeds;
}

std::vector<Place> football_board() {
    std::vector<Place> board(40);
    const auto set = [&](int space, Place place) { board.at(static_cast<std::size_t>(space)) = place; };
    set(0, {Corner::start});
    set(4, {Corner::penalty});
    set(38, {Corner::penalty});
    set(10, {Corner::jail});
    set(20, {Corner::bookmakers});
    set(30, {Corner::go_to_jail});
    set(33, {Corner::character});
    for (const int space : {7, 22}) set(space, {Corner::card, 0});
    for (const int space : {2, 17}) set(space, {Corner::card, 1});
    return board;
}

std::vector<Deck> both_decks() {
    Effect without_salary = go(5);
    without_salary.salary = false;
    const std::vector<Effect> goal{
        receive(50),
        receive(100),
        go(0),
        each(Role::player, 10),
        keep("выход со скамейки", {out_of_jail()}),
        receive(25),
        go(25),
        none(),
        receive(150),
        go(39),
        receive(20),
        to_jail(),
        receive(45),
        go(12),
        receive(200),
        receive(10),
    };
    const std::vector<Effect> offside{
        pay(50),
        pay(100),
        go(0),
        pay_each(Role::player, 10),
        keep("отмена наказания"),
        pay(15),
        to_jail(),
        none(),
        pay(25),
        without_salary,
        pay(150),
        pay(20),
        receive(25),
        go(24),
        pay(45),
        win(8, 50),
    };
    return {{"goal", goal}, {"offside", offside}};
}

}  // namespace

Book football_book() {
    Book book;
    book.edition = "football";
    book.roles = false;
    book.last_one_standing_only = true;  // football 20
    book.most_players = 8;
    book.box_cash = 20 * 500 + 40 * 100 + 30 * 50 + 30 * 20 + 40 * 10 + 40 * 5 + 50;
    book.box_houses = 32;
    book.box_hotels = 12;
    book.salary = 200;                                // football 5
    book.extra_rolls = 2;                             // football 4
    book.doubles_to_jail = 3;                         // football 4
    book.jail_tries = 3;                              // football 18
    book.double_that_frees = DoubleThatFrees::moves;  // football 18
    book.last_try_moves = true;                       // football 18
    book.fine_before_turn = true;                     // football 18
    book.auctions = true;                             // football 6, 14
    book.streets_for_monopoly = 0;                    // football 7
    book.broken_monopoly = BrokenMonopoly::printed_rent;
    book.builds_evenly = true;         // football 8, 12
    book.builds_between_turns = true;  // football 8
    book.bids_for_pieces = true;       // football 11
    book.mortgage_interest = 10;       // football 13
    book.mortgaged_deed_fee = 10;      // football 13, 14
    book.trade_clears_city = true;     // football 12
    book.rent_is_claimed = true;       // football 10
    book.pays_in_deeds = true;         // football 15
    book.transport_by_count = {25, 50, 100, 200};
    book.utility_by_count = {25, 50, 100};
    book.utility_factor = {{{}, {}, {4, 10, 20}}};
    book.board = football_board();
    book.deeds = football_deeds();
    book.cities = {"brown", "sky", "pink", "orange", "red", "yellow", "green", "blue"};
    book.decks = both_decks();
    book.kept_cards = {{"выход со скамейки", 0, 4, {out_of_jail()}}, {"отмена наказания", 1, 4}};
    book.characters = {"Тренер", "Легенда футбола", "Судья", "Президент клуба", "Футбольный чиновник", "Лёха со двора"};
    book.answers = {"hotel_counts_as=all_steps", "pieces_run_out=limited", "bankrupt_to_bank_mortgaged=for_sale"};
    return book;
}

}  // namespace random_play
