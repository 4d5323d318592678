#pragma once
// The basis of the calculators' tests: the shipped editions, read from their files, so that the tests prove the data
// too; short words for estates; and calculations as lines that a test can write down.

#include <doctest/doctest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rulings.h"

namespace tablebank {

inline std::ostream& operator<<(std::ostream& out, Money money) {
    return out << money.to_string();
}
inline std::ostream& operator<<(std::ostream& out, const Share& share) {
    return out << share.to_string();
}
inline std::ostream& operator<<(std::ostream& out, Space space) {
    return out << '@' << space.index;
}
inline std::ostream& operator<<(std::ostream& out, RefusalCode code) {
    return out << to_string(code);
}

namespace testing {

/// The editions as shipped. They must be free of errors and of warnings.
[[nodiscard]] const Edition& us();
[[nodiscard]] const Edition& ru();
[[nodiscard]] const Edition& shipped(const std::string& id);

/// The cards of a deck, to be looked at or spoilt.
[[nodiscard]] inline std::vector<CardEffect>& cards_of(Edition& edition, std::string_view key) {
    const auto deck = std::ranges::find(edition.decks, key, &Deck::key);
    REQUIRE(deck != edition.decks.end());
    return deck->cards;
}

[[nodiscard]] inline Holding open(int space) {
    return {.deed = {space}, .mortgaged = false, .houses = 0, .hotels = 0};
}
[[nodiscard]] inline Holding pledged(int space) {
    return {.deed = {space}, .mortgaged = true, .houses = 0, .hotels = 0};
}
[[nodiscard]] inline Holding houses(int space, int count) {
    return {.deed = {space}, .mortgaged = false, .houses = count, .hotels = 0};
}
[[nodiscard]] inline Holding hotel(int space) {
    return {.deed = {space}, .mortgaged = false, .houses = 0, .hotels = 1};
}

/// No book has this: both on one street.
[[nodiscard]] inline Holding houses_and_hotel(int space, int count) {
    return {.deed = {space}, .mortgaged = false, .houses = count, .hotels = 1};
}

[[nodiscard]] inline Estate monopolist(std::vector<Holding> deeds, std::int64_t cash = 0) {
    return {.role = Role::monopolist, .cash = Money{cash}, .jailed = false, .deeds = std::move(deeds)};
}
[[nodiscard]] inline Estate competitor(std::vector<Holding> deeds, std::int64_t cash = 0) {
    return {.role = Role::competitor, .cash = Money{cash}, .jailed = false, .deeds = std::move(deeds)};
}
[[nodiscard]] inline Estate jailed(Estate estate) {
    estate.jailed = true;
    return estate;
}

/// A line of a calculation with the fields that every line has.
struct Line {
    Step step = Step::total;
    std::string figure;
    std::string rule;
    friend bool operator==(const Line&, const Line&) = default;
};
using Lines = std::vector<Line>;
[[nodiscard]] Lines lines(const std::vector<Working>& workings);
std::ostream& operator<<(std::ostream& out, const Lines& lines);

/// The answer, or a failed test if there was a refusal.
template <class Answer>
const Answer& answer(const std::variant<Answer, Refusal>& result) {
    if (const auto* refusal = std::get_if<Refusal>(&result)) FAIL("refused: ", to_string(refusal->code));
    return std::get<Answer>(result);
}

/// The refusal, or a failed test if there was an answer.
template <class Answer>
const Refusal& refusal(const std::variant<Answer, Refusal>& result) {
    REQUIRE(std::holds_alternative<Refusal>(result));
    return std::get<Refusal>(result);
}

}  // namespace testing
}  // namespace tablebank
