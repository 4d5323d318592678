#pragma once
// The line grammar: a typed line to a Command, and a Command to its one canonical line. The grammar is a public
// contract.

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// In bytes. The longest ordinary line, a trade of every deed by its whole name with two reasons of 500 characters
/// each, needs a twelfth of it; an amend also has the answers to the questions of later lines.
inline constexpr std::size_t longest_line = std::size_t{128} * 1024;

/// Limit of counted notes of one value; the ledger checks how many the box has.
inline constexpr int most_notes_of_a_value = 100'000;

/// Why a line could not be read, and where. Data, not a sentence.
struct ParseError {
    enum class Kind {
        empty,             ///< nothing but spaces or a comment; text, candidates: a lone number, while no card is drawn
        unknown_verb,      ///< text
        unknown_player,    ///< text
        ambiguous_player,  ///< text, candidates
        unknown_deed,      ///< text
        ambiguous_deed,    ///< text, candidates
        unknown_city,
        ambiguous_city,
        expected,             ///< candidates: what the grammar expects there ("amount", "to", ...)
        unexpected,           ///< text: more than the line may have; candidates: the lines to type instead, if any
        dice_out_of_range,    ///< text
        amount_invalid,       ///< text: negative, fractional, not a number
        amount_too_large,     ///< text: more than 10^15
        space_out_of_range,   ///< text
        number_out_of_range,  ///< text
        unclosed_quote,
        text_invalid,      ///< control characters or malformed UTF-8 in free text, or too long
        line_too_long,     ///< longer than longest_line
        ambiguous_amount,  ///< text, candidates: the sum if it is one; otherwise it is several
        two_meanings,      ///< text, candidates: whole lines
        help,              ///< text: not a line, but a question
        question,          ///< text; candidates: what it asks (namespace question), then of whom or of which deed
    };
    Kind kind = Kind::empty;
    int column = 1;  ///< 1-based, counted in characters
    std::string text;
    std::vector<std::string> candidates;
};

/// What a line that is a question asks about the game: "whose turn?", "combien doit Anne ?". The first candidate of its
/// error; the second is a player's name or `@SPACE`, and is missing if it is about the player in turn.
namespace question {
inline constexpr std::string_view turn = "turn";    ///< who is to act
inline constexpr std::string_view cash = "cash";    ///< of a player
inline constexpr std::string_view debts = "debts";  ///< of a player
inline constexpr std::string_view deeds = "deeds";  ///< of a player
inline constexpr std::string_view owner = "owner";  ///< of a deed, and its price
}  // namespace question

/// True for a line that has only spaces or a comment.
[[nodiscard]] bool is_blank_line(std::string_view line);

[[nodiscard]] std::variant<Command, ParseError> parse_line(const Setup& shown, std::string_view line);
/// The line of an entry of this table, by the names of its own time.
[[nodiscard]] std::variant<Command, ParseError> parse_entry(const Setup& shown, const Entry& entry);

/// The canonical line; parse_line reads it back as the same command. A name that is a verb, a number, or not a single
/// word is written so that it reads back (quoted, or as a seat number).
[[nodiscard]] std::string print_line(const Setup& setup, const Command& command);

/// A player's name as written in a line.
[[nodiscard]] std::string written_name(const Setup& setup, Seat seat);

/// Whether `name` in a line means a player and cannot mean anything else: its first word is not a number, which would
/// be a seat or dice, and it is neither a word of the grammar nor the bank. The program gives only such names. An alias
/// is allowed: a whole name takes precedence over an alias.
[[nodiscard]] bool reads_as_name(std::string_view name);

/// All verbs, for completion.
[[nodiscard]] const std::vector<std::string_view>& all_verbs();

/// A deed or a player by prefix, outside a line (`quote FILE rent nob`).
[[nodiscard]] std::variant<Space, ParseError> find_deed(const Edition& edition, std::string_view text);
[[nodiscard]] std::variant<Seat, ParseError> find_player(const Setup& setup, std::string_view text);
/// Completions of a half-typed line, most likely first: whole lines. A line that begins with the aliases or in the
/// script of `language` is completed with its aliases. Any other is completed with the grammar's own words; for a
/// half-typed word the aliases of `language` come after them.
[[nodiscard]] std::vector<std::string> complete_line(const Setup& setup, std::string_view beginning,
                                                     std::string_view language = "en");

}  // namespace tablebank
