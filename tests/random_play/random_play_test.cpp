// Random games of every edition on the product, line by line against the model: 1,000 of each in every run.
// TABLEBANK_SEED and TABLEBANK_GAMES choose others, TABLEBANK_EDITION one edition; game G of seed S is the first game
// of seed S + G. 30 of each of 20 invented boxes (TABLEBANK_BOXES). And 300 timed ones of each edition that has them,
// with a bell at a random moment (TABLEBANK_BELLS).

#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>

#include "db/edition/deed_table.h"
#include "db/edition/edition_origin.h"
#include "tests/random_play/box_text.h"
#include "tests/random_play/difference.h"
#include "tests/random_play/invented_box.h"
#include "tests/random_play/random_game.h"
#include "tests/random_play/stage_page.h"

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

std::vector<std::string> chosen_editions() {
    const char* chosen = std::getenv("TABLEBANK_EDITION");
    return chosen == nullptr ? random_play::all_editions() : std::vector<std::string>{chosen};
}

constexpr std::uint64_t usual_games = 1000;
constexpr std::uint64_t usual_bells = 300;
constexpr std::uint64_t usual_boxes = 20;
constexpr std::uint64_t games_of_a_box = 30;

struct Entries {
    std::int64_t all = 0;
    std::int64_t after_bell = 0;
};

/// Posted entries of this many games; fails with the recorded game if the two disagree.
Entries play(const std::string& edition, std::uint64_t seed, std::uint64_t games, random_play::Counters& tally,
             random_play::Evening evening = random_play::Evening::any) {
    Entries entries;
    for (std::uint64_t game = 0; game < games; ++game) {
        try {
            random_play::RandomGame played(random_play::book_of(edition), seed + game, tally, evening);
            played.play();
            entries.all += played.entries();
            entries.after_bell += played.late();
        } catch (const random_play::Disagreement& disagreement) {
            const std::string counted =
                evening == random_play::Evening::any ? " TABLEBANK_GAMES=1\n" : " TABLEBANK_BELLS=1\n";
            FAIL_CHECK("replay with TABLEBANK_EDITION=" << edition << " TABLEBANK_SEED=" << seed + game << counted
                                                        << std::string{disagreement.what()});
            return entries;
        }
    }
    return entries;
}

/// A box comes back the same from a table of deeds, and as a whole file with its origin.
void check_travels(const tablebank::LoadedEdition& box) {
    std::string csv;
    for (const auto& row : tablebank::deed_table_rows(box.edition)) {
        for (const std::string& cell : row) csv += (&cell == &row.front() ? "" : ";") + cell;
        csv += '\n';
    }
    const auto made = tablebank::edition_from_deeds(csv, box, {box.edition.id, box.edition.name, box.edition.language});
    REQUIRE_MESSAGE(made.edition.has_value(), (made.problems.empty() ? "" : made.problems.front().found.message));
    CHECK(made.edition->edition.deeds == box.edition.deeds);
    CHECK(made.edition->edition.cities == box.edition.cities);
    const tablebank::EditionText whole{"theirs.toml", tablebank::with_origin(box.text, {"us", "Anna", "2026-11-28"})};
    CHECK(tablebank::parse_edition(whole) == box.edition);
}

}  // namespace

TEST_CASE("random games of every edition agree with an independent model, line by line") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t games = from_environment("TABLEBANK_GAMES", usual_games);
    random_play::Tallies tallies;
    for (const std::string& edition : chosen_editions()) {
        std::cout << edition << ": " << games << " games, TABLEBANK_SEED=" << seed << std::flush;
        const Entries entries = play(edition, seed, games, tallies.of(edition));
        std::cout << ", " << entries.all << " entries" << std::endl;
    }
    std::cout << tallies;
    // A handful of games, or those of one edition, need not come upon every kind of line.
    const bool all = std::getenv("TABLEBANK_EDITION") == nullptr;
    if (!all || games < usual_games) return;
    CHECK(tallies.one_sided() == "");
    CHECK(tallies.never_happened() == "");
    CHECK(tallies.never_refused(random_play::refusal_codes()) == "");
}

