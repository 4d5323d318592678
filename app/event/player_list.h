#pragma once
// Parses a list of players from a spreadsheet: one per row, with commas, semicolons or tabs between the cells, in the
// encodings that spreadsheets save. A row of headings names the columns (name, or first name and last name; family,
// club, table, substitute; in any order and among others), and rows with a title may be above it; a list of names alone
// needs no headings.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/event_session.h"
#include "app/event/look_alikes.h"
#include "ledger/text/decode.h"

namespace tablebank {

struct ListedPlayer {
    std::string name;
    std::string family{};
    int table = 0;
    bool substitute = false;
    int line = 0;  ///< of the text, from 1
    std::string club{};
    friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};
struct PlayerListProblem {
    enum class Kind {
        empty,          ///< it names no player
        too_long,       ///< more than most_bytes, or more players than an event has
        not_text,       ///< bytes that are not of the encoding, or characters that are not text
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
struct PlayerList {
    static constexpr int most_titles = 10;  ///< headings are looked for below as many rows

    std::vector<ListedPlayer> players;
    TextEncoding encoding = TextEncoding::utf_8;
    bool is_assumed = false;  ///< nothing in the file names its encoding: it is the code page that was offered
    std::vector<std::string> titles{};  ///< the rows above the headings, which name no player
};
/// How to read its bytes: as `encoding` if it is given, otherwise as what they are, and as `code_page` if nothing
/// tells.
struct ListEncoding {
    std::optional<TextEncoding> encoding{};
    TextEncoding code_page = TextEncoding::windows_1252;
};
/// The text of a list, without characters that are not text. For every list from a spreadsheet.
[[nodiscard]] std::variant<DecodedText, NotText> decoded_list(std::string_view bytes, const ListEncoding& encoding);

[[nodiscard]] std::variant<PlayerList, PlayerListProblem> read_player_list(std::string_view bytes,
                                                                           const ListEncoding& encoding = {});

/// Acts that add the players, one after the other. A name that looks like another one's is refused (name_alike) unless
/// it was confirmed. For one attempt at posting them.
[[nodiscard]] std::vector<EventSession::Decider> additions_of(const std::vector<ListedPlayer>& players,
                                                              LookAlikes alike);

}  // namespace tablebank
