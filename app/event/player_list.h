#pragma once
// Parses a list of players from a spreadsheet: one per row, with commas, semicolons or tabs between the cells. A first
// row of headings names the columns (name, family, table, substitute, in any order and among others); a list of names
// alone needs none.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/event_session.h"

namespace tablebank {

struct ListedPlayer {
    std::string name;
    std::string family{};
    int table = 0;
    bool substitute = false;
    int line = 0;  ///< of the text, from 1
    friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};
struct PlayerListProblem {
    enum class Kind {
        empty,          ///< it names no player
        too_long,       ///< more than most_bytes, or more players than an event has
        not_text,       ///< malformed UTF-8, or characters that are not text
        open_quote,     ///< a quoted cell does not end
        two_heads,      ///< two columns of one heading, or headings without a name
        name_missing,   ///< a row with cells and no name
        name_invalid,   ///< longer than a name may be
        name_twice,     ///< text; `other` is the line with the first one
        table_invalid,  ///< text: no number of a table
        mark_invalid,   ///< text: neither yes nor no
    };
    Kind kind = Kind::empty;
    int line = 0;
    int other = 0;
    std::string text{};
    friend bool operator==(const PlayerListProblem&, const PlayerListProblem&) = default;
};
struct PlayerListLimits {
    static constexpr std::size_t bytes = std::size_t{256} * 1024;
};
[[nodiscard]] std::variant<std::vector<ListedPlayer>, PlayerListProblem> read_player_list(std::string_view text);

/// Whether similar names of two players were confirmed.
enum class LookAlikes : std::uint8_t { asked_about, meant };
/// Acts that add the players, one after the other. A name that looks like another one's is refused (name_alike) unless
/// it was confirmed. For one attempt at posting them.
[[nodiscard]] std::vector<EventSession::Decider> additions_of(const std::vector<ListedPlayer>& players,
                                                              LookAlikes alike);

}  // namespace tablebank
