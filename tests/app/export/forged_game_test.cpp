// A person who can write a game file can also compute its hashes again. Any invention with a valid chain is found to be
// damaged or is read like any other game: no reader of games crashes on it.

#include <doctest/doctest.h>

#include <iostream>
#include <random>
#include <sstream>

#include "app/export/game_export.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/board_snapshot.h"
#include "app/present/table/log_snapshot.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/turn_snapshot.h"
#include "app/session/verification.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// A game with a little of everything.
PlayedTable honest_game() {
    PlayedTable table("us", 4, Goal::timed);
    table.post_all(english, {"clock start", "Anna roll 1 2", "ok", "Boris roll 1 2", "ok", "Clara roll 4 6", "next",
                             "Dmitri roll 1 3", "ok", "next", "undo", "redo", "Anna jail",
                             "force \"a gift\" Anna get 300", "Boris at @12", "note \"a pause\"",
                             "rule rounding down \"agreed\"", "Anna mortgage @3", "Clara leaves"});
    return table;
}

/// Everything that decides which text a reader meets: words of other places, and words of no place.
class Forger {
public:
    Forger(const Table& table, std::uint64_t seed) : luck_(seed) {
        for (const Entry& entry : table.history.entries()) {
            lines_.push_back(entry.line);
            verbs_.push_back(entry.verb);
            for (const FactChange& fact : entry.facts) {
                keys_.push_back(fact.key);
                values_.push_back(fact.before);
                values_.push_back(fact.after);
            }
            transfers_.insert(transfers_.end(), entry.transfers.begin(), entry.transfers.end());
        }
        for (const char* value : {"", "0", "5", "-1", "x", "yes", "finished", "walked", "rent 1 2 3 6", "card 9 9 9 9",
                                  "offer 1 bank 39 1", "9223372036854775807"})
            values_.emplace_back(value);
        for (const char* line : {"", "x", "Anna tax", "Boris pay 5", "walk", "finish", "undo #99", "Dmitri closing"})
            lines_.emplace_back(line);
        for (const FactName name : {FactName::phase, FactName::winner, FactName::kept, FactName::walk_dice})
            keys_.push_back({name, 1, 0});
    }

    void forge(std::vector<Entry>& entries) {
        for (int changes = below(3) + 1; changes > 0; --changes) forge(pick(entries), entries.size());
    }

private:
    template <class List>
    typename List::value_type& pick(List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    int below(int bound) { return static_cast<int>(luck_() % static_cast<std::uint64_t>(bound)); }

    void forge(Entry& entry, std::size_t entries) {
        switch (below(10)) {
            case 0:
                entry.line = pick(lines_);
                break;
            case 1:
                entry.verb = pick(verbs_);
                break;
            case 2:
                entry.reverses = below(static_cast<int>(entries) + 2) - 1;
                break;
            case 3:
                entry.facts.push_back({pick(keys_), pick(values_), pick(values_)});
                break;
            case 4:
                entry.facts.push_back({pick(keys_), "", pick(values_)});
                break;
            case 5:
                if (!entry.facts.empty()) pick(entry.facts).after = pick(values_);
                break;
            case 6:
                entry.transfers.push_back(pick(transfers_));
                break;
            case 7:
                if (!entry.facts.empty())
                    entry.facts.erase(entry.facts.begin() + below(static_cast<int>(entry.facts.size())));
                break;
            case 8:
                if (!entry.transfers.empty()) entry.transfers.pop_back();
                break;
            default:
                if (!entry.transfers.empty()) pick(entry.transfers) = pick(transfers_).reversed();
        }
    }

    std::mt19937_64 luck_;
    std::vector<std::string> lines_;
    std::vector<std::string> verbs_;
    std::vector<FactKey> keys_;
    std::vector<std::string> values_;
    std::vector<Transfer> transfers_;
};

/// The path of a file's entries, without the file. Nothing if they are found to be damaged.
std::optional<ReadGame> read(const std::shared_ptr<const Setup>& setup, std::vector<Entry> entries) {
    try {
        const auto load = [&](const EntrySink& sink) {
            Hash head = genesis(*setup);
            for (Entry& entry : entries) {
                head = chained(head, entry);
                sink(std::move(entry), head);
            }
        };
        return replay("forged.tbl", setup, {entries.size(), load});
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::damaged);
        return std::nullopt;
    }
}

