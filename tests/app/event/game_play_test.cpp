// What people decided in the course of a game, and when they played it, stays with its result.

#include "app/event/game_play.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/event/game_check.h"
#include "app/event/table_setup.h"
#include "db/edition/edition_folder.h"
#include "ledger/books/due.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr std::int64_t an_hour_ms = 3'600'000;
constexpr std::int64_t eight_o_clock = 1'760'000'000'000;
const std::string event_of_play(32, 'a');

/// The four of table 1 in round 1 play; the hour is what a test makes it.
struct PlayedTable {
    ScratchFolder folder;
    Event event = seated_evening();
    std::int64_t now = eight_o_clock;
    std::int64_t pause_ms = 0;  ///< between the start of the clock and what is played
    int games = 0;

    PlayedTable() { ring(1, eight_o_clock); }

    void ring(int round, std::int64_t at) {
        apply(event, std::get<Act>(decide_opening_of_round(event, round)),
              {.entry = event.last + 1, .at = at, .who = "Vera", .why = ""});
    }
    void hub() { done(event, decide_hub(event, {.address = "http://127.0.0.1:8017", .secret = std::string(64, '1')})); }
    /// A game of table 1, or with another id, to its end and on.
    GameCheck played(const std::vector<std::string>& during, const std::vector<std::string>& after = {},
                     const std::string& id = {}) {
        const LoadedEdition box = load_edition("us");
        Setup setup =
            *game_setup(table_setup(event, event_of_play, 1, 1), std::make_shared<Edition>(box.edition), box.text.text);
        setup.language = "en";
        if (!id.empty()) setup.game_id = id;
        StampMaker stamps = counting_stamps(1000 * games);
        stamps.now_ms = [this] { return now += 1000; };
        Session session = Session::create(folder.file(std::to_string(games++) + ".tbl"), setup, nullptr, stamps);
        const auto post = [&](const std::vector<std::string>& lines) {
            for (const std::string& line : lines) {
                CAPTURE(line);
                REQUIRE(std::holds_alternative<Posted>(session.post(line)));
            }
        };
        post({"clock start"});
        now += pause_ms;
        post(during);
        post({"2 leaves", "3 leaves", "4 leaves"});
        post(after);
        return check_game(session.table());
    }
    std::string found(const GameCheck& check, int round = 1) const {
        GameCheck checked = checked_for_table(check, event, event_of_play, round, 1, *setup_of(check));
        // Three leave, so that the game is over: that is a finding of its own.
        std::erase_if(checked.findings, [](const auto& one) { return one.kind == GameFinding::Kind::left; });
        return words_found(checked);
    }
    bool taken_by_hub(const GameCheck& check) const {
        return checked_for_table(check, event, event_of_play, 1, 1, *setup_of(check)).is_for_hub();
    }
    std::string id_played = game_of_table(event_of_play, 1, 1);
    std::shared_ptr<Setup> setup_of(const GameCheck& /*check*/) const {
        const LoadedEdition box = load_edition("us");
        auto setup = std::make_shared<Setup>(*game_setup(table_setup(event, event_of_play, 1, 1),
                                                         std::make_shared<Edition>(box.edition), box.text.text));
        setup->game_id = id_played;
        return setup;
    }
};

}  // namespace

TEST_CASE("a total that a judge set is named with the player and both totals, and is for the director") {
    PlayedTable table;
    CHECK(table.found(table.played({})).empty());
    const GameCheck check = table.played({}, {"Anna adjust 99999 \"she is nice\""});
    const std::string found = table.found(check);
    CHECK(found.starts_with("verify: adjusted #"));
    CHECK(found.ends_with(" -> 99999"));
    CHECK(found.find(" seat 1 ") != std::string::npos);
    CHECK(found.find("Anna") == std::string::npos);  // pages show it, and some players are not to be named there
    CHECK(check.is_accepted());
    CHECK_FALSE(table.taken_by_hub(check));
    CHECK(found_in("agreed (" + found + ")") == found);
    CHECK(found_aside(found) == found);
    CHECK(found_against(found).empty());
    CHECK(table.found(table.played({}, {"Anna adjust 99999 \"x\"", "undo"})).empty());
}

