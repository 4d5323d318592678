#pragma once
// One parsed line of the grammar: player, action, reason. Names and deeds are resolved; no rule is checked yet.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "calculators/card_effect.h"
#include "calculators/money.h"
#include "calculators/notes.h"
#include "calculators/share.h"
#include "calculators/table.h"
#include "calculators/total_worth.h"
#include "ledger/books/protest.h"
#include "ledger/books/seat.h"

namespace tablebank {

/// One side of a trade, or a debt paid in kind.
struct Items {
    struct DeedItem {
        Space deed;
        bool redeemed = false;  ///< a mortgaged deed that is redeemed at once by its new owner
        friend bool operator==(const DeedItem&, const DeedItem&) = default;
    };
    Money cash;
    std::vector<DeedItem> deeds;
    std::vector<std::string> cards;
    [[nodiscard]] bool empty() const { return cash.is_zero() && deeds.empty() && cards.empty(); }
    friend bool operator==(const Items&, const Items&) = default;
};

struct Command;

namespace action {
struct Roll {
    Dice dice;
};
struct Ok {};
struct Buy {
    std::optional<Space> deed;
    std::optional<Money> price;
};
struct Decline {};
struct Auction {
    Space deed;
    std::optional<Seat> winner;
    Money price;
};
struct Rent {
    std::optional<Space> deed;
    std::optional<Dice> dice;
    Items give;
    std::optional<Seat> to{};  ///< typed as "pays Boris the rent": it is checked, and is not in the printed line
};
struct Waive {};
struct Tax {
    bool percent = false;
};
struct Pay {
    Money amount;
    std::optional<Seat> to;  ///< nullopt: the bank, or the middle
    bool middle = false;     ///< into the middle of the board
};
struct Get {
    Money amount;
    std::optional<Seat> from;  ///< nullopt: the bank, or the middle
    bool middle = false;       ///< out of the middle of the board
};
struct Build {
    Space deed;
    int steps = 1;
    std::optional<Money> price;
    bool hotel = false;  ///< typed as "a hotel on": it is checked, and is not in the printed line
};
struct Sell {
    Space deed;
    int steps = 1;
    bool hotel = false;  ///< as for Build
};
struct SellCity {
    int city = 0;
};
struct Mortgage {
    Space deed;
};
struct Redeem {
    Space deed;
};
struct Trade {
    /// The items that two other parties, or the player and a third one, exchange in the same trade.
    struct Deal {
        std::optional<Seat> giver;  ///< nullopt: the player of the line
        Seat with;
        Items give;
        Items get;
    };
    Seat with;
    Items give;
    Items get;
    std::vector<Deal> more{};  ///< of a trade of three or more: posted together, or not at all
};
struct Card {
    std::variant<CardEffect, int, Dice> card;
    /// The number in the role's deck, or the sum of the dice that decide; nullopt if the effect was typed.
    [[nodiscard]] std::optional<int> number() const {
        if (const auto* dice = std::get_if<Dice>(&card)) return dice->sum();
        const auto* drawn = std::get_if<int>(&card);
        return drawn != nullptr ? std::optional{*drawn} : std::nullopt;
    }
};  ///< an effect, the number of a card in the role's deck, or the dice that decide instead
struct DrawHidden {};
struct Use {
    std::string name;
    std::optional<CardEffect> effect;
};
struct Foundation {
    int die = 1;
};
struct Stake {
    Money amount;
    Dice dice;
};
struct Jail {};
struct Fine {};
struct Free {};
struct At {
    Space space;
};
struct Count {
    Money cash;
    Notes notes{};        ///< by value, if they were given; their sum is the cash
    bool waived = false;  ///< the difference is waived: the ledger keeps its sum
};
struct Bankrupt {
    std::vector<Seat> to;
    std::vector<Space> redeemed;  ///< mortgaged deeds that their new owners redeem at once
};
struct Leaves {};
struct Next {};
struct Turn {
    Seat player;
};
struct ClockStart {};
struct ClockStop {};
struct ClockExtend {
    int minutes = 0;
};
struct ClockCall {};
/// The time that is left, as the judge sets it.
struct ClockSet {
    std::int64_t seconds = 0;
};
/// An event of the computer's clock that the table's clock does not follow.
struct ClockSeen {
    enum class What : std::uint8_t {
        jump,   ///< it was set forward by this much, or back
        slept,  ///< how long the computer was suspended; the table's clock ran on
        zone,   ///< from now on the time of day is this much before UTC, or after it
    };
    What what = What::jump;
    std::int64_t seconds = 0;  ///< signed
};
/// The bell of a round of an event: how long ago it rang, and for how many minutes the table plays.
struct ClockBell {
    std::int64_t seconds = 0;
    int minutes = 0;
};
struct Closing {};
struct Keep {};
struct Walk {
    UtilityDice dice;
    bool one = false;                 ///< only the next payment
    std::optional<Dice> thrown = {};  ///< for it
};
struct Finish {};
struct Richest {
    UtilityDice dice;
};
struct Rule {
    std::string key;
    std::string value;
};
/// The judge confirms the sheet of rulings; the judge's name is Command::why.
struct Confirm {};
/// A player signs the result.
struct Signs {};
/// A player does not sign it; why not is Command::why.
struct Refuses {};
/// The judge certifies the sheet; the judge's name is Command::why.
struct Certify {
    std::string key;        ///< the judge's public key; empty: anyone may correct the sheet, with a reason
    std::string signature;  ///< by that key, of the text that is certified (docs/reference/checkpoint.md)
    std::string despite;    ///< why it is certified although something of the checklist is not done
};
struct Correct {
    std::string signature;  ///< by that key, of the checkpoint of the certified game (docs/reference/checkpoint.md)
};
/// A total set by the judge in place of the computed one: an absolute total, or a difference to the current one.
struct Adjust {
    enum class Way : std::uint8_t { set, more, less };
    Way way = Way::set;
    Share total;
};
struct Protest {
    std::optional<std::int64_t> about;  ///< nullopt: an omission
};
struct ProtestStep {
    ProtestState state = ProtestState::heard;
    std::int64_t entry = 0;  ///< the entry that lodged it
};
struct ProtestTime {
    int minutes = 0;
};
struct Undo {
    std::optional<std::int64_t> entry;
};
struct UndoTo {
    std::int64_t entry = 0;
};
/// Undoes everything since the player in turn rolled.
struct UndoTurn {};
struct Redo {};
/// The banker's decision about an ambiguous later line (ledger/decide/repair.h).
struct RepairAnswer {
    enum class Kind : std::uint8_t {
        keep,  ///< unchanged
        drop,
        line,  ///< this line: in its place, or before it if something else must be settled first
    };
    std::int64_t entry = 0;
    Kind kind = Kind::keep;
    std::shared_ptr<const Command> line{};
};
struct Amend {
    std::int64_t entry = 0;
    std::shared_ptr<const Command> line{};
    std::vector<RepairAnswer> answers{};
};
/// The player's seat is taken over by someone who is not at the table: cash, deeds, token and role stay with it.
struct TakeOver {
    std::string name;
};
/// Two players exchange their seats.
struct Swap {
    Seat with;
};
/// The player's name was typed wrong.
struct Rename {
    std::string name;
};
/// Someone comes late, with what the table agreed, from the bank.
struct Join {
    std::string name;
    std::optional<Role> role;  ///< nullopt in an edition without roles
    Items get;
    std::optional<Seat> next_to;  ///< nullopt: last in the order of play
    bool before = false;          ///< before that player and not after
};
struct Note {};  ///< its text is Command::why
struct Shuffle {
    std::optional<int> deck;  ///< index into Edition::decks; nullopt: all of them
};
}  // namespace action

using Action = std::variant<
    action::Roll, action::Ok, action::Buy, action::Decline, action::Auction, action::Rent, action::Waive, action::Tax,
    action::Pay, action::Get, action::Build, action::Sell, action::SellCity, action::Mortgage, action::Redeem,
    action::Trade, action::Card, action::DrawHidden, action::Use, action::Foundation, action::Stake, action::Jail,
    action::Fine, action::Free, action::At, action::Count, action::Bankrupt, action::Leaves, action::Next, action::Turn,
    action::ClockStart, action::ClockStop, action::ClockExtend, action::ClockCall, action::ClockSet, action::ClockSeen,
    action::ClockBell, action::Closing, action::Keep, action::Walk, action::Finish, action::Richest, action::Rule,
    action::Undo, action::UndoTo, action::UndoTurn, action::Redo, action::Amend, action::Note, action::Shuffle,
    action::Confirm, action::Signs, action::Refuses, action::Certify, action::Correct, action::Adjust, action::Protest,
    action::ProtestStep, action::ProtestTime, action::TakeOver, action::Swap, action::Rename, action::Join>;

struct Command {
    std::optional<Seat> player;  ///< nullopt: the player in turn
    Action action;
    std::string why;                   ///< the free text of the line
    std::optional<std::string> force;  ///< set if recorded against the rules, with the reason
    std::string typed;                 ///< the line as typed
};

/// The verb of the grammar: "roll", "ok", "clock", ...
[[nodiscard]] std::string_view verb_of(const Action& action);

}  // namespace tablebank
