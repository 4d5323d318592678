#pragma once
// A seating that people made: read from a spreadsheet, or typed table by table. The roles are balanced with those of
// the rounds before; whether it is possible is decided when it is posted (decide_seating).

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/player_list.h"
#include "app/event/seat_event.h"

namespace tablebank {

struct SeatingListProblem {
    enum class Kind {
        empty,          ///< it seats no one
        too_long,       ///< more than PlayerListLimits::bytes
        not_text,       ///< bytes that are not of the encoding
        open_quote,     ///< a quoted cell does not end
        round_invalid,  ///< text: no number of a round
        table_invalid,  ///< text: neither the number of a table nor a bye
        unknown_name,   ///< text: no player is called so
        unclear_name,   ///< text: several players may be meant
    };
    Kind kind = Kind::empty;
    int line = 0;
    std::string text{};
    friend bool operator==(const SeatingListProblem&, const SeatingListProblem&) = default;
};
using SeatingList = std::variant<act::Seated, SeatingListProblem>;

/// A row has a round, a table and one name or more in the order of play; several rows may be of one table, and "bye"
/// (or 0) for the table means that they sit out. A first row without a number of a round is the headings.
[[nodiscard]] SeatingList read_seating_list(const Event& event, const SeatingRoles& roles, std::string_view bytes,
                                            const ListEncoding& encoding = {});

/// One round: "1=Anna,Boris,Clara", "bye=Dmitri". `line` of a problem is the index of the text, from 1.
[[nodiscard]] SeatingList read_typed_seating(const Event& event, const SeatingRoles& roles, int round,
                                             const std::vector<std::string>& tables);

}  // namespace tablebank
