#include "tests/support/live_stores.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include <array>
#include <pqxx/connection>
#include <pqxx/notification>
#include <span>
#include <utility>

#include "db/event/live_file.h"
#include "db/server/event_server.h"
#include "db/server/live_server.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using Names = std::array<std::pair<const char*, const char*>, 3>;

std::string named(std::string sql, const Names& names) {
    for (const auto& [word, name] : names)
        for (auto at = sql.find(word); at != std::string::npos; at = sql.find(word))
            sql.replace(at, std::string(word).size(), name);
    return sql;
}

class LiveFilePlace final : public LivePlace {
public:
    explicit LiveFilePlace(std::string file) : file_(std::move(file)) { LiveFile::create(file_, an_event_id); }
    LiveFilePlace() : LiveFilePlace(std::make_unique<ScratchFolder>()) {}

    [[nodiscard]] std::string kind() const override { return "file"; }
    [[nodiscard]] std::unique_ptr<LiveStore> open() const override {
        return std::make_unique<LiveFile>(file_, an_event_id);
    }
    void alter(const std::string& sql) const override {
        SQLite::Database database(file_, SQLite::OPEN_READWRITE);
        database.exec(named(sql, {{{"ENTRY", "entry"}, {"HEAD", "head"}, {"GAME", "game"}}}));
    }

private:
    explicit LiveFilePlace(std::unique_ptr<ScratchFolder> folder) : LiveFilePlace(folder->file("club.tbt")) {
        folder_ = std::move(folder);
    }

    std::unique_ptr<ScratchFolder> folder_;
    std::string file_;
};

class LiveServerPlace final : public LivePlace {
public:
    LiveServerPlace() : event_(server_store()) { event_->create("club", an_event_id, {}); }
    [[nodiscard]] std::string kind() const override { return "server"; }
    [[nodiscard]] std::unique_ptr<LiveStore> open() const override {
        return std::make_unique<LiveServer>(event_->place());
    }
    void alter(const std::string& sql) const override {
        event_->alter(named(sql, {{{"ENTRY", "live_entry"}, {"HEAD", "live_game"}, {"GAME", "live_game"}}}));
    }

private:
    std::unique_ptr<EventStore> event_;
};

class Listener final : public pqxx::notification_receiver {
public:
    using notification_receiver::notification_receiver;
    void operator()(const std::string&, int) override { ++heard; }
    int heard = 0;
};

/// Entries chained to those before them.
void go_on(OutgoingGame& game, std::int64_t last, const std::string& told) {
    for (auto number = static_cast<std::int64_t>(game.entries.size()) + 1; number <= last; ++number) {
        const std::string text = fmt::format("entry {}\n{} \\ \"{}\"\tżółw\n", number, told, game.id);
        game.entries.push_back({number, sha256(game.head(number - 1).hash, text), text});
    }
}

}  // namespace

std::vector<std::unique_ptr<LivePlace>> live_places() {
    std::vector<std::unique_ptr<LivePlace>> places;
    places.push_back(std::make_unique<LiveFilePlace>());
    if (has_server()) places.push_back(live_server_place());
    return places;
}

std::unique_ptr<LivePlace> live_server_place() {
    return std::make_unique<LiveServerPlace>();
}

int notices_of(const std::string& channel, const std::function<void()>& action) {
    pqxx::connection connection("");
    Listener listener(connection, channel);
    Listener end(connection, "over");
    (void)connection.get_notifs();
    action();
    on_server("NOTIFY over");  // comes behind all that were sent before
    while (end.heard == 0 && connection.await_notification(30, 0) > 0) {
    }
    return end.heard == 1 ? listener.heard : -1;
}

std::unique_ptr<EventBook> event_on_server() {
    return std::make_unique<EventServer>(server_place());
}

std::unique_ptr<LivePlace> live_file_place(const std::string& file) {
    return std::make_unique<LiveFilePlace>(file);
}

LiveHead OutgoingGame::head(std::int64_t number) const {
    if (number == 0) return {0, genesis};
    return {number, entries.at(static_cast<std::size_t>(number - 1)).hash};
}

LiveBatch OutgoingGame::batch(std::int64_t first, std::int64_t last) const {
    LiveBatch batch{.game = id, .headers = headers, .genesis = genesis, .before = head(first - 1), .entries = {}};
    for (std::int64_t number = first; number <= last; ++number)
        batch.entries.push_back(entries.at(static_cast<std::size_t>(number - 1)));
    return batch;
}

OutgoingGame outgoing_game(const std::string& name, std::int64_t entries, const std::string& told) {
    const std::string headers = "tablebank record 1\ngame " + name + "\n";
    OutgoingGame game{to_hex(sha256(name)).substr(0, 32), headers, sha256(headers), {}};
    go_on(game, entries, told);
    return game;
}

OutgoingGame parted(const OutgoingGame& game, std::int64_t at, std::int64_t entries) {
    OutgoingGame other = game;
    other.entries.resize(static_cast<std::size_t>(at - 1));
    go_on(other, entries, "another history");
    return other;
}

LiveAnswer append_one(LiveStore& store, const LiveBatch& batch) {
    return store.append(std::span(&batch, 1)).at(0);
}

std::vector<LiveEntry> entries_of(const LiveStore& store, const std::string& game, std::int64_t after) {
    std::vector<LiveEntry> entries;
    store.each_entry(game, after, [&](LiveEntry&& entry) { entries.push_back(std::move(entry)); });
    return entries;
}

bool holds(const LiveStore& store, const OutgoingGame& game, std::int64_t entries) {
    const auto there = store.game(game.id);
    return there == LiveGame{game.headers, game.genesis, game.head(entries)} &&
           entries_of(store, game.id) == game.batch(1, entries).entries;
}

}  // namespace tablebank::testing
