// The statement of a checkpoint about a game, at its end and at the end of a round.

#include "app/session/game_checkpoint.h"

#include <doctest/doctest.h>

#include "ledger/proof/chain.h"
#include "ledger/proof/comparison.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

const GivenBy vera{Attester::judge, "Vera"};

void post(Session& session, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    }
}

TEST_CASE("a checkpoint states game, edition, entries, head, round and who gives it") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    post(session, {"anna roll 1 2", "ok"});
    const Checkpoint last = checkpoint_at(session.table(), 3, vera);
    CHECK(last.game == std::string(32, 'a'));
    CHECK(last.edition == "us");
    CHECK(last.edition_hash == sha256(session.setup().edition_text));
    CHECK(last.entries == 3);
    CHECK(last.head == session.head());
    CHECK(last.round == 1);
    CHECK(last.role == Attester::judge);
    CHECK(last.name == "Vera");
    CHECK(read_checkpoint(checkpoint_text(last)) == last);

    const Checkpoint before = checkpoint_at(session.table(), 1, vera);
    CHECK_FALSE(before.head == last.head);
    const auto summary = summary_of(session.setup(), session.table().history.entries());
    const auto compared = compare(summary, std::vector{before, last});
    CHECK(compared[0].agreement == Agreement::went_on);
    CHECK(compared[1].agreement == Agreement::agrees);
}

TEST_CASE("a round is over when the next one begins, and once the game is over") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    post(session, {"anna roll 1 2", "ok", "next", "boris roll 1 2", "ok"});
    CHECK_FALSE(end_of_round(session.table(), 1));
    post(session, {"next"});
    const std::int64_t first_of_second = session.game().last;
    REQUIRE(session.game().round() == 2);
    CHECK(end_of_round(session.table(), 1) == first_of_second - 1);
    CHECK(checkpoint_at(session.table(), first_of_second - 1, vera).round == 1);
    CHECK(checkpoint_at(session.table(), first_of_second, vera).round == 2);
    for (const std::int64_t round : {-1, 0, 2, 3}) CHECK_FALSE(end_of_round(session.table(), round));

    // An undone part is played again: the round ended later.
    post(session, {"undo", "note \"a pause\""});
    CHECK_FALSE(end_of_round(session.table(), 1));
    post(session, {"next"});
    CHECK(end_of_round(session.table(), 1) == first_of_second + 2);
}

TEST_CASE("a game that is over gives a checkpoint of its end") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    post(session, {"anna roll 1 2", "ok", "next", "boris leaves \"the last train\""});
    REQUIRE(session.game().phase() == Phase::finished);
    const std::int64_t last = session.game().last;
    CHECK(is_of_end(checkpoint_at(session.table(), last, vera)));
    CHECK(checkpoint_at(session.table(), last - 1, vera).round == 1);
    CHECK(end_of_round(session.table(), 1) == last);
}

}  // namespace
}  // namespace tablebank::testing
