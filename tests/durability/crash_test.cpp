// Anything that a crash leaves of an evening opens, with every acknowledged entry and nothing else but whole later
// ones. scripts/crash-images.sh checks the requested number.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <utility>

#include "app/session/session.h"
#include "db/file/temporary_folder.h"
#include "ledger/proof/chain.h"
#include "tests/durability/crash_image.h"
#include "tests/durability/evening.h"
#include "tests/durability/files.h"

using namespace tablebank;
using namespace tablebank::durability;
using random_play::Rng;

namespace {

constexpr std::array<std::pair<Crash, const char*>, 4> crashes{
    {{Crash::prefix, "prefix"}, {Crash::dropped, "dropped"}, {Crash::reordered, "reordered"}, {Crash::torn, "torn"}}};
constexpr int images_of_an_evening = 60;
constexpr int lines_of_an_evening = 420;  // more than one checkpoint

/// As the next sitting finds a game, or a reader next to it.
ReadGame read_any(const std::string& file, bool to_post) {
    if (!to_post) return read_game(file);
    const Session session = Session::open(file, StampMaker::system());
    return {session.table(), session.head()};
}

/// The error of a game that a crash has left; empty if there is none.
std::string fault(const std::string& file, const Promise& promise, std::size_t position, bool to_post) {
    try {
        const ReadGame read = read_any(file, to_post);
        const auto there = static_cast<std::size_t>(read.table.history.last());
        const auto least = promise.least(position);
        if (there < least.value_or(0)) return "of " + std::to_string(*least) + " entries " + std::to_string(there);
        if (there > promise.most(position)) return std::to_string(there) + " entries, and fewer were begun";
        if (read.head != promise.chain.at(there - 1)) return "other entries";
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

/// A game of an image, in a folder of its own.
std::string fault(const std::string& name, const Promise& promise, const Image& image, std::size_t position,
                  bool to_post) {
    if (!image.contains(name)) return promise.least(position) ? name + " is gone" : std::string{};
    const TemporaryFolder folder(quick_folder());
    const std::string file = folder.path() / "game.tbl";
    for (const char* ending : {"", "-wal", "-journal"})
        if (const auto left = image.find(name + ending); left != image.end()) write_bytes(file + ending, left->second);
    return fault(file, promise, position, to_post);
}

/// The game of the evening, and one of its copies. The first fault, or nothing.
std::string fault(const Evening& evening, const Image& image, std::size_t position, Rng& chance) {
    const auto copy = std::next(evening.games.begin(), chance.below(static_cast<int>(evening.games.size())));
    std::string found = fault(copy->first, copy->second, image, position, chance.percent(50));
    if (found.empty() && copy->first != evening.game)
        found = fault(evening.game, evening.games.at(evening.game), image, position, chance.percent(50));
    return found;
}

struct Crashed {
    std::uint64_t images = 0;
    std::uint64_t faults = 0;
    std::map<std::string, std::uint64_t> images_of{};  ///< by kind of crash
    std::string first{};                               ///< fault
};

/// Images of one evening at random moments, as often of each kind.
void crash_evening(std::uint64_t seed, std::uint64_t images, Syncs syncs, Crashed& crashed) {
    Rng chance(seed);
    const Beginning beginning = chance.percent(70) ? Beginning::made : Beginning::old;
    // The moments of a new file, of the first line and of the end are few: short evenings are mostly made of them.
    const int lines = chance.percent(50) ? chance.below(8) : lines_of_an_evening;
    const Evening evening = play_evening(seed, beginning, lines);
    for (std::uint64_t i = 0; i < images; ++i) {
        const auto& [crash, name] = crashes.at(i % crashes.size());
        const auto position = static_cast<std::size_t>(chance.below(static_cast<int>(evening.events.size()) + 1));
        const Image image = crash_image(evening.before, evening.events, position, crash, syncs, chance);
        const std::string found = fault(evening, image, position, chance);
        ++crashed.images;
        ++crashed.images_of[name];
        if (found.empty()) continue;
        if (crashed.faults++ == 0)
            crashed.first = "evening " + std::to_string(seed) + ", " + name + " after " + std::to_string(position) +
                            " of " + std::to_string(evening.events.size()) + " events: " + found;
    }
}

Crashed crash(std::uint64_t images, std::uint64_t seed, Syncs syncs) {
    Crashed crashed;
    for (; crashed.images < images; ++seed)
        crash_evening(seed, std::min<std::uint64_t>(images_of_an_evening, images - crashed.images), syncs, crashed);
    return crashed;
}

}  // namespace

TEST_CASE("what a crash leaves opens with all that was acknowledged") {
    const std::uint64_t images = number_from("TABLEBANK_IMAGES", 300);
    const std::uint64_t seed = number_from("TABLEBANK_SEED", std::random_device{}());
    MESSAGE("seed ", seed);
    const Crashed crashed = crash(images, seed, Syncs::honoured);
    MESSAGE(crashed.images, " crash images, ", crashed.faults, " with a loss");
    CAPTURE(crashed.first);
    CHECK(crashed.faults == 0);
    CHECK(crashed.images == images);
    CHECK(crashed.images_of.size() == crashes.size());
}

TEST_CASE("on a disk that ignores syncs losses are found") {
    const Crashed crashed = crash(120, 1, Syncs::ignored);
    MESSAGE(crashed.faults, " losses, the first: ", crashed.first);
    CHECK(crashed.faults > 30);
}

TEST_CASE("an evening makes, migrates, checkpoints, copies and cuts games") {
    const Evening made = play_evening(1, Beginning::made, lines_of_an_evening);
    const Evening old = play_evening(1, Beginning::old, lines_of_an_evening);
    for (const Evening* evening : {&made, &old}) {
        CHECK(evening->games.size() > 2);
        const auto emptied = std::ranges::count_if(evening->events, [](const test::DiskEvent& event) {
            return event.kind == test::DiskEvent::Kind::write && event.path.ends_with("evening.tbl");
        });
        CHECK_MESSAGE(emptied > 100, "the log was brought into the file");
        for (const auto& [file, promise] : evening->games) CHECK(promise.acknowledged.back().entries > 0);
    }
    CHECK(made.before.empty());
    CHECK(old.before.size() == 1);
    const auto renamed = std::ranges::count(made.events, test::DiskEvent::Kind::rename, &test::DiskEvent::kind);
    CHECK(renamed >= 4);  // a new game takes two, its draft and itself
}
