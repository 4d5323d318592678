#pragma once
// A player's debt or open decision after a move: raised by an entry with its amount fixed at that moment, settled by a
// later one. Each due is one fact (`due:ENTRY.NUMBER`), so raising and settling reverse like other facts.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/money.h"
#include "calculators/table.h"
#include "ledger/books/account.h"
#include "ledger/books/fact.h"
#include "ledger/books/seat.h"

namespace tablebank {

struct Game;

enum class DueKind : std::uint8_t {
    rent,          ///< amount to the creditor for the deed at `space`
    utility_rent,  ///< `factor` times the visitor's dice
    offer,         ///< the unowned deed at `space` may be bought for `amount`, or declined
    income_tax,    ///< `amount` fixed or `percent_amount`, the player's choice
    property_tax,
    foundation_fee,
    foundation_die,  ///< a grant by one die
    card,            ///< a card to draw
    jail_fine,       ///< before the third roll
    payment,         ///< any other sum, as a card that could not be paid at once
    auction,         ///< the deed at `space` is to be auctioned (football 6, 14)
    bookmakers,      ///< a stake may be laid (football 19)
    character,       ///< a hidden card to draw (football 17)
    penalty,         ///< a sum to the bank that the space does not print (football 3)
};
[[nodiscard]] std::string_view to_string(DueKind kind);

/// The maximum of two dice.
inline constexpr int highest_throw = 12;

/// The key of a due that no entry has raised.
inline constexpr FactKey no_due{FactName::due};

struct Due {
    FactKey key = no_due;  ///< with the entry that raised it
    DueKind kind = DueKind::payment;
    Seat debtor;
    std::optional<Seat> creditor;  ///< nullopt: the bank, or the middle
    bool middle = false;           ///< the sum goes to the middle of the board (ruling taxes_go_to)
    Space space;
    Money amount;
    Money percent_amount;            ///< income tax
    std::int64_t factor = 0;         ///< utilities; a fine: the roll that moves once it is paid (football 18)
    std::optional<Dice> dice;        ///< utilities: thrown, but the cash was not enough; `amount` is the sum for them
    std::optional<Role> owner_role;  ///< utilities: the role whose column the factor came from
    bool claimed = false;            ///< a rent that its owner asked for in time, if they must (football 10)
    int times = 0;                   ///< rents: the multiple that a card asked for; 0: the usual rent

    /// Whether this is a debt: a sum that must be paid, unlike an offer, an auction, a card, a stake or a grant.
    [[nodiscard]] bool is_debt() const;
    /// Whether it is paid for a landing on a deed, by the printed rent or by dice.
    [[nodiscard]] bool is_rent() const { return kind == DueKind::rent || kind == DueKind::utility_rent; }
    /// Whether a deed waits for a buyer: it is on offer to a player, or to be auctioned.
    [[nodiscard]] bool waits_for_buyer() const { return kind == DueKind::offer || kind == DueKind::auction; }
    /// Whether the sum is not known yet: the visitor of a utility has not thrown (ru 20).
    [[nodiscard]] bool waits_for_dice() const;
    /// The account that the sum is paid to.
    [[nodiscard]] Account till() const;
    /// The cash that the debtor needs for it: the cheaper choice; 0 for a due that is not a debt. While it waits for
    /// dice, the sum for the highest throw.
    [[nodiscard]] Money at_most() const;
};

[[nodiscard]] std::string to_fact_value(const Due& due);
/// Throws std::invalid_argument for a value that to_fact_value cannot have written.
[[nodiscard]] Due read_due(FactKey key, const std::string& value);

/// Limit of open dues of a game. If nothing is forced, a table has a dozen.
inline constexpr std::ptrdiff_t most_open_dues = 1'000;

/// All open dues, oldest first.
[[nodiscard]] std::vector<Due> open_dues(const Game& game);
[[nodiscard]] std::vector<Due> open_dues(const Game& game, Seat debtor);
/// All open dues, those of the player in turn first: the table waits for the first one.
[[nodiscard]] std::vector<Due> dues_in_order(const Game& game);

/// Whether this is a rent that its owner may still ask for, under rules in which it lapses if they do not before the
/// next player rolls (football 10): until then play does not wait for it.
[[nodiscard]] bool is_unclaimed(const Game& game, const Due& due);
/// The dues that must be settled before the game goes on: all except unclaimed rents.
[[nodiscard]] std::vector<Due> pressing_dues(const Game& game, Seat debtor);

}  // namespace tablebank
