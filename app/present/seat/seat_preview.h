#pragma once
// What lines of a seat would post, in words, or why they would not be posted.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/present/seat/seat_line.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

struct SeatPreview {
    std::vector<std::string> lines;
    bool settles = false;
    bool is_asked = false;
    std::optional<Seat> partner{};  ///< these three as in SeatLine
    std::string text;               ///< "Anna moves to Nob Hill; owes Boris 184 for Nob Hill."
    std::string notes;              ///< the notes that change hands then
    std::string meaning;            ///< 32 digits: the same as long as it would do the same to the same dues and facts
};
struct SeatRefusal {
    std::string code;       ///< of the rules, of the phones, or "unreadable"
    std::string text;       ///< names no line: a player types none
    std::string in_full{};  ///< the same with the line that would be right, for the banker; or empty
    std::string line{};     ///< for the banker: the line, if it may be posted against the rules
};
using SeatTried = std::variant<SeatPreview, SeatRefusal>;

/// Of a tap or a text of a seat; `session` is only read.
[[nodiscard]] SeatTried try_seat_line(const Language& lang, const Session& session, Seat seat, std::string_view text);
/// Of lines that were read already.
[[nodiscard]] SeatTried try_lines(const Language& lang, const Session& session, SeatLine line);
[[nodiscard]] SeatRefusal refused_phone(const Language& lang, PhoneRefusal refusal);
[[nodiscard]] SeatRefusal unreadable_on_page(const Language& lang, const Setup& setup, const ParseError& error);

}  // namespace tablebank
