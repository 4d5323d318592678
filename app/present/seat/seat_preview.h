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
    std::optional<Seat> partner{};  ///< as SeatLine::partner
    std::string text;               ///< "Anna moves to Nob Hill; owes Boris 184 for Nob Hill."
    std::string notes;              ///< the notes that change hands then
    std::string meaning;            ///< 32 digits: the same as long as it would do the same to the same dues and facts
};
struct SeatRefusal {
    std::string code;  ///< of the rules, of the phones, or "unreadable"
    std::string text;
};
using SeatTried = std::variant<SeatPreview, SeatRefusal>;

/// Of a tap or a text of a seat; `session` is only read.
[[nodiscard]] SeatTried try_seat_line(const Language& lang, const Session& session, Seat seat, std::string_view text);
/// Of lines that were read already.
[[nodiscard]] SeatTried try_lines(const Language& lang, const Session& session, SeatLine line);
[[nodiscard]] SeatRefusal refused_phone(const Language& lang, PhoneRefusal refusal);

}  // namespace tablebank
