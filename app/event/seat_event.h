#pragma once
// The seating of an event from a round on: who is there, who must not meet, who sits always at one table, and the
// rounds that were played, handed to the calculator of seatings and back.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "calculators/edition.h"
#include "calculators/tournament/seating.h"

namespace tablebank {

struct EventSeatingWish {
    int from = 1;                    ///< the first round that is seated; later ones too, unless `rounds` limits them
    int rounds = 0;                  ///< how many; 0: to the end of the event
    std::vector<ApartWish> apart{};  ///< players by their number in the event, in addition to the families
    std::vector<TogetherWish> together{};  ///< the same
    std::uint64_t seed = 1;
    SeatingEffort effort = SeatingEffort::thorough;
};
struct EventSeating {
    std::vector<RoundSeating> rounds;  ///< those that were asked for
    SeatingReport report;              ///< of the whole event, with the rounds that were played
};
using EventSeatingAnswer = std::variant<EventSeating, SeatingProblem>;

[[nodiscard]] SeatingRoles seating_roles(const Edition& edition);

/// Rounds that have begun do not change. A problem refers to `wishes_of` and `counted_names`.
[[nodiscard]] EventSeatingAnswer seat_event(const Event& event, const SeatingRoles& roles,
                                            const EventSeatingWish& wish);
/// One round by standing: the leaders at table 1, and so on; with `finalists` only that many of them play, the others
/// have no table and no bye.
[[nodiscard]] EventSeatingAnswer seat_event_by_standing(const Event& event, const SeatingRoles& roles, int round,
                                                        int finalists);

/// The first round that has not begun.
[[nodiscard]] int next_round(const Event& event);

/// How the rounds from one on are to be seated again.
struct RoundsToSeat {
    int from = 1;
    int rounds = 0;  ///< how many; 0: to the end of the event
    std::uint64_t seed = 1;
    bool by_standing = false;  ///< one round, the leaders together
    int finalists = 0;         ///< one round for as many leaders alone
};
/// Before the event the quality of a seating is worth a longer search; during it people wait at the tables.
[[nodiscard]] std::variant<act::Seated, SeatingProblem> seat_rounds(const Event& event, const SeatingRoles& roles,
                                                                    const RoundsToSeat& wanted);
/// Two players of a round change their seats and keep the roles that belong to these. No rounds for one player twice.
[[nodiscard]] act::Seated swapped_seats(const Event& event, int round, int one, int other);
/// In one seating.
void exchange_seats(RoundSeating& seating, int one, int other);
/// By how much the roles at a table may differ, in the form of decide_seating.
[[nodiscard]] std::optional<int> difference_of(const SeatingRoles& roles);

/// The options in the form of the calculator: players by their place among those of the event, families first.
[[nodiscard]] SeatingWishes wishes_of(const Event& event, const EventSeatingWish& wish);
/// The rounds that are seated, and the names, in the same way.
[[nodiscard]] SeatingPlan counted_plan(const Event& event);
[[nodiscard]] std::vector<std::string> counted_names(const Event& event);

}  // namespace tablebank
