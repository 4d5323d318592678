#pragma once
// One round of an event as its director sees it: who sits where, what each table still owes, and one clock for all.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct DeskSeat {
    int player = 0;
    std::string name;
    std::string role;   ///< empty where the edition has none
    std::string score;  ///< "304.2 (1)"; empty without a result
};
struct DeskTable {
    enum class State { waits, plays, late, taken, fork };
    int number = 0;
    std::string title;  ///< "Table 3"
    State state = State::waits;
    std::string says{};       ///< what its result is waited for, or where it came from
    std::string extension{};  ///< "+5 min"; empty: none
    std::vector<DeskSeat> seats{};
    bool aside = false;   ///< a game of it was set aside, which may be taken
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
    bool locked = false;  ///< a later one has begun, so that it is unlocked before it is corrected
    std::vector<DeskTable> tables{};
    std::string byes{};  ///< "Sits out: Anna"; may be empty
};
/// `round` may be one that is not seated yet. `now_ms`: UTC milliseconds.
[[nodiscard]] DeskRound make_desk_round(const Language& lang, const Event& event, int round, std::int64_t now_ms);

/// How good the seating of all rounds is, a sentence each; none where nothing is seated.
[[nodiscard]] std::vector<std::string> make_seating_quality(const Language& lang, const Event& event);

/// The time that is left for every table; what single tables have beyond that stands with them.
struct DeskClock {
    bool runs = false;  ///< a bell rang, and a result is missing
    bool over = false;
    std::string face;  ///< "1:12:05", after the end how long ago that was
    std::string says;  ///< "until 19:42"
};
[[nodiscard]] DeskClock make_desk_clock(const Language& lang, const Event& event, int round, std::int64_t now_ms);

}  // namespace tablebank
