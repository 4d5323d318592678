#include "tests/random_play/model_board.h"

#include <algorithm>

namespace random_play {
namespace {

constexpr Kind street = Kind::street;

constexpr std::array<Printed, 28> deeds{{
    {1, street, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, {12, 22, 32, 42, 52}, 30, 33},
    {3, street, 0, 60, 50, {6, 11, 16, 21, 26, 31}, 6, {12, 22, 32, 42, 52}, 30, 33},
    {5, Kind::transport, -1, 200, 0, {}, 0, {}, 100, 110},
    {6, street, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, {20, 30, 40, 50, 60}, 50, 55},
    {8, street, 1, 100, 50, {10, 15, 20, 25, 30, 35}, 10, {20, 30, 40, 50, 60}, 50, 55},
    {9, street, 1, 120, 50, {12, 17, 22, 27, 32, 37}, 12, {24, 34, 44, 54, 64}, 60, 66},
    {11, street, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, {28, 48, 68, 88, 108}, 70, 77},
    {12, Kind::utility, -1, 150, 0, {}, 0, {}, 75, 83},
    {13, street, 2, 140, 100, {14, 24, 34, 44, 54, 64}, 14, {28, 48, 68, 88, 108}, 70, 77},
    {14, street, 2, 160, 100, {16, 26, 36, 46, 56, 66}, 16, {32, 52, 72, 92, 112}, 80, 88},
    {15, Kind::transport, -1, 200, 0, {}, 0, {}, 100, 110},
    {16, street, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, {36, 56, 76, 96, 116}, 90, 99},
    {18, street, 3, 180, 100, {18, 28, 38, 48, 58, 68}, 18, {36, 56, 76, 96, 116}, 90, 99},
    {19, street, 3, 200, 100, {20, 30, 40, 50, 60, 70}, 20, {40, 60, 80, 100, 120}, 100, 110},
    {21, street, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, {44, 74, 104, 134, 164}, 110, 121},
    {23, street, 4, 220, 150, {22, 37, 52, 67, 82, 97}, 22, {44, 74, 104, 134, 164}, 110, 121},
    {24, street, 4, 240, 150, {24, 39, 54, 69, 84, 99}, 24, {48, 78, 108, 138, 168}, 120, 132},
    {25, Kind::transport, -1, 200, 0, {}, 0, {}, 100, 110},
    {26, street, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, {52, 82, 112, 142, 172}, 130, 143},
    {27, street, 5, 260, 150, {26, 41, 56, 71, 86, 101}, 26, {52, 82, 112, 142, 172}, 130, 143},
    {28, Kind::utility, -1, 150, 0, {}, 0, {}, 75, 83},
    {29, street, 5, 280, 150, {28, 43, 58, 73, 88, 103}, 28, {56, 86, 116, 146, 176}, 140, 154},
    {31, street, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, {60, 100, 140, 180, 220}, 150, 165},
    {32, street, 6, 300, 200, {30, 50, 70, 90, 110, 130}, 30, {60, 100, 140, 180, 220}, 150, 165},
    {34, street, 6, 320, 200, {32, 52, 72, 92, 112, 132}, 32, {64, 104, 144, 184, 224}, 160, 176},
    {35, Kind::transport, -1, 200, 0, {}, 0, {}, 100, 110},
    {37, street, 7, 350, 200, {35, 55, 75, 95, 115, 135}, 35, {70, 110, 150, 190, 230}, 175, 193},
    {39, street, 7, 400, 200, {40, 60, 80, 100, 120, 140}, 40, {80, 120, 160, 200, 240}, 200, 220},
}};

Effect none() {
    return {};
}
Effect receive(Units amount) {
    return {.kind = Effect::Kind::receive, .amount = amount, .name = {}};
}
Effect pay(Units amount) {
    return {.kind = Effect::Kind::pay, .amount = amount, .name = {}};
}
Effect go(int space) {
    return {.kind = Effect::Kind::go_to, .space = space, .name = {}};
}
Effect to_jail() {
    return {.kind = Effect::Kind::jail, .name = {}};
}
Effect dice(int threshold) {
    return {.kind = Effect::Kind::dice, .amount = 75, .threshold = threshold, .name = {}};
}
Effect each(Role role, Units amount) {
    return {.kind = Effect::Kind::each, .amount = amount, .role = role, .name = {}};
}
Effect pay_each(Role role, Units amount) {
    return {.kind = Effect::Kind::pay_each, .amount = amount, .role = role, .name = {}};
}
Effect all(Role role, Units amount) {
    return {.kind = Effect::Kind::all, .amount = amount, .role = role, .name = {}};
}

std::vector<Effect> monopolists_deck(bool american) {
    return {
        go(25),
        dice(8),
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
        dice(10),
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

}  // namespace

Corner corner_at(int space) {
    switch (space) {
        case 0:
            return Corner::start;
        case 4:
            return Corner::income_tax;
        case 10:
            return Corner::jail;
        case 20:
            return Corner::foundation;
        case 30:
            return Corner::go_to_jail;
        case 38:
            return Corner::property_tax;
        case 2:
        case 7:
        case 17:
        case 22:
        case 33:
        case 36:
            return Corner::card;
        default:
            return Corner::deed;
    }
}

const std::array<Printed, 28>& all_printed() {
    return deeds;
}

const Printed* printed_at(int space) {
    const auto found = std::find_if(deeds.begin(), deeds.end(), [&](const Printed& d) { return d.space == space; });
    return found == deeds.end() ? nullptr : &*found;
}

const std::string& city_slug(const std::string& edition, int city) {
    static const std::array<std::string, 8> american{"new-orleans", "los-angeles", "chicago",       "philadelphia",
                                                     "boston",      "washington",  "san-francisco", "new-york"};
    static const std::array<std::string, 8> european{"rome",  "berlin",   "madrid", "amsterdam",
                                                     "paris", "brussels", "london", "athens"};
    return (edition == "us" ? american : european).at(static_cast<std::size_t>(city));
}

const std::vector<Effect>& deck(const std::string& edition, Role role) {
    static const std::array decks{monopolists_deck(true), competitors_deck(true), monopolists_deck(false),
                                  competitors_deck(false)};
    return decks.at((edition == "us" ? 0U : 2U) + (role == Role::monopolist ? 0U : 1U));
}

}  // namespace random_play
