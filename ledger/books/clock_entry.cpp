#include "ledger/books/clock_entry.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "ledger/text/duration.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

std::optional<ClockTold> clock_told_by(const Entry& entry) {
    constexpr std::array<std::string_view, 5> whats{"set", "jump", "slept", "zone", "bell"};
    if (entry.verb != "clock" || entry.reverses) return std::nullopt;
    std::string_view line = entry.line;
    if (line.starts_with("force ")) line = line.substr(std::min(line.size(), line.find("\" clock ") + 2));
    const std::vector<std::string_view> words = split(line, ' ');
    if (words.size() < 3) return std::nullopt;
    const auto what = std::ranges::find(whats, words[1]);
    const auto seconds = read_duration(words[2]);
    if (what == whats.end() || !seconds) return std::nullopt;
    ClockTold told{static_cast<ClockTold::What>(what - whats.begin()), *seconds, 0};
    if (told.what == ClockTold::What::bell && words.size() > 3)
        told.minutes = read_number<std::int64_t>(words[3]).value_or(0);
    return told;
}

}  // namespace tablebank
