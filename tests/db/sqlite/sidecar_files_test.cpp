// A stranger's file under a journal's name harms nothing; the journal of a crash is honoured.

#include "db/sqlite/sidecar_files.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <functional>
#include <string>

#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

namespace {

const std::string journal_magic{"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8};
constexpr const char* keys = "somebody's keys";

std::string big_endian_bytes(std::uint32_t value) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>(value >> shift & 0xffU);
    return bytes;
}

/// As SQLite writes it: the header fills a sector.
std::string journal_header(std::uint32_t pages, std::uint32_t page_size) {
    std::string header = journal_magic + big_endian_bytes(0) + big_endian_bytes(7) + big_endian_bytes(pages) +
                         big_endian_bytes(512) + big_endian_bytes(page_size);
    header.resize(512);
    return header;
}

/// The record at the end of a journal which names the one that several databases share.
std::string shared_journal_record(const std::string& name) {
    std::uint32_t sum = 0;
    for (const char letter : name) sum += static_cast<unsigned char>(letter);
    return big_endian_bytes(0x40000001) + name + big_endian_bytes(static_cast<std::uint32_t>(name.size())) +
           big_endian_bytes(sum) + journal_magic;
}

/// A closed game and another user's file, which neither reading nor posting may touch.
struct Attacked {
    Folder folder;
    std::filesystem::path game = folder / "evening.tbl";
    std::filesystem::path victim = folder / "keys.txt";

    Attacked() {
        const Setup setup = sample_setup();
        Chain chain(setup);
        GameFile made = GameFile::create(game, setup);
        chain.play(5).post(made);
        write_bytes(victim, keys);
    }
    [[nodiscard]] std::filesystem::path beside(const char* ending) const { return companion(game, ending); }

    void check_refused() const {
        const std::string before = bytes_of(game);
        const std::string names = folder.names();
        CHECK(kind_of_failure([&] { (void)guarded_contents(game); }) == Kind::unsafe_beside);
        CHECK(kind_of_failure([&] { (void)GameFile::open(game); }) == Kind::unsafe_beside);
        CHECK(bytes_of(game) == before);
        CHECK(bytes_of(victim) == keys);
        CHECK(folder.names() == names);
    }
};

/// A game whose last entry was changed in a transaction that was never ended: its pages are changed in the file, and
/// the originals are in the journal.
std::filesystem::path interrupted(const Folder& folder, const Chain& chain) {
    {
        GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
        chain.post(game);
        game.back_up(folder / "copy.tbl");
    }
    SQLite::Database copy((folder / "copy.tbl").string(), SQLite::OPEN_READWRITE);
    copy.exec("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; UPDATE entry SET why = 'another'");
    write_bytes(folder / "left.tbl", bytes_of(folder / "copy.tbl"));
    write_bytes(folder / "left.tbl-journal", bytes_of(folder / "copy.tbl-journal"));
    return folder / "left.tbl";
}

}  // namespace

TEST_CASE("a journal that names another file is refused on both roads, and that file stays") {
    const Attacked attacked;
    const std::string record = shared_journal_record(attacked.victim.string());
    const std::string plain = journal_header(1, 2048);
    for (const std::string& journal :
         {record, plain + record, plain + plain + record, std::string(512, 'x') + record}) {
        write_bytes(attacked.beside("-journal"), journal);
        attacked.check_refused();
    }
}

TEST_CASE("a journal that would make the game larger than any is refused") {
    const Attacked attacked;
    write_bytes(attacked.beside("-journal"), journal_header(0xffffffff, 65536));
    attacked.check_refused();
    write_bytes(attacked.beside("-journal"), journal_header(0xffffffff, 0));
    attacked.check_refused();
}

TEST_CASE("a link, a folder or a pipe in place of a journal is neither followed nor waited for") {
    for (const char* ending : companion_endings) {
        CAPTURE(ending);
        SUBCASE("a symbolic link") {
            const Attacked attacked;
            std::filesystem::create_symlink(attacked.victim, attacked.beside(ending));
            attacked.check_refused();
        }
        SUBCASE("a link that leads nowhere") {
            const Attacked attacked;
            std::filesystem::create_symlink(attacked.folder / "nothing", attacked.beside(ending));
            attacked.check_refused();
        }
        SUBCASE("a second name of another file") {
            const Attacked attacked;
            std::filesystem::create_hard_link(attacked.victim, attacked.beside(ending));
            attacked.check_refused();
        }
        SUBCASE("a folder") {
            const Attacked attacked;
            std::filesystem::create_directory(attacked.beside(ending));
            attacked.check_refused();
        }
        SUBCASE("a pipe") {
            const Attacked attacked;
            REQUIRE(::mkfifo(attacked.beside(ending).c_str(), 0600) == 0);
            attacked.check_refused();
        }
        SUBCASE("a file larger than any game") {
            const Attacked attacked;
            write_bytes(attacked.beside(ending), "x");
            std::filesystem::resize_file(attacked.beside(ending), 200ULL * 1024 * 1024);
            attacked.check_refused();
        }
    }
}

