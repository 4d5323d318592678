#include "ledger/proof/minisign_text.h"

#include <sodium.h>

namespace tablebank {
namespace {

constexpr int usual_base64 = sodium_base64_VARIANT_ORIGINAL;
constexpr std::size_t longest_line_of_bytes = 512;

}  // namespace

std::string base64(const std::uint8_t* bytes, std::size_t size) {
    std::string text(sodium_base64_encoded_len(size, usual_base64), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size, usual_base64);
    text.pop_back();  // the terminating zero of a C string
    return text;
}

std::optional<Bytes> from_base64(std::string_view text) {
    if (text.empty()) return Bytes{};
    if (text.size() > longest_line_of_bytes) return std::nullopt;
    Bytes bytes(text.size());
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed =
        sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end, usual_base64);
    if (failed != 0 || end != text.data() + text.size()) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

MinisignLines::MinisignLines(std::string_view text) : rest_(text) {
    if (text.size() > longest_minisign_text)
        throw ProofError(ProofError::Kind::too_long, 0, std::to_string(longest_minisign_text));
}

std::string_view MinisignLines::next() {
    ++number_;
    const auto end = rest_.find('\n');
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string_view MinisignLines::comment(std::string_view mark) {
    const std::string_view line = next();
    if (!line.starts_with(mark)) throw ProofError(ProofError::Kind::expected, number_, std::string(mark) + "...");
    return line.substr(mark.size());
}

Bytes MinisignLines::bytes(const char* expected) {
    auto bytes = from_base64(next());
    if (!bytes) throw ProofError(ProofError::Kind::expected, number_, expected);
    return std::move(*bytes);
}

void MinisignLines::require_end() {
    if (!at_end()) throw ProofError(ProofError::Kind::more_follows, number_ + 1);
}

}  // namespace tablebank
