// Deeds typed into a spreadsheet: the way there and back.

#include "tests/db/edition/deed_tables.h"

#include <filesystem>

#include "db/edition/deed_columns.h"
#include "db/edition/edition_folder.h"

namespace tablebank::testing {
namespace {

void check_equal(const Edition& made, const Edition& wanted) {
    CHECK(made.id == wanted.id);
    CHECK(made.name == wanted.name);
    CHECK(made.language == wanted.language);
    REQUIRE(made.cities.size() == wanted.cities.size());
    for (std::size_t i = 0; i < made.cities.size(); ++i) {
        CHECK(made.cities[i].slug == wanted.cities[i].slug);
        CHECK(made.cities[i].name == wanted.cities[i].name);
        CHECK(made.cities[i].colour == wanted.cities[i].colour);
        CHECK(made.cities[i].streets == wanted.cities[i].streets);
    }
    REQUIRE(made.board.size() == wanted.board.size());
    for (std::size_t i = 0; i < made.board.size(); ++i) {
        CHECK(made.board[i].kind == wanted.board[i].kind);
        CHECK(made.board[i].name == wanted.board[i].name);
        CHECK(made.board[i].brief == wanted.board[i].brief);
    }
    CHECK(deed_table_rows(made) == deed_table_rows(wanted));  // every other figure of a deed is in its row
    REQUIRE(made.deeds.size() == wanted.deeds.size());
    for (std::size_t i = 0; i < made.deeds.size(); ++i) CHECK(made.deeds[i].kind == wanted.deeds[i].kind);
}

std::vector<std::string> shipped() {
    std::vector<std::string> ids;
    for (const auto& file : edition_files(TABLEBANK_SOURCE_DIR "/editions")) ids.push_back(file.stem());
    return ids;
}

TEST_CASE("the table of an edition makes the same edition again, however its cells are parted") {
    for (const std::string& id : shipped()) {
        CAPTURE(id);
        const Edition& wanted = like(id).edition;
        for (const char separator : {';', '\t'}) {
            const DeedTableEdition made = read(csv_of(deed_table_rows(wanted), separator), id);
            CHECK(made.problems.empty());
            REQUIRE(made.edition.has_value());
            check_equal(made.edition->edition, wanted);
            CHECK(made.edition->edition.deeds_status == TableStatus::template_figures);
            CHECK(made.edition->edition.cards_status == TableStatus::template_figures);
        }
    }
}

TEST_CASE("columns, rows and the way back: in any order, without optional columns") {
    for (const std::string& id : shipped()) {
        CAPTURE(id);
        Rows rows = deed_table_rows(like(id).edition);
        std::reverse(rows.begin() + 1, rows.end());
        const std::size_t slug = column(rows, "slug");
        const std::size_t colour = column(rows, "colour");
        for (auto& row : rows) {
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(colour));
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(slug));
            std::ranges::reverse(row);
        }
        const DeedTableEdition made = read("\xEF\xBB\xBF" + csv_of(rows), id);
        CHECK(made.problems.empty());
        REQUIRE(made.edition.has_value());
        check_equal(made.edition->edition, like(id).edition);
    }
}

TEST_CASE("heads in the five languages, in any letters and with any spaces") {
    Rows rows = table();
    rows.front() = {"Поле",
                    "Nom",
                    "Skrót",
                    "SLUG",
                    "Città",
                    "Couleur",
                    "Цена",
                    "hypothèque",
                    "Wykup",
                    "Дом",
                    "Prix de l’hôtel",
                    "Рента монополист",
                    "loyer_groupe_(monopoliste)",
                    "monopolista: affitto 1 casa",
                    "Monopolist  rent-2",
                    "монополист рента отель",
                    "Concurrent loyer",
                    "przedsiębiorca czynsz 1",
                    "competitor rent 2",
                    "competitor rent 3",
                    "competitor rent hotel"};
    REQUIRE(rows.front().size() == rows[1].size());
    rows.front()[10] = "Prix hôtel";
    const DeedTableEdition made = read(csv_of(rows));
    for (const DeedTableProblem& problem : made.problems) MESSAGE(problem.head << problem.text);
    CHECK(made.problems.empty());
    REQUIRE(made.edition.has_value());
    check_equal(made.edition->edition, like("example-small").edition);
}

TEST_CASE("new names make new slugs and groups, in the colours of the same spaces") {
    Rows rows = table();
    const std::size_t name = column(rows, "name");
    const std::size_t group = column(rows, "group");
    for (auto& row : rows) {
        if (&row == &rows.front()) continue;
        row[name] = row[name].empty() ? row[name] : "Улица " + row[0];
        row[column(rows, "slug")] = row[column(rows, "colour")] = "";
        if (row[group] == "Old Harbour") row[group] = "Łódź";
    }
    rows[2][name] = rows[1][name];
    const DeedTableEdition made = read(csv_of(rows));
    REQUIRE(made.problems.size() == 1);  // two deeds of one name: a row that was copied, perhaps
    CHECK(made.problems.front().warning);
    CHECK(made.problems.front().head == "name");
    CHECK(made.problems.front().row == 3);
    REQUIRE(made.edition.has_value());
    const Edition& edition = made.edition->edition;
    CHECK(edition.cities.at(0).slug == "lodz");
    CHECK(edition.cities.at(0).name == "Łódź");
    CHECK(edition.cities.at(0).colour == "#8b5a2b");
    CHECK(edition.cities.at(1).slug == "market-hill");
    CHECK(edition.deeds.at(0).slug == "ulitsa-1");
    CHECK(edition.deeds.at(1).slug == "ulitsa-1-2");
}