/// The first entry that differs from the honest one; nothing if none does.
const Entry* first_forged(const Table& honest, const Table& forged) {
    for (const Entry& entry : honest.history.entries()) {
        const Entry& other = forged.history.at(entry.sequence);
        const bool same = entry.line == other.line && entry.transfers == other.transfers &&
                          entry.facts == other.facts && entry.reverses == other.reverses;
        if (!same) return &other;
    }
    return nullptr;
}

/// The statement of the opening about the rules that decide. A game that leaves it out is one of the first rules, and
/// sound.
std::vector<FactChange> rules_agreed(const Table& table) {
    std::vector<FactChange> facts = table.history.at(1).facts;
    std::erase_if(facts, [](const FactChange& fact) { return fact.key.name != FactName::rules; });
    return facts;
}

/// Up to the first forged entry the game is the honest one. If that entry has another effect than its line, it is
/// found, and none before it; another line may have the same effect, as that of a token which is there already.
void check_told(const Table& honest, const Table& forged) {
    if (rules_agreed(forged) != rules_agreed(honest)) return;
    const auto deviations = verify(forged).deviations;
    const std::int64_t found = deviations.empty() ? 0 : deviations.front().sequence;
    const Entry* first = first_forged(honest, forged);
    if (first == nullptr) {
        CHECK(found == 0);
    } else if (first->line == honest.history.at(first->sequence).line) {
        CHECK(found == first->sequence);
    } else {
        CHECK((found == 0 || found >= first->sequence));
    }
}

void look_at_everything(const ReadGame& read) {
    const Table& table = read.table;
    (void)verify(table);
    (void)make_board_snapshot(english, table.game);
    (void)make_player_cards(english, table);
    (void)make_turn_snapshot(english, table);
    (void)make_settlement_snapshot(english, table, {});
    std::vector<LogRow> rows;
    extend_log(english, rows, table);
    CHECK(rows.size() == table.history.entries().size());
    for (const Entry& entry : table.history.entries()) (void)explain_entry(english, table, entry.sequence);
    std::ostringstream out;
    for (const auto write : {export_json, export_csv, export_ledger, export_beancount}) write(read, out);
    CHECK(out.good());
}

}  // namespace

TEST_CASE("a forged game with a valid chain is damaged, or is read like any other and the forgery is reported") {
    const PlayedTable honest = honest_game();
    const auto setup = honest.game().setup;
    const std::uint64_t seed = std::random_device{}();
    std::cout << "forged games: seed " << seed << '\n';
    Forger forger(honest.table(), seed);
    int found = 0;
    int harmless = 0;
    for (int game = 0; game < 2'000; ++game) {
        CAPTURE(seed);
        CAPTURE(game);
        std::vector<Entry> entries = honest.table().history.entries();
        forger.forge(entries);
        if (const auto forged = read(setup, std::move(entries))) {
            ++harmless;
            CHECK_NOTHROW(look_at_everything(*forged));
            check_told(honest.table(), forged->table);
        } else {
            ++found;
        }
    }
    CHECK_MESSAGE(found > 100, "some are damaged");
    CHECK_MESSAGE(harmless > 100, "some are read");
}

TEST_CASE("a game opens once, and first") {
    const PlayedTable honest = honest_game();
    const auto setup = honest.game().setup;
    const std::vector<Entry> entries = honest.table().history.entries();
    for (const std::size_t place : {std::size_t{0}, std::size_t{5}}) {
        std::vector<Entry> forged = entries;
        forged.at(place).line = place == 0 ? "note" : "open position";
        CHECK_FALSE(read(setup, std::move(forged)));
    }
}

TEST_CASE("a position that a game begins from is judged like every other entry") {
    Position position;
    position.players = {{"Anna", {Role::monopolist, Money{700}, true, {}}, false},
                        {"Boris", {Role::competitor, Money{80}, false, {}}, false},
                        {"Clara", {Role::monopolist, Money{5}, false, {}}, true}};
    position.players[0].estate.deeds = {{.deed = {31}}, {.deed = {34}, .mortgaged = true}};
    const PlayedTable honest("us", position);
    CHECK(verify(honest.table()).clean());

    std::vector<Entry> entries = honest.table().history.entries();
    entries.front().transfers.push_back({Asset::house(), Account::bank(), Account::street(Space{31}), 1});
    const auto forged = read(honest.game().setup, std::move(entries));
    REQUIRE(forged);
    REQUIRE(verify(forged->table).deviations.size() == 1);
    CHECK(verify(forged->table).deviations.front().sequence == 1);
}

}  // namespace tablebank::testing
