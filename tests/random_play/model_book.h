#pragma once
// A rule book with its box, as a player would write it from memory: the board, the deeds, the decks, the sums, and all
// differences between the books. Typed again from the rule books and the table of figures.
//
// Like every header of the model it includes nothing of the product, so that the two cannot share a mistake.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace random_play {

using Units = std::int64_t;

/// Who plays: the two sides of Anti-Monopoly, or just a player if the book has no sides.
enum class Role { monopolist, competitor, player };
[[nodiscard]] const std::string& word(Role role);

/// One value for each role.
template <class Value>
using PerRole = std::array<Value, 3>;
template <class Value>
[[nodiscard]] const Value& of(const PerRole<Value>& values, Role role) {
    return values.at(static_cast<std::size_t>(role));
}

/// The effect of a space on a player who stops there.
enum class Corner {
    start,
    deed,
    card,
    income_tax,
    jail,
    foundation,
    go_to_jail,
    property_tax,
    bookmakers,
    character,
    penalty,
    rest
};

struct Place {
    Corner corner = Corner::deed;
    int deck = -1;      ///< cards: place in Book::decks; -1: the deck of the player's role
    Units penalty = 0;  ///< 0: the sum is named at the table
};

enum class Kind { street, transport, utility };

/// The figures that a street's deed prints for a role.
struct Column {
    Units single = 0;
    Units doubled = 0;           ///< unbuilt in a monopolised city
    std::vector<Units> built{};  ///< 1 house, 2 houses, ..., hotel, and as many hotels more as the book has
};

/// One deed with its printed figures.
struct Printed {
    int space = 0;
    Kind kind = Kind::street;
    int city = -1;  ///< place in Book::cities; -1 for companies
    Units price = 0;
    Units house = 0;
    Units hotel = 0;
    std::vector<Units> more_hotels{};  ///< the prices of the second hotel and the third, if they differ
    PerRole<Column> column{};
    Units mortgage = 0;
    Units redeem = 0;
};

/// The text of a card.
struct Effect {
    enum class Kind { none, receive, pay, each, pay_each, all, go_to, jail, free, dice, repairs, back, keep };
    enum class Nearest { none, transport, utility };
    Kind kind = Kind::none;
    Units amount = 0;
    Role role = Role::monopolist;
    int space = 0;
    bool salary = true;
    int threshold = 0;
    int first = 0;  ///< dice; 0: not thrown yet
    int second = 0;
    std::string name{};
    Units hotel = 0;                  ///< repairs: for each hotel, `amount` for each house
    Nearest nearest = Nearest::none;  ///< in place of `space`
    int times = 0;                    ///< this many times the usual rent there, or the dice; 0: the usual
    int steps = 0;                    ///< back
    std::vector<Effect> does{};       ///< a kept card's effect once it is played; empty if none was stated
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Only the effect of the card: without other notes and without the dice that were thrown for it.
[[nodiscard]] Effect plainly(const Effect& effect);

struct Deck {
    std::string name;
    std::vector<Effect> cards;
    int first = 0;  ///< number of the first one
};

/// A card that may be kept, and its place when no one has it.
struct Kept {
    std::string name;            ///< others may have the same
    int deck = 0;                ///< place in Book::decks
    int card = 0;                ///< its number there
    std::vector<Effect> does{};  ///< the effect of playing it, if the deck states it
};

enum class DoubleThatFrees { moves_and_rolls_again, rolls_again, moves };
enum class BrokenMonopoly { buildings_sold, single_rent, printed_rent };

struct Book {
    std::string edition;  ///< whose rules these are
    std::string text{};   ///< the file, of an invented box

    // The table
    bool roles = true;
    bool last_one_standing_only = false;  ///< no other goal, and no timed game
    int most_players = 6;
    int role_difference = 1;
    Units start_cash = 1500;
    Units smallest_note = 1;
    Units box_cash = 18250;
    Units box_houses = 35;
    Units box_hotels = 15;

    // Moving
    Units salary = 100;
    int extra_rolls = 1;
    bool extra_roll_is_duty = false;
    int doubles_to_jail = 0;  ///< this many in one turn; 0: none
    Units jail_fine = 50;
    bool fine_before_turn = false;  ///< where the table reads it so
    int jail_tries = 2;
    DoubleThatFrees double_that_frees = DoubleThatFrees::moves_and_rolls_again;
    bool last_try_moves = false;  ///< the last failed try is paid for, and moves
    PerRole<bool> jailed_collects{false, true, true};
    PerRole<bool> jailed_collects_cards{false, true, true};
    PerRole<bool> jailed_may_buy{true, true, true};
    bool prisoner_may_pass = false;  ///< and pays before the next roll
    bool decks_are_known = false;    ///< compared with the box

