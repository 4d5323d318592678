// Entries of a record: those that continue the chain are posted, all or none; an existing one is harmless; another
// history at the same place is reported.

#include <doctest/doctest.h>

#include <vector>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "tests/app/session/new_session.h"
#include "tests/support/failing_vfs.h"

namespace tablebank::testing {
namespace {

using Record = std::vector<RecordedEntry>;

/// Everything that a game has posted.
Record record_of(const Session& session) {
    Record record;
    Hash head = genesis(session.setup());
    for (const Entry& entry : session.table().history.entries()) record.push_back({entry, head = chained(head, entry)});
    return record;
}

/// With the hashes that belong to the entries, as a forger would write them.
Record hashed_again(Record record, Hash head) {
    for (RecordedEntry& recorded : record) recorded.hash = head = chained(head, recorded.entry);
    return record;
}

/// A game, and a branch of it where two rounds of lines were posted since.
struct TwoTables {
    ScratchFolder folder;
    Session here = new_session(folder);
    Session there;

    TwoTables() : there(branch()) {
        for (const char* line : {"anna 1 2", "anna decline", "boris pay 7", "undo"})
            REQUIRE(std::holds_alternative<Posted>(there.post(line)));
    }
    Session branch() {
        REQUIRE(std::holds_alternative<Posted>(here.post("anna pay 5")));
        here.branch(2, folder.file("there.tbl"));
        return Session::open(folder.file("there.tbl"), counted_stamps(1000));
    }
    [[nodiscard]] Accepted send(const Record& record) { return here.accept(genesis(there.setup()), record); }
    /// Nothing of a refused record is there, on the table or on the disk.
    void check_untouched() {
        CHECK(here.game().last == 2);
        CHECK(here.table().history.last() == 2);
        CHECK(here.game().cash(Seat{2}) == Money{1500});
        CHECK(std::holds_alternative<Posted>(here.post("boris pay 1")));
        CHECK(read_game(folder.file("game.tbl")).head == here.head());
    }
};

TEST_CASE("a record of the entries after the last one is posted unchanged, and durable") {
    TwoTables tables;
    Record record = record_of(tables.there);
    record.erase(record.begin(), record.begin() + 2);
    const Accepted accepted = tables.send(record);
    CHECK(accepted.what == Acceptance::accepted);
    CHECK(accepted.first == 3);
    CHECK(accepted.last == 6);
    CHECK(tables.here.head() == tables.there.head());
    CHECK(state_hash(tables.here.game()) == state_hash(tables.there.game()));
    const VerifiedGame read = read_and_verify(tables.folder.file("game.tbl"));
    CHECK(read.game.head == tables.there.head());
    CHECK(read.found.clean());
    CHECK(std::holds_alternative<Posted>(tables.here.post("boris pay 1")));
}

TEST_CASE("an existing entry is skipped, once or twice") {
    TwoTables tables;
    const Record whole = record_of(tables.there);
    CHECK(tables.send(whole).what == Acceptance::accepted);
    const Accepted again = tables.send(whole);
    CHECK(again.what == Acceptance::nothing_new);
    CHECK_FALSE(again.is_refused());
    CHECK(tables.send({}).what == Acceptance::nothing_new);
    CHECK(tables.here.game().last == 6);
    CHECK(read_game(tables.folder.file("game.tbl")).head == tables.there.head());
}

TEST_CASE("another entry at the same place is a fork, which names the place") {
    TwoTables tables;
    REQUIRE(std::holds_alternative<Posted>(tables.here.post("boris pay 9")));
    const Hash head = tables.here.head();
    const Accepted no = tables.send(record_of(tables.there));
    CHECK(no.what == Acceptance::fork);
    CHECK(no.first == 3);
    CHECK(tables.here.head() == head);
    CHECK(tables.here.game().last == 3);
}

TEST_CASE("entries out of order, or with one missing, are refused at the place") {
    TwoTables tables;
    const Record whole = record_of(tables.there);
    Record swapped{whole[3], whole[2]};
    CHECK(tables.send(swapped).what == Acceptance::gap);
    const Accepted missing = tables.send({whole[2], whole[4]});
    CHECK(missing.what == Acceptance::gap);
    CHECK(missing.first == 5);
    CHECK(tables.send({whole[2], whole[2]}).what == Acceptance::gap);
    CHECK(tables.send({whole.back()}).what == Acceptance::gap);
    tables.check_untouched();
}

TEST_CASE("an entry that does not match its hash is refused, and the good ones before it with it") {
    TwoTables tables;
    Record record = record_of(tables.there);
    record[4].entry.transfers.front().quantity = 8;
    const Accepted no = tables.send(record);
    CHECK(no.what == Acceptance::wrong_hash);
    CHECK(no.first == 5);
    record = record_of(tables.there);
    record[1].entry.why = "changed under its own hash";
    CHECK(tables.send(record).what == Acceptance::wrong_hash);
    tables.check_untouched();
}

TEST_CASE("a forger's hashes do not make an impossible entry possible") {
    TwoTables tables;
    const auto forged = [&](auto change) {
        Record record = record_of(tables.there);
        change(record);
        const Accepted no = tables.send(hashed_again(record, genesis(tables.there.setup())));
        CHECK(no.what == Acceptance::impossible);
        CHECK(no.first == 5);
        CHECK_FALSE(no.detail.empty());
    };
    forged([](Record& record) { record[4].entry.transfers.front().quantity = 1501; });
    forged([](Record& record) { record[4].entry.facts.push_back({{FactName::turn}, "1", "9"}); });
    forged([](Record& record) { record[4].entry.reverses = 9; });
    forged([](Record& record) { record[4].entry.line = "open"; });
    forged([](Record& record) { record[4].entry.stamp.id = record[0].entry.stamp.id; });
    forged([](Record& record) { record[4].entry.stamp.id = record[3].entry.stamp.id; });
    forged([](Record& record) { record[4].entry.set_aside = {"two words"}; });
    forged([](Record& record) { record[4].entry.why = "invented"; });
    forged([](Record& record) { record[4].entry.stamp.poster = "\x1b"; });
    forged([](Record& record) { record[4].entry.stamp.id = "short"; });
    tables.check_untouched();
}

TEST_CASE("a record that ends within an action is refused whole") {
    TwoTables tables;
    REQUIRE(std::holds_alternative<Posted>(tables.there.post("amend #3 anna 1 3")));
    const Record whole = record_of(tables.there);
    const auto first = tables.there.table().history.action_of(whole.back().entry.sequence);
    REQUIRE(first);
    REQUIRE(first->last > first->first);
    for (std::int64_t last = first->first; last < first->last; ++last) {
        CAPTURE(last);
        const Accepted no = tables.send({whole.begin(), whole.begin() + last});
        CHECK(no.what == Acceptance::impossible);
        CHECK(no.first == last);
        CHECK_FALSE(no.detail.empty());
        CHECK(tables.here.game().last == 2);
    }
    CHECK(tables.send(whole).what == Acceptance::accepted);
    CHECK(read_and_verify(tables.folder.file("game.tbl")).found.clean());
}

TEST_CASE("a record of another game is refused whatever it contains") {
    TwoTables tables;
    Setup other = two_players();
    other.game_id = std::string(32, 'b');
    CHECK(tables.here.accept(genesis(other), record_of(tables.there)).what == Acceptance::other_game);
    CHECK(tables.here.accept(genesis(other), {}).what == Acceptance::other_game);
    tables.check_untouched();
}

TEST_CASE("at any failing operation of the disk, a record is posted whole or not at all, and can be sent again") {
    bool posted = false;
    for (int operation = 1; !posted && operation < 200; ++operation) {
        CAPTURE(operation);
        tablebank::test::FailingVfs disk;
        TwoTables tables;
        const Record record = record_of(tables.there);
        disk.fail_at(operation, tablebank::test::FailingVfs::Fault::io_error,
                     tablebank::test::FailingVfs::Lasting::until_mended);
        try {
            (void)tables.send(record);
        } catch (const FileError&) {
            CHECK(tables.here.game().last == 2);
        }
        posted = !disk.has_failed();
        disk.mend();
        CHECK_FALSE(tables.send(record).is_refused());
        CHECK(tables.here.head() == tables.there.head());
        CHECK(read_game(tables.folder.file("game.tbl")).head == tables.there.head());
    }
    CHECK(posted);
}

}  // namespace
}  // namespace tablebank::testing
