// Slips that a whole table of deeds has, and other ways to write headings and cells.

#include <utility>

#include "db/edition/deed_columns.h"
#include "tests/db/edition/deed_tables.h"

namespace tablebank::testing {
namespace {

TEST_CASE("spaces that are counted from 1 are one error") {
    for (const char* id : {"us", "classic", "football", "example-small"}) {
        CAPTURE(id);
        Rows rows = table(id);
        CHECK(read(csv_of(rows), id).problems.empty());
        for (std::size_t i = 1; i < rows.size(); ++i) rows[i][0] = std::to_string(std::stoi(rows[i][0]) + 1);
        const DeedTableEdition made = read(csv_of(rows), id);
        REQUIRE(made.problems.size() == 1);
        CHECK(made.problems.front().kind == Kind::spaces_from_one);
        CHECK(made.problems.front().row == 2);
        CHECK(made.problems.front().column == 1);
    }
}

TEST_CASE("the number of a space may have noughts before it") {
    Rows rows = table("us");
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i][0].size() == 1) rows[i][0].insert(0, "0");
    CHECK(read(csv_of(rows), "us").problems.empty());
}

TEST_CASE("signs and words of money before or after an amount are skipped") {
    const std::vector<std::pair<std::string, std::string>> marks{{"$", ""},   {"€ ", ""},        {"", " USD"},
                                                                 {"", " F"},  {"", "\u00A0₽"}, {"ƒ ", ""},
                                                                 {"DM ", ""}, {"", " pts"},      {"", ",-"}};
    for (const auto& mark : marks) {
        const std::string around = mark.first + "1" + mark.second;
        CAPTURE(around);
        Rows rows = table("us");
        for (std::size_t i = 1; i < rows.size(); ++i)
            for (const char* head : {"price", "mortgage", "monopolist rent"})
                if (std::string& cell = rows[i][column(rows, head)]; !cell.empty())
                    cell = mark.first + cell + mark.second;
        CHECK(read(csv_of(rows), "us").problems.empty());
    }
}

TEST_CASE("a column of amounts that are not whole is one error") {
    Rows rows = table("us");
    for (std::size_t i = 1; i < rows.size(); ++i) rows[i][column(rows, "price")] += ",00";
    const DeedTableEdition made = read(csv_of(rows), "us");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::amount_fraction);
    CHECK(made.problems.front().other == static_cast<int>(rows.size()) - 2);
}

TEST_CASE("points in some cells of a column, or of several columns, are one error") {
    Rows rows = table("us");
    const auto mark = [&](std::size_t row, const char* head) { rows[row][column(rows, head)].insert(1, "."); };
    mark(2, "price");
    mark(5, "price");
    DeedTableEdition made = read(csv_of(rows), "us");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::amount_fraction);
    CHECK(made.problems.front().row == 3);
    CHECK(made.problems.front().other == 1);
    mark(1, "mortgage");
    mark(7, "monopolist rent 3");
    made = read(csv_of(rows), "us");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::amounts_fraction);
    CHECK(made.problems.front().row == 2);
    CHECK(made.problems.front().other == 3);
    CHECK(made.problems.front().head == column_letters(static_cast<int>(column(rows, "price")) + 1) + ", " +
                                            column_letters(static_cast<int>(column(rows, "mortgage")) + 1) + ", " +
                                            column_letters(static_cast<int>(column(rows, "monopolist rent 3")) + 1));
}

TEST_CASE("a word of money around each amount is skipped, as owners of German boxes write it") {
    for (const auto& [before, after] : {std::pair{"DM ", ""}, std::pair{"", " DM"}, std::pair{"DM ", ",-"},
                                        std::pair{"", ",-- DM"}, std::pair{"", " Mark"}}) {
        CAPTURE(before);
        CAPTURE(after);
        Rows rows = table("us");
        for (std::size_t row = 1; row < rows.size(); ++row)
            for (std::size_t at = column(rows, "price"); at < rows[row].size(); ++at)
                if (!rows[row][at].empty()) rows[row][at] = before + rows[row][at] + after;
        CHECK(read(csv_of(rows), "us").problems.empty());
    }
}

TEST_CASE("an unknown word around every amount is one error") {
    Rows rows = table("us");
    for (std::size_t row = 1; row < rows.size(); ++row)
        for (const char* head : {"price", "mortgage"}) rows[row][column(rows, head)] += " K";
    const DeedTableEdition made = read(csv_of(rows), "us");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::amounts_invalid);
    CHECK(made.problems.front().row == 2);
    CHECK(made.problems.front().head.find(", ") != std::string::npos);
}

