// Harbour Town, the invented game on 24 spaces that shows how a board and rules of one's own are written down.

#include <algorithm>

#include "tests/random_play/model_book.h"

namespace random_play {
namespace {

struct SmallStreet {
    int space;
    int city;
    Units price;
    Units step;
    Units single;
    Units doubled;
    std::array<Units, 3> monopolist;  ///< 1-2 houses, hotel
    std::array<Units, 4> competitor;  ///< 1-3 houses, hotel
    Units mortgage;
    Units redeem;
};

constexpr std::array<SmallStreet, 11> small_streets{{
    {1, 0, 60, 40, 6, 12, {20, 28, 36}, {10, 14, 18, 22}, 30, 33},
    {2, 0, 60, 40, 6, 12, {20, 28, 36}, {10, 14, 18, 22}, 30, 33},
    {5, 1, 100, 60, 10, 20, {32, 44, 56}, {16, 22, 28, 34}, 50, 55},
    {7, 1, 100, 60, 10, 20, {32, 44, 56}, {16, 22, 28, 34}, 50, 55},
    {9, 1, 120, 60, 12, 24, {36, 48, 60}, {18, 24, 30, 36}, 60, 66},
    {11, 2, 160, 80, 16, 32, {48, 64, 80}, {24, 32, 40, 48}, 80, 88},
    {13, 2, 160, 80, 16, 32, {48, 64, 80}, {24, 32, 40, 48}, 80, 88},
    {15, 2, 180, 80, 18, 36, {52, 68, 84}, {26, 34, 42, 50}, 90, 99},
    {19, 3, 240, 120, 24, 48, {72, 96, 120}, {36, 48, 60, 72}, 120, 132},
    {21, 3, 240, 120, 24, 48, {72, 96, 120}, {36, 48, 60, 72}, 120, 132},
    {23, 3, 300, 120, 30, 60, {84, 108, 132}, {42, 54, 66, 78}, 150, 165},
}};

std::vector<Printed> small_deeds() {
    std::vector<Printed> deeds;
    for (const SmallStreet& street : small_streets) {
        Printed printed{street.space, Kind::street, street.city, street.price, street.step, street.step};
        printed.column[0] = {street.single, street.doubled, {street.monopolist.begin(), street.monopolist.end()}};
        printed.column[1] = {street.single, street.single, {street.competitor.begin(), street.competitor.end()}};
        printed.mortgage = street.mortgage;
        printed.redeem = street.redeem;
        deeds.push_back(printed);
    }
    for (const int space : {4, 14, 20}) {
        deeds.push_back({space, Kind::transport, -1, 120});
        deeds.back().mortgage = 60;
        deeds.back().redeem = 66;
    }
    for (const int space : {8, 16, 22}) {
        deeds.push_back({space, Kind::utility, -1, 90});
        deeds.back().mortgage = 45;
        deeds.back().redeem = 50;
    }
    std::ranges::sort(deeds, {}, &Printed::space);
    return deeds;
}

std::vector<Place> small_board() {
    std::vector<Place> board(24);
    const auto set = [&](int space, Corner corner) { board.at(static_cast<std::size_t>(space)).corner = corner; };
    set(0, Corner::start);
    set(6, Corner::jail);
    set(12, Corner::income_tax);
    set(18, Corner::go_to_jail);
    for (const int space : {3, 10, 17}) set(space, Corner::card);
    return board;
}

}  // namespace

Book small_book() {
    Book book;
    book.edition = "example-small";
    book.most_players = 8;
    book.role_difference = 2;
    book.start_cash = 800;
    book.box_cash = 60 * 100 + 40 * 20 + 40 * 5 + 40;
    book.box_houses = 20;
    book.box_hotels = 6;
    book.salary = 60;
    book.jail_fine = 30;
    book.jail_tries = 1;
    book.jailed_collects = {true, true, true};
    book.jailed_collects_cards = {true, true, true};
    book.auctions = true;
    book.builds_evenly = true;
    book.refund_percent = 40;
    book.redeems_in_own_turn = true;
    book.fixed_tax = 90;
    book.tax_on_cash = {15, 5, 0};
    book.tax_on_buildings = 20;
    book.transport_percent = 15;
    book.transport_by_count = {24, 48, 96};
    book.utility_factor = {{{3, 6, 12}, {3, 3, 5}, {}}};
    book.foundation_fee = {0, 0, 0};
    book.kept_percent = {25, 15, 0};
    book.board = small_board();
    book.deeds = small_deeds();
    book.cities = {"old-harbour", "market-hill", "garden-side", "upper-town"};
    book.kept_cards = {{"free passage", 0, 7}, {"free passage", 1, 7}};
    book.decks_are_known = true;
    book.decks = {{"monopolist",
                   {receive(40), pay(30), go(0), to_jail(), each(Role::competitor, 15), go(23), win(9, 60),
                    keep("free passage")}},
                  {"competitor",
                   {receive(60), pay(20), go(4), to_jail(), each(Role::monopolist, 20), all(Role::competitor, 10),
                    none(), keep("free passage")}}};
    book.own_rulings = {"pieces_run_out=limited", "time_called=finish_round"};
    return book;
}

}  // namespace random_play
