#pragma once
// What waits for a director's decision, to be looked at: other histories of a table's game, and results that came
// before the bell, each next to the result that counts.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/import_result.h"

namespace tablebank {

struct UndecidedHistory {
    std::int64_t entry = 0;  ///< of the book, that kept it
    int round = 0;
    int table = 0;
    bool early = false;                      ///< a result that came before the bell
    std::optional<GameSource> source{};      ///< none of a typed result
    std::string found{};                     ///< by `verify`
    std::vector<SeatScore> scores{};         ///< empty if the game is not over, or only its hash is known
    bool part_alone = false;                 ///< only its end after the fork is kept, and nothing has the beginning
    std::optional<std::int64_t> parts_at{};  ///< its first entry that the game of the result does not have
};

/// By entry.
[[nodiscard]] std::vector<UndecidedHistory> undecided_histories(const Event& event);
/// With its scores, and with the entry at which it parts, as far as `evidence` knows. Throws FileError if it cannot be
/// read.
void look_into(const Event& event, const std::string& event_id, const EvidenceOf& evidence, UndecidedHistory& history);

}  // namespace tablebank
