// How fast an entry becomes durable: GameFile::append of one entry with its transfers and hash, against the least that
// any durable log must do, a bare 256-byte write and fdatasync to a file that is laid out already. Both take turns in
// short rounds, so that other work of the machine affects both alike.
//
// The files are in TMPDIR, which must be on a real disk: otherwise the figures mean nothing.

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <span>
#include <string>
#include <system_error>
#include <vector>

#include "bench/long_game.h"
#include "db/file/temporary_folder.h"
#include "db/game/game_file.h"

namespace {

using namespace tablebank;
using Seconds = std::chrono::duration<double>;

constexpr int writes_per_round = 32;
constexpr std::int64_t entries_prepared = 20'000;

/// A file whose every block is on the disk before the first measured write.
class BareLog {
public:
    explicit BareLog(const std::filesystem::path& path)
        : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
        check(descriptor_ >= 0);
        const std::vector<char> zeros(static_cast<std::size_t>(size));
        check(::pwrite(descriptor_, zeros.data(), zeros.size(), 0) == size && ::fsync(descriptor_) == 0);
    }
    BareLog(const BareLog&) = delete;
    BareLog& operator=(const BareLog&) = delete;
    ~BareLog() { ::close(descriptor_); }

    void write() {
        check(::pwrite(descriptor_, record_.data(), record_.size(), offset_) == record_size);
        check(::fdatasync(descriptor_) == 0);
        record_.front() = static_cast<char>(record_.front() ^ 1);
        offset_ = (offset_ + record_size) % size;
    }

private:
    static constexpr off_t size = 4 * 1024 * 1024;
    static constexpr off_t record_size = 256;

    static void check(bool succeeded) {
        if (!succeeded) throw std::system_error(errno, std::generic_category(), "bare log");
    }

    std::array<char, record_size> record_{};
    int descriptor_;
    off_t offset_ = 0;
};

/// The entries of a long game, posted one at a time; a new file at their end.
class EntryLog {
public:
    EntryLog(const std::filesystem::path& folder, const Table& table)
        : folder_(folder), table_(table), head_(genesis(*table.game.setup)), file_(begin()) {}

    void write() {
        const Entry& entry = table_.history.entries()[next_++];
        head_ = chained(head_, entry);
        file_.append(std::span(&entry, 1), std::span(&head_, 1));
    }
    /// Makes room for a round, outside the timed part.
    void prepare(std::size_t entries) {
        if (next_ + entries <= table_.history.entries().size()) return;
        file_ = begin();
        head_ = genesis(*table_.game.setup);
        next_ = 0;
    }

private:
    [[nodiscard]] GameFile begin() {
        return GameFile::create(folder_ / ("game-" + std::to_string(++files_) + ".tbl"), *table_.game.setup);
    }

    std::filesystem::path folder_;
    const Table& table_;
    Hash head_;
    int files_ = 0;
    std::size_t next_ = 0;
    GameFile file_;
};

/// Durations of single writes.
class Latencies {
public:
    template <class Log>
    double round(Log& log) {
        double whole = 0;
        for (int i = 0; i < writes_per_round; ++i) {
            const auto before = std::chrono::steady_clock::now();
            log.write();
            seconds_.push_back(Seconds(std::chrono::steady_clock::now() - before).count());
            whole += seconds_.back();
        }
        sum_ += whole;
        return whole;
    }
    [[nodiscard]] double per_second() const { return static_cast<double>(seconds_.size()) / sum_; }
    /// The duration that `percent` of all writes keep to, in microseconds.
    [[nodiscard]] double percentile(std::size_t percent) {
        const auto at = seconds_.begin() + static_cast<std::ptrdiff_t>((seconds_.size() - 1) * percent / 100);
        std::nth_element(seconds_.begin(), at, seconds_.end());
        return *at * 1e6;
    }

private:
    std::vector<double> seconds_;
    double sum_ = 0;
};

void durable_append(benchmark::State& state) {
    bench::LongGame game(1);
    game.play_to(entries_prepared);
    const TemporaryFolder folder(std::filesystem::temp_directory_path());
    EntryLog entries(folder.path(), game.table());
    BareLog bare(folder.path() / "bare.log");
    Latencies of_entries;
    Latencies of_bare;
    for (auto _ : state) {
        entries.prepare(writes_per_round);
        state.SetIterationTime(of_entries.round(entries));
        (void)of_bare.round(bare);
    }
    state.counters["entries/s"] = of_entries.per_second();
    state.counters["bare/s"] = of_bare.per_second();
    state.counters["ratio"] = of_entries.per_second() / of_bare.per_second();
    state.counters["p50_us"] = of_entries.percentile(50);
    state.counters["p99_us"] = of_entries.percentile(99);
    state.counters["bare_p50_us"] = of_bare.percentile(50);
    state.counters["bare_p99_us"] = of_bare.percentile(99);
}
BENCHMARK(durable_append)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
