// Cards typed over those of another edition: the rest of it, and groups that are typed wrongly.

#include <map>
#include <set>

#include "tests/db/edition/deed_tables.h"

namespace tablebank::testing {
namespace {

void set(Rows& rows, std::size_t row, const std::string& head, const std::string& typed) {
    rows.at(row - 1).at(column(rows, head)) = typed;
}

void rename_group(Rows& rows, const std::string& from, const std::string& to) {
    for (auto& row : rows)
        if (row[column(rows, "group")] == from) row[column(rows, "group")] = to;
}

void leave_out_colours(Rows& rows) {
    for (std::size_t row = 2; row <= rows.size(); ++row) set(rows, row, "colour", "");
}

TEST_CASE("short names and slugs of the other edition's deed do not stay under another name") {
    LoadedEdition model = like("example-small");
    const std::string name = "name     = \"Net Lane\"\n";
    model.text.text.insert(model.text.text.find(name) + name.size(), "short    = \"Net L.\"\n");
    model.edition = parse_edition(model.text);
    const auto read_like = [&](const Rows& rows) {
        const DeedTableEdition made = edition_from_deeds(csv_of(rows), model, title_of(model.edition));
        CHECK(made.problems.empty());
        REQUIRE(made.edition.has_value());
        const Edition& edition = made.edition->edition;
        return std::pair{edition.board.at(1).brief, edition.deeds.front().slug};
    };
    Rows rows = deed_table_rows(model.edition);
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"Net L.", "net-lane"});
    set(rows, 2, "name", "NET LANE");
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"Net L.", "net-lane"});
    set(rows, 2, "name", "Rope Walk");
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"", "rope-walk"});
    set(rows, 2, "short", "NET L.");
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"", "rope-walk"});
    set(rows, 2, "short", "Rope W.");
    set(rows, 2, "slug", "rope");
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"Rope W.", "rope"});
    set(rows, 2, "slug", "net-lane");
    set(rows, 3, "name", "Net Lane");  // the card of another space has its slug
    CHECK(read_like(rows) == std::pair<std::string, std::string>{"Rope W.", "rope-walk"});
}

TEST_CASE("the colour of a group is that of most of its streets, and those that differ are reported") {
    Rows rows = table();
    for (const std::size_t row : {5U, 6U, 8U}) set(rows, row, "colour", "#aa0000");
    const DeedTableEdition recoloured = read(csv_of(rows));
    CHECK(recoloured.problems.empty());
    REQUIRE(recoloured.edition.has_value());
    CHECK(recoloured.edition->edition.cities.at(1).colour == "#aa0000");

    rows = table();
    rename_group(rows, "Market Hill", "Cheap Side");
    for (const std::size_t row : {6U, 8U}) set(rows, row, "colour", "#AA0000");
    DeedTableProblem problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::colour_differs);
    CHECK(problem.row == 5);
    CHECK(problem.text == "#f28c28");
    CHECK(problem.other == 6);

    rows = table();  // one has the colour that the other edition has for the group
    for (const std::size_t row : {5U, 6U}) set(rows, row, "colour", "#aa0000");
    const DeedTableEdition own = read(csv_of(rows));
    REQUIRE(own.problems.size() == 2);
    CHECK(own.problems[0].row == 5);
    CHECK(own.problems[1].row == 6);
    CHECK(own.problems[1].other == 8);
}

TEST_CASE("a street that left its group while the others stayed is a question") {
    Rows rows = table();
    set(rows, 5, "group", "Garden Side");
    const DeedTableEdition with_colours = read(csv_of(rows));
    REQUIRE(with_colours.problems.size() == 1);  // its colour is that of the right group
    CHECK(with_colours.problems[0].kind == Kind::group_alone);
    CHECK(with_colours.problems[0].head == "group");
    CHECK(with_colours.problems[0].row == 5);
    CHECK_FALSE(with_colours.problems[0].warning);

    leave_out_colours(rows);
    const DeedTableEdition without = read(csv_of(rows));
    CHECK(without.edition.has_value());
    REQUIRE(without.problems.size() == 1);
    CHECK(without.problems[0].kind == Kind::group_alone);
    CHECK(without.problems[0].row == 5);
    CHECK(without.problems[0].text == "Market Hill");
    CHECK(without.problems[0].warning);

    rename_group(rows, "Market Hill", "Cheap Side");
    CHECK(read(csv_of(rows)).problems.at(0).text == "Cheap Side");
}

