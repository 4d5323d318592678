#include "app/event/seat_event.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// Players by their place among those of the event, as the calculator counts them.
class Counted {
public:
    explicit Counted(const Event& event) {
        for (const auto& [number, player] : event.players) {
            index_[number] = static_cast<int>(numbers_.size());
            numbers_.push_back(number);
        }
    }
    [[nodiscard]] int size() const { return static_cast<int>(numbers_.size()); }
    [[nodiscard]] int index(int number) const { return index_.at(number); }
    [[nodiscard]] int number(int index) const { return numbers_.at(static_cast<std::size_t>(index)); }

    template <class Change>
    [[nodiscard]] static SeatedRound changed(SeatedRound round, Change change) {
        for (SeatedTable& table : round.tables)
            for (SeatedPlayer& seat : table.seats) seat.player = change(seat.player);
        for (int& bye : round.byes) bye = change(bye);
        return round;
    }
    [[nodiscard]] SeatedRound counted(const EventRound& round) const { return counted(round.seating()); }
    [[nodiscard]] SeatedRound counted(RoundSeating seating) const {
        return changed({std::move(seating.tables), std::move(seating.byes)}, [&](int number) { return index(number); });
    }
    [[nodiscard]] RoundSeating numbered(int round, SeatedRound seated) const {
        seated = changed(std::move(seated), [&](int index) { return number(index); });
        return {round, std::move(seated.tables), std::move(seated.byes)};
    }

private:
    std::vector<int> numbers_;
    std::map<int, int> index_;
};

/// From that round on the seating is new.
std::vector<SeatedRound> rounds_before(const Event& event, const Counted& counted, int from) {
    std::vector<SeatedRound> rounds;
    for (int round = 1; round < from; ++round) {
        const auto found = event.rounds.find(round);
        rounds.push_back(found == event.rounds.end() ? SeatedRound{} : counted.counted(found->second));
    }
    return rounds;
}

std::vector<SeatedRound> planned_from(const Event& event, const Counted& counted, int from, int to) {
    std::vector<SeatedRound> rounds;
    for (int round = from; round <= to; ++round) {
        const auto found = event.rounds.find(round);
        if (found == event.rounds.end()) break;
        rounds.push_back(counted.counted(found->second));
    }
    return rounds;
}

std::vector<Absence> absences_of(const Event& event, const Counted& counted) {
    std::vector<Absence> absences;
    for (const auto& [number, player] : event.players) {
        if (player.substitute) absences.push_back({.player = counted.index(number)});
        for (const EventPlayer::Gap& gap : player.gaps)
            absences.push_back({.player = counted.index(number),
                                .from = gap.from,
                                .to = gap.back ? *gap.back - 1 : most_seated_rounds});
    }
    return absences;
}

SeatingTask task_of(const Event& event, const Counted& counted, const SeatingRoles& roles, const EventTables& tables,
                    int from, int to) {
    return {.players = counted.size(),
            .rounds = to,
            .tables = {.wanted = event.made.table_size,
                       .tables = tables.tables,
                       .full = tables.full,
                       .sizes = tables.sizes},
            .roles = roles,
            .absences = absences_of(event, counted),
            .played = rounds_before(event, counted, from),
            .planned = planned_from(event, counted, from, to)};
}

EventSeatingAnswer numbered(const Event& event, const Counted& counted, const SeatingAnswer& answer, int from) {
    if (const auto* no = std::get_if<SeatingProblem>(&answer)) return *no;
    const auto& plan = std::get<SeatingPlan>(answer);
    EventSeating seating{.rounds = {}, .report = report_seating(static_cast<int>(event.players.size()), plan)};
    for (std::size_t i = static_cast<std::size_t>(from) - 1; i < plan.rounds.size(); ++i)
        seating.rounds.push_back(counted.numbered(static_cast<int>(i) + 1, plan.rounds[i]));
    return seating;
}

}  // namespace

SeatingRoles seating_roles(const Edition& edition) {
    return {.played = edition.profile.roles.value, .difference = edition.profile.role_difference.value};
}

SeatingWishes wishes_of(const Event& event, const EventSeatingWish& wish) {
    const Counted counted(event);
    SeatingWishes wishes;
    for (auto one = event.players.begin(); one != event.players.end(); ++one) {
        if (one->second.table != 0) wishes.tables.push_back({counted.index(one->first), one->second.table});
        for (auto other = std::next(one); other != event.players.end(); ++other) {
            const auto alike = [](const std::string& word, const std::string& its) {
                return !word.empty() && fold(word) == fold(its);
            };
            const bool family = alike(one->second.family, other->second.family);
            if (!family && !alike(one->second.club, other->second.club)) continue;
            wishes.apart.push_back({.first = counted.index(one->first),
                                    .second = counted.index(other->first),
                                    .must = family && wish.families == FamilyWish::must});
        }
    }
    for (const auto& [first, second, must] : wish.apart)
        wishes.apart.push_back({counted.index(first), counted.index(second), must});
    for (const auto& [first, second, round, must] : wish.together)
        wishes.together.push_back({counted.index(first), counted.index(second), round, must});
    return wishes;
}

