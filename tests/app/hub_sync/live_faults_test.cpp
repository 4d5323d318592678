// Tables send over lines that break, double and disorder what goes over them, to a hub that ends and begins again in
// between; now and then two laptops have one game. No acknowledged entry is lost or doubled, and no fork passes in
// silence. Each run of the tests does it a few times; scripts/live-faults.sh does it as often as one likes.

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "app/event/live_place.h"
#include "app/hub/served_file.h"
#include "app/hub_sync/sender.h"
#include "ledger/proof/record_writer.h"
#include "tests/support/chance.h"
#include "tests/support/faulty_line.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using random_play::Rng;
using std::chrono::milliseconds;

std::uint64_t number_of(const char* variable, std::uint64_t otherwise) {
    const char* text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

std::uint16_t port_of(const ServedFile& served) {
    const std::string address = served.addresses().front();
    return static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
}

/// The answers that a laptop got, and the state after them.
struct Report {
    std::int64_t acknowledged = 0;
    bool is_forked = false;
    bool is_done = false;
};

/// Plays and sends by turns, with a line that fails, until all is acknowledged or the hub has another history.
Report play_and_send(Laptop& laptop, std::uint16_t line, std::uint64_t seed, const std::string& word) {
    Rng chance(seed);
    TableSetup table = laptop.table();
    table.hub = "http://127.0.0.1:" + std::to_string(line);
    Sender sender(table, laptop.key(), {}, {.patience = milliseconds{1500}});
    OutgoingGame game(*laptop.game().game.setup);
    Report report;
    int notes = chance.between(5, 40);
    for (int step = 0; step < 400 && !report.is_done && !report.is_forked; ++step) {
        if (notes > 0 && chance.percent(70)) {
            const int some = std::min(notes, chance.between(1, 12));
            laptop.talk(some, word + std::to_string(step));
            notes -= some;
        }
        game.add(laptop.game());
        const Sent sent = sender.step(game);
        report.acknowledged = std::max(report.acknowledged, sent.acknowledged);
        // After the other laptop's entries it is not yet a fork: that comes with the next message.
        report.is_forked = sent.state == Sent::State::stopped && (sent.refused != HubState::gap || notes == 0);
        report.is_done = notes == 0 && sent.state == Sent::State::current;
        if (sent.state == Sent::State::waiting) std::this_thread::sleep_for(milliseconds{chance.below(8)});
    }
    return report;
}

/// One evening: two tables, perhaps a second laptop at the first, and a hub that is not always there.
class FaultyEvening {
public:
    explicit FaultyEvening(std::uint64_t seed) : chance_(seed) {
        event_ = make_live_event(folder_.path().string(), "http://127.0.0.1:1");
        start_hub(0);
        for (int table = 1; table <= 2; ++table)
            laptops_.push_back(std::make_unique<Laptop>(folder_.file("table" + std::to_string(table) + ".tbl"),
                                                        table_of_event(event_, 1, table)));
        has_twin_ = chance_.percent(30);
        if (has_twin_) {
            laptops_[0]->talk(chance_.between(0, 5), "before");
            laptops_[0]->back_up(folder_.file("twin.tbl"));
            laptops_.push_back(
                std::make_unique<Laptop>(folder_.file("twin.tbl"), laptops_[0]->table(), laptops_[0]->key()));
        }
    }

    void play() {
        const FaultyLine line(port_, static_cast<std::uint64_t>(chance_.below(1 << 30)),
                              {.cut = 30, .doubled = 15, .late = 20, .deaf = 10});
        std::vector<std::thread> tables;
        reports_.resize(laptops_.size());
        for (std::size_t i = 0; i < laptops_.size(); ++i)
            tables.emplace_back([&, i, seed = static_cast<std::uint64_t>(chance_.below(1 << 30))] {
                reports_[i] = play_and_send(*laptops_[i], line.port(), seed, i == 2 ? "twin" : "table");
            });
        for (int restarts = chance_.below(3); restarts > 0; --restarts) {
            std::this_thread::sleep_for(milliseconds{chance_.between(5, 60)});
            served_.reset();
            std::this_thread::sleep_for(milliseconds{chance_.below(20)});
            start_hub(port_);
        }
        for (std::thread& table : tables) table.join();
        faults_ = line.faults();
        served_.reset();
    }

    void check() {
        const ReadEvent read = read_event_state(event_);
        const auto store = open_live_store(event_, read.id);
        for (std::size_t table = 0; table < 2; ++table) check_table(table, *store, read.event);
    }
    [[nodiscard]] std::int64_t acknowledged() const {
        std::int64_t sum = 0;
        for (const Report& report : reports_) sum += report.acknowledged;
        return sum;
    }
    [[nodiscard]] int faults() const { return faults_; }
    [[nodiscard]] bool has_twin() const { return has_twin_; }

private:
    void start_hub(std::uint16_t port) {
        served_ = std::make_unique<ServedFile>(event_, WebPlace{.port = port});
        port_ = port_of(*served_);
    }

    /// The hub has the history of one laptop, whole, and knows of the other one's if there are two.
    void check_table(std::size_t table, const LiveStore& store, const Event& event) {
        std::vector<std::size_t> candidates{table};
        if (table == 0 && has_twin_) candidates.push_back(2);
        std::vector<LiveEntry> kept;
        store.each_entry(laptops_[table]->game().game.setup->game_id, 0,
                         [&](LiveEntry&& entry) { kept.push_back(std::move(entry)); });
        int winners = 0;
        for (const std::size_t one : candidates) {
            OutgoingGame game(*laptops_[one]->game().game.setup);
            game.add(laptops_[one]->game());
            std::size_t same = 0;
            while (same < kept.size() && static_cast<std::int64_t>(same) < game.end().entry &&
                   kept[same].hash == game.hash_of(static_cast<std::int64_t>(same) + 1))
                ++same;
            CHECK(static_cast<std::int64_t>(same) >= reports_[one].acknowledged);
            if (same == kept.size() && !reports_[one].is_forked) ++winners;
            if (!reports_[one].is_forked) {
                CHECK(reports_[one].is_done);
                CHECK(static_cast<std::int64_t>(kept.size()) == game.end().entry);
            }
        }
        CHECK(winners == 1);
        CHECK(event.table(1, static_cast<int>(table) + 1)->forks.empty() == (candidates.size() == 1));
    }

    ScratchFolder folder_;
    Rng chance_;
    std::string event_;
    std::uint16_t port_ = 0;
    std::unique_ptr<ServedFile> served_;
    std::vector<std::unique_ptr<Laptop>> laptops_;
    std::vector<Report> reports_;
    bool has_twin_ = false;
    int faults_ = 0;
};

TEST_CASE("over lines that fail no acknowledged entry is lost or doubled, and every fork is reported") {
    const std::uint64_t runs = number_of("TABLEBANK_LIVE_FAULTS", 5);
    const std::uint64_t seed = number_of("TABLEBANK_SEED", std::random_device{}());
    std::int64_t acknowledged = 0;
    int faults = 0;
    int twins = 0;
    for (std::uint64_t run = 0; run < runs; ++run) {
        CAPTURE(run);
        CAPTURE(seed);
        FaultyEvening evening(seed + run);
        evening.play();
        evening.check();
        acknowledged += evening.acknowledged();
        faults += evening.faults();
        twins += evening.has_twin() ? 1 : 0;
    }
    std::cout << "seed " << seed << ": " << runs << " runs, " << faults << " faults, " << twins
              << " with two laptops of one game, " << acknowledged << " entries acknowledged\n";
}

}  // namespace
}  // namespace tablebank::testing