TEST_CASE("a ruling changed during the game is for the director, unless it was taken back at once") {
    PlayedTable table;
    for (const char* line : {"rule rounding up \"x\"", "rule rent_waiver never \"x\"", "rule ties more_deeds \"x\""}) {
        const GameCheck check = table.played({line});
        CHECK(table.found(check) == "verify: ruled #3");
        CHECK_FALSE(table.taken_by_hub(check));
    }
    CHECK(table.found(table.played({"rule rounding up \"x\"", "undo"})).empty());
    // These change nothing that is counted: who sees a plan, and what the book answers itself.
    for (const char* line : {"rule closing_plan all \"x\"", "rule closing no \"x\""})
        CHECK(table.found(table.played({line})).empty());
    CHECK(table.found(table.played({"rule rounding up \"x\"", "note \"y\"", "undo #3"})) == "verify: ruled #3");
    // Brought back, used, and taken back again.
    CHECK(table.found(table.played({"rule rounding up \"x\"", "undo", "redo", "note \"y\"", "undo #3"})) ==
          "verify: ruled #3 #4 #5");
}

TEST_CASE("more minutes than the event gave are a remark, though they were taken back at the end") {
    PlayedTable table;
    const GameCheck check = table.played({"clock extend 1000 \"x\""});
    CHECK(table.found(check) == "verify: extended #3 1000 > 0");
    CHECK(table.taken_by_hub(check));
    CHECK(table.found(table.played({"clock extend 1000 \"x\"", "undo"})).empty());
    CHECK(table.found(table.played({"clock extend 1000 \"x\"", "note \"y\"", "undo #3"})) ==
          "verify: extended #3 1000 > 0");
    const GameCheck in_time = table.played({"clock extend 10 \"x\""});
    done(table.event, decide_extension(table.event, {.round = 1, .table = 1, .minutes = 10}, "the light went out"),
         "the light went out");
    CHECK(table.found(in_time).empty());
    CHECK(table.found(check) == "verify: extended #3 1000 > 10");
}

TEST_CASE("a game of another day is a remark; one that was entered within half a day is none") {
    PlayedTable table;
    table.now = eight_o_clock - 11 * an_hour_ms;
    CHECK(table.found(table.played({})).empty());
    table.now = eight_o_clock - 13 * an_hour_ms;
    const GameCheck yesterday = table.played({});
    CHECK(table.found(yesterday) == "verify: other_time " + minute_words(yesterday.played.began));
    CHECK(table.taken_by_hub(yesterday));
    table.now = eight_o_clock;
    GameCheck future = table.played({});
    future.checked_at = eight_o_clock - an_hour_ms;
    CHECK(table.found(future) == "verify: other_time " + minute_words(future.played.ended));
}

TEST_CASE("a game that began after the bell of the round behind it is a remark, one ahead of its own bell too") {
    PlayedTable table;
    const GameCheck first = table.played({});
    table.now = eight_o_clock + 5 * an_hour_ms;
    const GameCheck late = table.played({});
    CHECK(table.found(late).empty());
    table.ring(2, eight_o_clock + 3 * an_hour_ms);
    CHECK(table.found(first).empty());
    CHECK(table.found(late) == "verify: other_time " + minute_words(late.played.began));
    // The game of round 1 once more in round 2, whose bell rang three hours later.
    CHECK(table.found(first, 2).find("other_time " + minute_words(first.played.began)) != std::string::npos);
}