SeatingPlan counted_plan(const Event& event) {
    const Counted counted(event);
    SeatingPlan plan;
    for (const auto& [number, round] : event.rounds) plan.rounds.push_back(counted.counted(round));
    return plan;
}

std::vector<std::string> counted_names(const Event& event) {
    std::vector<std::string> names;
    for (const auto& [number, player] : event.players) names.push_back(player.name);
    return names;
}

EventSeatingAnswer seat_event(const Event& event, const SeatingRoles& roles, const EventSeatingWish& wish) {
    const Counted counted(event);
    const int last = wish.rounds == 0 ? event.made.rounds : std::min(event.made.rounds, wish.from + wish.rounds - 1);
    SeatingTask task = task_of(event, counted, roles, wish.tables, wish.from, last);
    task.wishes = wishes_of(event, wish);
    task.seed = wish.seed;
    task.effort = wish.effort;
    return numbered(event, counted, make_seating(task), wish.from);
}

EventSeatingAnswer seat_event_by_standing(const Event& event, const SeatingRoles& roles, const EventSeatingWish& wish,
                                          int finalists) {
    const Counted counted(event);
    const int round = wish.from;
    SeatingTask task = task_of(event, counted, roles, wish.tables, round, round);
    // The standing decides: those who should sit apart are exchanged with their neighbours where that parts them.
    EventSeatingWish gentle = wish;
    gentle.families = FamilyWish::try_to;
    if (finalists == 0) task.wishes.apart = wishes_of(event, gentle).apart;
    std::vector<int> order;
    for (const Ranking& row : standings_of(event)) {
        const bool plays = row.rank > 0 && event.players.at(row.player).is_there(round);
        if (plays && (finalists == 0 || static_cast<int>(order.size()) < finalists))
            order.push_back(counted.index(row.player));
    }
    if (finalists > 0) task.tables = {.wanted = finalists};
    EventSeatingAnswer answer = numbered(event, counted, seat_by_standing(task, order), round);
    if (auto* seating = std::get_if<EventSeating>(&answer))
        for (RoundSeating& seated : seating->rounds) seated.final_round = finalists > 0;
    return answer;
}

int next_round(const Event& event) {
    return event.latest_round() + 1;
}

std::variant<act::Seated, SeatingProblem> seat_rounds(const Event& event, const SeatingRoles& roles,
                                                      const RoundsToSeat& wanted) {
    const bool standing = wanted.by_standing || wanted.finalists > 0;
    EventSeatingWish wish = wanted.wish();
    wish.effort = event.latest_round() > 0 ? SeatingEffort::quick : SeatingEffort::thorough;
    EventSeatingAnswer answer =
        standing ? seat_event_by_standing(event, roles, wish, wanted.finalists) : seat_event(event, roles, wish);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer)) return *problem;
    return act::Seated{std::move(std::get<EventSeating>(answer).rounds)};
}

act::Seated with_balanced_roles(const Event& event, act::Seated wish, const SeatingRoles& roles) {
    const Counted counted(event);
    std::map<int, SeatedRound> rounds;
    for (const auto& [number, round] : event.rounds) rounds[number] = counted.counted(round);
    for (RoundSeating& round : wish.rounds) {
        SeatingPlan plan;
        for (const auto& [number, before] : rounds)
            if (number < round.round) plan.rounds.push_back(before);
        plan.rounds.push_back(counted.counted(round));
        balance_last_round(plan, counted.size(), roles);
        rounds[round.round] = plan.rounds.back();
        round.tables = counted.numbered(round.round, plan.rounds.back()).tables;
    }
    return wish;
}

void exchange_seats(RoundSeating& seating, int one, int other) {
    for (SeatedTable& table : seating.tables)
        for (SeatedPlayer& seat : table.seats) seat.player = exchanged_player(seat.player, one, other);
    for (int& bye : seating.byes) bye = exchanged_player(bye, one, other);
}

act::Seated swapped_seats(const Event& event, int round, int one, int other) {
    act::Seated wish;
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end() || one == other) return wish;
    RoundSeating seating = found->second.seating();
    exchange_seats(seating, one, other);
    wish.rounds.push_back(std::move(seating));
    return wish;
}

std::optional<int> difference_of(const SeatingRoles& roles) {
    return roles.played ? std::optional{roles.difference} : std::nullopt;
}

}  // namespace tablebank
