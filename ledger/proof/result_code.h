#pragma once
// The content of a score sheet's QR code, so that a director need not type it: the game, its number of entries, its
// head, and each player's score. Spaces between words do not matter, because scanners and input fields may drop them.
// It proves nothing by itself: it is as good as its paper, and the game with that head is its proof.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/share.h"

namespace tablebank {

struct ResultCode {
    struct Score {
        Share total;
        int place = 0;
        friend bool operator==(const Score&, const Score&) = default;
    };
    std::string game;             ///< its id, 32 hexadecimal digits
    std::int64_t entries = 0;     ///< number of its entries
    std::string head;             ///< 64 hexadecimal digits
    std::vector<Score> scores{};  ///< by seat; empty if the game was not over
    std::vector<int> people{};    ///< of a game that is over: seats where people came, went, exchanged or were renamed
    friend bool operator==(const ResultCode&, const ResultCode&) = default;
};

/// In bytes.
inline constexpr std::size_t longest_result_code = 1024;

/// One fact per line: game, entries, head, the seats where people changed if they did, and the result if there is one.
[[nodiscard]] std::string result_code_text(const ResultCode& code);
/// Whether it begins like such a text.
[[nodiscard]] bool is_result_code(std::string_view text);
/// nullopt if a part is missing or invalid.
[[nodiscard]] std::optional<ResultCode> read_result_code(std::string_view text);

}  // namespace tablebank