TEST_CASE("groups that were renamed alike or broken up are not a question") {
    Rows rows = table();
    leave_out_colours(rows);
    rename_group(rows, "Market Hill", "Cheap Side");
    rename_group(rows, "Old Harbour", "Docks");
    CHECK(read(csv_of(rows)).problems.empty());
    set(rows, 2, "group", "Garden Side");
    set(rows, 3, "group", "Garden Side");
    set(rows, 5, "group", "Upper Town");
    set(rows, 6, "group", "Garden Side");
    for (const DeedTableProblem& problem : read(csv_of(rows)).problems) CHECK(problem.kind != Kind::group_alone);
}

TEST_CASE("a group in letters that no slug is made of has its own slug") {
    Rows rows = table();
    rename_group(rows, "Garden Side", "中文");
    rename_group(rows, "Old Harbour", "Group 3");
    const DeedTableEdition made = read(csv_of(rows));
    CHECK(made.problems.empty());
    REQUIRE(made.edition.has_value());
    CHECK(made.edition->edition.cities.at(2).name == "中文");
    CHECK(made.edition->edition.cities.at(2).slug == "group-3-2");
    CHECK(made.edition->edition.cities.at(0).slug == "group-3");
    rename_group(rows, "Group 3", "!");
    CHECK(read(csv_of(rows)).edition.value().edition.cities.at(0).slug == "group-1");
    CHECK(read(csv_of(rows)).edition.value().edition.cities.at(2).slug == "group-3");
}

TEST_CASE("a colour that is not #rrggbb is reported as such, and blames no other row") {
    for (const char* typed : {"красный", "#FFF", "red"}) {
        CAPTURE(typed);
        CHECK(problem_of("colour", 5, typed).kind == Kind::colour_invalid);
    }
}

TEST_CASE("without colours each group has that of its place on the board, and no two share one") {
    // The first group of this board is known to the base edition at another place.
    Rows rows = table("us");
    leave_out_colours(rows);
    const std::vector<City>& like_cities = like("us").edition.cities;
    std::map<std::string, std::string> renamed{{like_cities[0].name, like_cities[7].name}};
    for (std::size_t i = 1; i < like_cities.size(); ++i) renamed[like_cities[i].name] = "Group " + std::to_string(i);
    for (auto& row : rows)
        if (const auto found = renamed.find(row[column(rows, "group")]); found != renamed.end())
            row[column(rows, "group")] = found->second;
    const DeedTableEdition made = read(csv_of(rows), "us");
    CHECK(made.problems.empty());
    REQUIRE(made.edition.has_value());
    const Edition& edition = made.edition->edition;
    REQUIRE(edition.cities.size() == like_cities.size());
    for (const City& city : edition.cities)
        CHECK(city.colour == like("us").edition.city_of(*like("us").edition.deed_at(city.streets.front())).colour);
}

TEST_CASE("a group whose colour is taken has one that no other group has") {
    Rows rows = table("us");
    leave_out_colours(rows);
    const std::vector<City>& like_cities = like("us").edition.cities;
    rename_group(rows, like_cities[0].name, "Elsewhere");
    for (auto& row : rows)
        if (row[column(rows, "group")] == "Elsewhere") row[column(rows, "colour")] = like_cities[1].colour;
    const DeedTableEdition made = read(csv_of(rows), "us");
    REQUIRE(made.edition.has_value());
    std::set<std::string> colours;
    for (const City& city : made.edition->edition.cities) colours.insert(city.colour);
    CHECK(colours.size() == like_cities.size());
}

TEST_CASE("a dash as the group of a street is an empty cell") {
    for (const char* dash : {"-", "–", "—"}) CHECK(problem_of("group", 2, dash).kind == Kind::missing);
}

}  // namespace
}  // namespace tablebank::testing
