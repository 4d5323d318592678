#include "bench/large_event.h"

#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/seat_event.h"
#include "db/edition/edition_folder.h"

namespace tablebank::bench {
namespace {

constexpr int players = 300;
constexpr int seats = 4;
constexpr int tables = players / seats;
constexpr int rounds = 7;
constexpr int played = 5;

/// Everyone sits elsewhere in each round.
RoundSeating round_of_all(int round) {
    RoundSeating seating{.round = round, .tables = {}, .byes = {}};
    for (int table = 0; table < tables; ++table) {
        SeatedTable& at = seating.tables.emplace_back();
        at.number = table + 1;
        for (int seat = 0; seat < seats; ++seat)
            at.seats.push_back({seat * tables + (table + seat * round) % tables + 1, Role::player});
    }
    return seating;
}

act::ResultTaken result_of(const Event& event, int round, int table) {
    act::ResultTaken result{.round = round, .table = table, .seats = {}, .source = {}};
    for (const SeatedPlayer& seat : event.table(round, table)->seating.seats)
        result.seats.push_back(
            {.player = seat.player, .total = Share(Money{(seat.player * 37 + round * 11) % 400}), .place = 0});
    return result;
}

}  // namespace

void write_large_event(const std::string& file) {
    auto made = EventSession::create(file,
                                     {.name = "Weekend",
                                      .edition = "us",
                                      .rounds = rounds,
                                      .minutes = 75,
                                      .table_size = seats,
                                      .scheme = usual_scheme()},
                                     StampMaker::system());
    if (!std::holds_alternative<EventSession>(made)) throw std::runtime_error("the event was not made");
    auto& session = std::get<EventSession>(made);
    std::vector<EventSession::Decider> acts;
    for (int player = 1; player <= players; ++player)
        acts.emplace_back([player](const Event& now) {
            act::PlayerAdded added{.number = 0, .name = "Player " + std::to_string(player), .family = {}};
            added.club = player % 3 == 0 ? "SC Nord" : "";
            return decide_player(now, added);
        });
    const SeatingRoles roles = seating_roles(load_edition("us").edition);
    acts.emplace_back([&roles](const Event& now) {
        act::Seated all;
        for (int round = 1; round <= rounds; ++round) all.rounds.push_back(round_of_all(round));
        return decide_seating(now, with_balanced_roles(now, all, roles), difference_of(roles), {});
    });
    for (int round = 1; round <= played + 1; ++round) {
        acts.emplace_back([round](const Event& now) { return decide_opening_of_round(now, round); });
        const int results = round <= played ? tables : tables / 2;
        for (int table = 1; table <= results; ++table)
            acts.emplace_back(
                [round, table](const Event& now) { return decide_result(now, result_of(now, round, table)); });
    }
    if (!std::holds_alternative<ActStamp>(session.post_all(acts, {})))
        throw std::runtime_error("the acts of the event were refused");
}

}  // namespace tablebank::bench
