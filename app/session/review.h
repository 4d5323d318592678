#pragma once
// Remarks for a judge: entries that are allowed but unusual, and entries that were recorded against the rules. A remark
// accuses no one: it is a fact of the game, with its entry.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "calculators/money.h"
#include "ledger/books/history.h"
#include "ledger/decide/checklist.h"

namespace tablebank {

enum class Remarkable : std::uint8_t {
    unrequited,         ///< a player gave another one something, and got nothing back that they were owed
    off_price,          ///< a trade in which one side, as printed, gave less than half of what the other gave; or one
                        ///< at a fair price that returns a deed or a card to the player who traded it away
    let_go,             ///< a debt that was waived
    forced,             ///< recorded against the rules
    taken_back_late,    ///< reversed ten entries or ten minutes later, or more; or the end of the game; or a deed or a
                        ///< building while a roll since then stays
    paid_late,          ///< a rent paid after others had rolled since, or that no one asked for in time (no `about`)
    counted_otherwise,  ///< the notes in hand did not match the ledger
    ruling_changed,     ///< a ruling changed while the game was on
    clock_went_back,    ///< the computer's clock was earlier than at the previous entry
    long_silence,       ///< nothing was posted for twenty minutes while the clock ran
    after_time,         ///< posted after the clock had run out, before time was called
    from_position,      ///< the game begins from a position, and not with the start of its box
    clock_jumped,       ///< the computer's clock was set, or it slept, or it was in another time zone from then on
    clock_set,          ///< the time that is left was set or extended by hand, or by the bell of an event
    called_early,       ///< time was called while some was left on the clock
    after_bell,         ///< posted between the bell and the end of play: it should be of the last turn
    ruling_late,        ///< a ruling changed after time was called, when it can decide who wins
    bank_cash,          ///< cash from the bank that nothing asked for
    box_short,          ///< a payment of the bank beyond what its box holds
    own_card,           ///< a card that no deck has, with the table's reason
    bank_gift,          ///< cash to the bank that nothing asked for
    middle_cash,        ///< laid into the middle of the board, or taken from it, and nothing asked for it
    adjusted,           ///< a total that the judge set
    corrected,          ///< a correction of a certified sheet begun
    certified_open,     ///< certified although something of the checklist was not done
    key_unproved,       ///< certified with a key that signed nothing
    decided_unheard,    ///< a protest that was decided and not heard
    not_signed,         ///< a player refused to sign, whatever came later
    protest_time,       ///< the time for protests was changed after time was called, or after the end of the game
    people,             ///< someone came late, took a seat over or exchanged it, or was given another name
    left_late,          ///< a player left the table after play was over
};

/// "forced", "paid_late": for programs.
[[nodiscard]] std::string_view to_string(Remarkable kind);

struct Remark {
    Remarkable kind = Remarkable::forced;
    std::int64_t entry = 0;
    std::optional<std::int64_t> about{};  ///< the reversed entry, the one that raised the debt, or the earlier trade
    std::optional<Asset> came_back{};     ///< the item that a trade at a fair price returns to `other`
    std::optional<Seat> player{};         ///< who gave, owed or counted
    std::optional<Seat> other{};          ///< who got, or was owed
    std::vector<Seat> others{};           ///< of a trade of three or more: all who got
    Money given{};                        ///< as printed: cash, deeds at their price, mortgaged ones less the mortgage
    Money returned{};                     ///< middle_cash: taken from the middle; `given`: laid into it
    Money difference{};                   ///< counted: the notes less the book
    std::int64_t lapse_ms = 0;            ///< the delay, the distance back, or the duration
    std::int64_t entries_between = 0;
    std::vector<Undone> undone{};  ///< certified_open: the steps that were not done
    std::string despite{};         ///< certified_open: the reason in its line
    bool in_force = true;
};

/// The player whose hand an account is: their cash and cards, or their mortgaged deeds. nullopt for the bank's
/// accounts.
[[nodiscard]] std::optional<Seat> hand_of(Account account);
/// Cash, and deeds as they are printed, mortgaged ones less the mortgage; everything else is worth nothing.
[[nodiscard]] Money printed_worth(const Edition& edition, const Transfer& transfer);

/// Oldest entry first, and of one entry in the order of the list above.
[[nodiscard]] std::vector<Remark> review(const Table& table);

}  // namespace tablebank
