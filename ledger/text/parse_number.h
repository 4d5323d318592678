#pragma once
// Parsing of the small written forms of the ledger: whole numbers in the program's own form, and names with an index.
// Strict, so that every value has one text.

#include <charconv>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tablebank {

/// A whole number without space, plus sign or leading zero; nullopt for anything else and for a value outside the range
/// of Number.
template <class Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view text) {
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.front() == '0' && text != "0")) return std::nullopt;
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || rest != end) return std::nullopt;
    return number;
}

/// "street:34" to "street" and "34"; "bank" to "bank" and nullopt.
[[nodiscard]] inline std::pair<std::string_view, std::optional<std::string_view>> split_index(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return {text, std::nullopt};
    return {text.substr(0, colon), text.substr(colon + 1)};
}

/// The parts of a text between separators: "3 4" to "3" and "4". An empty text has no parts.
[[nodiscard]] inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    if (text.empty()) return parts;
    for (auto end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

}  // namespace tablebank
