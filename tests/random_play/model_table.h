#pragma once
// The table as a person with the rule book and a pencil would keep it: who has what, where the tokens are, whose turn
// it is, what is owed. Plain values; the rules are in the referee.

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/random_play/model_book.h"

namespace random_play {

// Who holds something: a seat from 1 on, or one of these.
inline constexpr int bank = 0;
inline constexpr int withheld = -1;
inline constexpr int middle = -2;  ///< of cash only

// The place of a token: a space, or one of these.
inline constexpr int in_jail = 1000;
inline constexpr int off_board = 1001;

enum class Goal { all_others, richest, timed };
enum class Phase { play, side_gone, closing, kept, walked, finished };
[[nodiscard]] std::string word(Goal goal);
[[nodiscard]] std::string word(Phase phase);

/// The rulings of a table, with their values, the general default first.
enum class Ruling {
    rounding,
    hotel_counts_as,
    mortgaged_companies_count,
    double_into_jail,
    walk_roller,
    several_creditors,
    trade_breaking_monopoly,
    pieces_run_out,
    bankrupt_to_bank_mortgaged,
    time_called,
    closing,
    timed_trade,
    closing_own_turn,
    jailed_in_walk,
    jailed_in_richest,
    equal_turns,
    closing_plan,
    live_standings,
    track_tokens,
    ties,
    competitor_utility_factor,
    broken_monopoly_rate,
    competitor_needs_city,
    mortgage_sells,
    price_war_bars,
    bench_third_roll,
    bookmaker_seven,
    brand_rent,
    deck_order,
    unrolled_turn,
    third_street,
    price_war_redeems,
    rent_waiver,
    price_floor,
    competitor_cash_tax,
    freeing_double,
    early_fine,
    start_landing,
    taxes_go_to,
    end,  ///< none; new ones come before it
};
inline constexpr auto ruling_count = static_cast<std::size_t>(Ruling::end);
struct RulingWords {
    Ruling ruling;
    std::string key;
    std::vector<std::string> values;
};
[[nodiscard]] const std::vector<RulingWords>& all_rulings();

struct DeedHeld {
    int holder = bank;
    Units mortgaged = 0;
    Units houses = 0;
    Units hotels = 0;
    [[nodiscard]] bool built() const { return houses > 0 || hotels > 0; }
    friend bool operator==(const DeedHeld&, const DeedHeld&) = default;
};

struct Player {
    Units cash = 0;
    Units place = 0;
    int moved = 0;  ///< entry that last moved the token, be it there and back
    Units jail_tries = 0;
    Units out = 0;     ///< how many had left before, plus one
    Units placed = 0;  ///< 1: put there by `at`, and the due of the space is not settled; 2: its owner did not
                       ///< ask for the rent in time
    Units handed_in = 0;
    Units kept = -1;  ///< hundredths; -1: nothing recorded
    Units walked = -1;
    friend bool operator==(const Player&, const Player&) = default;
};

enum class Owed {
    rent,
    utility,
    offer,
    income_tax,
    property_tax,
    foundation_fee,
    foundation_die,
    card,
    fine,
    payment,
    auction,     ///< of a deed that was declined, or left to the bank
    bookmakers,  ///< a stake may be laid
    character,   ///< a hidden card to draw
    penalty,     ///< a sum that is named at the table
};

struct Throw {
    int first = 0;  ///< 0: not thrown
    int second = 0;
    [[nodiscard]] bool thrown() const { return first > 0; }
    [[nodiscard]] int sum() const { return first + second; }
    [[nodiscard]] bool is_double() const { return first == second; }
    friend bool operator==(const Throw&, const Throw&) = default;
};

struct Due {
    int entry = 0;   ///< that raised it
    int number = 0;  ///< within that entry
    Owed kind = Owed::payment;
    int debtor = 0;
    int creditor = bank;
    int space = 0;
    Units amount = 0;
    Units percent = 0;       ///< income tax, the other way
    Units factor = 0;        ///< utilities; a fine after the last try: the dice by which the token will move
    Throw dice{};            ///< utilities: the throw that could not be paid, `amount` is then the sum
    bool claimed = false;    ///< a rent that its owner asked for, if that is required
    bool to_middle = false;  ///< a tax or a fine that goes there and not to the bank
    Units times = 0;         ///< a rent: the multiple that a card asked for
    [[nodiscard]] int till() const { return creditor != bank ? creditor : to_middle ? middle : bank; }
    friend bool operator==(const Due&, const Due&) = default;
    /// A sum that cash alone lowers: no dice, no choice and no way out of jail hang on it.
    [[nodiscard]] bool is_plain_sum() const;
    /// A sum that must be paid, as against an offer, a card or a grant.
    [[nodiscard]] bool is_debt() const;
    [[nodiscard]] bool waits_for_dice() const;
    [[nodiscard]] Units at_most() const;
};

/// A card that left the top of its pile, or came under it out of a hand.
struct Drawn {
    int entry = 0;
    int card = -1;   ///< its number, if it went under the pile; -1: not given, or kept
    Units pile = 0;  ///< cards in the pile then
    bool from_hand = false;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};
/// The known cards of a pile since it was shuffled, oldest first: never more than it has cards.
using DrawPile = std::vector<Drawn>;

/// The choices of a player in turn before the first roll.
struct Choice {
    int entry = 0;
    int seat = 0;
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The agreement before the first roll.
struct Agreed {
    std::shared_ptr<const Book> book;
    std::vector<std::string> names;
    std::vector<Role> roles;
    Goal goal = Goal::all_others;
    int minutes = 0;
    std::array<Units, ruling_count> rulings{};  ///< places among the values of each key
    [[nodiscard]] int seats() const { return static_cast<int>(names.size()); }
    [[nodiscard]] Role role(int seat) const { return roles.at(static_cast<std::size_t>(seat - 1)); }
};
/// The general defaults with the book's own values.
[[nodiscard]] std::array<Units, ruling_count> rulings_of(const Book& book);
/// The agreement of a table, with the book's values in its place.
[[nodiscard]] std::array<Units, ruling_count> held_to_book(const Book& book, std::array<Units, ruling_count> agreed);

struct ModelTable {
    const Agreed* agreed = nullptr;
    std::vector<DeedHeld> deeds{};              ///< by space; only spaces with a deed count
    std::vector<Player> players{};              ///< by seat; 0 stays empty
    std::array<Units, ruling_count> ruled{};    ///< as the table decides
    std::array<Units, ruling_count> rulings{};  ///< as its book lets it
    Units phase = 0;
    Units round = 1;
    Units round_began = 1;
    Units turn = 1;
    Units rolls_left = 1;
    Units rolls_made = 0;
    Units time_called = 0;
    Units winners = 0;  ///< a bit for each seat
    Units clock_since = 0;
    Units clock_used = -1;  ///< -1: never stopped
    Units clock_extra = 0;
    Units in_middle = 0;
    std::vector<Units> utility_dice{};        ///< by space: thrown in the ending
    std::vector<int> cards{};                 ///< who holds each kept card, then each hidden one
    std::vector<int> moved_cards{};           ///< entry that last moved each of them
    std::vector<std::vector<Effect>> told{};  ///< by kept card: its effect, as stated when it was kept
    std::vector<Units> third{};               ///< by space: 1 where the street came to a monopoly already made (pl 10)
    std::vector<Units> played{};              ///< by hidden card: place of its name among the characters, plus one
    std::vector<DrawPile> piles{};            ///< by deck
    std::vector<Due> dues{};                  ///< oldest first
    std::vector<Choice> choices{};            ///< by entry: with which the player in turn began the turn

