// How long an entry takes from a banker's key to the board on the wall, at the pace of an evening: 200 tables, each of
// which posts every twenty seconds, so ten entries a second, each durable in the table's own file, sent, durable at the
// hub, and read by a client that follows the wall. The hub keeps them in the file next to its event, or on a server if
// there is one (PGPORT, as `scripts/with-postgres.sh` sets it).

#include <arpa/inet.h>
#include <benchmark/benchmark.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "app/event/event_session.h"
#include "app/hub/served_file.h"
#include "app/hub_sync/sender.h"
#include "db/edition/edition_folder.h"
#include "db/file/temporary_folder.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr int seats = 4;

void require(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

void direct(EventSession& session, const EventDecision& decision) {
    require(std::holds_alternative<ActStamp>(session.post(decision, {})), "an act of the director");
}

/// All of them seated, the bell rung.
void make_event(const std::string& place, const std::string& hub, int tables) {
    const act::Created wish{.name = "Championship",
                            .edition = "us",
                            .rounds = 1,
                            .minutes = 120,
                            .table_size = seats,
                            .scheme = usual_scheme()};
    auto made = EventSession::create(place, wish, StampMaker::system());
    auto& session = std::get<EventSession>(made);
    std::vector<EventSession::Decider> players;
    RoundSeating seating{.round = 1, .tables = {}, .byes = {}};
    for (int player = 1; player <= tables * seats; ++player) {
        players.emplace_back([player](const Event& event) {
            return decide_player(event, {0, "Player " + std::to_string(player), {}, 0, false});
        });
        if (player % seats == 1) seating.tables.push_back({.number = player / seats + 1, .seats = {}});
        seating.tables.back().seats.push_back({player, player % 2 == 1 ? Role::monopolist : Role::competitor});
    }
    require(std::holds_alternative<ActStamp>(session.post_all(players, {})), "players");
    direct(session, decide_seating(session.event(), {{seating}}, 0, {}));
    direct(session, decide_opening_of_round(session.event(), 1));
    direct(session, decide_hub(session.event(), {.address = hub, .secret = std::string(64, 'a')}));
}

/// A client that follows the wall: when each state came.
class Watcher {
public:
    explicit Watcher(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in server{};
        server.sin_family = AF_INET;
        server.sin_port = htons(port);
        server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        require(connect(socket_, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0, "connect");
        const std::string request = "GET /stream/en/index HTTP/1.1\r\nHost: localhost\r\n\r\n";
        require(send(socket_, request.data(), request.size(), 0) > 0, "send");
        thread_ = std::jthread([this] { hear(); });
    }
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;
    ~Watcher() {
        shutdown(socket_, SHUT_RDWR);
        thread_.join();
        close(socket_);
    }

    /// Until another state than this one has come; which, and when.
    std::pair<std::uint64_t, Clock::time_point> next_after(std::uint64_t known) {
        std::unique_lock lock(guard_);
        require(heard_.wait_for(lock, std::chrono::seconds(10), [&] { return version_ > known; }), "nothing is heard");
        return {version_, at_};
    }

private:
    /// "id: 1a2b3c4d-805-17" ends with the version of the live part.
    void hear() {
        std::string text;
        std::vector<char> some(65536);
        for (;;) {
            const auto count = recv(socket_, some.data(), some.size(), 0);
            if (count <= 0) return;
            text.append(some.data(), static_cast<std::size_t>(count));
            for (std::size_t end = text.find("\n\n"); end != std::string::npos; end = text.find("\n\n")) {
                note(text.substr(0, end));
                text.erase(0, end + 2);
            }
        }
    }
    void note(const std::string& event) {
        const std::size_t id = event.find("id: ");
        if (id == std::string::npos) return;
        const std::string line = event.substr(id, event.find('\n', id) - id);
        const std::size_t dash = line.rfind('-');
        std::uint64_t version = 0;
        std::from_chars(line.data() + dash + 1, line.data() + line.size(), version);
        const std::lock_guard lock(guard_);
        version_ = version;
        at_ = Clock::now();
        heard_.notify_all();
    }

    int socket_;
    std::mutex guard_;
    std::condition_variable heard_;
    std::uint64_t version_ = 0;
    Clock::time_point at_;
    std::jthread thread_;
};

Session begun(const std::filesystem::path& file, const TableSetup& table, const LoadedEdition& loaded) {
    auto setup = game_setup(table, std::make_shared<const Edition>(loaded.edition), loaded.text.text);
    require(setup.has_value(), "a set-up");
    setup->language = "en";
    return Session::create(file, *std::move(setup), nullptr, StampMaker::system());
}

/// A laptop of a table, which has joined and sent its entries.
struct Laptop {
    Laptop(const std::filesystem::path& file, const TableSetup& table, const LoadedEdition& loaded)
        : session(begun(file, table, loaded)), game(session.setup()), sender(table, SecretKey::fresh()) {
        send_all();
    }
    void send_all() {
        game.add(session.table());
        Sent sent = sender.step(game);
        for (int more = 0; more < 100 && sent.state != Sent::State::current; ++more) sent = sender.step(game);
        require(sent.state == Sent::State::current, "an entry is not acknowledged");
    }

    Session session;
    OutgoingGame game;
    Sender sender;
};

std::uint16_t port_of(const ServedFile& served) {
    const std::string address = served.addresses().front();
    return static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
}

std::uint16_t free_port(const std::string& place) {
    return port_of(ServedFile(place, {.port = 0}));
}

void from_key_to_board(benchmark::State& state, const std::string& place) {
    const TemporaryFolder folder(std::filesystem::temp_directory_path());
    const auto tables = static_cast<int>(state.range(0));
    make_event(place, "http://127.0.0.1:1", tables);
    const std::uint16_t port = free_port(place);
    const ServedFile served(place, {.port = port});
    const LoadedEdition loaded = load_edition("us");
    const ReadEvent read = read_event_state(place);
    std::vector<std::unique_ptr<Laptop>> laptops;
    for (int table = 1; table <= tables; ++table) {
        TableSetup setup = table_setup(read.event, read.id, 1, table);
        setup.hub = "http://127.0.0.1:" + std::to_string(port);
        laptops.push_back(std::make_unique<Laptop>(folder.path() / (std::to_string(table) + ".tbl"), setup, loaded));
    }
    Watcher watcher(port);
    std::uint64_t version = watcher.next_after(0).first;
    std::mt19937_64 chance(20261123);
    std::vector<double> delays;
    for (auto _ : state) {
        constexpr std::chrono::milliseconds pace{100};
        const Clock::time_point begun = Clock::now();
        Laptop& laptop = *laptops[chance() % laptops.size()];
        require(std::holds_alternative<Posted>(laptop.session.post("note \"supper\"")), "a line");
        laptop.send_all();
        const auto [shown, at] = watcher.next_after(version);
        version = shown;
        const std::chrono::duration<double> delay = at - begun;
        delays.push_back(delay.count() * 1000);
        state.SetIterationTime(delay.count());
        std::this_thread::sleep_until(begun + pace);
    }
    std::ranges::sort(delays);
    state.counters["p50_ms"] = delays[delays.size() / 2];
    state.counters["p99_ms"] = delays[delays.size() * 99 / 100];
    state.counters["worst_ms"] = delays.back();
}

void in_the_file(benchmark::State& state) {
    const TemporaryFolder folder(std::filesystem::temp_directory_path());
    from_key_to_board(state, (folder.path() / "open.tbe").string());
}

void on_the_server(benchmark::State& state) {
    if (std::getenv("PGPORT") == nullptr) {
        state.SkipWithError("no server");
        return;
    }
    static int number = 0;
    from_key_to_board(state, "postgresql:///postgres#board-" + std::to_string(++number));
}

BENCHMARK(in_the_file)->Name("key_to_board/file")->Arg(10)->Arg(200)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(on_the_server)
    ->Name("key_to_board/server")
    ->Arg(10)
    ->Arg(200)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