TEST_CASE("only deeds, groups, title and status of the other file change, however it is written") {
    const LoadedEdition& model = like("example-small");
    LoadedEdition other = model;
    std::string& text = other.text.text;
    const std::string last_part = "[rulings]";  // is before the deeds, and after them here
    const auto from = text.find(last_part);
    const auto to = text.find("# The cards");
    const std::string rulings = text.substr(from, to - from);
    text.erase(from, to - from);
    text += "\n" + rulings;
    REQUIRE_NOTHROW(parse_edition(other.text));
    const DeedTableEdition made = edition_from_deeds(csv_of(table()), other, title_of(model.edition));
    REQUIRE(made.edition.has_value());
    check_equal(made.edition->edition, model.edition);
    CHECK(made.edition->text.text.find(rulings.substr(0, rulings.find('\n'))) != std::string::npos);
    CHECK(made.edition->text.text.find("# 23\n") != std::string::npos);
    CHECK(get(made.edition->edition.rulings, "pieces_run_out") == "limited");
}

TEST_CASE("cities in sections and deeds in one value are replaced as well") {
    const LoadedEdition& model = like("example-small");
    LoadedEdition other = model;
    std::string& text = other.text.text;
    const auto list = text.find("city = [");
    text.erase(list, text.find("]\n", list) + 2 - list);
    std::string sections;
    for (const City& city : model.edition.cities)
        sections += "[[city]]\nslug = \"" + city.slug + "\"\nname = \"" + city.name + "\"\ncolour = \"" + city.colour +
                    "\"\n\n";
    text.insert(text.find("[status]"), sections);
    REQUIRE_NOTHROW(parse_edition(other.text));
    DeedTableEdition made = edition_from_deeds(csv_of(table()), other, title_of(model.edition));
    REQUIRE(made.edition.has_value());
    check_equal(made.edition->edition, model.edition);

    std::string deeds = "deed = [\n";
    std::string line;
    const auto first = text.find("[[deed]]");
    std::istringstream lines(text.substr(first));
    for (bool begun = false; std::getline(lines, line);) {
        if (line.empty()) continue;
        if (line != "[[deed]]")
            deeds += line + ", ";
        else
            deeds += begun ? "},\n{ " : "{ ";
        begun = true;
    }
    text.erase(first);
    for (auto at = deeds.find(", },"); at != std::string::npos; at = deeds.find(", },")) deeds.erase(at, 2);
    deeds.erase(deeds.size() - 2);
    text.insert(text.find("[[city]]"), deeds + " },\n]\n\n");
    REQUIRE_NOTHROW(parse_edition(other.text));
    made = edition_from_deeds(csv_of(table()), other, title_of(model.edition));
    REQUIRE(made.edition.has_value());
    check_equal(made.edition->edition, model.edition);
}

TEST_CASE("a box with further hotels has a column of rents for each, and their prices in one cell") {
    LoadedEdition box = like("classic");
    std::string& text = box.text.text;
    const std::string rules = "[rules]\n";
    text.insert(text.find(rules) + rules.size(), "hotels_per_street = { count = 2, rule = \"the box\" }\n");
    for (std::size_t at = text.find("built = ["); at != std::string::npos; at = text.find("built = [", at + 1)) {
        text.insert(text.find(']', at), ", 3000");
        const std::size_t price = text.find("hotel_price = ", at) + std::string("hotel_price = ").size();
        text.insert(text.find(' ', price), ", 400]");
        text.insert(price, "[");
    }
    box.edition = parse_edition(box.text);
    Rows rows = deed_table_rows(box.edition);
    REQUIRE(column(rows, "rent hotel 2") + 1 == rows.front().size());
    CHECK(rows[1][column(rows, "rent hotel 2")] == "3000");
    CHECK(rows[1][column(rows, "hotel price")] == "50/400");
    for (const char* head : {"rent hotel 2", "Rent, 2 hotels", "рента 2 отеля", "loyer 2 hôtels", "affitto 2 alberghi",
                             "czynsz 2 hotele", "czynsz hotel 2"}) {
        CAPTURE(head);
        rows.front().back() = head;
        const DeedTableEdition made = edition_from_deeds(csv_of(rows), box, title_of(box.edition));
        REQUIRE(made.edition.has_value());
        check_equal(made.edition->edition, box.edition);
    }
    CHECK(deed_head("ru", "rent hotel 2") == "рента отель 2");
    // A box with one hotel has no such column.
    const DeedTableEdition one = read(csv_of(rows), "classic");
    REQUIRE_FALSE(one.problems.empty());
    CHECK(one.problems.front().kind == Kind::column_unknown);
}

TEST_CASE("columns are called as spreadsheets call them") {
    CHECK(column_letters(1) == "A");
    CHECK(column_letters(26) == "Z");
    CHECK(column_letters(27) == "AA");
    CHECK(column_letters(52) == "AZ");
    CHECK(column_letters(53) == "BA");
    CHECK(column_letters(703) == "AAA");
}

}  // namespace
}  // namespace tablebank::testing