    [[nodiscard]] const Book& book() const { return *agreed->book; }
    [[nodiscard]] Player& player(int seat) { return players.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] const Player& player(int seat) const { return players.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] DeedHeld& deed(int space) { return deeds.at(static_cast<std::size_t>(space)); }
    [[nodiscard]] const DeedHeld& deed(int space) const { return deeds.at(static_cast<std::size_t>(space)); }
    [[nodiscard]] bool decided(Ruling ruling, std::string_view value) const;
    [[nodiscard]] Phase in_phase() const { return static_cast<Phase>(phase); }
    [[nodiscard]] int in_turn() const { return static_cast<int>(turn); }

    [[nodiscard]] bool is_out(int seat) const { return player(seat).out > 0; }
    [[nodiscard]] bool is_jailed(int seat) const { return player(seat).place == in_jail; }
    /// The space of a token; a prisoner sits at the jail's corner.
    [[nodiscard]] int space_of(int seat) const;
    [[nodiscard]] std::vector<int> playing() const;
    [[nodiscard]] int after(int seat) const;
    [[nodiscard]] std::vector<int> deeds_of(int seat) const;  ///< spaces in board order
    [[nodiscard]] std::vector<Due> dues_of(int seat) const;
    /// The effect of a kept card; empty if none was stated.
    [[nodiscard]] const std::vector<Effect>& known_effect(std::size_t card) const;
    /// Whether a monopoly does not rest on this street (pl 10, as the ruling `third_street` may read it).
    [[nodiscard]] bool is_third(int space) const;
    [[nodiscard]] Units houses_in_bank() const;
    [[nodiscard]] Units hotels_in_bank() const;

    /// Places in `cards` of a player's cards of one name.
    [[nodiscard]] std::vector<std::size_t> kept_cards(const std::string& name, int holder) const;
    [[nodiscard]] std::size_t hidden_card(std::size_t number) const;  ///< place in `cards` of a hidden card

    /// Every number that is restored by value, and every number that is restored by difference.
    [[nodiscard]] std::vector<Units*> values();
    [[nodiscard]] std::vector<Units*> amounts();
    friend bool operator==(const ModelTable&, const ModelTable&) = default;
};

[[nodiscard]] ModelTable opening(const Agreed& agreed);
/// "134.7" for 13470 hundredths.
[[nodiscard]] std::string from_hundredths(Units hundredths);

}  // namespace random_play
