// A table as it was found: the findings, the cases that need a reason, and the figures for positions against the rules.

#include "calculators/paper_game.h"

#include "calculators/settlement.h"
#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

PaperGame table_of(std::vector<Estate> estates) {
    const char* names[] = {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Gleb"};
    PaperGame table;
    for (std::size_t index = 0; index < estates.size(); ++index)
        table.position.players.push_back({names[index], std::move(estates[index]), false});
    return table;
}

/// Each finding as "code player/other @deed @deed count:limit", except for unowned deeds.
std::vector<std::string> said(const Edition& edition, const PaperGame& table, const Rulings& rulings) {
    std::vector<std::string> lines;
    for (const Finding& found : findings_of(edition, rulings, table)) {
        if (found.code == FindingCode::deed_of_nobody) continue;
        std::string line{to_string(found.code)};
        if (found.player) line += ' ' + std::to_string(*found.player);
        if (found.other) line += '/' + std::to_string(*found.other);
        for (const Space deed : found.deeds) line += " @" + std::to_string(deed.index);
        if (found.count != 0 || found.limit != 0)
            line += ' ' + std::to_string(found.count) + ':' + std::to_string(found.limit);
        lines.push_back(std::move(line));
    }
    return lines;
}
std::vector<std::string> said(const PaperGame& table) {
    return said(us(), table, us().rulings);
}

using Said = std::vector<std::string>;

/// The walk's payment to a player for one deed, as the table is scored.
std::string paid(const Edition& edition, Estate estate, int space) {
    Position position = table_of({std::move(estate)}).position;
    position = counted_as_found(edition, position);
    const Settlement settled = answer(settle(edition, edition.rulings, position));
    for (const auto& [deed, quote] : settled.standings.front().walk)
        if (deed == Space{space}) return quote.amount.to_string();
    return "0";
}

}  // namespace

TEST_CASE("a table that the rules allow has nothing to be decided, and counts unchanged") {
    const PaperGame table = table_of({monopolist({hotel(31), pledged(32), houses(34, 3)}, 846), competitor({}, 1200)});
    CHECK(said(table).empty());
    CHECK_FALSE(has_weight(findings_of(us(), us().rulings, table), Weight::undecided));
    const Position counted = counted_as_found(us(), table.position);
    CHECK(counted.players[0].estate.deeds[2].houses == 3);
    CHECK(counted.players[0].estate.deeds[0].hotels == 1);
}

TEST_CASE("every word is there once, and its weight follows from its place") {
    CHECK(to_string(FindingCode::deed_of_nobody) == "deed-of-nobody");
    CHECK(weight_of(FindingCode::deed_twice) == Weight::undecided);
    CHECK(weight_of(FindingCode::dice_missing) == Weight::undecided);
    CHECK(weight_of(FindingCode::too_many_players) == Weight::as_found);
    CHECK(weight_of(FindingCode::more_hotels_than_box) == Weight::as_found);
    CHECK(weight_of(FindingCode::roles_unbalanced) == Weight::told);
}

TEST_CASE("a bare number of a deed that no one has, and a sum that no notes make") {
    PaperGame table = table_of({monopolist({open(34)}, 31), competitor({}, 34)});
    CHECK(said(table).empty());
    table.bare_cash = {true, true};
    CHECK(said(table) == Said{"cash-or-deed 0 @31"});
    table.position.players[0].bankrupt = true;  // their former property has no owner
    CHECK(said(table) == Said{"cash-or-deed 1 @34"});

    Box box = us().box;
    CHECK_FALSE(is_beyond_notes(box, Money{31}));
    CHECK_FALSE(is_beyond_notes(box, box.cash()));
    CHECK(is_beyond_notes(box, box.cash() + Money{1}));
    box.notes = {{Money{50}, 2}, {Money{20}, 3}};
    for (const int sum : {10, 15, 30, 170}) CHECK(is_beyond_notes(box, Money{sum}));
    for (const int sum : {0, 20, 60, 110, 160}) CHECK_FALSE(is_beyond_notes(box, Money{sum}));
    box.notes.clear();
    CHECK_FALSE(is_beyond_notes(box, Money{15}));

    const PaperGame italian = table_of({monopolist({}, 15), competitor({}, 60), competitor({}, 1'000'000)});
    CHECK(said(shipped("it"), italian, shipped("it").rulings) == Said{"more-cash-than-box", "cash-without-notes 0"});
    CHECK(weight_of(FindingCode::cash_or_deed) == Weight::undecided);
    CHECK(weight_of(FindingCode::cash_without_notes) == Weight::told);
}