TEST_CASE("an event that was entered afterwards has its bells close together, and its games ahead of them") {
    PlayedTable table;
    table.now = eight_o_clock - 3 * an_hour_ms;
    const GameCheck first = table.played({});
    table.ring(2, eight_o_clock + 60'000);
    CHECK(table.found(first).empty());
    CHECK(table.found(first, 2).find("other_time") == std::string::npos);
}

TEST_CASE("a game that is not the one of its table is a remark where the event gave lines, or where it is another's") {
    PlayedTable table;
    const GameCheck check = table.played({});
    table.id_played = std::string(32, 'b');
    CHECK(table.found(check).empty());
    table.id_played = game_of_table(event_of_play, 1, 2);
    CHECK(table.found(check) == "verify: other_game");
    table.hub();
    table.id_played = std::string(32, 'b');
    CHECK(table.found(check) == "verify: other_game");
    CHECK(table.taken_by_hub(check));
    table.id_played = game_of_table(event_of_play, 1, 1);
    CHECK(table.found(check).empty());
}

TEST_CASE("cash by counts and sums from the bank is a remark with the seat and the sum, and small change is none") {
    PlayedTable table;
    const GameCheck check = table.played({"Anna count 3000 \"it is so\""});
    CHECK(table.found(check) == "verify: counted #3 seat 1 +1500");
    CHECK(table.taken_by_hub(check));
    CHECK(table.found(table.played({"Boris get 5000 \"he is nice\"", "Boris get 5 \"x\""})) ==
          "verify: counted #4 seat 2 +5005");
    CHECK(table.found(table.played({"Boris count 500 \"lost\""})) == "verify: counted #3 seat 2 -1000");
    CHECK(table.found(table.played({"Anna count 1450 \"lost\"", "Anna get 60 \"found under the board\""})).empty());
    CHECK(table.found(table.played({"Boris get 5000 \"he is nice\"", "undo"})).empty());
    // Played with, and given back before the end.
    CHECK(table.found(table.played({"Boris get 5000 \"a loan\"", "Boris count 1500 \"given back\""})) ==
          "verify: counted #3 seat 2 +5000");
}

TEST_CASE("cash that goes to the bank for nothing is cash by hand") {
    PlayedTable table;
    CHECK(table.found(table.played({"Boris pay 1400 \"oops\""})) == "verify: counted #3 seat 2 -1400");
    CHECK(table.found(table.played({"Boris pay 100"})).empty());
}

TEST_CASE("a card of the table's own is cash by hand, from the bank as from the others") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 6", "card +9999 \"a card of our own\""})) ==
          "verify: counted #4 seat 1 +9999");
    CHECK(table.found(table.played({"roll 1 6", "card all monopolist 9999 \"own\""}))
              .starts_with("verify: counted #4 seat "));
    CHECK(table.found(table.played({"roll 1 6", "card each competitor 1400 \"own\""}))
              .starts_with("verify: counted #4 seat "));
    CHECK(table.found(table.played({"roll 1 6", "card +50 \"own\""})).empty());
}

TEST_CASE("who left the game is a remark with the seat, unless that was taken back at once") {
    PlayedTable table;
    const GameCheck check = table.played({"2 leaves", "undo"});
    CHECK(words_found(check) == "verify: left #5 seat 2 #6 seat 3 #7 seat 4");
    CHECK(table.taken_by_hub(check));
    CHECK(found_against(words_found(check)).empty());
    CHECK(words_found(table.played({"2 leaves", "note \"x\"", "undo to #2 \"back\""}))
              .starts_with("verify: left #3 seat 2 "));
}

TEST_CASE("trades that are fair enough each, and auctions, are summed for each player") {
    PlayedTable table;
    // The deeds are printed with 100 and 200: each trade is within half, and both together bring 298 of 1500.
    std::vector<std::string> lines{"33", "buy", "45", "buy", "next", "1 trade 2 give @6 get 199"};
    CHECK(table.found(table.played(lines)).empty());
    lines.emplace_back("1 trade 2 give @15 get 399");
    CHECK(table.found(table.played(lines)) == "verify: dealt #9 seat 1 +298 #9 seat 2 -298");
    // What comes back later was theirs in the meantime.
    lines.emplace_back("1 trade 2 give 100 get 1");
    CHECK(table.found(table.played(lines)).find("dealt #9 seat 1 +298 #9 seat 2 -298") != std::string::npos);
    lines.insert(lines.end(), {"note \"n\"", "undo to #8 \"no\"", "1 trade 2 give @15 get 200"});
    CHECK(table.found(table.played(lines)).find("dealt #9") != std::string::npos);  // it was played on
}

TEST_CASE("an auction far off the printed price is dealing, too") {
    const auto dealt = [](const std::string& auction) {
        const ScratchFolder folder;
        const LoadedEdition box = load_edition("example-small");
        Setup setup;
        setup.edition = std::make_shared<Edition>(box.edition);
        setup.edition_text = box.text.text;
        setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
        setup.game_id = std::string(32, 'b');
        setup.language = "en";
        Session session = Session::create(folder.file("game.tbl"), setup, nullptr, counting_stamps(0));
        for (const std::string& line : {std::string("1 4"), std::string("decline"), auction})
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
        return sums_of_dealing(*setup.edition, session.table().history);
    };
    const auto sums = dealt("auction @5 2 800");
    REQUIRE(sums.size() == 1);
    CHECK(sums.front().seat == Seat{2});
    CHECK(sums.front().words == "-700");
    CHECK(dealt("auction @5 2 60").empty());
}

