#pragma once
// A window with an event of eight friends at the director's desk.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/viewmodel/director_view_model.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/event_in_file.h"

namespace tablebank::testing {

/// The window with the evening of the eight friends open.
class Directed : public PlayedWindow {
public:
    explicit Directed(const std::vector<std::string>& names = friends) : place((folder() / "club.tbe").string()) {
        make_event_file(place, 3, names);
        wish(intent::Open{place});
        REQUIRE(desk().director() != nullptr);
    }
    [[nodiscard]] DirectorState& state() { return desk().director()->state; }
    [[nodiscard]] const DirectorSnapshot& shown() { return desk().director()->shown(); }
    [[nodiscard]] const Event& event() { return desk().director()->event(); }
    [[nodiscard]] bool refused() { return desk().state().notice.refused(); }
    void act(DirectorAction action, int number = 0) { wish(intent::Direct{action, number}); }
    void agree(const std::string& why) {
        state().why = why;
        act(DirectorAction::agree);
    }
    /// The first round is seated, and its bell has rung.
    void open_first_round() {
        act(DirectorAction::seat);
        act(DirectorAction::open_round);
        REQUIRE(shown().round.opened);
    }
    /// The totals of a table in the order of its seats, typed and taken.
    void take(int table, const std::vector<std::string>& totals) {
        state().at_table = table;
        state().totals.clear();
        const auto& seats = shown().round.tables.at(static_cast<std::size_t>(table) - 1).seats;
        for (std::size_t i = 0; i < seats.size(); ++i) state().totals[seats[i].player] = totals.at(i);
        act(DirectorAction::take_result);
    }
    [[nodiscard]] const DeskTable& table(int number) {
        return shown().round.tables.at(static_cast<std::size_t>(number) - 1);
    }
    std::string place;
};

}  // namespace tablebank::testing
