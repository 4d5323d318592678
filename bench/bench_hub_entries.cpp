// How many entries a hub takes from tables that send each entry by itself and wait for its answer, compared with a
// catch-up, in which each table enrols and sends all of its game in one message, and how long a table waits. All
// messages are signed before the clock starts, and all come from one address, so that one thread of the client asks for
// all tables. A refused message is sent again, and counted.
//
//   bench_hub_entries [TABLES [ENTRIES [RUNS]]]
//
// Prints for each run the rates, the ratio of entries by themselves to the catch-up, the waiting times and the
// refusals, and the rate of a game that goes on in one message of each table: a signature for so many entries, which is
// checked once. Ends with 1 if the ratio of the median run is below one half, if its 99th of 100 waits is 100 ms or
// more, or if any message was refused.

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/table_setup.h"
#include "app/hub/served_file.h"
#include "app/hub_sync/outgoing_game.h"
#include "app/live/event_key.h"
#include "app/live/table_message.h"
#include "db/edition/edition_folder.h"
#include "db/file/temporary_folder.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace {

using namespace tablebank;
using Clock = std::chrono::steady_clock;

constexpr int seats = 4;
constexpr std::size_t whole_game = std::size_t{2} * 1024 * 1024;

void require(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

void direct(EventSession& session, const EventDecision& decision) {
    require(std::holds_alternative<ActStamp>(session.post(decision, {})), "an act of the director");
}

/// All of them seated, the bell rung.
void make_event(const std::string& place, int tables) {
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
    direct(session, decide_hub(session.event(), {.address = "http://127.0.0.1:1", .secret = std::string(64, 'a')}));
}

/// What one table sends: its enrolment, its game's first entry, and the others, all in one message or each by itself.
struct SentTable {
    std::string enrolment;
    std::string begun;
    std::string batch;  ///< the other entries in one message
    std::string whole;  ///< the whole game in one message
    std::vector<std::string> entries;
};

/// Posts a line, on no disk.
void post(Table& table, StampMaker& stamps, const std::string& line) {
    const auto read = parse_line(*table.game.setup, line);
    require(std::holds_alternative<Command>(read), "a line");
    Command command = std::get<Command>(read);
    command.typed = line;
    Decision decision = decide(table, command, [&] { return stamps(); });
    require(std::holds_alternative<std::vector<Entry>>(decision), "an entry");
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) table.post(std::move(entry));
}

SentTable made_table(const TableSetup& setup, const LoadedEdition& loaded, int entries) {
    auto wish = game_setup(setup, std::make_shared<const Edition>(loaded.edition), loaded.text.text);
    require(wish.has_value(), "a set-up");
    wish->language = "en";
    StampMaker stamps = StampMaker::system();
    Table table(std::make_shared<const Setup>(*std::move(wish)));
    table.post(decide_opening(*table.game.setup, nullptr, stamps()));
    OutgoingGame game(*table.game.setup);
    game.add(table);
    const SecretKey key = SecretKey::fresh();
    TableMessage message{
        .kind = MessageKind::enrolment, .place = {setup.event_id, setup.round, setup.table}, .key = key.public_key()};
    message.proof = enrolment_proof(setup.code, message.place, message.key);
    const auto text = [&] { return signed_message(key, message, fresh_nonce()); };
    const auto next = [&](std::int64_t after) {
        message.kind = MessageKind::entries;
        message.after = after;
        message.before = game.hash_of(after);
        message.part = game.part(after, whole_game);
        return text();
    };
    SentTable sends{.enrolment = text(), .begun = {}, .batch = {}, .whole = {}, .entries = {}};
    sends.begun = next(0);
    const std::int64_t begun = game.end().entry;
    for (int entry = 0; entry < entries; ++entry) {
        const std::int64_t after = game.end().entry;
        post(table, stamps, fmt::format("note \"What entry {} of table {} says\"", entry, setup.table));
        game.add(table);
        sends.entries.push_back(next(after));
    }
    sends.batch = next(begun);
    sends.whole = next(0);
    return sends;
}

