#pragma once
// An event of eight friends at two tables, three rounds.

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/decide_act.h"
#include "app/event/event.h"

namespace tablebank::testing {

inline const std::vector<std::string> friends{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"};

inline act::Created club_evening() {
    return {
        .name = "Club evening", .edition = "us", .rounds = 3, .minutes = 90, .table_size = 4, .scheme = usual_scheme()};
}

/// Applies a decision; fails the test if it was refused.
inline void done(Event& event, const EventDecision& decision, const std::string& why = "") {
    if (const auto* no = std::get_if<EventRefusal>(&decision))
        FAIL(std::string(to_string(no->code)) << " " << no->text);
    apply(event, std::get<Act>(decision),
          {.entry = event.last + 1, .at = 1000 * (event.last + 1), .who = "Vera", .why = why});
}

inline std::string refusal(const EventDecision& decision) {
    const auto* no = std::get_if<EventRefusal>(&decision);
    return no == nullptr ? "done" : std::string(to_string(no->code));
}

/// "1m 2c 3m 4c" at table 1.
inline SeatedTable table_of(int table, const std::vector<int>& players) {
    SeatedTable seating{.number = table, .seats = {}};
    for (const int player : players)
        seating.seats.push_back({player, seating.seats.size() % 2 == 0 ? Role::monopolist : Role::competitor});
    return seating;
}

inline RoundSeating round_of(int round, const std::vector<std::vector<int>>& tables,
                             const std::vector<int>& byes = {}) {
    RoundSeating seating{.round = round, .tables = {}, .byes = byes};
    for (const auto& players : tables)
        seating.tables.push_back(table_of(static_cast<int>(seating.tables.size()) + 1, players));
    return seating;
}

inline act::ResultTaken result_of(int round, int table, const std::vector<std::pair<int, int>>& totals) {
    act::ResultTaken result{.round = round, .table = table, .seats = {}, .source = {}};
    for (const auto& [player, total] : totals)
        result.seats.push_back({.player = player, .total = Share{Money{total}}, .place = 0});
    return result;
}

/// Everyone is there, and the first two rounds are seated.
inline Event seated_evening() {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event,
         decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 8}}), round_of(2, {{1, 5, 2, 6}, {3, 7, 4, 8}})}},
                        1, ""));
    return event;
}

}  // namespace tablebank::testing
