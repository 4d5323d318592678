// Parses the findings of a game from the log of an event.

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "app/event/game_check.h"

namespace tablebank {
namespace {

std::optional<GameFinding::Kind> kind_called(std::string_view word) {
    for (int kind = 0; kind <= static_cast<int>(GameFinding::last_kind); ++kind)
        if (to_string(static_cast<GameFinding::Kind>(kind)) == word) return static_cast<GameFinding::Kind>(kind);
    return std::nullopt;
}

/// Removes the text before a delimiter from the front, and the delimiter.
std::string_view take_until(std::string_view& text, std::string_view sign) {
    const std::size_t end = std::min(text.find(sign), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + sign.size(), text.size()));
    return taken;
}

/// The number after a prefix character, as in "#12" and "+3". nullopt for any other text.
std::optional<std::int64_t> number_behind(char sign, std::string_view text) {
    std::int64_t number = 0;
    if (text.size() < 2 || text.front() != sign) return std::nullopt;
    const char* const end = text.data() + text.size();
    const auto [stopped, status] = std::from_chars(text.data() + 1, end, number);
    return status == std::errc{} && stopped == end && number > 0 ? std::optional{number} : std::nullopt;
}

/// "review #3 #5 #9 +2": the number of further entries is at the end, after one entry or three. A sum after a seat is a
/// detail, and larger than the number of entries.
bool is_number_of_more(const FoundOfKind& found, std::int64_t number, bool is_last) {
    constexpr std::int64_t smallest_sum = 40;
    if (!is_last || (found.named.size() != 1 && found.named.size() != 3)) return false;
    const GameFinding& last = found.named.back();
    return last.seat == 0 || !last.detail.empty() || number < smallest_sum;
}

FoundOfKind read_kind(GameFinding::Kind kind, std::string_view words) {
    FoundOfKind found{.kind = kind};
    bool seat_follows = false;
    while (!words.empty()) {
        const std::string_view word = take_until(words, " ");
        if (const auto entry = number_behind('#', word)) {
            found.named.push_back({.entry = *entry});
            continue;
        }
        const auto more = number_behind('+', word);
        if (more && is_number_of_more(found, *more, words.empty())) {
            found.more = *more;
            continue;
        }
        // Without an entry, each seat is another finding about people: "people seat 1 seat 4".
        const bool is_next_seat = kind == GameFinding::Kind::people && word == "seat" && !found.named.empty() &&
                                  found.named.back().entry == 0 && found.named.back().seat != 0;
        if (found.named.empty() || is_next_seat) found.named.emplace_back();
        GameFinding& last = found.named.back();
        if (std::exchange(seat_follows, false)) {
            std::from_chars(word.data(), word.data() + word.size(), last.seat);
        } else if (word == "seat" && last.seat == 0 && last.detail.empty()) {
            seat_follows = true;
        } else {
            last.detail.append(last.detail.empty() ? "" : " ").append(word);
        }
    }
    return found;
}

}  // namespace

std::vector<FoundOfKind> read_found(std::string_view found) {
    constexpr std::string_view begins = "verify: ";
    std::vector<FoundOfKind> kinds;
    if (!found.starts_with(begins)) return kinds;
    found.remove_prefix(begins.size());
    while (!found.empty()) {
        std::string_view part = take_until(found, ", ");
        const auto kind = kind_called(take_until(part, " "));
        if (!kind) return {};
        kinds.push_back(read_kind(*kind, part));
    }
    return kinds;
}

namespace {

/// For typed totals, the seats that are credited to others, in the form of a finding.
std::string people_of(const EventTable& table, const act::ResultTaken& typed) {
    const auto& seats = table.seating.seats;
    int added = static_cast<int>(seats.size());
    GameCheck check;
    for (const SeatScore& score : typed.seats) {
        if (!score.seat_of) continue;
        const auto seated = std::ranges::find(seats, *score.seat_of, &SeatedPlayer::player);
        const int seat = seated == seats.end() ? ++added : static_cast<int>(seated - seats.begin()) + 1;
        check.findings.push_back({.kind = GameFinding::Kind::people, .seat = seat});
    }
    return words_found(check);
}

}  // namespace

std::string found_with_result(const EventTable& table) {
    if (table.results.empty()) return {};
    const TableResultTaken& taken = table.results.back();
    return taken.result.source ? found_in(taken.stamp.why) : people_of(table, taken.result);
}

}  // namespace tablebank
