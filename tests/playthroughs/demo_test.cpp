// The demo game agrees with its heading: a five-player timed game in which every kind of entry occurs, with the dice of
// its recorded seed, played to a settled score.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <set>

#include "source_dir.h"
#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

const std::filesystem::path demo = std::filesystem::path(TABLEBANK_SOURCE_DIR) / "tests/playthroughs/two-hours.us.txt";

Table played_demo() {
    const Playthrough played = read_playthrough(demo);
    const Folder folder;
    SteppedClock clock;
    Session session = Session::create(folder / "demo.tbl", played.setup, nullptr, clock.stamps());
    for (const PlayedLine& line : played.lines) {
        clock.set_line(line.number);
        REQUIRE_MESSAGE(play(session, line, line.line).empty(), line.number << ": " << line.line);
    }
    return session.table();
}

/// The dice of a line, in the order in which they fell.
std::vector<int> dice_of(const Command& command) {
    const auto both = [](const Dice& dice) { return std::vector{dice.first, dice.second}; };
    if (const auto* roll = std::get_if<action::Roll>(&command.action)) return both(roll->dice);
    if (const auto* die = std::get_if<action::Foundation>(&command.action)) return {die->die};
    if (const auto* rent = std::get_if<action::Rent>(&command.action); rent != nullptr && rent->dice)
        return both(*rent->dice);
    if (const auto* card = std::get_if<action::Card>(&command.action)) {
        if (const auto* thrown = std::get_if<Dice>(&card->card)) return both(*thrown);
        const auto* effect = std::get_if<CardEffect>(&card->card);
        if (effect != nullptr && effect->dice) return both(*effect->dice);
    }
    std::vector<int> walked;
    if (const auto* walk = std::get_if<action::Walk>(&command.action)) {
        for (const auto& [space, dice] : walk->dice) walked.insert(walked.end(), {dice.first, dice.second});
    }
    return walked;
}

unsigned recorded_seed() {
    std::ifstream in(demo);
    std::string line;
    std::getline(in, line);
    std::getline(in, line);
    const std::string words = "seeded with ";
    return static_cast<unsigned>(std::stoul(line.substr(line.find(words) + words.size())));
}

/// Everything that ever happened in a game, by the words of this test.
std::set<std::string> happenings(const Table& table) {
    std::set<std::string> seen;
    Table replay(table.game.setup);
    for (const Entry& entry : table.history.entries()) {
        replay.post(entry);
        seen.insert(entry.verb);
        if (entry.forced) seen.insert("force");
        const Game& game = replay.game;
        for (const Seat seat : game.players()) {
            const Estate estate = game.estate(seat);
            const std::string role(to_string(estate.role));
            for (const Holding& holding : estate.deeds) {
                if (holding.houses > 0) seen.insert(role + " builds");
                if (holding.hotels > 0) seen.insert(role + " hotel");
            }
            if (companies_owned(game.edition(), game.rulings(), estate, SpaceKind::transport) == 4)
                seen.insert("four transports");
            if (companies_owned(game.edition(), game.rulings(), estate, SpaceKind::utility) == 2)
                seen.insert("both utilities");
        }
        for (const Transfer& transfer : entry.transfers) {
            if (entry.verb == "roll" && transfer.from == Account::jail()) {
                seen.insert(std::string(to_string(game.role(Seat{transfer.asset.index}))) + " rolls out");
            }
        }
        if (entry.verb == "fine") {
            const auto fined = parse_line(*game.setup, entry.line);
            const Seat seat = *std::get<Command>(fined).player;
            seen.insert(std::string(to_string(game.role(seat))) + " pays the fine");
        }
        if (entry.line.find(" tax fixed") != std::string::npos) seen.insert("tax fixed");
        if (entry.line.find(" tax percent") != std::string::npos) seen.insert("tax percent");
        if (entry.line.find(" bankrupt to ") != std::string::npos) seen.insert("bankrupt to a player");
    }
    return seen;
}

}  // namespace

TEST_CASE("the demo game has at least 300 lines") {
    CHECK(read_playthrough(demo).lines.size() >= 300);
}

