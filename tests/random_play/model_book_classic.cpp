// The classic property game: its deeds, cards and rules, typed once more from common knowledge.

#include <algorithm>

#include "tests/random_play/model_book.h"

namespace random_play {
namespace {

struct ClassicStreet {
    int space;
    int group;
    Units price;
    Units house;
    std::array<Units, 6> rent;  ///< unbuilt, 1-4 houses, hotel
};

constexpr std::array<ClassicStreet, 22> classic_streets{{
    {1, 0, 60, 50, {2, 10, 30, 90, 160, 250}},           {3, 0, 60, 50, {4, 20, 60, 180, 320, 450}},
    {6, 1, 100, 50, {6, 30, 90, 270, 400, 550}},         {8, 1, 100, 50, {6, 30, 90, 270, 400, 550}},
    {9, 1, 120, 50, {8, 40, 100, 300, 450, 600}},        {11, 2, 140, 100, {10, 50, 150, 450, 625, 750}},
    {13, 2, 140, 100, {10, 50, 150, 450, 625, 750}},     {14, 2, 160, 100, {12, 60, 180, 500, 700, 900}},
    {16, 3, 180, 100, {14, 70, 200, 550, 750, 950}},     {18, 3, 180, 100, {14, 70, 200, 550, 750, 950}},
    {19, 3, 200, 100, {16, 80, 220, 600, 800, 1000}},    {21, 4, 220, 150, {18, 90, 250, 700, 875, 1050}},
    {23, 4, 220, 150, {18, 90, 250, 700, 875, 1050}},    {24, 4, 240, 150, {20, 100, 300, 750, 925, 1100}},
    {26, 5, 260, 150, {22, 110, 330, 800, 975, 1150}},   {27, 5, 260, 150, {22, 110, 330, 800, 975, 1150}},
    {29, 5, 280, 150, {24, 120, 360, 850, 1025, 1200}},  {31, 6, 300, 200, {26, 130, 390, 900, 1100, 1275}},
    {32, 6, 300, 200, {26, 130, 390, 900, 1100, 1275}},  {34, 6, 320, 200, {28, 150, 450, 1000, 1200, 1400}},
    {37, 7, 350, 200, {35, 175, 500, 1100, 1300, 1500}}, {39, 7, 400, 200, {50, 200, 600, 1400, 1700, 2000}},
}};

std::vector<Printed> classic_deeds() {
    std::vector<Printed> deeds;
    for (const ClassicStreet& street : classic_streets) {
        Printed printed{street.space, Kind::street, street.group, street.price, street.house, street.house};
        printed.column[2] = {street.rent[0], 2 * street.rent[0], {street.rent.begin() + 1, street.rent.end()}};
        deeds.push_back(printed);
    }
    for (const int space : {5, 15, 25, 35}) deeds.push_back({space, Kind::transport, -1, 200});
    for (const int space : {12, 28}) deeds.push_back({space, Kind::utility, -1, 150});
    for (Printed& printed : deeds) printed.mortgage = printed.price / 2;
    std::ranges::sort(deeds, {}, &Printed::space);
    return deeds;
}

std::vector<Place> classic_board() {
    std::vector<Place> board(40);
    const auto set = [&](int space, Place place) { board.at(static_cast<std::size_t>(space)) = place; };
    set(0, {Corner::start});
    set(4, {Corner::income_tax});
    set(10, {Corner::jail});
    set(20, {Corner::rest});
    set(30, {Corner::go_to_jail});
    set(38, {Corner::penalty, -1, 75});
    for (const int space : {7, 22, 36}) set(space, {Corner::card, 1});
    for (const int space : {2, 17, 33}) set(space, {Corner::card, 0});
    return board;
}

Effect to_nearest(Effect::Nearest nearest, int times) {
    return {.kind = Effect::Kind::go_to, .nearest = nearest, .times = times};
}

Effect repairs(Units house, Units hotel) {
    return {.kind = Effect::Kind::repairs, .amount = house, .hotel = hotel};
}

const std::string way_out = "Out of jail";

std::vector<Effect> luck() {
    return {go(0),
            go(24),
            go(11),
            to_nearest(Effect::Nearest::utility, 10),
            to_nearest(Effect::Nearest::transport, 2),
            to_nearest(Effect::Nearest::transport, 2),
            receive(50),
            keep(way_out, {out_of_jail()}),
            {.kind = Effect::Kind::back, .steps = 3},
            to_jail(),
            repairs(25, 100),
            pay(15),
            go(5),
            go(39),
            pay_each(Role::player, 50),
            receive(150)};
}

std::vector<Effect> fund() {
    return {go(0),
            receive(200),
            pay(50),
            receive(50),
            keep(way_out, {out_of_jail()}),
            to_jail(),
            each(Role::player, 50),
            receive(100),
            receive(20),
            receive(100),
            pay(100),
            pay(150),
            receive(25),
            repairs(40, 115),
            receive(10),
            receive(100)};
}

}  // namespace

Book classic_book() {
    Book book;
    book.edition = "classic";
    book.roles = false;
    book.most_players = 8;
    book.box_cash = 15'140;
    book.box_houses = 32;
    book.box_hotels = 12;
    book.salary = 200;
    book.extra_rolls = 2;
    book.extra_roll_is_duty = true;
    book.doubles_to_jail = 3;
    book.jail_tries = 3;
    book.double_that_frees = DoubleThatFrees::moves;
    book.last_try_moves = true;
    book.auctions = true;
    book.streets_for_monopoly = 0;
    book.doubled_beside_mortgaged = true;
    book.broken_monopoly = BrokenMonopoly::printed_rent;
    book.builds_evenly = true;
    book.builds_between_turns = true;
    book.bids_for_pieces = true;
    book.mortgage_clears_city = true;
    book.mortgage_interest = 10;
    book.mortgaged_deed_fee = 10;
    book.trade_clears_city = true;
    book.tax_on_cash = {0, 0, 10};
    book.taxes_mortgaged = true;
    book.transport_by_count = {25, 50, 100, 200};
    book.utility_factor = {{{}, {}, {4, 10}}};
    book.utility_takes_roll = true;
    book.hotels_go_by_steps = true;
    book.kept_percent = {0, 0, 100};
    book.total_worth = true;
    book.board = classic_board();
    book.deeds = classic_deeds();
    book.cities = {"old-town", "riverside", "market", "station", "theatre", "harbour", "park", "castle"};
    book.decks = {{"fund", fund()}, {"luck", luck()}};
    book.kept_cards = {{way_out, 0, 4, {out_of_jail()}}, {way_out, 1, 7, {out_of_jail()}}};
    book.answers = {"freeing_double=moves", "bench_third_roll=moves",    "pieces_run_out=limited",
                    "mortgage_sells=city",  "hotel_counts_as=all_steps", "bankrupt_to_bank_mortgaged=for_sale"};
    return book;
}

}  // namespace random_play