TEST_CASE("deeds of two hands, of one hand twice, and without an owner") {
    CHECK(said(table_of({monopolist({open(34)}), competitor({open(1), open(34)})})) == Said{"deed-twice 0/1 @34"});
    CHECK(said(table_of({monopolist({open(34), open(34)})})) == Said{"deed-twice 0/0 @34"});
    CHECK_MESSAGE(said(table_of({competitor({open(12), open(12)})})) == Said{"deed-twice 0/0 @12"},
                  "a company twice has no figure, and asks for no dice");
    const auto found = findings_of(us(), us().rulings, table_of({monopolist({open(34)})}));
    REQUIRE(found.back().code == FindingCode::deed_of_nobody);
    CHECK(found.back().deeds.size() == us().deeds.size() - 1);
}

TEST_CASE("cash, notes and players that the box and the book do not have") {
    const Money box = us().box.cash();
    CHECK(said(table_of({monopolist({}, box.units()), competitor({})})).empty());
    const auto found = findings_of(us(), us().rulings, table_of({monopolist({}, box.units()), competitor({}, 1)}));
    CHECK(found.front().code == FindingCode::more_cash_than_box);
    CHECK(found.front().has == box + Money{1});
    CHECK(found.front().box == box);

    PaperGame counted = table_of({monopolist({}, 100), competitor({}, 100)});
    const Note note = us().box.notes.front();
    counted.notes = {{{note.value, note.count}}, {{note.value, 1}}};
    CHECK(said(counted) ==
          Said{"more-notes-than-box " + std::to_string(note.count + 1) + ':' + std::to_string(note.count)});

    CHECK(said(table_of({monopolist({}), competitor({}), monopolist({}), competitor({}), monopolist({}), competitor({}),
                         monopolist({})})) == Said{"too-many-players 7:6"});
    CHECK(said(table_of({})) == Said{"no-players"});
}

TEST_CASE("names that look the same") {
    PaperGame table = table_of({monopolist({}), competitor({})});
    table.position.players[1].name = "ANNA";
    CHECK(said(table) == Said{"same-name 0/1"});
    table.position.players[1].name.clear();
    CHECK(said(table) == Said{"no-name 1"});
}

TEST_CASE("unbalanced roles are reported; bankrupt players count") {
    CHECK(said(table_of({monopolist({}), monopolist({}), monopolist({})})) == Said{"roles-unbalanced 3:0"});
    PaperGame table = table_of({monopolist({}), monopolist({}), competitor({})});
    CHECK(said(table).empty());
    table.position.players.push_back({"Dmitri", competitor({}), true});
    CHECK(said(table).empty());
}

TEST_CASE("buildings that the rules do not allow") {
    const struct {
        const char* said;
        std::vector<Holding> deeds;
        Role role;
    } rows[] = {
        {"mortgaged-built 0 @34", {{.deed = {34}, .mortgaged = true, .houses = 2}}, Role::competitor},
        {"company-built 0 @5", {houses(5, 1)}, Role::competitor},
        {"hotel-and-houses 0 @34", {houses_and_hotel(34, 2)}, Role::competitor},
        {"too-many-houses 0 @34 5:4", {houses(34, 5)}, Role::competitor},
        {"too-many-houses 0 @34 4:3", {open(31), open(32), houses(34, 4)}, Role::monopolist},
        {"built-without-monopoly 0 @34", {houses(34, 1)}, Role::monopolist},
    };
    for (const auto& row : rows) {
        CAPTURE(row.said);
        Estate estate = monopolist(row.deeds);
        estate.role = row.role;
        CHECK(said(table_of({estate})) == Said{row.said});
        CHECK(weight_of(findings_of(us(), us().rulings, table_of({estate})).front().code) == Weight::as_found);
    }
    CHECK_MESSAGE(said(table_of({competitor({houses(34, 4)})})).empty(), "a competitor builds without a monopoly");
}

