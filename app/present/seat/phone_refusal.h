#pragma once
// Why an act from a phone is not posted, apart from the rules (calculators/refusal.h) and the grammar. A code for
// programs, and a sentence for the player. docs/reference/phones.md lists them.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tablebank {

class Language;

enum class PhoneRefusal : std::uint8_t {
    malformed,      ///< not a request of the page, or one that is too long
    other_page,     ///< it was not sent by a page of this server
    unknown_link,   ///< no seat has this secret: another game, withdrawn, renewed, or another person took the seat over
    too_fast,       ///< more acts of one seat than a person taps
    stopped,        ///< the banker has stopped all phones
    banker_only,    ///< a line that only the banker posts
    other_player,   ///< a line for another player
    nothing_typed,  ///< no line
    waits_already,  ///< an earlier act of this seat still waits for the banker
    not_your_last,  ///< only the last entry of the table, from the phone of this seat, can be asked to be undone
    no_such_offer,  ///< no trade of this id is offered to this seat any more
    not_posted,     ///< it waited for the banker, who declined it, or it would mean something else by then
    not_stored,     ///< the disk refused
    repairing,      ///< the banker is correcting an entry
    not_in_time,    ///< the banker's program was busy; the same request may be sent again
    pin_needed,     ///< the page of the banker has not entered its PIN
    wrong_pin,      ///< another one
    bank_closed,    ///< five wrong ones
    thrown_by_hand,  ///< the program throws no dice at this table
};
inline constexpr auto all_phone_refusals = [] {
    using enum PhoneRefusal;
    return std::array{malformed,     other_page,   unknown_link,  too_fast,      stopped,
                      banker_only,   other_player, nothing_typed, waits_already, not_your_last,
                      no_such_offer, not_posted,   not_stored,    repairing,     not_in_time,
                      pin_needed,    wrong_pin,    bank_closed,   thrown_by_hand};
}();

[[nodiscard]] std::string_view to_string(PhoneRefusal refusal);  ///< "unknown-link"
[[nodiscard]] std::string phone_refusal_text(const Language& lang, PhoneRefusal refusal);

}  // namespace tablebank
