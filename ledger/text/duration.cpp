#include "ledger/text/duration.h"

#include <algorithm>
#include <vector>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::int64_t sixty = 60;

bool are_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char it) { return it >= '0' && it <= '9'; });
}

std::int64_t number_in(std::string_view digits) {
    std::int64_t number = 0;
    for (const char digit : digits) number = number * 10 + (digit - '0');
    return number;
}

std::string two_digits(std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::optional<std::int64_t> read_duration(std::string_view text) {
    constexpr std::size_t most_digits = 8;
    const bool is_back = text.starts_with('-');
    if (is_back || text.starts_with('+')) text.remove_prefix(1);
    const std::vector<std::string_view> parts = split(text, ':');
    if (parts.size() < 2 || parts.size() > 3 || !are_digits(parts[0]) || parts[0].size() > most_digits)
        return std::nullopt;
    std::int64_t seconds = number_in(parts[0]);
    for (std::size_t part = 1; part < parts.size(); ++part) {
        const bool is_sixtieth = parts[part].size() == 2 && are_digits(parts[part]) && parts[part].front() < '6';
        if (!is_sixtieth) return std::nullopt;
        seconds = seconds * sixty + number_in(parts[part]);
    }
    return is_back ? -seconds : seconds;
}

std::string written_duration(std::int64_t seconds) {
    const std::int64_t size = seconds < 0 ? -seconds : seconds;
    const std::int64_t minutes = size / sixty;
    const std::string sign = seconds < 0 ? "-" : "";
    const std::string end = ":" + two_digits(size % sixty);
    if (minutes < sixty) return sign + std::to_string(minutes) + end;
    return sign + std::to_string(minutes / sixty) + ":" + two_digits(minutes % sixty) + end;
}

}  // namespace tablebank