std::string request(const std::string& message) {
    return fmt::format("POST /table HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", message.size()) +
           message;
}

/// One table's line to the hub: it sends the next message when the last one is answered.
class Line {
public:
    Line(std::uint16_t port, std::vector<std::string> messages) : port_(port), messages_(std::move(messages)) {
        dial();
    }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    ~Line() { close(socket_); }

    [[nodiscard]] int descriptor() const { return socket_; }
    [[nodiscard]] bool is_done() const { return next_ == messages_.size(); }

    void send_next() {
        const std::string bytes = request(messages_[next_]);
        std::size_t sent = 0;
        while (sent < bytes.size()) {
            const auto count = send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            require(count > 0, "send");
            sent += static_cast<std::size_t>(count);
        }
        asked_ = Clock::now();
        heard_.clear();
    }
    /// Reads some of an answer. Once it is whole, `waits` gets its time in milliseconds if it accepted the message.
    void hear(std::vector<double>& waits, std::size_t& refused) {
        std::vector<char> some(16384);
        const auto count = recv(socket_, some.data(), some.size(), 0);
        require(count > 0, "the hub ended the connection");
        heard_.append(some.data(), static_cast<std::size_t>(count));
        const std::size_t head = heard_.find("\r\n\r\n");
        if (head == std::string::npos) return;
        constexpr std::string_view field = "Content-Length: ";
        const std::size_t length = heard_.find(field);
        require(length < head, "an answer without a length");
        const std::size_t body = std::strtoul(heard_.c_str() + length + field.size(), nullptr, 10);
        if (heard_.size() < head + 4 + body) return;
        if (heard_.starts_with("HTTP/1.1 200")) {
            waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked_).count());
            ++next_;
        } else {
            require(heard_.starts_with("HTTP/1.1 503") || heard_.starts_with("HTTP/1.1 429"), heard_.c_str());
            ++refused;
            if (heard_.find("Connection: close") < head) {
                close(socket_);
                dial();
            }
        }
        if (!is_done()) send_next();
    }

private:
    void dial() {
        socket_ = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in server{};
        server.sin_family = AF_INET;
        server.sin_port = htons(port_);
        server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        require(connect(socket_, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0, "connect");
        const int at_once = 1;
        setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
    }

    std::uint16_t port_;
    int socket_ = -1;
    std::vector<std::string> messages_;
    std::size_t next_ = 0;
    std::string heard_;
    Clock::time_point asked_;
};

struct Run {
    double seconds = 0;
    std::size_t refused = 0;
    std::vector<double> waits;  ///< milliseconds, ascending
};

Run sent(std::uint16_t port, const std::vector<std::vector<std::string>>& messages) {
    std::vector<std::unique_ptr<Line>> lines;
    for (const auto& some : messages) lines.push_back(std::make_unique<Line>(port, some));
    Run run;
    const auto begun = Clock::now();
    for (auto& line : lines) line->send_next();
    std::vector<pollfd> waiting;
    for (const auto& line : lines) waiting.push_back({line->descriptor(), POLLIN, 0});
    for (std::size_t open = lines.size(); open > 0;) {
        constexpr int too_long = 30'000;
        require(poll(waiting.data(), waiting.size(), too_long) > 0, "no answer for 30 seconds");
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (waiting[i].revents == 0) continue;
            lines[i]->hear(run.waits, run.refused);
            waiting[i].fd = lines[i]->is_done() ? -1 : lines[i]->descriptor();
            if (lines[i]->is_done()) --open;
        }
    }
    run.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    std::ranges::sort(run.waits);
    return run;
}

enum class Manner : std::uint8_t { catch_up, batch, by_entry };

