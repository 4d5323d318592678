#pragma once
// The two lines of which minisign and signify make all their files: a comment that proves nothing, and bytes as base64.
// Inner header of the room.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/proof/proof_error.h"

namespace tablebank {

inline constexpr std::string_view untrusted_mark = "untrusted comment: ";
inline constexpr std::string_view trusted_mark = "trusted comment: ";
/// In bytes, with comments as long as minisign writes them.
inline constexpr std::size_t longest_minisign_text = std::size_t{16} * 1024;

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] std::string base64(const std::uint8_t* bytes, std::size_t size);
/// nullopt for what is no base64, or is longer than a key file is.
[[nodiscard]] std::optional<Bytes> from_base64(std::string_view text);

/// Lines one after the other, with or without a return before the newline, the last one with or without a newline.
class MinisignLines {
public:
    /// Throws ProofError where the text is too long.
    explicit MinisignLines(std::string_view text);
    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] int line() const { return number_; }
    std::string_view next();
    /// The comment of the next line. Throws ProofError where it is none.
    std::string_view comment(std::string_view mark);
    /// The bytes of the next line. Throws ProofError where it is no base64.
    Bytes bytes(const char* expected);
    /// Throws ProofError where something follows.
    void require_end();

private:
    std::string_view rest_;
    int number_ = 0;
};

}  // namespace tablebank