TEST_CASE("a debt that a card of the table's own raises is cash by hand, whatever becomes of it") {
    PlayedTable table;
    std::vector<std::string> lines{"12", "buy", "next", "25", "card -5000 \"own\"", "undo"};
    CHECK(table.found(table.played(lines)).empty());
    lines.back() = "note \"n\"";
    lines.emplace_back("undo to #6 \"no\"");
    CHECK(table.found(table.played(lines)) == "verify: counted #7 seat 2 -5000");
}

TEST_CASE("dealings with the bank that undo each other before anybody rolls are remarked, with the player") {
    PlayedTable table;
    const std::vector<std::string> owns{"33", "buy", "45", "buy", "next"};
    const auto with = [&](const std::vector<std::string>& lines) {
        std::vector<std::string> all = owns;
        all.insert(all.end(), lines.begin(), lines.end());
        return table.found(table.played(all));
    };
    CHECK(with({"1 mortgage @6", "1 redeem @6"}) == "verify: dealt #9 seat 1");
    CHECK(with({"1 mortgage @6", "1 2", "buy", "next", "1 redeem @6"}).find("dealt") == std::string::npos);
    CHECK(with({"1 mortgage @6", "1 mortgage @15"}).empty());
    CHECK(with({"1 mortgage @6", "undo"}).empty());
}

TEST_CASE("buildings that are sold although the cash reaches are a loss that is summed") {
    const auto lost = [](std::int64_t cash) {
        History history;
        Entry open;
        open.sequence = 1;
        open.verb = "open";
        open.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{1}), cash});
        history.append(open);
        Entry owes;
        owes.sequence = 2;
        owes.verb = "roll";
        Due due;
        due.debtor = Seat{1};
        due.amount = Money{500};
        owes.facts.push_back({FactKey{FactName::due, 2, 0}, "", to_fact_value(due)});
        history.append(owes);
        Entry sale;
        sale.sequence = 3;
        sale.verb = "sell";
        sale.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{1}), 300});
        history.append(sale);
        return sums_of_dealing(load_edition("us").edition, history).size();
    };
    CHECK(lost(1000) == 1);
    CHECK(lost(400) == 0);
}

TEST_CASE("a card that is drawn for the third time before its pile has gone round is remarked") {
    const auto drawn = [](const std::vector<int>& numbers) {
        History history;
        std::int64_t sequence = 0;
        for (const int number : numbers) {
            Entry entry;
            entry.sequence = ++sequence;
            entry.verb = "card";
            entry.facts.push_back(
                {FactKey{FactName::drawn, 0, static_cast<std::int32_t>(sequence)}, "", std::to_string(number) + " 25"});
            history.append(entry);
        }
        Edition edition = load_edition("us").edition;
        edition.cards_status = TableStatus::verified;
        return cash_by_hand({edition, true}, history).size();
    };
    CHECK(drawn({12, 3, 12, 4}) == 0);
    CHECK(drawn({12, 3, 12, 4, 12}) == 1);
}

TEST_CASE("a roll by mistake while the clock stands, taken back at once, is nothing") {
    PlayedTable table;
    CHECK(table.found(table.played({"clock stop \"supper\"", "1 2", "undo", "clock start", "1 2"})).empty());
}

TEST_CASE("a deed that is taken back while a roll since then stays is a remark") {
    PlayedTable table;
    CHECK(table.found(table.played({"33", "buy", "45", "buy", "1 mortgage @6", "next", "1 2", "undo #7"})) ==
          "verify: review #10");
    CHECK(table.found(table.played({"33", "buy", "45", "buy", "1 mortgage @6", "undo"})).empty());
}

TEST_CASE("a game that says that nobody copied its decks is not believed where somebody did") {
    Edition edition = load_edition("us").edition;
    edition.cards_status = TableStatus::template_figures;
    Entry card;
    card.verb = "card";
    CHECK_FALSE(is_own_card({edition, false}, card));
    CHECK(is_own_card({edition, true}, card));
    edition.cards_status = TableStatus::verified;
    CHECK_FALSE(is_own_card({edition, true}, card));
    card.why = "ours";
    CHECK(is_own_card({edition, false}, card));
}