TEST_CASE("invented boxes are written, read, played, settled and corrected as the model does it") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t boxes = from_environment("TABLEBANK_BOXES", usual_boxes);
    random_play::Tallies tallies;
    random_play::Counters& tally = tallies.of("invented");
    std::cout << boxes << " invented boxes, TABLEBANK_SEED=" << seed << std::flush;
    Entries entries;
    for (std::uint64_t box = 0; box < boxes; ++box) {
        random_play::Rng chance(seed + box);
        random_play::Book book =
            random_play::invented_book(chance, random_play::book_of(chance.one_of(random_play::all_editions())));
        book.text = random_play::box_text(book, random_play::edition_of(book).text.text);
        INFO("TABLEBANK_SEED=", seed + box, " TABLEBANK_BOXES=1, like ", book.edition);
        try {
            check_travels(random_play::edition_of(book));
            for (std::uint64_t game = 0; game < games_of_a_box; ++game) {
                const auto evening = game % 2 == 0 || book.last_one_standing_only ? random_play::Evening::any
                                                                                  : random_play::Evening::with_bell;
                random_play::RandomGame played(book, seed + box + game, tally, evening);
                played.play();
                entries.all += played.entries();
            }
        } catch (const std::exception& broken) {
            FAIL_CHECK(book.text << '\n' << std::string{broken.what()});
            break;
        }
    }
    std::cout << ", " << entries.all << " entries" << std::endl;
}

TEST_CASE("whatever is tried after a bell at a random moment, only what the page of stages allows is posted") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t games = from_environment("TABLEBANK_BELLS", usual_bells);
    random_play::Tallies tallies;
    for (const std::string& edition : chosen_editions()) {
        if (random_play::book_of(edition).last_one_standing_only) continue;
        std::cout << edition << ": " << games << " games with a bell, TABLEBANK_SEED=" << seed << std::flush;
        const Entries entries = play(edition, seed, games, tallies.of(edition), random_play::Evening::with_bell);
        std::cout << ", " << entries.all << " entries, " << entries.after_bell << " after the bell" << std::endl;
        CHECK(entries.after_bell > 0);
    }
    std::cout << tallies;
}

TEST_CASE("the page of stages is read unchanged") {
    const auto& page = random_play::StagePage::read();
    CHECK(page.cell("trade", "last_turn") == "trade-closed");
    CHECK(page.cell("get from the bank", "dealings") == "closing-bank-only");
    CHECK(page.cell("closing", "dealings") == "until closing");
    CHECK(page.objection("certify \"Vera\"", "finished").empty());
    CHECK(page.objection("Anna signs", "walked") == "signs in walked: –");
    CHECK(page.objection("Anna adjust -5 \"x\"", "dealings") == "adjust in dealings: –");
}

TEST_CASE("a posted line that the page of stages does not allow is found") {
    random_play::Agreed agreed;
    agreed.book = std::make_shared<const random_play::Book>(random_play::book_of("us"));
    agreed.names = {"Anna", "Boris", "Clara"};
    agreed.roles = {random_play::Role::monopolist, random_play::Role::competitor, random_play::Role::monopolist};
    agreed.rulings = random_play::rulings_of(*agreed.book);
    random_play::ModelTable before = random_play::opening(agreed);
    random_play::ModelLine gift;
    gift.verb = random_play::Verb::pay;
    gift.player = 1;
    gift.other = 2;
    gift.amount = 100;
    random_play::ModelTable after = before;
    after.player(2).cash += 100;
    const auto objection = [&](const std::string& stage) {
        return random_play::StagePage::read().objection({gift, before, after, stage});
    };
    CHECK(objection("last_turn").empty());  // time was not called
    before.time_called = 1;
    CHECK(objection("last_turn") == "pay in last_turn: what is due");
    random_play::Due rent;
    rent.kind = random_play::Owed::rent;
    rent.debtor = 1;
    rent.creditor = 2;
    rent.amount = 100;
    before.dues.push_back(rent);
    CHECK(objection("last_turn").empty());
    CHECK(objection("dealings") == "pay in dealings: closing-bank-only");
    gift.forced = true;
    CHECK(objection("dealings").empty());
    gift.verb = random_play::Verb::roll;
    gift.player = 3;
    CHECK(objection("last_turn") == "roll in last_turn: turn in hand");
    CHECK(objection("dealings") == "roll in dealings: time-called-already");
    gift.player = 1;
    CHECK(objection("last_turn").empty());
}
