#pragma once
// What the QR code of a score sheet says, so that a director need not type it: of which game it is, how far that had
// come, its head, and what each player scored. Whatever signs get lost between two words as a scanner types it or a
// field takes it, are no part of it. It proves nothing by itself: it is as good as the paper that it stands on, and the
// game with that head is its proof.

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
    std::int64_t entries = 0;     ///< how many it had
    std::string head;             ///< 64 hexadecimal digits
    std::vector<Score> scores{};  ///< in order of play; empty where it was not over
    friend bool operator==(const ResultCode&, const ResultCode&) = default;
};

/// In bytes.
inline constexpr std::size_t longest_result_code = 1024;

/// A fact a line: game, entries, head, and the result where there is one.
[[nodiscard]] std::string result_code_text(const ResultCode& code);
/// Whether it begins as such a text does.
[[nodiscard]] bool is_result_code(std::string_view text);
/// nullopt where a part of it is missing, or is none.
[[nodiscard]] std::optional<ResultCode> read_result_code(std::string_view text);

}  // namespace tablebank
