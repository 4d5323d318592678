#pragma once
// Posts the results of finished games to the event. Each game is checked like `verify` on a thread of its own, so that
// no table waits for another one's check. If `verify` does not accept a game, its result is not taken: its record is
// stored as a history for the director's decision.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/hub/event_writer.h"
#include "app/live/table_message.h"

namespace tablebank {

class ResultTaker {
public:
    /// `place` of the event.
    explicit ResultTaker(std::string place, HubClock clock = {});
    /// Finishes the current game, and as many others as are possible within a second. The rest is checked when the hub
    /// starts again.
    ~ResultTaker();
    ResultTaker(const ResultTaker&) = delete;
    ResultTaker& operator=(const ResultTaker&) = delete;

    /// Queues the record of a finished game, or of a game at a table with a result. False if too much is waiting: try
    /// later.
    [[nodiscard]] bool take(const TableOfEvent& place, std::string record);

private:
    struct Finished {
        TableOfEvent place;
        std::string record;
    };
    static constexpr std::size_t most_bytes_waiting = std::size_t{16} * 1024 * 1024;

    [[nodiscard]] std::optional<Finished> next();
    void look_at(Finished game);
    void run(const std::stop_token& stop);

    EventWriter desk_;
    std::mutex guard_;  ///< protects the following
    std::condition_variable_any waits_;
    std::deque<Finished> finished_;
    std::size_t bytes_waiting_ = 0;
    std::jthread thread_;  ///< last: it uses all of the above
};

/// The act to post for a game, decided on the current state of the event; nullopt if the game has no result and no
/// other one is in force at its table. A game whose record is too long to be stored is set aside by its hash. `why` has
/// the findings. Throws FileError.
struct ResultToPost {
    EventSession::Decider decide;
    EventWriter::Reason why;
};
[[nodiscard]] std::optional<ResultToPost> result_to_post(const std::string& event_place, const TableOfEvent& place,
                                                         const std::string& record);

}  // namespace tablebank
