#pragma once
// The two lines that all files of minisign and signify consist of: a comment that proves nothing, and bytes as base64.
// Internal header.

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
/// nullopt for invalid base64, or more bytes than a key file has.
[[nodiscard]] std::optional<Bytes> from_base64(std::string_view text);

/// Lines in order, with or without a carriage return before the newline, the last one with or without a newline.
class MinisignLines {
public:
    /// Throws ProofError if the text is too long.
    explicit MinisignLines(std::string_view text);
    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] int line() const { return number_; }
    std::string_view next();
    /// The comment of the next line. Throws ProofError if the line is not a comment.
    std::string_view comment(std::string_view mark);
    /// The bytes of the next line. Throws ProofError if it is not base64.
    Bytes bytes(const char* expected);
    /// Throws ProofError if something follows.
    void require_end();

private:
    std::string_view rest_;
    int number_ = 0;
};

}  // namespace tablebank
