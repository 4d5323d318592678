// Which calculator gave a sum, its value today, and the posted value: both if a rule was fixed since.

#include "ledger/decide/explain.h"

#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

namespace {

using Change = std::function<void(Entry&)>;

/// Posts the decision of the line, changed by hand into the one of an earlier version of the rules.
std::int64_t post_as_then(Table& table, const std::string& line, const Change& earlier = {}) {
    const auto read = parse_line(*table.game.setup, line);
    REQUIRE(std::holds_alternative<Command>(read));
    auto decision = decide(table, std::get<Command>(read), [] { return Stamp{}; });
    REQUIRE_MESSAGE(std::holds_alternative<std::vector<Entry>>(decision), line);
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) {
        if (earlier) earlier(entry);
        table.post(std::move(entry));
    }
    return table.history.last();
}

/// The due that an entry raises is of another sum, or factor.
Change due_of(Money amount, Money percent = {}, std::int64_t factor = 0) {
    return [=](Entry& entry) {
        for (FactChange& change : entry.facts) {
            if (change.key.name != FactName::due || change.after.empty()) continue;
            Due due = read_due(change.key, change.after);
            due.amount = amount;
            due.percent_amount = percent;
            if (factor != 0) due.factor = factor;
            change.after = to_fact_value(due);
        }
    };
}

/// The first cash that an entry moves is of another sum.
Change cash_of(std::int64_t sum) {
    return [=](Entry& entry) {
        const auto cash = std::ranges::find(entry.transfers, Asset::cash(), &Transfer::asset);
        REQUIRE(cash != entry.transfers.end());
        cash->quantity = sum;
    };
}

Due only_due(const Table& table) {
    const auto dues = open_dues(table.game);
    REQUIRE(dues.size() == 1);
    return dues.front();
}

/// "60, today 64"; "64" if nothing differs; "4 dice, today 10 dice" before the throw.
std::string told(const Reckoning& reckoning) {
    const std::string unit = reckoning.times_dice ? " dice" : "";
    const std::string posted = reckoning.posted.to_string() + unit;
    return reckoning.differs() ? posted + ", today " + reckoning.today.to_string() + unit : posted;
}

std::string told_due(const Table& table) {
    const auto reckoning = reckon(table, only_due(table));
    return reckoning ? told(*reckoning) : "nothing";
}

std::string told_entry(const Table& table, std::int64_t sequence) {
    std::string all;
    for (const Reckoning& reckoning : reckon_entry(table, sequence)) all += (all.empty() ? "" : "; ") + told(reckoning);
    return all;
}

/// Boris is one space before `space`, and it is Boris's turn.
Table before(const std::string& owner, int space, const std::string& visitor = "Boris competitor") {
    TableInWords table({.players = {owner, visitor, "Clara monopolist"}});
    table.play({"turn Boris \"by the table\"", "Boris at @" + std::to_string(space - 3)});
    return table.table();
}

constexpr const char* union_square_alone = "Anna monopolist @32 @34";  // Nob Hill earns 64, as two of a city do

}  // namespace

TEST_CASE("a due that an earlier version raised shows its sum and today's") {
    Table table = before(union_square_alone, 34);
    post_as_then(table, "Boris roll 1 2", due_of(Money{60}));
    const auto reckoning = reckon(table, only_due(table));
    REQUIRE(reckoning);
    CHECK(reckoning->what == SumOf::rent);
    CHECK(reckoning->space == Space{34});
    CHECK(reckoning->posted == Share{Money{60}});
    CHECK(reckoning->today == Share{Money{64}});
    CHECK(reckoning->differs());
    CHECK(reckoning->workings.back().figure == Share{Money{64}});
}

TEST_CASE("so does the entry that raised it, and the one that paid it") {
    Table table = before(union_square_alone, 34);
    const auto raised = post_as_then(table, "Boris roll 1 2", due_of(Money{60}));
    const auto paid = post_as_then(table, "Boris ok");
    CHECK(table.game.cash(Seat{2}) == Money{1500 - 60});
    CHECK(told_entry(table, raised) == "60, today 64");
    CHECK(told_entry(table, paid) == "60, today 64");
}