TEST_CASE("what a crash left in an ordinary journal is rolled back for reading and for posting") {
    const Folder folder;
    Chain chain(sample_setup());
    chain.play(300);
    const auto game = interrupted(folder, chain);
    REQUIRE(bytes_of(companion(game, "-journal")).starts_with(journal_magic));
    {
        const std::string before = bytes_of(game);
        std::filesystem::copy_file(game, folder / "bare.tbl");
        REQUIRE(kind_of_failure([&] { (void)guarded_contents(folder / "bare.tbl"); }) == Kind::damaged);
        CHECK(guarded_contents(game).hashes == chain.hashes);
        CHECK(bytes_of(game) == before);
    }
    GameFile opened = GameFile::open(game);
    CHECK(contents_of(opened).hashes == chain.hashes);
    CHECK_FALSE(std::filesystem::exists(companion(game, "-journal")));
    chain.play(1).post(opened, chain.size());
    CHECK(guarded_contents(game).hashes == chain.hashes);
}

TEST_CASE("a journal that would leave no game is refused on both roads, and the game stays as it came") {
    const auto refused_as_it_came = [](const std::string& journal) {
        const Attacked attacked;
        const std::string before = bytes_of(attacked.game);
        write_bytes(attacked.beside("-journal"), journal);
        const auto reading = kind_of_failure([&] { (void)guarded_contents(attacked.game); });
        const auto posting = kind_of_failure([&] { (void)GameFile::open(attacked.game); });
        CHECK(reading == posting);
        CHECK(bytes_of(attacked.game) == before);
        CHECK(bytes_of(attacked.beside("-journal")) == journal);
    };
    const auto padded = [](std::string journal) {
        journal.resize(8192);
        return journal;
    };
    // A record is the number of a page, the page as it was, and a sum over every 200th byte from its end.
    const auto with_page = [](const std::string& page) {
        std::string journal = journal_magic + big_endian_bytes(1) + big_endian_bytes(7) + big_endian_bytes(40) +
                              big_endian_bytes(512) + big_endian_bytes(2048);
        journal.resize(512);
        std::uint32_t sum = 7;
        for (std::size_t at = page.size() - 200; at > 0 && at < page.size(); at -= 200)
            sum += static_cast<unsigned char>(page.at(at));
        return journal + big_endian_bytes(1) + page + big_endian_bytes(sum);
    };
    SUBCASE("it makes the game empty, or a page long") {
        for (const std::uint32_t pages : {0U, 1U}) {
            refused_as_it_came(journal_header(pages, 2048));
            refused_as_it_came(padded(journal_header(pages, 2048)));
        }
    }
    SUBCASE("it puts something else in place of the first page") {
        refused_as_it_came(with_page(std::string(2048, '\xff')));
    }
    SUBCASE("it is of a later version, or of another program") {
        std::string page;
        {
            const Attacked attacked;
            page = bytes_of(attacked.game).substr(0, 2048);
        }
        for (const std::size_t place : {60U, 68U}) {
            std::string other = page;
            other.replace(place, 4, big_endian_bytes(7));
            refused_as_it_came(with_page(other));
        }
    }
}

TEST_CASE("a log of another program's game is refused for reading and for posting") {
    const Attacked attacked;
    const Folder folder;
    std::filesystem::copy_file(attacked.game, folder / "other.tbl");
    SQLite::Database other((folder / "other.tbl").string(), SQLite::OPEN_READWRITE);
    other.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA application_id = 7");
    write_bytes(attacked.beside("-wal"), bytes_of(folder / "other.tbl-wal"));
    const std::string before = bytes_of(attacked.game);
    CHECK(kind_of_failure([&] { (void)guarded_contents(attacked.game); }) == Kind::not_ours);
    CHECK(kind_of_failure([&] { (void)GameFile::open(attacked.game); }) == Kind::not_ours);
    CHECK(bytes_of(attacked.game) == before);
}
