#pragma once
// A table of an event that plays in a test, with the findings in its game.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/event/game_check.h"
#include "app/event/table_setup.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

inline constexpr std::int64_t an_hour_ms = 3'600'000;
inline constexpr std::int64_t eight_o_clock = 1'760'000'000'000;
inline const std::string event_of_play(32, 'a');

/// The four of table 1 in round 1 play; the test sets the hour.
struct PlayedTable {
    ScratchFolder folder;
    Event event = seated_evening();
    std::int64_t now = eight_o_clock;
    std::int64_t pause_ms = 0;  ///< between the start of the clock and the play
    int games = 0;

    PlayedTable() { ring(1, eight_o_clock); }

    void ring(int round, std::int64_t at) {
        apply(event, std::get<Act>(decide_opening_of_round(event, round)),
              {.entry = event.last + 1, .at = at, .who = "Vera", .why = ""});
    }
    void hub() { done(event, decide_hub(event, {.address = "http://127.0.0.1:8017", .secret = std::string(64, '1')})); }
    /// A game of table 1, or with another id, to its end and on.
    GameCheck played(const std::vector<std::string>& during, const std::vector<std::string>& after = {},
                     const std::string& id = {}) {
        const LoadedEdition box = load_edition("us");
        Setup setup =
            *game_setup(table_setup(event, event_of_play, 1, 1), std::make_shared<Edition>(box.edition), box.text.text);
        setup.language = "en";
        if (!id.empty()) setup.game_id = id;
        StampMaker stamps = counting_stamps(1000 * games);
        stamps.now_ms = [this] { return now += 1000; };
        Session session = Session::create(folder.file(std::to_string(games++) + ".tbl"), setup, nullptr, stamps);
        const auto post = [&](const std::vector<std::string>& lines) {
            for (const std::string& line : lines) {
                CAPTURE(line);
                REQUIRE(std::holds_alternative<Posted>(session.post(line)));
            }
        };
        post({"clock start"});
        now += pause_ms;
        post(during);
        post({"2 leaves", "3 leaves", "4 leaves"});
        post(after);
        return check_game(session.table());
    }
    std::string found(const GameCheck& check, int round = 1) const {
        GameCheck checked = checked_for_table(check, event, event_of_play, round, 1, *setup_of(check));
        // Three leave, so that the game is over: that is a finding of its own.
        std::erase_if(checked.findings, [](const auto& one) { return one.kind == GameFinding::Kind::left; });
        return words_found(checked);
    }
    bool taken_by_hub(const GameCheck& check) const {
        return checked_for_table(check, event, event_of_play, 1, 1, *setup_of(check)).is_for_hub();
    }
    std::string id_played = game_of_table(event_of_play, 1, 1);
    std::shared_ptr<Setup> setup_of(const GameCheck& /*check*/) const {
        const LoadedEdition box = load_edition("us");
        auto setup = std::make_shared<Setup>(*game_setup(table_setup(event, event_of_play, 1, 1),
                                                         std::make_shared<Edition>(box.edition), box.text.text));
        setup->game_id = id_played;
        return setup;
    }
};

}  // namespace tablebank::testing
