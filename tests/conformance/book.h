#pragma once
// One file of the conformance table: what every paragraph of a rule book is to the bank, and the rows that prove it. A
// row is one statement of the book as a question that the bank can be asked: a situation, lines, what must come of
// them.
//
//     edition = "ru"
//     [[paragraph]]
//     number = "12"                 # as the edition cites it: "ru 12"
//     title = "Mortgage"
//     does = ["computes", "checks"] # computes, checks, records, table (a matter of the table, then with a note)
//     note = ""
//     [[row]]
//     paragraph = "12"
//     says = "a mortgage brings half of the price"
//     edition = "us-dice"           # another box that is played by the same book
//     players = ["Anna:monopolist", "Boris:competitor"]
//     goal = "a"                    # b, timed
//     rulings = { rounding = "up" }
//     before = { Anna = "500 @1 @3+2 @39+hotel @5m jailed" }  # a position; players left out have the start cash
//     lines = ["Anna mortgage @1"]
//     refused = "short-of-cash"     # the last line; without lines the question, without either the set-up
//     after = { Anna = "530 @1m -@5 on@10 free" }  # also @3+2, @39+hotel, jailed, out, card"NAME", -card"NAME"
//     due = "rent 22"               # the oldest of the player in turn, or none
//     turn = "Boris"
//     phase = "closing"
//     winners = ["Anna"]
//     ask = "rent @12 dice 3 4"     # tax, worth, raise, kept or total of a player; clock: the minutes agreed
//     dice = { "@12" = [3, 4] }     # for worth and total
//     answer = "28"
//     cites = "ru 20"               # or "ruling rounding": is in the calculation of the answer
//
// Reading is strict: a key that is not one of these is an error. Knows nothing of how a row is played.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/total_worth.h"

namespace tablebank::conformance {

struct Paragraph {
    int line = 0;
    std::string number;
    std::string title;
    std::vector<std::string> does;
    std::string note;
};

/// A row's expectations of each player, in the order of the names.
using ByPlayer = std::map<std::string, std::string>;

struct Row {
    int line = 0;
    std::string paragraph;
    std::string says;
    // The situation.
    std::string edition;               ///< empty: that of the book
    std::vector<std::string> players;  ///< empty: the usual four
    std::string goal = "a";
    std::map<std::string, std::string> rulings;
    std::optional<ByPlayer> before;
    std::vector<std::string> lines;
    UtilityDice dice;
    // The expected value; empty: not asked.
    std::string refused;
    ByPlayer after;
    std::string due;
    std::string turn;
    std::string phase;
    std::vector<std::string> winners;
    std::string ask;
    std::string answer;
    std::string cites;

    [[nodiscard]] bool expects_something() const;
};

struct Book {
    std::filesystem::path file;
    std::string edition;
    std::vector<Paragraph> paragraphs;
    std::vector<Row> rows;
};

/// The files of this folder, by name.
[[nodiscard]] std::vector<std::filesystem::path> all_books();
/// Throws std::runtime_error with the file and the line of the error.
[[nodiscard]] Book read_book(const std::filesystem::path& file);
/// The same for a text, which messages call by the name of the file.
[[nodiscard]] Book parse_book(std::string_view text, const std::filesystem::path& file);

}  // namespace tablebank::conformance
