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

/// The tables of a round: by default those of the event's size, one more than are full if players are left over.
struct EventTables {
    int tables = 0;            ///< as many, of two neighbouring sizes; 0: as many as that takes
    bool full = false;         ///< every table has the event's size, and the rest sits out
    std::vector<int> sizes{};  ///< exactly these, and the rest sits out
};
/// Whether families never meet, or as seldom as can be. Clubs are never more than the second.
enum class FamilyWish : std::uint8_t { must, try_to };

struct EventSeatingWish {
    int from = 1;                    ///< the first round that is seated; later ones too, unless `rounds` limits them
    int rounds = 0;                  ///< how many; 0: to the end of the event
    std::vector<ApartWish> apart{};  ///< players by their number in the event, in addition to the families
    std::vector<TogetherWish> together{};  ///< the same
    EventTables tables{};
    FamilyWish families = FamilyWish::must;
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
/// One round by standing, `from` of the wish: the leaders at table 1, and so on; with `finalists` only that many of
/// them play, the others have no table and no bye.
[[nodiscard]] EventSeatingAnswer seat_event_by_standing(const Event& event, const SeatingRoles& roles,
                                                        const EventSeatingWish& wish, int finalists);

/// The first round that has not begun.
[[nodiscard]] int next_round(const Event& event);

/// How the rounds from one on are to be seated again.
struct RoundsToSeat {
    int from = 1;
    int rounds = 0;  ///< how many; 0: to the end of the event
    std::uint64_t seed = 1;
    bool by_standing = false;  ///< one round, the leaders together
    int finalists = 0;         ///< one round for as many leaders alone
    EventTables tables{};
    FamilyWish families = FamilyWish::must;
    std::vector<ApartWish> apart{};        ///< players by their number in the event
    std::vector<TogetherWish> together{};  ///< the same

    [[nodiscard]] EventSeatingWish wish() const {
        return {.from = from,
                .rounds = rounds,
                .apart = apart,
                .together = together,
                .tables = tables,
                .families = families,
                .seed = seed};
    }
};
/// Before the event the quality of a seating is worth a longer search; during it people wait at the tables.
[[nodiscard]] std::variant<act::Seated, SeatingProblem> seat_rounds(const Event& event, const SeatingRoles& roles,
                                                                    const RoundsToSeat& wanted);
/// The same seating with the roles of its tables balanced, round by round, with those of the rounds before. Unchanged
/// are rounds that no one can be seated in so.
[[nodiscard]] act::Seated with_balanced_roles(const Event& event, act::Seated wish, const SeatingRoles& roles);
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
