#include "tests/random_play/model_book.h"

#include <algorithm>
#include <map>

namespace random_play {

const std::string& word(Role role) {
    static const PerRole<std::string> words{"monopolist", "competitor", "player"};
    return of(words, role);
}

int Book::first_of(Corner corner) const {
    const auto found = std::ranges::find(board, corner, &Place::corner);
    return found == board.end() ? -1 : static_cast<int>(found - board.begin());
}

const Printed* Book::printed_at(int space) const {
    const auto found = std::ranges::find(deeds, space, &Printed::space);
    return found == deeds.end() ? nullptr : &*found;
}

int Book::streets_of(int city) const {
    return static_cast<int>(std::ranges::count(deeds, city, &Printed::city));
}

bool Book::has_kept_card(const std::string& name) const {
    return std::ranges::count(kept_cards, name, &Kept::name) > 0;
}

namespace {

const std::map<std::string, Book>& books() {
    static const std::map<std::string, Book> all{
        {"us", american_book("us")},   {"us-dice", american_book("us-dice")},
        {"ru", russian_book()},        {"fr", french_book()},
        {"it", italian_book()},        {"pl", polish_book()},
        {"football", football_book()}, {"example-small", small_book()},
        {"classic", classic_book()},
    };
    return all;
}

}  // namespace

const std::vector<std::string>& all_editions() {
    static const std::vector<std::string> ids{"us",       "us-dice",       "ru",     "fr", "it", "pl",
                                              "football", "example-small", "classic"};
    return ids;
}

const Book& book_of(const std::string& edition) {
    return books().at(edition);
}

Effect none() {
    return {};
}
Effect receive(Units amount) {
    return {.kind = Effect::Kind::receive, .amount = amount};
}
Effect pay(Units amount) {
    return {.kind = Effect::Kind::pay, .amount = amount};
}
Effect go(int space) {
    return {.kind = Effect::Kind::go_to, .space = space};
}
Effect to_jail() {
    return {.kind = Effect::Kind::jail};
}
Effect out_of_jail() {
    return {.kind = Effect::Kind::free};
}
Effect win(int threshold, Units amount) {
    return {.kind = Effect::Kind::dice, .amount = amount, .threshold = threshold};
}
Effect each(Role role, Units amount) {
    return {.kind = Effect::Kind::each, .amount = amount, .role = role};
}
Effect pay_each(Role role, Units amount) {
    return {.kind = Effect::Kind::pay_each, .amount = amount, .role = role};
}
Effect all(Role role, Units amount) {
    return {.kind = Effect::Kind::all, .amount = amount, .role = role};
}
Effect keep(const std::string& name, std::vector<Effect> does) {
    return {.kind = Effect::Kind::keep, .name = name, .does = std::move(does)};
}

Effect plainly(const Effect& effect) {
    Effect plain{.kind = effect.kind};
    using enum Effect::Kind;
    const auto is = [&](std::initializer_list<Effect::Kind> kinds) {
        return std::ranges::find(kinds, effect.kind) != kinds.end();
    };
    if (is({receive, pay, each, pay_each, all, dice, repairs})) plain.amount = effect.amount;
    if (is({each, pay_each, all})) plain.role = effect.role;
    if (is({go_to}) && effect.nearest == Effect::Nearest::none) plain.space = effect.space;
    if (is({go_to})) plain.nearest = effect.nearest;
    if (is({go_to})) plain.times = effect.times;
    if (is({repairs})) plain.hotel = effect.hotel;
    if (is({back})) plain.steps = effect.steps;
    if (is({go_to})) plain.salary = effect.salary;
    if (is({dice})) plain.threshold = effect.threshold;
    if (is({keep})) plain.name = effect.name;
    if (is({keep})) plain.does = effect.does;
    return plain;
}

}  // namespace random_play
