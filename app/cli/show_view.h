#pragma once
// What `show` shows: a game after some entry, read and never changed, as text and as JSON. Internal to this room.

#include <cstdint>
#include <iosfwd>

#include "app/session/session.h"

namespace tablebank {

struct ShowView {
    const ReadGame& read;
    Game game;            ///< after entry `at`
    std::int64_t at = 0;  ///< the last entry that is seen
    std::int64_t now_ms = 0;

    [[nodiscard]] const Edition& edition() const { return game.edition(); }
    [[nodiscard]] bool is_latest() const { return at == read.table.history.last(); }
    /// The entry that takes this one back, as far as it is seen.
    [[nodiscard]] std::optional<std::int64_t> reversed_by(std::int64_t sequence) const;
    [[nodiscard]] std::vector<const Deed*> deeds_in(Account account) const;
    [[nodiscard]] std::vector<int> cards_in(Account account) const;  ///< as Edition::hand_cards counts
};

void print_summary(const ShowView& view, std::ostream& out);
void print_players(const ShowView& view, std::ostream& out);
void print_deeds(const ShowView& view, std::ostream& out);
void print_log(const ShowView& view, std::ostream& out);
void print_bank(const ShowView& view, std::ostream& out);
void print_due(const ShowView& view, std::ostream& out);
void print_clock(const ShowView& view, std::ostream& out);
void print_rulings(const ShowView& view, std::ostream& out);

void write_summary(const ShowView& view, std::ostream& out);
void write_players(const ShowView& view, std::ostream& out);  ///< a position
void write_deeds(const ShowView& view, std::ostream& out);
void write_log(const ShowView& view, std::ostream& out);
void write_bank(const ShowView& view, std::ostream& out);
void write_due(const ShowView& view, std::ostream& out);
void write_clock(const ShowView& view, std::ostream& out);
void write_rulings(const ShowView& view, std::ostream& out);

}  // namespace tablebank
