// If reading reports that a file is damaged, posting reports it in the same words, and leaves the file unchanged.

#include <doctest/doctest.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "db/game/schema.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

namespace {

std::string sound_game(const Folder& folder) {
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(40).add(full_entry()).play(20);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
    }
    return bytes_of(folder / "evening.tbl");
}

std::optional<std::string> said(const std::function<void()>& action) {
    try {
        action();
    } catch (const FileError& error) {
        return std::to_string(static_cast<int>(error.kind())) + error.what();
    }
    return std::nullopt;
}

/// Whether the file was refused, by both roads with the same words.
bool both_refuse(const std::filesystem::path& file, const std::string& bytes) {
    write_bytes(file, bytes);
    const auto reading = said([&] { (void)guarded_contents(file); });
    const auto posting = said([&] { (void)contents_of(GameFile::open(file)); });
    CHECK(reading == posting);
    if (reading) CHECK(bytes_of(file) == bytes);
    std::filesystem::remove(file);
    return reading.has_value();
}

}  // namespace

TEST_CASE("one flipped byte, 1,000 places: posting refuses what reading refuses") {
    const auto seed = std::random_device{}();
    MESSAGE("seed ", seed);
    std::mt19937 random(seed);
    const Folder folder;
    const std::string sound = sound_game(folder);
    std::uniform_int_distribution<std::size_t> place(0, sound.size() - 1);
    std::uniform_int_distribution<int> bits(1, 255);
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        std::string spoiled = sound;
        const std::size_t at = place(random);
        spoiled[at] = static_cast<char>(spoiled[at] ^ bits(random));
        CAPTURE(at);
        refused += both_refuse(folder / "spoiled.tbl", spoiled) ? 1 : 0;
        REQUIRE(folder.names() == "evening.tbl");
    }
    CHECK(refused > 500);
}

TEST_CASE("a file larger than any game is not opened for posting either, whatever it contains") {
    const Folder folder;
    (void)sound_game(folder);
    std::filesystem::resize_file(folder / "evening.tbl", game_kind.largest + 1);
    CHECK(kind_of_failure([&] { (void)GameFile::open(folder / "evening.tbl"); }) == Kind::not_ours);
    CHECK(kind_of_failure([&] { (void)guarded_contents(folder / "evening.tbl"); }) == Kind::not_ours);
}

TEST_CASE("nothing is posted to a game that could not be opened again then") {
    const Folder folder;
    (void)sound_game(folder);
    std::filesystem::resize_file(folder / "evening.tbl", game_kind.largest_to_write_to() + 4096);
    GameFile game = GameFile::open(folder / "evening.tbl");
    Chain chain(sample_setup());
    chain.play(40).add(full_entry()).play(21);
    CHECK(kind_of_failure([&] { chain.post(game, 62); }) == Kind::too_long);
    CHECK(contents_of(game).entries.size() == 61);
}

TEST_CASE("a game that is refused for its entries keeps its -wal as it came") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.play(5).post(game);
    write_bytes(folder / "left.tbl", bytes_of(folder / "evening.tbl"));
    write_bytes(folder / "left.tbl-wal", bytes_of(folder / "evening.tbl-wal"));
    {
        GameFile left = GameFile::open(folder / "left.tbl");
        const std::string log = bytes_of(folder / "left.tbl-wal");
        CHECK_THROWS_AS(left.entries().load([](Entry&&, const Hash&) { throw std::logic_error("it does not fit"); }),
                        std::logic_error);
        CHECK(bytes_of(folder / "left.tbl-wal") == log);
    }
    CHECK(bytes_of(folder / "left.tbl-wal") == bytes_of(folder / "evening.tbl-wal"));
    CHECK(bytes_of(folder / "left.tbl") == bytes_of(folder / "evening.tbl"));
}

namespace {

/// A game with pages at its end that its header lists as free; `listed` are the first of them and those it leads to.
std::string with_free_pages(const std::string& sound, std::uint32_t count, const std::vector<std::uint32_t>& listed) {
    const auto put = [](std::string& bytes, std::size_t at, std::uint32_t value) {
        for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes.at(at++) = static_cast<char>(value >> shift & 0xffU);
    };
    constexpr std::size_t page = 2048;
    std::string bytes = sound;
    bytes.resize(bytes.size() + 3 * page);
    put(bytes, 28, static_cast<std::uint32_t>(bytes.size() / page));
    put(bytes, 32, listed.front());
    put(bytes, 36, count);
    const std::size_t trunk = (listed.front() - 1) * page;
    put(bytes, trunk + 4, static_cast<std::uint32_t>(listed.size() - 1));
    for (std::size_t i = 1; i < listed.size(); ++i) put(bytes, trunk + 4 + 4 * i, listed[i]);
    return bytes;
}

}  // namespace

TEST_CASE("a list of free pages that misleads posting is damage for reading too, and a sound one is not") {
    const Folder folder;
    const std::string sound = sound_game(folder);
    const auto pages = static_cast<std::uint32_t>(sound.size() / 2048);
    const auto file = folder / "forged.tbl";
    CHECK_FALSE(both_refuse(file, with_free_pages(sound, 3, {pages + 1, pages + 2, pages + 3})));
    CHECK_MESSAGE(both_refuse(file, with_free_pages(sound, 3, {pages + 1, 4, pages + 2})), "one in use");
    CHECK_MESSAGE(both_refuse(file, with_free_pages(sound, 9, {pages + 1, pages + 2, pages + 3})), "fewer than said");
    CHECK_MESSAGE(both_refuse(file, with_free_pages(sound, 3, {pages + 1, pages + 2, pages + 2})), "one twice");
    CHECK_MESSAGE(both_refuse(file, with_free_pages(sound, 3, {pages + 1, pages + 2, 70000})), "one beyond the end");

    write_bytes(file, with_free_pages(sound, 3, {pages + 1, pages + 2, pages + 3}));
    GameFile game = GameFile::open(file);
    Chain chain(sample_setup());
    chain.play(40).add(full_entry()).play(200);
    chain.post(game, 62);
    CHECK(guarded_contents(file).hashes == chain.hashes);
}

TEST_CASE("a header that forbids all writing is damage for reading too") {
    const Folder folder;
    std::string bytes = sound_game(folder);
    bytes.at(18) = 3;
    CHECK(both_refuse(folder / "forged.tbl", bytes));
}