TEST_CASE("every kind of entry of this edition occurs in the demo game") {
    const auto seen = happenings(played_demo());
    for (const char* wanted : {"open",
                               "roll",
                               "buy",
                               "decline",
                               "auction",
                               "rent",
                               "waive",
                               "tax",
                               "pay",
                               "get",
                               "build",
                               "sell",
                               "mortgage",
                               "redeem",
                               "trade",
                               "card",
                               "foundation",
                               "jail",
                               "fine",
                               "free",
                               "at",
                               "count",
                               "bankrupt",
                               "leaves",
                               "next",
                               "turn",
                               "clock",
                               "closing",
                               "keep",
                               "walk",
                               "finish",
                               "rule",
                               "undo",
                               "redo",
                               "note",
                               "force",
                               "monopolist builds",
                               "monopolist hotel",
                               "competitor builds",
                               "competitor hotel",
                               "four transports",
                               "both utilities",
                               "monopolist rolls out",
                               "competitor rolls out",
                               "monopolist pays the fine",
                               "competitor pays the fine",
                               "tax fixed",
                               "tax percent",
                               "bankrupt to a player"}) {
        CHECK_MESSAGE(seen.contains(wanted), wanted);
    }
}

TEST_CASE("a card of every effect in the box is drawn in the demo game") {
    std::set<CardEffectKind> drawn;
    const Table table = played_demo();
    const Edition& edition = table.game.edition();
    for (const Entry& entry : table.history.entries()) {
        if (entry.verb != "card") continue;
        const auto read = parse_line(*table.game.setup, entry.line);
        const Command& command = std::get<Command>(read);
        const auto& card = std::get<action::Card>(command.action).card;
        if (const auto* effect = std::get_if<CardEffect>(&card)) {
            drawn.insert(effect->kind);
        } else {
            const Deck* deck = edition.deck_at(std::nullopt, table.game.role(*command.player));
            drawn.insert(deck->find(std::get<action::Card>(command.action).number().value())->kind);
        }
    }
    for (const Deck& deck : edition.decks) {
        for (const CardEffect& effect : deck.cards) CHECK_MESSAGE(drawn.contains(effect.kind), to_string(effect));
    }
    CHECK(drawn.contains(CardEffectKind::pay_each));  // of an older box
}

/// Two streets of the city in the hand of a monopolist, none of them mortgaged (ru 10).
bool has_monopoly(const Game& game, Seat seat, int city) {
    if (game.role(seat) != Role::monopolist) return false;
    const auto open = std::ranges::count_if(game.edition().deeds, [&](const Deed& deed) {
        return deed.city == city && game.book.holder(Asset::deed(deed.space)) == Account::player(seat);
    });
    return open >= 2;
}

TEST_CASE("a monopoly is broken by a mortgage and regained in the demo game") {
    Table replay(played_demo().game.setup);
    std::set<std::pair<int, int>> broken;  // seat and city
    bool regained = false;
    const Table whole = played_demo();
    for (const Entry& entry : whole.history.entries()) {
        const Game before = replay.game;
        replay.post(entry);
        for (const Seat seat : replay.game.players()) {
            for (const Deed& deed : replay.game.edition().deeds) {
                if (deed.kind != SpaceKind::street) continue;
                const bool held = has_monopoly(before, seat, deed.city);
                const bool holds = has_monopoly(replay.game, seat, deed.city);
                if (entry.verb == "mortgage" && held && !holds) broken.emplace(seat.number, deed.city);
                if (entry.verb == "redeem" && !held && holds && broken.contains({seat.number, deed.city}))
                    regained = true;
            }
        }
    }
    CHECK(!broken.empty());
    CHECK(regained);
}

TEST_CASE("the demo game's dice are those of its recorded seed") {
    std::mt19937 generator(recorded_seed());
    const Playthrough played = read_playthrough(demo);
    int dice = 0;
    for (const PlayedLine& line : played.lines) {
        if (line.refused) continue;
        const auto command = parse_line(played.setup, line.line);
        REQUIRE(std::holds_alternative<Command>(command));
        for (const int die : dice_of(std::get<Command>(command))) {
            ++dice;
            REQUIRE_MESSAGE(die == 1 + static_cast<int>(generator() % 6), line.number << ": " << line.line);
        }
    }
    CHECK(dice > 300);
}

TEST_CASE("the demo game is settled") {
    const Table table = played_demo();
    CHECK(table.game.phase() == Phase::finished);
    CHECK(table.game.winners().size() == 1);
}
