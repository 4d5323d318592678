// The part of a history after a fork becomes its whole record with the beginning of another record of the same game.

#include "app/event/whole_record.h"

#include "tests/app/event/copied_table.h"

namespace tablebank::testing {
namespace {

const EvidenceOf nothing = [](const GameSource&) { return std::nullopt; };
const RecordOfGame nowhere = [](const std::string&) { return std::nullopt; };

/// A game that went on in two ways after entry 3, each in a record of its own.
struct TwoHistories {
    TwoHistories() {
        table.play({"clock start", "roll 1 2"});
        table.session->back_up(table.folder.file("two.tbl"));
        table.play({"ok", "next", "2 leaves", "3 leaves", "4 leaves"});
        one = table.record();
        table.session = std::make_unique<Session>(Session::open(table.folder.file("two.tbl"), counting_stamps(100)));
        table.play({"note \"another evening\"", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
        other = table.record();
        part = other.substr(other.find("\n4 "));
        source = source_in(other);
        source.evidence = to_hex(sha256(part));
    }
    CopiedTable table;
    std::string one;
    std::string other;
    std::string part;  ///< of the other one
    GameSource source;
};

}  // namespace

TEST_CASE("only a record without its beginning is a part of one") {
    const TwoHistories two;
    CHECK(is_part_of_record(two.part));
    for (const std::string& text : {two.one, std::string{}, std::string{"\n"}, std::string{"\nend 3"}, "x" + two.part})
        CHECK_FALSE(is_part_of_record(text));
}

TEST_CASE("the whole record of a history has its beginning from a result of the event, or from elsewhere") {
    TwoHistories two;
    const RecordOfGame at_hub = [&](const std::string& game) {
        return game == two.source.game ? std::optional{two.one} : std::nullopt;
    };
    CHECK(whole_record(two.table.event, two.source, two.part, nothing, at_hub) == two.other);
    done(two.table.event, decide_result(two.table.event, two.table.result(two.one)));
    const EvidenceOf evidence = [&](const GameSource& source) {
        return source.evidence == to_hex(sha256(two.one)) ? std::optional{two.one} : std::nullopt;
    };
    CHECK(whole_record(two.table.event, two.source, two.part, evidence, nowhere) == two.other);
    CHECK(whole_record(two.table.event, two.source, two.one, evidence, nowhere) == two.one);
}

TEST_CASE("a beginning that does not lead to the head of a history is not its beginning") {
    const TwoHistories two;
    const auto put_together = [&](const std::string& beginning, const GameSource& source) {
        return whole_record(two.table.event, source, two.part, nothing,
                            [&](const std::string&) { return std::optional{beginning}; });
    };
    CHECK(whole_record(two.table.event, two.source, two.part, nothing, nowhere) == two.part);
    CHECK(put_together(forged_record(game_of_record(two.one).table, cash_from_nowhere(2, 1, 9)), two.source) ==
          two.part);
    CHECK(put_together("no record", two.source) == two.part);
    CHECK(put_together(two.part, two.source) == two.part);
    GameSource other = two.source;
    other.head = std::string(64, 'a');
    CHECK(put_together(two.one, other) == two.part);
    other = two.source;
    other.game = std::string(32, 'b');
    CHECK(put_together(two.one, other) == two.part);
}

}  // namespace tablebank::testing