TEST_CASE("a kept card that does what was said, and not what its deck says, is the table's own") {
    Edition edition = load_edition("us").edition;
    edition.kept_cards = {{.name = "free passage", .does = ""}, {.name = "pays", .does = "+50"}};
    const auto used = [&](int card) {
        Entry entry;
        entry.verb = "use";
        entry.transfers.push_back({Asset::card(card), Account::player(Seat{1}), Account::bank(), 1});
        return is_own_card({edition, false}, entry);
    };
    CHECK(used(0));
    CHECK_FALSE(used(1));
}

TEST_CASE("what the table decides by its word, a gift, and a protest that nobody decided are remarks") {
    PlayedTable table;
    CHECK(table.found(table.played({"turn Boris \"agreed\""})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Anna at @10 \"agreed\""})).find("agreed #3") != std::string::npos);
    CHECK(table.found(table.played({"Anna at @10"})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Boris jail"})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Anna pay 400 to Boris \"a wager\""})) == "verify: review #3");
    CHECK(table.found(table.played({}, {"Boris protest #2 \"no\""})).starts_with("verify: protest #"));
    CHECK(table.found(table.played({}, {"Boris protest #2 \"no\"", "protest withdrawn #6"})) == "verify: protest #6");
    CHECK(table.found(table.played({}, {"undo", "4 leaves"})).starts_with("verify: review #"));  // it was over
    for (const GameCheck& check :
         {table.played({"turn Boris \"agreed\""}), table.played({"Anna pay 400 to Boris \"x\""})})
        CHECK(table.taken_by_hub(check));
}

TEST_CASE("what was played on is remarked though it was taken back, and what was taken back at once is not") {
    PlayedTable table;
    for (const char* line : {"Anna at @10", "Boris get 5000 \"a loan\"", "Anna pay 400 to Boris \"a wager\""}) {
        CHECK(table.found(table.played({line, "undo"})).empty());
        CHECK_FALSE(table.found(table.played({line, "note \"y\"", "undo #3"})).empty());
    }
    CHECK(
        table.found(table.played({"roll 1 2", "ok", "next", "undo #2", "clock start"})).starts_with("verify: clock #"));
}

TEST_CASE("a card of the table's own that moves a token, and a protest that was taken back, are remarks") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 6", "card goto @10 \"own\""})).find("agreed #4") != std::string::npos);
    CHECK(table.found(table.played({"Boris protest #2 \"no\"", "undo"})) == "verify: protest #3");
}

TEST_CASE("a game that was over, taken back and played again has a remark") {
    PlayedTable table;
    std::vector<std::string> long_play;
    for (int note = 0; note < 11; ++note) long_play.emplace_back("note \"n\"");
    CHECK(table.found(table.played(long_play)).empty());
    long_play.emplace_back("undo to #2 \"again\"");
    CHECK(table.found(table.played(long_play)).starts_with("verify: review #"));
}

TEST_CASE("a timed game that was not played by its clock has a remark") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})).empty());
    CHECK(table.found(table.played({"clock stop \"supper\"", "roll 1 2", "ok", "next"})) == "verify: clock #4 stopped");
    CHECK(table.found(table.played({"clock call \"the bell\""})).starts_with("verify: clock #3 0 of "));
    const std::int64_t minutes = table.setup_of({})->minutes;
    table.pause_ms = (minutes + 9) * 60'000;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})).empty());
    table.pause_ms = (minutes + 11) * 60'000;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})) ==
          "verify: clock #3 " + std::to_string(minutes + 11) + " of " + std::to_string(minutes));
}

TEST_CASE("what is found stays short enough to stand behind a reason") {
    GameCheck check;
    for (int kind = 0; kind <= static_cast<int>(GameFinding::Kind::other_game); ++kind)
        for (int entry = 1; entry < 9; ++entry)
            check.findings.push_back({.kind = static_cast<GameFinding::Kind>(kind),
                                      .entry = 1'000'000 + entry,
                                      .refusal = {},
                                      .detail = std::string(60, 'x')});
    const std::string words = words_found(check);
    CHECK(words.size() <= 250);
    CHECK(found_in(words) == words);
}