/// On a hub of its own, whose tables have all begun.
Run run_of(const std::filesystem::path& event, const std::vector<SentTable>& tables, Manner manner) {
    const TemporaryFolder folder(event.parent_path());
    const std::filesystem::path copy = folder.path() / "event.tbe";
    std::filesystem::copy_file(event, copy);
    const ServedFile served(copy.string(), {.port = 0});
    const std::string address = served.addresses().front();
    const auto port = static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
    std::vector<std::vector<std::string>> first;
    std::vector<std::vector<std::string>> rest;
    for (const SentTable& table : tables) {
        if (manner != Manner::catch_up) first.push_back({table.enrolment, table.begun});
        if (manner == Manner::catch_up) rest.push_back({table.enrolment, table.whole});
        if (manner == Manner::batch) rest.push_back({table.batch});
        if (manner == Manner::by_entry) rest.push_back(table.entries);
    }
    static_cast<void>(sent(port, first));
    return sent(port, rest);
}

struct Figures {
    double catch_up = 0;  ///< entries a second
    double batch = 0;
    double each = 0;
    double p50 = 0;
    double p99 = 0;
    double worst = 0;
    std::size_t refused = 0;
    [[nodiscard]] double ratio() const { return each / catch_up; }
};

Figures measured(const std::filesystem::path& event, const std::vector<SentTable>& tables, int entries) {
    const auto all = static_cast<double>(tables.size()) * entries;
    const Run catch_up = run_of(event, tables, Manner::catch_up);
    const Run batch = run_of(event, tables, Manner::batch);
    const Run each = run_of(event, tables, Manner::by_entry);
    const auto wait = [&](std::size_t percent) { return each.waits[(each.waits.size() - 1) * percent / 100]; };
    return {.catch_up = all / catch_up.seconds,
            .batch = all / batch.seconds,
            .each = all / each.seconds,
            .p50 = wait(50),
            .p99 = wait(99),
            .worst = each.waits.back(),
            .refused = catch_up.refused + batch.refused + each.refused};
}

int argument(int count, char** words, int at, int usual) {
    return at < count ? std::atoi(words[at]) : usual;
}

int run(int tables_wanted, int entries, int runs) {
    const TemporaryFolder folder(std::filesystem::temp_directory_path());
    const std::filesystem::path event = folder.path() / "event.tbe";
    make_event(event.string(), tables_wanted);
    const ReadEvent read = read_event_state(event.string());
    const LoadedEdition loaded = load_edition("us");
    std::vector<SentTable> tables;
    for (int table = 1; table <= tables_wanted; ++table) {
        tables.push_back(made_table(table_setup(read.event, read.id, 1, table), loaded, entries));
    }
    std::vector<Figures> all;
    for (int i = 0; i < runs; ++i) {
        all.push_back(measured(event, tables, entries));
        const Figures& one = all.back();
        fmt::print(
            "{} tables, {} entries each: catch-up {:.0f}/s, each by itself {:.0f}/s, ratio {:.2f}; "
            "p50 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms; refused {}; in one message {:.0f}/s\n",
            tables_wanted, entries, one.catch_up, one.each, one.ratio(), one.p50, one.p99, one.worst, one.refused,
            one.batch);
    }
    std::ranges::sort(all, {}, &Figures::ratio);
    const Figures& median = all[all.size() / 2];
    constexpr double least_ratio = 0.5;
    constexpr double longest_wait = 100;
    const bool none_refused = std::ranges::all_of(all, [](const Figures& one) { return one.refused == 0; });
    return median.ratio() >= least_ratio && median.p99 < longest_wait && none_refused ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count > 1 && std::string_view(words[count - 1]) == "--benchmark_list_tests=true") {
            fmt::print("hub_entries\n");  // as a program of Google's benchmark names what it measures
            return 0;
        }
        return run(std::max(1, argument(count, words, 1, 75)), std::max(1, argument(count, words, 2, 42)),
                   std::max(1, argument(count, words, 3, 3)));
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench_hub_entries: {}\n", error.what());
        return 2;
    }
}
