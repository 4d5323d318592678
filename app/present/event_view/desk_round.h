#pragma once
// One round of an event for its director: who sits where, which results are missing, and one clock for all.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct DeskSeat {
    int player = 0;
    std::string name;
    std::string role;   ///< empty if the edition has none
    std::string score;  ///< "304.2 (1)"; empty without a result
};
/// What waits for a decision at a table: of an entry of the book, in lines.
struct DeskHistory {
    std::int64_t entry = 0;
    std::vector<std::string> lines;
};
struct DeskTable {
    enum class State { waits, plays, late, taken, fork };
    int number = 0;
    std::string title;  ///< "Table 3"
    State state = State::waits;
    std::string says{};       ///< why its result is missing, or its source
    std::string extension{};  ///< "+5 min"; empty: none
    std::vector<DeskSeat> seats{};
    std::vector<DeskHistory> histories{};
    bool aside = false;   ///< a game of it was set aside, which may be imported
    bool scored = false;  ///< it has a result
    [[nodiscard]] bool has_result() const { return scored; }
};
struct DeskRound {
    int number = 0;
    std::string title;   ///< "Round 2 of 5"
    std::string says{};  ///< "seated; the bell has not rung yet"
    bool seated = false;
    bool opened = false;
    bool begun = false;
    bool locked = false;  ///< a later one has begun, so that it must be unlocked before a correction
    std::vector<DeskTable> tables{};
    std::string byes{};  ///< "Sits out: Anna"; may be empty
};
/// `round` may be one that is not seated yet. `now_ms`: UTC milliseconds.
[[nodiscard]] DeskRound make_desk_round(const Language& lang, const Event& event, int round, std::int64_t now_ms);

/// The quality of the seating of all rounds, one sentence each; empty if nothing is seated.
[[nodiscard]] std::vector<std::string> make_seating_quality(const Language& lang, const Event& event);

/// The time left for every table. A single table's extension is in its DeskTable.
struct DeskClock {
    bool runs = false;  ///< a bell rang, and a result is missing
    bool over = false;
    std::string face;  ///< "1:12:05"; after the end, the time since then
    std::string says;  ///< "until 19:42"
};
[[nodiscard]] DeskClock make_desk_clock(const Language& lang, const Event& event, int round, std::int64_t now_ms);

}  // namespace tablebank
