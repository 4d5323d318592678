#pragma once
// A table of an event that plays its game in a file, for results and histories that another copy of the event has.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/event/import_result.h"
#include "app/event/table_setup.h"
#include "app/session/incremental_game.h"
#include "db/edition/edition_folder.h"
#include "ledger/proof/hash.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/forged_record.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

inline const std::string event_of_copies(32, 'c');

/// The source of a game that has this record.
inline GameSource source_in(const std::string& record) {
    const ReadGame game = game_of_record(record);
    return {.game = game.table.game.setup->game_id,
            .entries = game.table.game.last,
            .head = to_hex(game.head),
            .evidence = to_hex(sha256(record))};
}

/// The four of table 1 in round 1, whose bell has rung.
struct CopiedTable {
    ScratchFolder folder;
    Event event = seated_evening();
    std::unique_ptr<Session> session;

    CopiedTable() {
        apply(event, std::get<Act>(decide_opening_of_round(event, 1)),
              {.entry = event.last + 1, .at = 1'760'000'000'000, .who = "Vera", .why = ""});
        const LoadedEdition box = load_edition("us");
        Setup setup = *game_setup(table_setup(event, event_of_copies, 1, 1), std::make_shared<Edition>(box.edition),
                                  box.text.text);
        setup.language = "en";
        session = std::make_unique<Session>(Session::create(folder.file("one.tbl"), setup, nullptr, counting_stamps()));
    }
    void play(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            CAPTURE(line);
            REQUIRE(std::holds_alternative<Posted>(session->post(line)));
        }
    }
    void play_to_end() { play({"clock start", "roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"}); }
    /// Its record, also after a change of an entry.
    [[nodiscard]] std::string record(const std::function<void(Entry&)>& change = [](Entry&) {}) const {
        return forged_record(session->table(), change);
    }
    /// The result that a record gives here.
    [[nodiscard]] act::ResultTaken result(const std::string& record) const {
        const auto read = take_record(event, event_of_copies, record, {1, 1});
        REQUIRE(std::holds_alternative<ImportedResult>(read));
        return std::get<ImportedResult>(read).wish;
    }
};

}  // namespace tablebank::testing
