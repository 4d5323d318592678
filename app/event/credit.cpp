#include "app/event/credit.h"

#include <algorithm>
#include <cstddef>

#include "app/event/refused.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

std::string trimmed_of(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return std::string{text.substr(begin, text.find_last_not_of(' ') + 1 - begin)};
}

/// A whole name has priority over a number, and the names of a table's seats are unique.
std::optional<std::size_t> seat_called(const std::vector<PlayedSeat>& played, const std::string& called) {
    const auto has_name = [&](const PlayedSeat& seat) {
        return std::ranges::any_of(seat.names, [&](const std::string& name) { return fold(name) == fold(called); });
    };
    auto found = std::ranges::find_if(played, has_name);
    if (found == played.end())
        found = std::ranges::find(played, read_number<int>(called).value_or(0), &PlayedSeat::number);
    if (found == played.end()) return std::nullopt;
    return static_cast<std::size_t>(found - played.begin());
}

void close_up(std::vector<SeatScore>& seats) {
    const std::vector<SeatScore> before = seats;
    for (SeatScore& seat : seats)
        if (seat.place > 0)
            seat.place = 1 + static_cast<int>(std::ranges::count_if(
                                 before, [&](const SeatScore& other) { return other.place < seat.place; }));
}

}  // namespace

std::optional<Credit> read_credit(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    Credit credit{trimmed_of(text.substr(0, equals)), trimmed_of(text.substr(equals + 1))};
    return credit.seat.empty() ? std::nullopt : std::optional{std::move(credit)};
}

std::optional<std::vector<Credit>> read_credits(std::string_view text) {
    std::vector<Credit> credits;
    if (trimmed_of(text).empty()) return credits;
    for (const std::string_view part : split(text, ',')) {
        auto credit = read_credit(part);
        if (!credit) return std::nullopt;
        credits.push_back(*std::move(credit));
    }
    return credits;
}

std::vector<SeatScore> seats_to_score(const EventTable& table) {
    std::vector<SeatScore> seats;
    const act::ResultTaken* result = table.result();
    for (const SeatedPlayer& seated : table.seating.seats) {
        SeatScore seat{.player = seated.player, .total = {}};
        if (result != nullptr) {
            const auto credited = std::ranges::find(result->seats, std::optional{seated.player}, &SeatScore::seat_of);
            if (credited != result->seats.end()) seat = {credited->player, {}, 0, false, credited->seat_of};
        }
        seats.push_back(seat);
    }
    if (result == nullptr) return seats;
    for (const SeatScore& score : result->seats)
        if (score.seat_of == 0) seats.push_back({score.player, {}, 0, false, 0});
    return seats;
}

std::vector<PlayedSeat> seats_called(const Event& event, const std::vector<SeatScore>& seats) {
    std::vector<PlayedSeat> called;
    for (const SeatScore& seat : seats) {
        const int number = static_cast<int>(called.size()) + 1;
        const int seated = seat.seated();
        const std::string& name = event.players.at(seated == 0 ? seat.player : seated).name;
        called.push_back({number, {name}, seated == 0});
    }
    return called;
}

std::optional<EventRefusal> apply_credits(const Event& event, std::vector<PlayedSeat>& played,
                                          const std::vector<Credit>& credits, act::ResultTaken& wish) {
    std::vector<bool> told(played.size());
    std::vector<bool> counts(played.size(), true);
    for (const Credit& credit : credits) {
        const auto at = seat_called(played, credit.seat);
        if (!at || told[*at]) return refused_table(Code::credit_invalid, wish.round, wish.table, credit.seat);
        told[*at] = true;
        SeatScore& score = wish.seats.at(*at);
        if (credit.player.empty()) {
            counts[*at] = false;
            continue;
        }
        const EventPlayer* player = event.player(credit.player);
        if (player == nullptr) return refused_table(Code::credit_invalid, wish.round, wish.table, credit.player);
        const int seated = played[*at].joined ? 0 : score.seated();
        score.player = player->number;
        score.seat_of = seated == player->number ? std::nullopt : std::optional{seated};
    }
    for (std::size_t at = played.size(); at-- > 0;) {
        if (counts[at]) continue;
        wish.seats.erase(wish.seats.begin() + static_cast<std::ptrdiff_t>(at));
        played.erase(played.begin() + static_cast<std::ptrdiff_t>(at));
    }
    if (std::ranges::find(counts, false) != counts.end()) close_up(wish.seats);
    return std::nullopt;
}

std::optional<EventRefusal> uncredited_seat(const std::vector<PlayedSeat>& played, const act::ResultTaken& wish) {
    for (std::size_t at = 0; at < played.size(); ++at) {
        if (!played[at].joined || wish.seats.at(at).seat_of) continue;
        const std::string number = std::to_string(played[at].number);
        return refused_table(Code::uncredited, wish.round, wish.table,
                             played[at].names.empty() ? number : played[at].names.back());
    }
    return std::nullopt;
}

std::vector<Credit> likely_credits(const Event& event, const std::vector<PlayedSeat>& played,
                                   const act::ResultTaken& wish) {
    std::vector<Credit> credits;
    for (const PlayedSeat& seat : played) {
        if (!seat.joined) continue;
        const std::string number = std::to_string(seat.number);
        Credit credit{number, {}};
        const EventPlayer* player = seat.names.empty() ? nullptr : event.player(seat.names.back());
        if (player != nullptr) {
            act::ResultTaken tried = wish;
            std::vector<PlayedSeat> all = played;
            std::vector<Credit> with = credits;
            with.push_back({number, player->name});
            for (const PlayedSeat& other : played)
                if (other.joined && other.number > seat.number) with.push_back({std::to_string(other.number), {}});
            if (!apply_credits(event, all, with, tried) &&
                std::holds_alternative<Act>(decide_result(event, tried, "-")))
                credit.player = player->name;
        }
        credits.push_back(std::move(credit));
    }
    return credits;
}

}  // namespace tablebank
