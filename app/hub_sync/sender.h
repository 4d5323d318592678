#pragma once
// Sends a game to its hub, one message at a time, from wherever the hub has it: enrols first, sends what is missing,
// and begins anew where the hub has lost or never had something. What is sent twice does no harm. Blocks while it waits
// for the hub. Of a table whose event's key is known it believes no answer that is not signed by that key.

#include <cstdint>
#include <optional>
#include <string>

#include "app/event/table_setup.h"
#include "app/hub_sync/outgoing_game.h"
#include "app/live/hub_answer.h"
#include "app/live/table_message.h"
#include "app/web/web_client.h"
#include "ledger/proof/key.h"

namespace tablebank {

struct Sent {
    enum class State : std::uint8_t {
        current,  ///< the hub has everything
        more,     ///< all that was sent was taken, and there is more to send
        again,    ///< the hub answers and got no further: the same again, after a pause
        waiting,  ///< no hub answers, or not now: the same again, later
        stopped,  ///< `refused` says why; nothing more is sent
    };
    State state = State::waiting;
    /// gap: the hub has more of this game than is here. While it waits: not_begun, or none.
    std::optional<HubState> refused{};
    std::int64_t acknowledged = 0;  ///< the last entry that is durable at the hub
    std::string detail{};           ///< for those who look after the network
    bool is_unproved = false;       ///< waiting: somebody answers who does not prove to be the event's hub
};

class Sender {
public:
    /// `certificate`: a file that is trusted beside the system's, or empty. Throws WebClientError where it cannot be
    /// read. Requires a table with the address of a hub.
    Sender(TableSetup table, SecretKey key, const std::string& certificate = {}, WebClientLimits limits = {});

    /// Makes the table this key's; `acknowledged` is what the hub has of its game already. `current`: it is.
    [[nodiscard]] Sent join();
    [[nodiscard]] Sent step(const OutgoingGame& game);
    /// The record of the game as the hub has it; or why not, and then `record` is empty. Where the event's key is known
    /// the record ends as the hub signs that its game ends now.
    [[nodiscard]] Sent fetch(std::string& record);
    /// Asks for nothing but how the hub has the game, and by what the table plays.
    [[nodiscard]] Sent look(const OutgoingGame& game);
    /// By what the table plays, as the hub said last, and how long the machine had run by then.
    struct HeardTime {
        RoundTime time;
        std::int64_t heard_ms = 0;  ///< platform::running_ms
    };
    [[nodiscard]] const std::optional<HeardTime>& heard_time() const { return heard_time_; }
    /// From any thread: what is waited for ends at once.
    void give_up() { client_.give_up(); }

private:
    [[nodiscard]] TableMessage message(MessageKind kind) const;
    /// nullopt where nobody answered as a hub does: `detail_` says what happened.
    [[nodiscard]] std::optional<HubAnswer> ask(const TableMessage& message);
    [[nodiscard]] std::optional<Sent> enrol();
    [[nodiscard]] Sent told(const HubAnswer& answer, const OutgoingGame& game, const OutgoingGame::End& here,
                            std::int64_t last_sent);
    [[nodiscard]] bool ends_as_signed(const std::string& record);
    [[nodiscard]] bool believes(const std::string& answer, const std::string& message);
    [[nodiscard]] Sent waiting() const {
        return {.acknowledged = acknowledged_, .detail = detail_, .is_unproved = is_unproved_};
    }

    TableSetup table_;
    SecretKey key_;
    WebClient client_;
    bool is_enrolled_ = false;
    std::optional<HubState> parted_;  ///< fork, gap: the hub was sent all, and has another history or a longer one
    std::int64_t parted_at_ = 0;      ///< the last entry here at that moment
    std::int64_t acknowledged_ = 0;   ///< what is known to be durable there
    std::int64_t shared_ = 0;         ///< of histories that part: up to here they were found to be the same
    std::optional<OutgoingGame::End> hub_;  ///< the end of the game as the hub said it has it
    std::string detail_;
    bool is_unproved_ = false;  ///< of the answer that came last
    std::optional<HeardTime> heard_time_;
};

}  // namespace tablebank
