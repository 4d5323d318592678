// How long a hub takes to keep the entries that all tables of an event played while it was away, in the file next to
// its event and on a server: batches of 200 entries, one of every table in a transaction, durable. In the same run, for
// comparison, the same entries one INSERT and one transaction each, as a store without batches would do; and how long a
// hub takes to restart. Without a server (PGPORT, as `scripts/with-postgres.sh` sets it) the file alone.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <pqxx/connection>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <stdexcept>
#include <string>
#include <vector>

#include "db/event/live_file.h"
#include "db/file/temporary_folder.h"
#include "db/server/event_server.h"
#include "db/server/live_server.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t batch_entries = 200;
constexpr std::int64_t single_inserts = 300;
constexpr std::size_t text_bytes = 400;
const std::string bench_event_id = "0123456789abcdef0123456789abcdef";

double seconds_of(const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Game {
    std::string id;
    std::string headers;
    std::vector<LiveEntry> entries;

    [[nodiscard]] Hash genesis() const { return sha256(headers); }
    [[nodiscard]] LiveBatch batch(std::int64_t first, std::int64_t last) const {
        const auto at = [&](std::int64_t number) { return entries.begin() + number - 1; };
        return {.game = id,
                .headers = headers,
                .genesis = genesis(),
                .before = first == 1 ? LiveHead{0, genesis()} : LiveHead{first - 1, at(first - 1)->hash},
                .entries = {at(first), at(last) + 1}};
    }
};

Game game_of(std::int64_t table, std::int64_t entries) {
    constexpr std::size_t header_bytes = 20'000;  // an edition
    Game game{to_hex(sha256(std::to_string(table))).substr(0, 32), std::string(header_bytes, 'h'), {}};
    Hash hash = game.genesis();
    for (std::int64_t number = 1; number <= entries; ++number) {
        std::string text = fmt::format("entry {} at table {}: ", number, table);
        while (text.size() < text_bytes) text += to_hex(hash);
        text.resize(text_bytes);
        hash = sha256(hash, text);
        game.entries.push_back({number, hash, std::move(text)});
    }
    return game;
}

std::vector<Game> games_of(std::int64_t tables, std::int64_t entries) {
    std::vector<Game> games;
    for (std::int64_t table = 1; table <= tables; ++table) games.push_back(game_of(table, entries));
    return games;
}

/// The content of one transaction: a batch of every game.
using Call = std::vector<LiveBatch>;
std::vector<Call> calls_of(const std::vector<Game>& games) {
    std::vector<Call> calls;
    const auto entries = static_cast<std::int64_t>(games.front().entries.size());
    for (std::int64_t first = 1; first <= entries; first += batch_entries) {
        Call call;
        for (const Game& game : games) call.push_back(game.batch(first, std::min(first + batch_entries - 1, entries)));
        calls.push_back(std::move(call));
    }
    return calls;
}

/// The store of the entries, empty.
struct Place {
    virtual ~Place() = default;
    [[nodiscard]] virtual std::unique_ptr<LiveStore> open() = 0;
    /// Of entries, each in a transaction of its own.
    virtual void insert(const Game& game) = 0;
};

struct FilePlace final : Place {
    TemporaryFolder folder{std::filesystem::temp_directory_path()};
    std::filesystem::path file = folder.path() / "club.tbt";

    FilePlace() { LiveFile::create(file, bench_event_id); }
    [[nodiscard]] std::unique_ptr<LiveStore> open() override {
        return std::make_unique<LiveFile>(file, bench_event_id);
    }
    void insert(const Game& game) override {
        SQLite::Database database((folder.path() / "plain.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
        database.exec(
            "CREATE TABLE entry (game TEXT, number INTEGER, hash BLOB, text TEXT, PRIMARY KEY (game, number))");
        SQLite::Statement row(database, "INSERT INTO entry VALUES (?, ?, ?, ?)");
        for (const LiveEntry& entry : game.entries) {
            row.bind(1, game.id);
            row.bind(2, entry.number);
            row.bind(3, entry.hash.bytes.data(), static_cast<int>(entry.hash.bytes.size()));
            row.bind(4, entry.text);
            row.exec();
            row.reset();
        }
    }
};

/// A database of the server that the bench runs with.
struct ServerPlace final : Place {
    std::string address = "postgresql:///postgres#bench";

    ServerPlace() {
        plain("DROP SCHEMA IF EXISTS tablebank CASCADE");
        EventServer::create(address, bench_event_id, {});
    }
    [[nodiscard]] std::unique_ptr<LiveStore> open() override { return std::make_unique<LiveServer>(address); }
    void insert(const Game& game) override {
        pqxx::connection connection("");
        pqxx::nontransaction statements(connection);
        statements.exec("SET client_min_messages = error");
        statements.exec("DROP TABLE IF EXISTS plain");
        statements.exec(
            "CREATE TABLE plain (game text, number bigint, hash text, text text, PRIMARY KEY (game, number))");
        connection.prepare("row", "INSERT INTO plain VALUES ($1, $2, $3, $4)");
        for (const LiveEntry& entry : game.entries)
            statements.exec_prepared("row", game.id, entry.number, to_hex(entry.hash), entry.text);
    }

private:
    static void plain(const std::string& sql) {
        pqxx::connection connection("");
        pqxx::nontransaction statements(connection);
        statements.exec("SET client_min_messages = error");
        statements.exec(sql);
    }
};

using MakePlace = std::function<std::unique_ptr<Place>()>;

void catch_up(benchmark::State& state, const MakePlace& make) {
    const std::int64_t tables = state.range(0);
    const std::int64_t entries = state.range(1);
    const std::vector<Game> games = games_of(tables, entries);
    const std::vector<Call> calls = calls_of(games);
    const Game plain = game_of(0, std::min(entries, single_inserts));
    double total = 0;
    double single = 0;
    for (auto _ : state) {
        const auto place = make();
        const auto store = place->open();
        const double took = seconds_of([&] {
            for (const Call& call : calls)
                for (const LiveAnswer& answer : store->append(call))
                    if (answer.outcome != LiveOutcome::kept) throw std::runtime_error("it was not kept");
        });
        state.SetIterationTime(took);
        total += took;
        single += seconds_of([&] { place->insert(plain); });
    }
    const double rounds = static_cast<double>(state.iterations());
    const double each = total / rounds / static_cast<double>(tables * entries);
    const double each_alone = single / rounds / static_cast<double>(plain.entries.size());
    state.counters["us_an_entry"] = each * 1e6;
    state.counters["us_a_single_insert"] = each_alone * 1e6;
    state.counters["times_faster"] = each_alone / each;
}

/// Opened, and every entry of every game read.
void come_back(benchmark::State& state, const MakePlace& make) {
    const std::vector<Game> games = games_of(state.range(0), state.range(1));
    const auto place = make();
    for (const Call& call : calls_of(games)) benchmark::DoNotOptimize(place->open()->append(call));
    double opening = 0;
    double reading = 0;
    for (auto _ : state) {
        std::unique_ptr<LiveStore> store;
        opening += seconds_of([&] { store = place->open(); });
        reading += seconds_of([&] {
            for (const Game& game : games) {
                std::size_t found = store->game(game.id).has_value() ? 0 : 1;
                store->each_entry(game.id, 0, [&](LiveEntry&&) { ++found; });
                if (found != game.entries.size()) throw std::runtime_error("an entry is missing");
            }
        });
    }
    const double rounds = static_cast<double>(state.iterations());
    state.counters["ms_to_open"] = opening / rounds * 1e3;
    state.counters["ms_to_read"] = reading / rounds * 1e3;
}

/// One entry of one table, as it is played.
void take_an_entry(benchmark::State& state, const MakePlace& make) {
    constexpr std::int64_t most = 2000;
    Game game;
    const auto place = make();
    const auto store = place->open();
    std::int64_t taken = 0;
    for (auto _ : state) {
        if (taken % most == 0) {
            state.PauseTiming();
            game = game_of(taken, most);
            state.ResumeTiming();
        }
        const std::int64_t number = taken++ % most + 1;
        const LiveBatch batch = game.batch(number, number);
        benchmark::DoNotOptimize(store->append(std::span(&batch, 1)));
    }
}

void register_place(const std::string& name, const MakePlace& make) {
    const auto named = [&](const char* what) { return what + ("/" + name); };
    for (const auto& [tables, entries] : {std::pair{20, 100}, std::pair{200, 1000}}) {
        benchmark::RegisterBenchmark(named("catch_up").c_str(), catch_up, make)
            ->ArgNames({"tables", "entries"})
            ->Args({tables, entries})
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(named("come_back").c_str(), come_back, make)
            ->ArgNames({"tables", "entries"})
            ->Args({tables, entries})
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark(named("take_an_entry").c_str(), take_an_entry, make)
        ->UseRealTime()
        ->Unit(benchmark::kMicrosecond);
}

}  // namespace

int main(int argc, char** argv) {
    register_place("file", [] { return std::make_unique<FilePlace>(); });
    if (std::getenv("PGPORT") != nullptr) register_place("server", [] { return std::make_unique<ServerPlace>(); });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
