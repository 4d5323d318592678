#pragma once
// The views of `show`: a game after some entry, read-only, as text and as JSON. Internal header.

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

#include "app/session/session.h"

namespace tablebank {

class Language;

struct ShowView {
    const Language& lang;
    const std::string& file;
    const Table& table;        ///< the state after the last visible entry
    std::optional<Hash> head;  ///< of the chain, if that entry is the last of the game
    std::int64_t now_ms = 0;

    [[nodiscard]] const Game& game() const { return table.game; }
    [[nodiscard]] const Edition& edition() const { return table.game.edition(); }
};

void print_summary(const ShowView& view, std::ostream& out);
void print_players(const ShowView& view, std::ostream& out);
void print_deeds(const ShowView& view, std::ostream& out);
void print_log(const ShowView& view, std::ostream& out);
void print_bank(const ShowView& view, std::ostream& out);
void print_due(const ShowView& view, std::ostream& out);
void print_clock(const ShowView& view, std::ostream& out);
void print_rulings(const ShowView& view, std::ostream& out);
void print_judge(const ShowView& view, std::ostream& out);

void write_summary(const ShowView& view, std::ostream& out);
/// A position. Once the cash was handed in, it also has that cash, which decides the settlement.
void write_players(const ShowView& view, std::ostream& out);
void write_deeds(const ShowView& view, std::ostream& out);
void write_log(const ShowView& view, std::ostream& out);
void write_bank(const ShowView& view, std::ostream& out);
void write_due(const ShowView& view, std::ostream& out);
void write_clock(const ShowView& view, std::ostream& out);
void write_rulings(const ShowView& view, std::ostream& out);
void write_judge(const ShowView& view, std::ostream& out);

}  // namespace tablebank
