#pragma once
// The page of one seat, for the phone of its player: what the table waits for and why, the player's cash and cards, the
// last entries; and the acts of the seat. files/seat.js draws the acts, and files/draw.js the blocks of public_page.h,
// as on every other page.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/pages/public_page.h"
#include "app/present/seat/seat_preview.h"
#include "app/present/seat/seat_view.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The parts of the page that are not in the view of the seat.
struct SeatPageState {
    std::string id;       ///< changes whenever the page may change
    std::int64_t now_ms;  ///< for the clock
    bool stopped = false;
    bool rolls = false;   ///< the program may throw the dice
    std::string waits{};  ///< the act that waits for the banker; or empty
    std::string news{};   ///< why the last act was not posted; or empty
    struct Asked {
        std::string id;
        std::string text;
        std::string meaning;
    };
    std::vector<Asked> asked{};  ///< trades that another player offers to this one
    /// The banker's own page.
    struct Bank {
        std::vector<Asked> waiting{};  ///< acts of phones that wait for the banker
    };
    std::optional<Bank> bank{};
};

/// The blocks alone.
[[nodiscard]] Page seat_page(const Language& lang, const Table& table, const SeatView& view, std::int64_t now_ms);
/// The whole page as JSON, with the acts and the words of the script.
[[nodiscard]] std::string seat_page_json(const Language& lang, const Table& table, const SeatView& view,
                                         const SeatPageState& state);

}  // namespace tablebank
