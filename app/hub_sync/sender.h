#pragma once
// Sends a game to its hub, one message at a time, from the last entry that the hub has: enrols first, sends the missing
// entries, and starts again if the hub has lost or never had something. Sending an entry twice is harmless. Blocks
// while it waits for the hub. If the event's key is known, it accepts only answers that are signed with that key.

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
        more,     ///< everything sent was accepted, and there is more to send
        again,    ///< the hub answers without progress: the same again, after a pause
        waiting,  ///< the hub does not answer, or is not ready: the same again, later
        stopped,  ///< `refused` has the reason; nothing more is sent
    };
    State state = State::waiting;
    /// gap: the hub has more of this game than this computer. While it waits: not_begun, or nullopt.
    std::optional<HubState> refused{};
    std::int64_t acknowledged = 0;  ///< the last entry that is durable at the hub
    std::string detail{};           ///< for network administrators
    bool is_unproved = false;       ///< waiting: the answering server does not prove to be the event's hub
};

class Sender {
public:
    /// `certificate`: a file that is trusted in addition to the system's, or empty. Throws WebClientError if it cannot
    /// be read. Requires a table with the address of a hub.
    Sender(TableSetup table, SecretKey key, const std::string& certificate = {}, WebClientLimits limits = {});

    /// Registers this key for the table; `acknowledged` is the last entry of its game at the hub. `current`: it is
    /// registered.
    [[nodiscard]] Sent join();
    [[nodiscard]] Sent step(const OutgoingGame& game);
    /// The hub's record of the game. If it fails, `record` is empty. If the event's key is known, the record must end
    /// with the entry that the hub signs as the game's current end.
    [[nodiscard]] Sent fetch(std::string& record);
    /// Asks only for the hub's state of the game, and for the bell of the table's round.
    [[nodiscard]] Sent look(const OutgoingGame& game);
    /// The bell of the table's round, from the hub's last answer, and the computer's uptime then.
    struct HeardTime {
        RoundTime time;
        std::int64_t heard_ms = 0;  ///< platform::running_ms
    };
    [[nodiscard]] const std::optional<HeardTime>& heard_time() const { return heard_time_; }
    /// Whether the last message was rejected by a server that is full at the moment.
    [[nodiscard]] bool met_full_server() const { return met_full_server_; }
    /// From any thread: ends a wait at once.
    void give_up() { client_.give_up(); }

private:
    [[nodiscard]] TableMessage message(MessageKind kind) const;
    /// nullopt if the answer is not that of a hub: `detail_` has the error.
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
    std::optional<HubState> parted_;  ///< fork, gap: the hub got everything, and has another history or a longer one
    std::int64_t parted_at_ = 0;      ///< the last entry here at that moment
    std::int64_t acknowledged_ = 0;   ///< known to be durable there
    std::int64_t shared_ = 0;         ///< if the histories differ: they are equal up to this entry
    std::optional<OutgoingGame::End> hub_;  ///< the end of the game according to the hub
    std::string detail_;
    bool is_unproved_ = false;  ///< of the last answer
    bool met_full_server_ = false;
    std::optional<HeardTime> heard_time_;
};

}  // namespace tablebank
