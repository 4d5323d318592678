#include "tests/random_play/invented_box.h"

#include <algorithm>

namespace random_play {
namespace {

constexpr int fewest_spaces = 20;
constexpr int most_spaces = 60;
constexpr int largest_group = 6;
constexpr int most_steps = 9;  // eight houses and a hotel
constexpr int most_hotels = 3;

/// The spaces of a board in addition to its start, in no order yet.
struct Lot {
    Place place;
    Kind kind = Kind::street;
    int city = -1;
};

/// Each corner of the book once, and some of them again.
std::vector<Lot> corners(Rng& chance, const Book& like) {
    std::vector<Lot> lots;
    for (const Place& place : like.board) {
        if (place.corner == Corner::start || place.corner == Corner::deed) continue;
        const bool seen = std::ranges::any_of(
            lots, [&](const Lot& lot) { return lot.place.corner == place.corner && lot.place.deck == place.deck; });
        if (seen && (place.corner == Corner::jail || chance.percent(60))) continue;
        Lot lot{place};
        if (place.corner == Corner::penalty) lot.place.penalty = chance.percent(50) ? 0 : chance.between(1, 300);
        lots.push_back(lot);
    }
    return lots;
}

void add_companies(Rng& chance, Kind kind, int most, std::vector<Lot>& lots) {
    const int count = chance.between(1, most);
    for (int number = 0; number < count; ++number) lots.push_back({{Corner::deed}, kind});
}

/// Groups of streets until the board is full.
int add_groups(Rng& chance, const Book& like, int spaces, std::vector<Lot>& lots) {
    int city = 0;
    const int smallest = std::max(1, like.streets_for_monopoly);
    do {
        const int streets = chance.between(smallest, largest_group);
        for (int number = 0; number < streets; ++number) lots.push_back({{Corner::deed}, Kind::street, city});
        ++city;
    } while (static_cast<int>(lots.size()) + 1 < spaces);
    return city;
}

Units some(Rng& chance, Units least, Units most) {
    return chance.between(static_cast<int>(least), static_cast<int>(most));
}

/// Sums that rise by one or more.
std::vector<Units> rising(Rng& chance, std::size_t count, Units first) {
    std::vector<Units> sums;
    for (std::size_t at = 0; at < count; ++at) sums.push_back(first += some(chance, 1, 120));
    return sums;
}

Column column_of(Rng& chance, Role role, const Column& like) {
    Column column;
    column.single = some(chance, 1, 60);
    column.doubled = role == Role::competitor ? column.single : column.single + some(chance, 0, 60);
    column.built = rising(chance, like.built.size(), column.doubled);
    return column;
}

Printed deed_of(Rng& chance, const Book& like, int space, const Lot& lot) {
    const auto street = std::ranges::find(like.deeds, Kind::street, &Printed::kind);
    Printed printed{space, lot.kind, lot.city, some(chance, 20, 500)};
    printed.mortgage = some(chance, 1, printed.price);
    if (like.mortgage_interest == 0) printed.redeem = printed.mortgage + some(chance, 0, 40);
    if (lot.kind != Kind::street) return printed;
    printed.house = some(chance, 1, 200);
    printed.hotel = some(chance, 1, 200);
    if (like.hotels_on_street > 1 && chance.percent(60))
        for (int hotel = 2; hotel <= like.hotels_on_street; ++hotel)
            printed.more_hotels.push_back(some(chance, 1, 300));
    for (const Role role : {Role::monopolist, Role::competitor, Role::player}) {
        const auto place = static_cast<std::size_t>(role);
        if (!street->column.at(place).built.empty())
            printed.column.at(place) = column_of(chance, role, street->column.at(place));
    }
    return printed;
}

/// A printed sum is a multiple of the smallest note.
void print_in_notes(Units note, Printed& printed) {
    for (Units* sum : {&printed.price, &printed.mortgage, &printed.redeem, &printed.house, &printed.hotel})
        *sum *= note;
    for (Units& price : printed.more_hotels) price *= note;
    for (Column& column : printed.column) {
        column.single *= note;
        column.doubled *= note;
        for (Units& rent : column.built) rent *= note;
    }
}

Effect changed(Rng& chance, Units note, Effect effect, int spaces) {
    if (effect.amount > 0) effect.amount = note * some(chance, 1, 250);
    if (effect.hotel > 0) effect.hotel = note * some(chance, 1, 250);
    if (effect.steps > 0) effect.steps = chance.between(1, 12);
    if (effect.kind == Effect::Kind::go_to && effect.nearest == Effect::Nearest::none)
        effect.space = chance.below(spaces);
    for (Effect& played : effect.does) played = changed(chance, note, played, spaces);
    return effect;
}

void change_decks(Rng& chance, Book& book) {
    for (Deck& deck : book.decks)
        for (Effect& card : deck.cards) card = changed(chance, book.smallest_note, card, book.spaces());
    for (Kept& kept : book.kept_cards) {
        const Deck& deck = book.decks.at(static_cast<std::size_t>(kept.deck));
        kept.does = deck.cards.at(static_cast<std::size_t>(kept.card - deck.first)).does;
    }
}

/// Charges by the number of companies: one for each number that there can be.
void change_charges(Rng& chance, Book& book) {
    const auto count = [&](Kind kind) {
        return static_cast<std::size_t>(std::ranges::count(book.deeds, kind, &Printed::kind));
    };
    book.transport_by_count = rising(chance, count(Kind::transport), 0);
    if (!book.utility_by_count.empty()) book.utility_by_count = rising(chance, count(Kind::utility), 0);
    for (std::vector<Units>* sums : {&book.transport_by_count, &book.utility_by_count})
        for (Units& sum : *sums) sum *= book.smallest_note;
    for (std::vector<Units>& factors : book.utility_factor)
        if (!factors.empty()) factors = rising(chance, count(Kind::utility), book.smallest_note);
}

/// The book with another number of steps on a street: the first street shows them. As in every book, a monopolist has
/// as many steps as a competitor, or one less. In some boxes the hotel is not the last step.
Book with_other_steps(Rng& chance, Book book) {
    PerRole<Column>& columns = std::ranges::find(book.deeds, Kind::street, &Printed::kind)->column;
    book.hotels_on_street = chance.percent(50) ? 1 : chance.between(2, most_hotels);
    const auto steps = static_cast<std::size_t>(chance.between(2, most_steps) + book.hotels_on_street - 1);
    for (const Role role : {Role::monopolist, Role::competitor, Role::player}) {
        std::vector<Units>& built = columns.at(static_cast<std::size_t>(role)).built;
        if (!built.empty()) built.resize(steps + (role == Role::competitor && chance.percent(70) ? 1 : 0));
    }
    return book;
}

}  // namespace

Book invented_book(Rng& chance, const Book& known) {
    const Book like = with_other_steps(chance, known);
    Book book = like;
    std::vector<Lot> lots = corners(chance, like);
    add_companies(chance, Kind::transport, 5, lots);
    add_companies(chance, Kind::utility, 4, lots);
    const int spaces = chance.between(fewest_spaces, most_spaces - largest_group);
    book.cities.clear();
    const int cities = add_groups(chance, like, spaces, lots);
    for (int city = 0; city < cities; ++city) book.cities.push_back("group-" + std::to_string(city + 1));
    for (std::size_t left = lots.size(); left > 1; --left)
        std::swap(lots[left - 1], lots[static_cast<std::size_t>(chance.below(static_cast<int>(left)))]);
    book.board = {{Corner::start}};
    book.deeds.clear();
    for (const Lot& lot : lots) {
        if (lot.place.corner == Corner::deed) book.deeds.push_back(deed_of(chance, like, book.spaces(), lot));
        book.board.push_back(lot.place);
        book.board.back().penalty *= like.smallest_note;
    }
    for (Printed& printed : book.deeds) print_in_notes(book.smallest_note, printed);
    change_decks(chance, book);
    change_charges(chance, book);
    book.box_cash = some(chance, 1000, 3000) * book.smallest_note;
    book.salary = book.smallest_note * some(chance, 20, 400);
    book.start_cash = book.smallest_note * some(chance, 300, 3000);
    book.box_houses = some(chance, 4, 60);
    book.box_hotels = some(chance, 1, 20);
    return book;
}

}  // namespace random_play