TEST_CASE("a due of these rules shows one sum, whatever the table has become since") {
    Table table = before(union_square_alone, 34);
    post_as_then(table, "Boris roll 1 2");
    CHECK(told_due(table) == "64");
    post_as_then(table, "Anna mortgage @32");
    post_as_then(table, "rule rounding up \"agreed\"");
    CHECK(told_due(table) == "64");
}

TEST_CASE("a rent passes on when its owner leaves, and is still the rent of that owner") {
    Table table = before("Anna monopolist @32 @34", 34);
    post_as_then(table, "Boris roll 1 2");
    post_as_then(table, "Anna leaves");
    CHECK_FALSE(only_due(table).creditor);
    CHECK(told_due(table) == "64");
}

TEST_CASE("a utility shows its factor until the dice fall, and then the sum") {
    for (const bool earlier : {false, true}) {
        CAPTURE(earlier);
        Table table = before("Anna monopolist @12", 12);
        post_as_then(table, "Boris roll 1 2", earlier ? due_of({}, {}, 5) : Change{});
        CHECK(told_due(table) == (earlier ? "5 dice, today 4 dice" : "4 dice"));
        const auto paid = post_as_then(table, "Boris rent dice 3 4");
        CHECK(told_entry(table, paid) == (earlier ? "35, today 28" : "28"));
    }
}

TEST_CASE("dice that the cash did not reach made the sum when they fell") {
    Table table = before("Anna monopolist @12", 12, "Boris competitor 20 @5");
    post_as_then(table, "Boris roll 1 2");
    const auto thrown = post_as_then(table, "Boris rent dice 3 4");
    CHECK(told_entry(table, thrown) == "28");
    CHECK(told_due(table) == "28");
    post_as_then(table, "Boris mortgage @5");
    CHECK(told_entry(table, post_as_then(table, "Boris ok")) == "28");
}

TEST_CASE("income tax is compared by the way that is taken; before the choice, by the cheaper") {
    TableInWords start({.players = {"Anna monopolist 347", "Boris competitor"}});
    Table table = start.table();
    post_as_then(table, "Anna roll 1 3", due_of(Money{200}, Money{60}));
    CHECK(told_due(table) == "60, today 69");
    Table fixed = table;
    CHECK(told_entry(fixed, post_as_then(fixed, "Anna tax fixed")) == "200");
    CHECK(told_entry(table, post_as_then(table, "Anna tax percent")) == "60, today 69");
    Table both = start.table();
    post_as_then(both, "Anna roll 1 3", due_of(Money{210}, Money{60}));
    CHECK(told_due(both) == "60, today 69");
    CHECK(told_entry(both, post_as_then(both, "Anna tax fixed")) == "210, today 200");
}

TEST_CASE("a sum that no due had fixed is compared with the cash that the entry moved") {
    struct Row {
        std::string line;
        std::int64_t then;
        std::string told;
    };
    for (const Row& row : std::vector<Row>{
             {"Anna mortgage @12", 70, "70, today 75"},
             {"Anna sell @34", 90, "90, today 100"},
             {"Anna sell all san-francisco", 290, "290, today 300"},
             {"Anna build @34", 190, "190, today 200"},
             {"Anna redeem @28", 80, "80, today 83"},
         }) {
        CAPTURE(row.line);
        TableInWords start({.players = {"Anna monopolist 900 @12 @28:mortgaged @31 @32 @34:3", "Boris competitor"}});
        Table table = start.table();
        CHECK(told_entry(table, post_as_then(table, row.line, cash_of(row.then))) == row.told);
        Table now = start.table();
        const std::string today = row.told.substr(row.told.find("today ") + 6);
        CHECK(told_entry(now, post_as_then(now, row.line)) == today);
    }
}

TEST_CASE("a sum that was agreed or typed in has no calculator") {
    TableInWords start({.players = {"Anna monopolist", "Boris competitor"}});
    Table table = start.table();
    for (const std::string line :
         {"Anna pay 50 \"a bet\"", "Anna get 20", "Anna count 1000 \"by hand\"", "note \"tea\""})
        CHECK(told_entry(table, post_as_then(table, line)).empty());
}

}  // namespace tablebank::testing
