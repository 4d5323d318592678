#pragma once
// Takes the results of games that are over into the event's book: each game is checked as `verify` checks it, on a
// thread of its own, so that no table waits for another one's check. What `verify` does not accept is not taken: its
// record is kept in the book as a history that the director decides about. Knows nothing of messages and of sockets.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/hub/event_desk.h"
#include "app/live/table_message.h"

namespace tablebank {

class ResultTaker {
public:
    /// `place` of the event's book.
    explicit ResultTaker(std::string place, HubClock clock = {});
    /// Ends with the game that is being looked at, and what a second more is enough for. The rest is looked at when the
    /// hub begins again.
    ~ResultTaker();
    ResultTaker(const ResultTaker&) = delete;
    ResultTaker& operator=(const ResultTaker&) = delete;

    /// The record of a game that is over, or at whose table a result counts. False where too much waits already: later.
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

    EventDesk desk_;
    std::mutex guard_;  ///< of what follows
    std::condition_variable_any waits_;
    std::deque<Finished> finished_;
    std::size_t bytes_waiting_ = 0;
    std::jthread thread_;  ///< last: it uses all of the above
};

/// What is posted about a game, decided on the event as it is then; nullopt where the game has no result and
/// no other one counts at its table. A game whose record is too long to be stored is set aside by its hash.
/// `event_place` of the book; `why` is what was found. Throws FileError.
struct ResultToPost {
    EventSession::Decider decide;
    EventDesk::Reason why;
};
[[nodiscard]] std::optional<ResultToPost> result_to_post(const std::string& event_place, const TableOfEvent& place,
                                                         const std::string& record);

}  // namespace tablebank
