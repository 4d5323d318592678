// One open game: a posted entry is on the disk and in the table, a refused or failed one is in neither.

#include <doctest/doctest.h>

#include <filesystem>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "tests/app/session/new_session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

TEST_CASE("a posted line is there when the game is opened again") {
    const ScratchFolder folder;
    Hash head;
    {
        Session session = new_session(folder);
        const Outcome outcome = session.post("anna 1 2");
        REQUIRE(std::holds_alternative<Posted>(outcome));
        CHECK(std::get<Posted>(outcome).first == 2);
        CHECK(std::get<Posted>(outcome).last == 2);
        head = session.head();
        CHECK(session.game().space_of(Seat{1}) == Space{3});
    }
    const Session again = Session::open(folder.file("game.tbl"), counted_stamps());
    CHECK(again.head() == head);
    CHECK(again.game().space_of(Seat{1}) == Space{3});
    CHECK(again.table().history.last() == 2);
    const ReadGame read = read_game(folder.file("game.tbl"));
    CHECK(read.head == head);
}

TEST_CASE("a copy of the file alone has every line that was posted, while the game is open") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (int number = 1; number <= 5; ++number) {
        REQUIRE(std::holds_alternative<Posted>(session.post("note \"line " + std::to_string(number) + '"')));
        const std::string copy = folder.file("copy" + std::to_string(number) + ".tbl");
        std::filesystem::copy_file(session.path(), copy);
        CHECK(read_game(copy).head == session.head());
    }
}

TEST_CASE("a refused or unreadable line and a preview leave no trace") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    const Hash head = session.head();
    CHECK(std::holds_alternative<Refusal>(session.post("boris pay 1501")));
    CHECK(std::holds_alternative<ParseError>(session.post("boris dance")));
    const auto previewed = session.preview("anna 1 2");
    REQUIRE(std::holds_alternative<std::vector<Entry>>(previewed));
    CHECK(std::get<std::vector<Entry>>(previewed).front().sequence == 2);
    CHECK(session.head() == head);
    CHECK(session.game().last == 1);
}

TEST_CASE("several lines are posted each on the table that the one before leaves, all of them or none") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    const Hash head = session.head();
    const std::vector<std::string> second_refused{"anna pay 1000", "anna pay 501"};
    CHECK(std::holds_alternative<Refusal>(session.post(second_refused)));
    CHECK(session.head() == head);
    CHECK(session.game().cash(Seat{1}) == Money{1500});
    const std::vector<std::string> both{"anna pay 1000", "anna pay 500"};
    const Outcome outcome = session.post(both);
    REQUIRE(std::holds_alternative<Posted>(outcome));
    CHECK(std::get<Posted>(outcome).first == 2);
    CHECK(std::get<Posted>(outcome).last == 3);
    CHECK(session.game().cash(Seat{1}).is_zero());
    CHECK(read_game(folder.file("game.tbl")).head == session.head());
}

TEST_CASE("a chain of entries is posted as one step") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const char* line : {"anna pay 5", "anna pay 6", "boris pay 7"})
        REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    const Outcome undone = session.post("undo to #1");
    REQUIRE(std::holds_alternative<Posted>(undone));
    CHECK(std::get<Posted>(undone).first == 5);
    CHECK(std::get<Posted>(undone).last == 7);
    CHECK(session.game().cash(Seat{1}) == Money{1500});
    CHECK(read_game(folder.file("game.tbl")).head == session.head());
    CHECK(verify(session.table()).clean());
}

TEST_CASE("the same lines with the same stamps give the same head") {
    const ScratchFolder folder;
    Session one = new_session(folder, "one.tbl");
    Session two = new_session(folder, "two.tbl");
    for (Session* session : {&one, &two}) REQUIRE(std::holds_alternative<Posted>(session->post("anna 1 2")));
    CHECK(one.head() == two.head());
}

TEST_CASE("nothing is made if the name is taken, and nothing is left over") {
    const ScratchFolder folder;
    { const Session session = new_session(folder); }
    CHECK_THROWS_AS((void)new_session(folder), FileError);
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) files += entry.exists() ? 1U : 0U;
    CHECK(files == 1);
}

TEST_CASE("a branch is the beginning of the same chain, verified as such, and the original game stays unchanged") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const char* line : {"anna 1 2", "anna buy", "undo", "boris pay 7 \"a \"\"fine\"\"\"", "note \"später\""})
        static_cast<void>(session.post(line));
    const std::int64_t last = session.game().last;
    REQUIRE(last > 4);
    const Hash head = session.head();
    for (std::int64_t upto = 1; upto <= last; ++upto) {
        const std::filesystem::path copy = folder.file("from-" + std::to_string(upto) + ".tbl");
        session.branch(upto, copy);
        const VerifiedGame read = read_and_verify(copy);
        CHECK(read.found.clean());
        CHECK(read.game.table.game.setup->game_id == session.setup().game_id);
        REQUIRE(read.game.table.history.last() == upto);
        for (std::int64_t number = 1; number <= upto; ++number)
            CHECK(read.game.table.history.at(number) == session.table().history.at(number));
        CHECK(state_hash(read.game.table.game) == state_hash(state_at(session.table(), upto)));
        if (upto == last) CHECK(read.game.head == head);
    }
    // It goes on by itself, and the original does too.
    Session copy = Session::open(folder.file("from-2.tbl"), counted_stamps(1000));
    REQUIRE(std::holds_alternative<Posted>(copy.post("anna decline")));
    CHECK(copy.game().last == 3);
    CHECK(session.head() == head);
    CHECK(read_game(folder.file("game.tbl")).head == head);
    REQUIRE(std::holds_alternative<Posted>(session.post("anna pay 5")));
}

TEST_CASE("a branch never takes the name of an existing file, and never an entry that does not exist") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    const std::string taken = folder.write("taken.tbl", "somebody's");
    try {
        session.branch(1, taken);
        FAIL("it was written over");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::exists);
    }
    CHECK(read_whole(taken) == "somebody's");
    CHECK_THROWS_AS(session.branch(1, folder.file("game.tbl")), FileError);
    CHECK_THROWS_AS(session.branch(2, folder.file("later.tbl")), std::invalid_argument);
    CHECK_THROWS_AS(session.branch(0, folder.file("earlier.tbl")), std::invalid_argument);
    CHECK_FALSE(std::filesystem::exists(folder.file("later.tbl")));
}

TEST_CASE("a second program does not get the game, and the first keeps posting") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    try {
        (void)Session::open(folder.file("game.tbl"), counted_stamps());
        FAIL("it was opened twice");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::open_elsewhere);
    }
    CHECK(std::holds_alternative<Posted>(session.post("anna pay 5")));
}

TEST_CASE("a forced entry is found, in force or not") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    REQUIRE(std::holds_alternative<Posted>(session.post("force \"agreed\" boris buy @39")));
    REQUIRE(std::holds_alternative<Posted>(session.post("undo")));
    const Verification found = verify(session.table());
    CHECK(found.forced == std::vector<std::int64_t>{2});
    CHECK(found.deviations.empty());
}

}  // namespace
}  // namespace tablebank::testing