TEST_CASE("pieces: permitted substitutes are reported, and a shortage is scored as found") {
    std::vector<Holding> built;
    for (const Deed* street : us().deeds_of(SpaceKind::street)) built.push_back(houses(street->space.index, 4));
    const PaperGame table = table_of({competitor(built)});
    const int count = static_cast<int>(built.size()) * 4;
    const std::string figures = std::to_string(count) + ":35";
    CHECK(said(table) == Said{"substitute-houses " + figures});
    Rulings limited = us().rulings;
    REQUIRE(set(limited, "pieces_run_out", "limited"));
    CHECK(said(us(), table, limited) == Said{"more-houses-than-box " + figures});
}

TEST_CASE("uneven building is reported if building must be even") {
    const Edition& small = shipped("example-small");
    const City& city = *std::ranges::find_if(small.cities, [](const City& it) { return it.streets.size() > 1; });
    std::vector<Holding> built;
    for (const Space street : city.streets) built.push_back(open(street.index));
    built.front().houses = 2;
    CHECK(said(small, table_of({competitor(built)}), small.rulings).front().starts_with("uneven-building 0"));
    built.front().houses = 1;
    CHECK(said(small, table_of({competitor(built)}), small.rulings).empty());
}

TEST_CASE("dice are missing only for a utility that earns") {
    CHECK(said(table_of({competitor({open(12)})})) == Said{"dice-missing 0 @12"});
    PaperGame thrown = table_of({competitor({open(12)})});
    thrown.position.dice[Space{12}] = {3, 4};
    CHECK(said(thrown).empty());
    CHECK(said(table_of({competitor({pledged(12)})})).empty());
    CHECK(said(table_of({jailed(monopolist({open(12)}))})).empty());
}

TEST_CASE("impossible buildings count as the printed deed has them") {
    // Nob Hill: monopolist 104, 144, 184, hotel 224; competitor 52, 72, 92, 112, hotel 132.
    CHECK(paid(us(), monopolist({houses(34, 2)}), 34) == "144");
    CHECK_MESSAGE(paid(us(), monopolist({houses(34, 4)}), 34) == "184", "the most houses that the deed has, no hotel");
    CHECK(paid(us(), competitor({houses(34, 99)}), 34) == "112");
    CHECK(paid(us(), competitor({houses_and_hotel(34, 2)}), 34) == "132");
    CHECK(paid(us(), competitor({{.deed = {34}, .mortgaged = true, .houses = 2}}), 34) == "0");
    CHECK_MESSAGE(paid(us(), competitor({houses(5, 3)}), 5) == paid(us(), competitor({open(5)}), 5),
                  "buildings on a company are none");
}

TEST_CASE("in every edition with a timed game, anything on any deed is scored") {
    for (const char* id : {"us", "us-dice", "ru", "fr", "it", "pl", "example-small"}) {
        CAPTURE(id);
        const Edition& edition = shipped(id);
        for (const Role role : edition.profile.played_roles()) {
            Position position = table_of({monopolist({}, 100)}).position;
            position.players.front().estate.role = role;
            auto& deeds = position.players.front().estate.deeds;
            for (const Deed& deed : edition.deeds) {
                deeds.push_back(
                    {.deed = deed.space, .houses = deed.space.index % 7, .hotels = deed.space.index % 3 == 0 ? 1 : 0});
                if (deed.kind == SpaceKind::utility) position.dice[deed.space] = {3, 4};
            }
            CHECK_FALSE(
                answer(settle(edition, edition.rulings, counted_as_found(edition, position))).standings.empty());
        }
    }
}
