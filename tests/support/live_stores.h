#pragma once
// The stores in which a hub can keep the games at an event's tables, for tests that every one of them must pass: a
// file, and a database of the server that the test runs with. And games to be kept there.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "db/book/live_store.h"
#include "tests/support/event_stores.h"

namespace tablebank::testing {

class LivePlace {
public:
    LivePlace() = default;
    LivePlace(const LivePlace&) = delete;
    LivePlace& operator=(const LivePlace&) = delete;
    virtual ~LivePlace() = default;

    [[nodiscard]] virtual std::string kind() const = 0;
    [[nodiscard]] virtual std::unique_ptr<LiveStore> open() const = 0;
    /// Changes that another program makes to the tables; ENTRY, HEAD and GAME are their names here.
    virtual void alter(const std::string& sql) const = 0;
};

/// Each of them, without a game.
[[nodiscard]] std::vector<std::unique_ptr<LivePlace>> live_places();
/// The server alone, without a table for games.
[[nodiscard]] std::unique_ptr<LivePlace> live_server_place();
/// How many notices of a channel come while `action` is carried out.
[[nodiscard]] int notices_of(const std::string& channel, const std::function<void()>& action);
/// The book of the event next to it.
[[nodiscard]] std::unique_ptr<EventBook> event_on_server();
/// The file alone, and its path.
[[nodiscard]] std::unique_ptr<LivePlace> live_file_place(const std::string& file);

/// A game as bankers' programs send it. Two with the same name are one; the text `told` is in every entry.
struct OutgoingGame {
    std::string id;
    std::string headers;
    Hash genesis;
    std::vector<LiveEntry> entries;

    /// The entries from `first` to `last`; none where `last` comes before.
    [[nodiscard]] LiveBatch batch(std::int64_t first, std::int64_t last) const;
    [[nodiscard]] LiveHead head(std::int64_t number) const;
};
[[nodiscard]] OutgoingGame outgoing_game(const std::string& name, std::int64_t entries,
                                         const std::string& told = "moved");
/// The same up to an entry, and from there on another history.
[[nodiscard]] OutgoingGame parted(const OutgoingGame& game, std::int64_t at, std::int64_t entries);

[[nodiscard]] LiveAnswer append_one(LiveStore& store, const LiveBatch& batch);
[[nodiscard]] std::vector<LiveEntry> entries_of(const LiveStore& store, const std::string& game,
                                                std::int64_t after = 0);
/// Whether the store has just these entries of the game, and names the last of them.
[[nodiscard]] bool holds(const LiveStore& store, const OutgoingGame& game, std::int64_t entries);

}  // namespace tablebank::testing