    // Deeds and cities
    bool auctions = false;         ///< declined deeds, and those that a bankrupt leaves to the bank
    int streets_for_monopoly = 2;  ///< 0: all of the city
    BrokenMonopoly broken_monopoly = BrokenMonopoly::buildings_sold;
    bool doubled_beside_mortgaged = false;     ///< an unbuilt street of a city in one hand, even with mortgages there
    PerRole<int> most_built_streets{0, 0, 0};  ///< of one city; 0: no limit
    PerRole<bool> building_needs_monopoly{true, false, true};
    Units refund_percent = 50;
    bool builds_evenly = false;
    int hotels_on_street = 1;         ///< each of them a step
    bool hotels_go_by_steps = false;  ///< a hotel is not sold to nothing next to others
    bool builds_between_turns = false;
    bool bids_for_pieces = false;
    bool mortgage_clears_city = false;
    bool redeems_in_own_turn = false;
    Units mortgage_interest = 0;  ///< percent; 0: the printed sum
    Units mortgaged_deed_fee = 0;
    bool trades_before_roll = false;
    bool trades_not_below_price = false;
    bool trade_clears_city = false;
    bool rent_is_claimed = false;  ///< before the next roll, or it need not be paid
    bool pays_in_deeds = false;

    // Charges
    Units fixed_tax = 200;
    PerRole<Units> tax_on_cash{20, 10, 0};  ///< percent, as the two below
    bool tax_shares_cell = false;  ///< one cell for both roles, so a competitor's cash may be read as a monopolist's
    Units tax_on_deeds = 10;
    Units tax_on_buildings = 10;
    bool taxes_mortgaged = false;  ///< with their price
    Units property_tax = 75;
    Units transport_percent = 10;  ///< the competitor's
    std::vector<Units> transport_by_count{40, 80, 160, 320};
    PerRole<std::vector<Units>> utility_factor{{{4, 10}, {4, 4}, {}}};
    bool utility_takes_roll = false;        ///< the dice that moved the visitor, in place of others thrown for it
    std::vector<Units> utility_by_count{};  ///< flat sums, if the book has them
    PerRole<Units> foundation_fee{160, 0, 0};
    std::vector<Units> foundation_grant{25, 50};
    PerRole<Units> kept_percent{20, 10, 0};
    bool total_worth = false;  ///< counts at the end of a timed game, in place of the walk

    // The board and the cards
    std::vector<Place> board{};
    std::vector<Printed> deeds{};  ///< in board order
    std::vector<std::string> cities{};
    bool two_dice_for_cards = false;
    std::vector<Deck> decks{};               ///< the monopolist's and the competitor's, or those that spaces name
    std::vector<Kept> kept_cards{};          ///< deck by deck
    std::vector<std::string> characters{};   ///< names under which a hidden card may be played
    std::vector<std::string> own_rulings{};  ///< "key=value" where the book differs from the general defaults
    std::vector<std::string> answers{};      ///< "key=value" if the book decides, whatever a table has agreed

    [[nodiscard]] int spaces() const { return static_cast<int>(board.size()); }
    [[nodiscard]] const Place& at(int space) const { return board.at(static_cast<std::size_t>(space)); }
    [[nodiscard]] int jail_corner() const { return first_of(Corner::jail); }
    /// -1 where the board has none.
    [[nodiscard]] int first_of(Corner corner) const;
    /// nullptr where the space has no deed.
    [[nodiscard]] const Printed* printed_at(int space) const;
    [[nodiscard]] int streets_of(int city) const;
    [[nodiscard]] bool has_kept_card(const std::string& name) const;
    [[nodiscard]] int deck_of(Role role) const { return role == Role::competitor ? 1 : 0; }
};

/// The ids of all editions, and the book of each.
[[nodiscard]] const std::vector<std::string>& all_editions();
[[nodiscard]] const Book& book_of(const std::string& edition);

// model_book_american.cpp, model_book_football.cpp, model_book_small.cpp, model_book_classic.cpp
[[nodiscard]] Book american_book(const std::string& edition);
[[nodiscard]] Book russian_book();
[[nodiscard]] Book french_book();
[[nodiscard]] Book italian_book();
[[nodiscard]] Book polish_book();
[[nodiscard]] Book football_book();
[[nodiscard]] Book small_book();
[[nodiscard]] Book classic_book();

// The parts of the cards of every box.
[[nodiscard]] Effect none();
[[nodiscard]] Effect receive(Units amount);
[[nodiscard]] Effect pay(Units amount);
[[nodiscard]] Effect go(int space);
[[nodiscard]] Effect to_jail();
[[nodiscard]] Effect out_of_jail();
[[nodiscard]] Effect win(int threshold, Units amount);
[[nodiscard]] Effect each(Role role, Units amount);
[[nodiscard]] Effect pay_each(Role role, Units amount);
[[nodiscard]] Effect all(Role role, Units amount);
[[nodiscard]] Effect keep(const std::string& name, std::vector<Effect> does = {});

}  // namespace random_play
