#include "tests/random_play/model_table.h"

#include <algorithm>
#include <stdexcept>

#include "tests/support/ruling_contract.h"

namespace random_play {

std::string word(Goal goal) {
    return goal == Goal::all_others ? "a" : goal == Goal::richest ? "b" : "timed";
}

std::string word(Phase phase) {
    static const std::array<std::string, 6> words{"play", "side_gone", "closing", "kept", "walked", "finished"};
    return words.at(static_cast<std::size_t>(phase));
}

/// In the order of docs/reference/rulings.md, which is that of the enumeration.
const std::vector<RulingWords>& all_rulings() {
    static const std::vector<RulingWords> rulings = [] {
        std::vector<RulingWords> all;
        for (const auto& [key, values] : tablebank::testing::promised_rulings())
            all.push_back({static_cast<Ruling>(all.size()), key, values});
        if (all.size() != ruling_count)
            throw std::logic_error("the model knows other rulings than docs/reference/rulings.md");
        for (const char* number : {"4", "40", "7"})
            all.at(static_cast<std::size_t>(Ruling::competitor_utility_factor)).values.emplace_back(number);
        return all;
    }();
    return rulings;
}

bool Due::is_debt() const {
    constexpr std::array no_debts{Owed::offer,   Owed::foundation_die, Owed::card,
                                  Owed::auction, Owed::bookmakers,     Owed::character};
    return std::ranges::find(no_debts, kind) == no_debts.end();
}

bool Due::waits_for_dice() const {
    return kind == Owed::utility && !dice.thrown();
}

bool Due::is_plain_sum() const {
    constexpr std::array plain{Owed::rent, Owed::property_tax, Owed::foundation_fee, Owed::payment};
    return std::ranges::find(plain, kind) != plain.end() || (kind == Owed::utility && dice.thrown());
}

Units Due::at_most() const {
    if (!is_debt()) return 0;
    if (waits_for_dice()) return factor * 12;
    if (kind == Owed::income_tax) return std::min(amount, percent);
    return amount;
}

std::array<Units, ruling_count> rulings_of(const Book& book) {
    std::array<Units, ruling_count> rulings{};
    for (const RulingWords& ruling : all_rulings())
        for (std::size_t value = 0; value < ruling.values.size(); ++value)
            if (std::ranges::count(book.own_rulings, ruling.key + "=" + ruling.values[value]) > 0)
                rulings.at(static_cast<std::size_t>(ruling.ruling)) = static_cast<Units>(value);
    return held_to_book(book, rulings);
}

std::array<Units, ruling_count> held_to_book(const Book& book, std::array<Units, ruling_count> agreed) {
    for (const RulingWords& ruling : all_rulings())
        for (std::size_t value = 0; value < ruling.values.size(); ++value)
            if (std::ranges::count(book.answers, ruling.key + "=" + ruling.values[value]) > 0)
                agreed.at(static_cast<std::size_t>(ruling.ruling)) = static_cast<Units>(value);
    return agreed;
}

bool ModelTable::decided(Ruling ruling, std::string_view value) const {
    const auto place = static_cast<std::size_t>(ruling);
    return all_rulings().at(place).values.at(static_cast<std::size_t>(rulings.at(place))) == value;
}

int ModelTable::space_of(int seat) const {
    return is_jailed(seat) ? book().jail_corner() : static_cast<int>(player(seat).place);
}

std::vector<int> ModelTable::playing() const {
    std::vector<int> seats;
    for (int seat = 1; seat <= agreed->seats(); ++seat)
        if (!is_out(seat)) seats.push_back(seat);
    return seats;
}

int ModelTable::after(int seat) const {
    int next = seat;
    do {
        next = next % agreed->seats() + 1;
    } while (is_out(next) && next != seat);
    return next;
}

std::vector<int> ModelTable::deeds_of(int seat) const {
    std::vector<int> held;
    for (const Printed& printed : book().deeds)
        if (deed(printed.space).holder == seat) held.push_back(printed.space);
    return held;
}

std::vector<Due> ModelTable::dues_of(int seat) const {
    std::vector<Due> own;
    std::copy_if(dues.begin(), dues.end(), std::back_inserter(own), [&](const Due& due) { return due.debtor == seat; });
    return own;
}

std::vector<std::size_t> ModelTable::kept_cards(const std::string& name, int holder) const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < book().kept_cards.size(); ++place)
        if (book().kept_cards[place].name == name && cards[place] == holder) places.push_back(place);
    return places;
}

std::size_t ModelTable::hidden_card(std::size_t number) const {
    return book().kept_cards.size() + number;
}

const std::vector<Effect>& ModelTable::known_effect(std::size_t card) const {
    return told.at(card).empty() ? book().kept_cards.at(card).does : told.at(card);
}

bool ModelTable::is_third(int space) const {
    return decided(Ruling::third_street, "never_built") && third.at(static_cast<std::size_t>(space)) != 0;
}

Units ModelTable::houses_in_bank() const {
    Units standing = 0;
    for (const DeedHeld& held : deeds) standing += held.houses;
    return book().box_houses - standing;
}

Units ModelTable::hotels_in_bank() const {
    Units standing = 0;
    for (const DeedHeld& held : deeds) standing += held.hotels;
    return book().box_hotels - standing;
}

std::vector<Units*> ModelTable::values() {
    std::vector<Units*> all{&phase,       &round,   &round_began, &turn,       &rolls_left, &rolls_made,
                            &time_called, &winners, &clock_since, &clock_used, &clock_extra};
    for (Units& ruling : ruled) all.push_back(&ruling);
    for (Units& thrown : utility_dice) all.push_back(&thrown);
    for (Units& name : played) all.push_back(&name);
    for (Units& came_third : third) all.push_back(&came_third);
    for (Player& one : players)
        for (Units* value :
             {&one.place, &one.jail_tries, &one.out, &one.placed, &one.handed_in, &one.kept, &one.walked})
            all.push_back(value);
    return all;
}

std::vector<Units*> ModelTable::amounts() {
    std::vector<Units*> all{&in_middle};
    for (Player& one : players) all.push_back(&one.cash);
    for (DeedHeld& held : deeds) {
        all.push_back(&held.houses);
        all.push_back(&held.hotels);
    }
    return all;
}

ModelTable opening(const Agreed& agreed) {
    ModelTable table;
    table.agreed = &agreed;
    const Book& book = *agreed.book;
    table.ruled = agreed.rulings;
    table.rulings = held_to_book(book, table.ruled);
    table.deeds.resize(book.board.size());
    table.utility_dice.resize(book.board.size());
    table.players.resize(agreed.names.size() + 1);
    table.cards.assign(book.kept_cards.size() + book.characters.size(), bank);
    table.moved_cards.resize(table.cards.size());
    table.told.resize(book.kept_cards.size());
    table.third.resize(book.board.size());
    table.played.resize(book.characters.size());
    table.piles.resize(book.decks.size());
    for (int seat = 1; seat <= agreed.seats(); ++seat) table.player(seat).cash = book.start_cash;
    return table;
}

std::string from_hundredths(Units hundredths) {
    std::string digits = std::to_string(100 + hundredths % 100).substr(1);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    return std::to_string(hundredths / 100) + (digits.empty() ? "" : "." + digits);
}

}  // namespace random_play
