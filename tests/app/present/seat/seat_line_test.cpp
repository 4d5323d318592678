// A seat posts for itself only: what it may post, and in whose name.

#include "app/present/seat/seat_line.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/present/seat/seat_preview.h"
#include "app/present/seat/seat_view.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

std::vector<PlayerSetup> three() {
    return {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
}

std::vector<std::string> lines_of_seat(const DiskGame& game, int seat, const std::string& text) {
    const ReadSeatLine read = read_seat_line(game.session().table(), Seat{seat}, text);
    const auto* line = std::get_if<SeatLine>(&read);
    return line == nullptr ? std::vector<std::string>{} : line->lines;
}

std::optional<PhoneRefusal> refusal_of_seat(const DiskGame& game, int seat, const std::string& text) {
    const ReadSeatLine read = read_seat_line(game.session().table(), Seat{seat}, text);
    const auto* refusal = std::get_if<PhoneRefusal>(&read);
    return refusal == nullptr ? std::nullopt : std::optional{*refusal};
}

using Lines = std::vector<std::string>;

TEST_CASE("a line without a name is one of the seat that sends it, also if another one is in turn") {
    const DiskGame game("us", three(), {});
    CHECK(lines_of_seat(game, 1, "34") == Lines{"Anna roll 3 4"});
    CHECK(lines_of_seat(game, 1, "roll 3 4") == Lines{"Anna roll 3 4"});
    CHECK(lines_of_seat(game, 2, "34") == Lines{"Boris roll 3 4"});
    CHECK(lines_of_seat(game, 3, "mortgage @39") == Lines{"Clara mortgage @39"});
    CHECK(lines_of_seat(game, 1, "Anna roll 3 4") == Lines{"Anna roll 3 4"});
}

TEST_CASE("a seat posts nothing for another player") {
    const DiskGame game("us", three(), {});
    for (const char* line : {"Boris roll 3 4", "2 roll 3 4", "Boris pay 100 to Anna", "Boris mortgage @39", "Boris ok"})
        CHECK_MESSAGE(refusal_of_seat(game, 1, line) == PhoneRefusal::other_player, line);
}

TEST_CASE("a seat posts no ruling, undo, clock, waived count, force, correction, seat or gift of the bank") {
    const DiskGame game("us", three(), {"Anna roll 4 5"});
    for (const char* line : {"rule rounding up",
                             "undo",
                             "undo 2",
                             "undo to 1",
                             "redo",
                             "clock start",
                             "clock call",
                             "Anna count 100 waived \"no matter\"",
                             "roll 3 4 force \"yes\"",
                             "amend 2 to roll 5 6",
                             "Anna seat Vera \"went home\"",
                             "Anna rename Hanna \"typed wrong\"",
                             "get 500",
                             "Anna get 500",
                             "get 500 from Boris",
                             "note \"hello\"",
                             "Anna leaves",
                             "Anna bankrupt",
                             "Anna at @39",
                             "Anna jail",
                             "Anna free",
                             "buy @39 for 1",
                             "closing",
                             "keep",
                             "finish",
                             "turn Boris \"agreed\"",
                             "Boris trade Clara 100 for @1"})
        CHECK_MESSAGE(lines_of_seat(game, 1, line).empty(), line);
    CHECK(refusal_of_seat(game, 1, "undo") == PhoneRefusal::banker_only);
    CHECK(refusal_of_seat(game, 1, "get 500") == PhoneRefusal::banker_only);
}

TEST_CASE("a seat asks for a count of its own notes, and of no one else's") {
    const DiskGame game("us", three(), {});
    const auto is_asked = [&](const std::string& text) {
        const ReadSeatLine read = read_seat_line(game.session().table(), Seat{1}, text);
        const auto* line = std::get_if<SeatLine>(&read);
        return line != nullptr && line->is_asked;
    };
    CHECK(is_asked("count 100"));
    CHECK(is_asked("Anna count 100 \"one is missing\""));
    CHECK_FALSE(is_asked("34"));
    CHECK(refusal_of_seat(game, 1, "Boris count 100") == PhoneRefusal::other_player);
}

TEST_CASE("once the totals are known a player signs, refuses or protests for the own seat only") {
    const DiskGame game("us", three(),
                        {"clock start", "clock call \"the bell\"", "closing", "keep", "walk @12 1 1", "finish"},
                        Goal::timed);
    REQUIRE(game.game().phase() == Phase::finished);
    const auto lines_offered = [&](int seat) {
        Lines lines;
        for (const SeatOffer& offer : make_seat_view(english, game.session(), Seat{seat}).offers)
            if (offer.allowed) lines.push_back(offer.line);
        return lines;
    };
    CHECK(lines_offered(1) == Lines{"Anna signs", "Anna refuses"});
    CHECK(lines_offered(2) == Lines{"Boris signs", "Boris refuses"});
    CHECK(lines_of_seat(game, 1, "protest \"no salary was paid\"") == Lines{"Anna protest \"no salary was paid\""});
    CHECK(refusal_of_seat(game, 1, "Boris signs") == PhoneRefusal::other_player);
}

TEST_CASE("a player counts the own notes on the phone once time was called, and not before") {
    const DiskGame playing("us", three(), {"clock start"}, Goal::timed);
    CHECK(make_seat_view(english, playing.session(), Seat{1}).count_prefix.empty());
    const DiskGame over("us", three(), {"clock start", "clock call \"the bell\""}, Goal::timed);
    const SeatView view = make_seat_view(english, over.session(), Seat{1});
    const SeatTried tried =
        try_seat_line(english, over.session(), Seat{1}, view.count_prefix + "1490" + view.count_suffix);
    REQUIRE(std::holds_alternative<SeatPreview>(tried));
    CHECK(std::get<SeatPreview>(tried).is_asked);
}

TEST_CASE("only the player whose turn it is passes it on") {
    const DiskGame game("us", three(), {});
    CHECK(lines_of_seat(game, 1, "next") == Lines{"next"});
    CHECK(refusal_of_seat(game, 2, "next") == PhoneRefusal::banker_only);
}

TEST_CASE("dice and payments of what is due settle, everything else is a choice") {
    const DiskGame game("us", three(), {"Anna roll 3 4"});
    const auto settles = [&](const std::string& text) {
        const ReadSeatLine read = read_seat_line(game.session().table(), Seat{1}, text);
        REQUIRE_MESSAGE(std::holds_alternative<SeatLine>(read), text);
        return std::get<SeatLine>(read).settles;
    };
    CHECK(settles("roll 3 4"));
    CHECK(settles("rent"));
    CHECK(settles("tax fixed"));
    for (const char* line :
         {"decline", "buy", "build @39", "sell @39", "mortgage @39", "redeem @39", "pay 50 to Boris"})
        CHECK_FALSE_MESSAGE(settles(line), line);
}

TEST_CASE("a text that is not a line is refused, and never changes anything") {
    const DiskGame game("us", three(), {});
    CHECK(refusal_of_seat(game, 1, std::string(longest_seat_text + 1, 'a')) == PhoneRefusal::malformed);
    CHECK(refusal_of_seat(game, 1, "roll\n3 4") == PhoneRefusal::malformed);
    CHECK(refusal_of_seat(game, 1, "\xff") == PhoneRefusal::malformed);
    CHECK(refusal_of_seat(game, 1, "# a comment") == PhoneRefusal::nothing_typed);
    for (const char* text : {"<b>roll</b>", "frobnicate", "roll 9 9", "\"", "0"})
        CHECK_MESSAGE(lines_of_seat(game, 1, text).empty(), text);
}

TEST_CASE("every refusal of a phone has a code of its own and a sentence in every language") {
    std::vector<std::string> codes;
    for (const PhoneRefusal refusal : all_phone_refusals) {
        codes.emplace_back(to_string(refusal));
        CHECK_FALSE(phone_refusal_text(english, refusal).empty());
        for (const char* tag : {"fr", "it", "pl", "ru"})
            CHECK(phone_refusal_text(speaking(tag), refusal) != phone_refusal_text(english, refusal));
    }
    std::ranges::sort(codes);
    CHECK(std::ranges::adjacent_find(codes) == codes.end());
}

TEST_CASE("the meaning of a preview is the same as long as it would do the same to the same dues") {
    const auto meaning = [](const DiskGame& game, int seat, const std::string& text) {
        const SeatTried tried = try_seat_line(english, game.session(), Seat{seat}, text);
        REQUIRE_MESSAGE(std::holds_alternative<SeatPreview>(tried), text);
        return std::get<SeatPreview>(tried).meaning;
    };
    const DiskGame game("us", three(), {});
    const DiskGame later("us", three(), {"note \"hello\""});
    CHECK(meaning(game, 1, "34").size() == 32);
    CHECK(meaning(game, 1, "34") == meaning(later, 1, "34"));
    CHECK(meaning(game, 1, "34") != meaning(later, 1, "35"));
    const DiskGame offered("us", three(), {"Anna roll 2 4"});
    const DiskGame undone("us", three(), {"Anna roll 2 4", "undo", "Anna roll 2 4"});
    CHECK(meaning(offered, 1, "buy") != meaning(undone, 1, "buy"));  // another due, raised by another entry
}

TEST_CASE("the page of a seat offers what its player may do, with what it would post, and nothing of others") {
    const DiskGame game("us", three(), {"Anna roll 2 4"});
    const SeatView anna = make_seat_view(english, game.session(), Seat{1});
    CHECK(anna.awaited);
    REQUIRE(anna.offers.size() >= 2);
    CHECK(anna.offers.front().id == "buy");
    CHECK(anna.offers.front().foremost);
    CHECK(anna.offers.front().effect.starts_with("Anna buys"));
    const SeatView boris = make_seat_view(english, game.session(), Seat{2});
    CHECK_FALSE(boris.awaited);
    CHECK(boris.offers.empty());
    CHECK(boris.dice == 0);
    CHECK(boris.turn.heading == anna.turn.heading);
}

std::vector<int> partners_of(const DiskGame& game, int seat) {
    std::vector<int> seats;
    for (const TradePartner& each : make_seat_view(english, game.session(), Seat{seat}).partners)
        seats.push_back(each.seat);
    return seats;
}

bool would_post(const DiskGame& game, int seat, const std::string& line) {
    return std::holds_alternative<SeatPreview>(try_seat_line(english, game.session(), Seat{seat}, line));
}

TEST_CASE("a trade is offered with every player who is at the table, before the roll and after it") {
    CHECK(partners_of(DiskGame("us", three(), {}), 1) == std::vector{2, 3});
    CHECK(partners_of(DiskGame("us", three(), {"Anna roll 2 4"}), 3) == std::vector{1, 2});
}

TEST_CASE("no trade is offered in a timed game in which players never trade (fr timed 1)") {
    CHECK(partners_of(DiskGame("fr", three(), {}, Goal::timed), 1).empty());
    CHECK(partners_of(DiskGame("fr", three(), {}), 1) == std::vector{2, 3});
}

TEST_CASE("after the roll a trade is offered only with the next player, once the turn is over (it Ipoteche)") {
    CHECK(partners_of(DiskGame("it", three(), {}), 1) == std::vector{2, 3});
    CHECK(partners_of(DiskGame("it", three(), {"Anna roll 1 2"}), 1).empty());
    const DiskGame over("it", three(), {"Anna roll 1 2", "buy"});
    CHECK(partners_of(over, 1) == std::vector{2});
    CHECK(partners_of(over, 2) == std::vector{1, 3});
    CHECK(partners_of(over, 3) == std::vector{2});
    CHECK(would_post(over, 1, "trade Boris give @3 get 1000"));
    CHECK_FALSE(would_post(over, 1, "trade Clara give @3 get 1000"));
}

TEST_CASE("the dice are offered to the player who throws them") {
    const DiskGame game("us", three(), {});
    CHECK(make_seat_view(english, game.session(), Seat{1}).dice == 2);
    CHECK(make_seat_view(english, game.session(), Seat{2}).dice == 0);
}

TEST_CASE("a player who draws a card finds the cards of the deck") {
    const DiskGame game("us", three(), {"Anna roll 1 1"});
    const SeatView view = make_seat_view(english, game.session(), Seat{1});
    CHECK(view.draws);
    REQUIRE_FALSE(view.cards.empty());
    CHECK(view.cards.front().line.starts_with("Anna card #"));
    CHECK_FALSE(make_seat_view(english, game.session(), Seat{2}).draws);
}

}  // namespace
}  // namespace tablebank::testing
