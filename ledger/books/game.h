#pragma once
// The state of one table after some entry: its balances and facts, and the derived values that the rules need.

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "calculators/building.h"
#include "calculators/position.h"
#include "ledger/books/book.h"
#include "ledger/books/entry.h"
#include "ledger/books/fact.h"
#include "ledger/books/rules_version.h"
#include "ledger/books/setup.h"

namespace tablebank {

enum class Phase : std::uint8_t {
    play,
    side_gone,  ///< goal B: one side has left; `richest` ends the game
    closing,    ///< transactions with the bank before the ending
    kept,       ///< all cash handed in, shares recorded
    walked,     ///< the bank has paid every owner
    finished,
};
[[nodiscard]] std::string_view to_string(Phase phase);
[[nodiscard]] std::optional<Phase> parse_phase(std::string_view text);

struct Game {
    /// The state before the first entry; if people changed seats since, with the set-up as agreed at the start.
    explicit Game(const std::shared_ptr<const Setup>& agreed);

    std::shared_ptr<const Setup> setup;  ///< with the people who are there now (people.h)
    Book book;
    Facts facts;
    std::int64_t last = 0;  ///< sequence number of the last entry applied
    Money owed;             ///< upper bound of all dues that the entries raised and did not settle
    /// The latest moment of the table (`table_time`) that an entry shows; 0 once entries were removed again.
    std::int64_t latest_ms = 0;
    /// Value of `latest_ms` for a game whose lines are decided again, each with its old time.
    static constexpr std::int64_t any_moment = std::numeric_limits<std::int64_t>::min();

    [[nodiscard]] const Edition& edition() const { return *setup->edition; }
    [[nodiscard]] RulesVersion rules_version() const;
    [[nodiscard]] Rulings rulings() const;  ///< in force now
    [[nodiscard]] Phase phase() const;

    [[nodiscard]] int seats() const { return setup->seats(); }
    [[nodiscard]] Role role(Seat seat) const { return setup->player(seat).role; }
    [[nodiscard]] const std::string& name(Seat seat) const { return setup->player(seat).name; }
    [[nodiscard]] bool is_out(Seat seat) const;
    [[nodiscard]] std::vector<Seat> order() const;    ///< all seats, in the order of play
    [[nodiscard]] std::vector<Seat> players() const;  ///< still at the table, in seat order
    [[nodiscard]] Seat after(Seat seat) const;        ///< the next one still at the table

    [[nodiscard]] Money cash(Seat seat) const { return book.cash(Account::player(seat)); }
    [[nodiscard]] Money in_middle() const { return book.cash(Account::middle()); }
    [[nodiscard]] std::optional<Seat> owner_of(Space deed) const;  ///< hand or pledge
    [[nodiscard]] bool is_mortgaged(Space deed) const;
    [[nodiscard]] Pieces on_street(Space street) const;
    [[nodiscard]] Pieces in_bank() const;

    [[nodiscard]] bool is_jailed(Seat seat) const;
    /// The space of the token; the jail's own space for a prisoner; nullopt once it is off the board.
    [[nodiscard]] std::optional<Space> space_of(Seat seat) const;
    [[nodiscard]] std::int64_t jail_tries(Seat seat) const;

    [[nodiscard]] Seat turn() const;
    [[nodiscard]] std::int64_t rolls_left() const;
    [[nodiscard]] std::int64_t rolls_made() const;
    [[nodiscard]] std::int64_t round() const;
    [[nodiscard]] bool time_called() const;
    [[nodiscard]] std::vector<Seat> winners() const;

    [[nodiscard]] Estate estate(Seat seat) const;
    /// The cards in a hand, with the names under which hidden ones were played.
    [[nodiscard]] std::vector<PositionCard> cards(Seat seat) const;
    /// All seats; those who left are marked bankrupt. Utility dice recorded in the ending are included.
    [[nodiscard]] Position position() const;
};

/// The time of the table at a moment of the computer: the time that its clock counts. If the computer's clock was set,
/// an entry records it, and the time of the table goes on without a jump (`clock jump`). Since the fourth rules the
/// time of the table never runs backwards: it is at least that of the last entry.
[[nodiscard]] std::int64_t table_time(const Game& game, std::int64_t now_ms);
/// The same as a time of the computer: `now_ms`, or that of the last entry if the computer's clock shows an earlier
/// one.
[[nodiscard]] std::int64_t moment_of(const Game& game, std::int64_t now_ms);
/// The clock state before an entry; note_moment uses it to update `latest_ms` after the entry is applied.
struct ClockBefore {
    std::int64_t shift_ms = 0;
    bool is_within_action = false;
};
[[nodiscard]] ClockBefore clock_before(const Game& game);
void note_moment(Game& game, const Entry& entry, const ClockBefore& before);
/// For a game of which only the clock is needed: applies the clock facts of an entry.
void follow_clock(Game& game, const Entry& entry);

/// The clock at a moment.
struct ClockReading {
    bool running = false;
    std::int64_t used_ms = 0;
    std::int64_t limit_ms = 0;  ///< minutes agreed and granted, and set; 0 if the game has no clock
    [[nodiscard]] std::int64_t left_ms() const { return limit_ms > used_ms ? limit_ms - used_ms : 0; }
};
[[nodiscard]] ClockReading read_clock(const Game& game, std::int64_t now_ms);

}  // namespace tablebank