TEST_CASE("a column of colours in words is one error") {
    Rows rows = table("us");
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (std::string& colour = rows[i][column(rows, "colour")]; !colour.empty()) colour = "brown";
    const DeedTableEdition made = read(csv_of(rows), "us");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::colour_invalid);
    CHECK(made.problems.front().other > 10);
}

TEST_CASE("a group without its accents is the same group") {
    Rows rows = table("us");
    const std::string group = rows[1][column(rows, "group")];
    bool first = true;
    for (auto& row : rows)
        if (row[column(rows, "group")] == group) {
            row[column(rows, "group")] = first ? "Liège" : "LIEGE";
            first = false;
        }
    const DeedTableEdition made = read(csv_of(rows), "us");
    CHECK(made.problems.empty());
    REQUIRE(made.edition.has_value());
    CHECK(made.edition->edition.cities.size() == like("us").edition.cities.size());
}

TEST_CASE("a street in a wrong group is one message, an error if the group cannot be so") {
    Rows rows = table("us");
    const std::size_t group = column(rows, "group");
    const auto street = std::ranges::find(rows, "21", [](const auto& row) { return row.front(); });
    const auto next = std::ranges::find(rows, "26", [](const auto& row) { return row.front(); });
    for (const std::string& typed : {std::string{"Misspelt"}, (*next)[group]}) {
        CAPTURE(typed);
        (*street)[group] = typed;
        const DeedTableEdition made = read(csv_of(rows), "us");
        REQUIRE(made.problems.size() == 1);
        CHECK(made.problems.front().kind == Kind::group_alone);
        CHECK_FALSE(made.problems.front().warning);
    }
}

TEST_CASE("a heading that is misspelt or there twice names the column that is missing") {
    Rows rows = table();
    rows[0][column(rows, "mortgage")] = "mortage";
    DeedTableProblem odd = problem_in(csv_of(rows));
    CHECK(odd.kind == Kind::column_mistyped);
    CHECK(odd.head == "mortage");
    CHECK(odd.text == "mortgage");
    rows = table();
    rows[0][column(rows, "competitor rent 3")] = "competitor rent 2";
    odd = problem_in(csv_of(rows));
    CHECK(odd.kind == Kind::two_heads);
    CHECK(odd.text == "competitor rent 3");
}

TEST_CASE("colours in words name the groups of a table without a column of groups") {
    Rows rows = table("classic");
    const std::size_t group = column(rows, "group");
    rows[0][column(rows, "colour")] = "seen";
    rows[0][group] = "colour";
    const DeedTableEdition made = read(csv_of(rows), "classic");
    REQUIRE(made.edition.has_value());
    CHECK(made.edition->edition.cities.front().name == rows[1][group]);
}

TEST_CASE("headings as people write them are known") {
    const auto key = [](const std::string& id, const char* head) {
        return deed_column_called(like(id).edition, head).value_or("");
    };
    CHECK(key("classic", "N°") == "space");
    CHECK(key("classic", "№ поля") == "space");
    CHECK(key("classic", "№") == "space");
    CHECK(key("classic", "Клуб") == "name");
    CHECK(key("classic", "Propriété") == "name");
    CHECK(key("classic", "Prix d\u2019achat") == "price");
    CHECK(key("classic", "Цена покупки") == "price");
    CHECK(key("classic", "loyer nu") == "player.single");
    CHECK(key("classic", "Terrain nu") == "player.single");
    CHECK(key("classic", "Рента группы") == "player.doubled");
    CHECK(key("classic", "loyer groupe complet") == "player.doubled");
    CHECK(key("classic", "loyer avec hôtel") == "player.built[4]");
    CHECK(key("classic", "loyer 2 maisons") == "player.built[1]");
    CHECK(key("classic", "2 maisons") == "player.built[1]");
    CHECK(key("classic", "Miete 2 Häuser") == "player.built[1]");
    CHECK(key("classic", "Miete Farbgruppe") == "player.doubled");
    CHECK(key("classic", "precio casa") == "house_price");
    CHECK(key("classic", "huur hotel") == "player.built[4]");
    CHECK(key("us", "Lever l'hypothèque") == "redeem");
    CHECK(key("us", "Monopoliste 1 maison") == "monopolist.built[0]");
}

}  // namespace
}  // namespace tablebank::testing
