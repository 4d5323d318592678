// Other content that people leave in a table of deeds: rows of totals, remarks, spaces and invisible characters, heads
// in their own words. Each is reported in its place or taken as it is meant, and blames nothing else.

#include "tests/db/edition/deed_tables.h"

namespace tablebank::testing {
namespace {

std::vector<Kind> kinds_in(const DeedTableEdition& made) {
    std::vector<Kind> kinds;
    for (const DeedTableProblem& problem : made.problems) kinds.push_back(problem.kind);
    return kinds;
}

/// The table with its cells headed otherwise.
std::string headed(const std::map<std::string, std::string>& heads, const std::string& id = "example-small") {
    Rows rows = table(id);
    for (const auto& [head, other] : heads) rows[0].at(column(rows, head)) = other;
    return csv_of(rows);
}

TEST_CASE("a surplus row is reported by what is wrong with it, wherever it is") {
    for (const std::size_t at : {std::size_t{1}, std::size_t{5}, table().size()}) {
        CAPTURE(at);
        Rows rows = table();
        std::vector<std::string> totals(rows[0].size());
        totals[1] = "Total";
        totals[column(rows, "price")] = "1940";
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), totals);
        DeedTableProblem problem = problem_in(csv_of(rows));
        CHECK(problem.kind == Kind::missing);
        CHECK(problem.head == "space");
        CHECK(problem.row == static_cast<int>(at) + 1);
        rows[at] = {"compared with the cards, twice"};
        problem = problem_in(csv_of(rows));
        CHECK(problem.kind == Kind::space_invalid);
        CHECK(problem.row == static_cast<int>(at) + 1);
        if (at == 1) continue;  // the first of two is the deed
        rows[at] = {"@1", "Net Lane again"};
        problem = problem_in(csv_of(rows));
        CHECK(problem.kind == Kind::space_twice);
        CHECK(problem.row == static_cast<int>(at) + 1);
    }
}

TEST_CASE("the space of a row that is torn is not called missing") {
    for (const char* space : {"1", "@1"}) {
        CAPTURE(space);
        Rows rows = table();
        rows[1][0] = space;
        rows[1].push_back("and more");
        CHECK(problem_in(csv_of(rows)).kind == Kind::cell_beyond);
        rows = table();
        rows[1][0] = space;
        const std::string torn = csv_of({rows[1]}, ',');
        rows[1] = {torn.substr(0, torn.size() - 2)};
        CHECK(problem_in(csv_of(rows)).kind == Kind::other_separator);
    }
    Rows rows = table();
    rows[1][0] = "\u200B@1";
    CHECK(problem_in(csv_of(rows)).kind == Kind::sign_unseen);
    rows[1] = {"Net Lane", ""};
    rows[1].resize(rows[0].size());
    rows[1].push_back("and more");
    CHECK(problem_in(csv_of(rows)).kind == Kind::cell_beyond);
    rows.erase(rows.begin() + 1);
    rows[7].push_back("and more");
    CHECK(kinds_in(read(csv_of(rows))) == std::vector{Kind::space_missing, Kind::cell_beyond});
}

TEST_CASE("look-alike spaces count as spaces") {
    for (const char* blank : {"\u00A0", "\u2007", "\u2009", "\u202F", " \u00A0\u2009\u202F "}) {
        CAPTURE(blank);
        Rows rows = table();
        for (auto& row : rows)
            for (std::string& cell : row) cell = blank + cell + blank;
        CHECK(read(csv_of(rows)).problems.empty());
        for (const char* head : {"name", "price", "space"}) {
            const DeedTableProblem problem = problem_in([&] {
                Rows one = table();
                one[2][column(one, head)] = blank;
                if (std::string_view(head) == "space") one.push_back(table()[2]);
                return csv_of(one);
            }());
            CHECK(problem.kind == Kind::missing);
            CHECK(problem.head == head);
        }
    }
    for (const char* typed : {"1\u2007200", "1\u2009200", "1\u202F200", "1\u00A0000 000",
                              "1\u2009000\u202F000\u00A0000", "1'000\u2019000"}) {
        CAPTURE(typed);
        Rows rows = table();
        rows[1][column(rows, "price")] = typed;
        CHECK(read(csv_of(rows)).edition.has_value());
    }
    CHECK(problem_of("price", 2, "1\u00A0200'000").kind == Kind::amount_invalid);
    CHECK(problem_of("price", 2, "1  200").kind == Kind::amount_invalid);
}

TEST_CASE("an invisible character is reported at its cell, and so is everything else") {
    Rows rows = table();
    rows[1][1] = "Net \u202ELane";
    rows[2][column(rows, "price")] = "6\u200B0";
    rows[4][column(rows, "mortgage")] = "\xEF\xBB\xBF" + rows[4][column(rows, "mortgage")];
    rows[5][column(rows, "price")] = "12,50";
    CHECK(kinds_in(read(csv_of(rows))) ==
          std::vector{Kind::sign_unseen, Kind::sign_unseen, Kind::mark_inside, Kind::amount_fraction});
    rows = table();
    rows[0].push_back("remarks");
    for (std::size_t i = 1; i < rows.size(); ++i) rows[i].push_back("see\u200B the \u2028card");
    const DeedTableEdition made = read(csv_of(rows));
    CHECK(made.edition.has_value());
    CHECK(kinds_in(made) == std::vector{Kind::column_unknown});
    rows[3].back() = "\xE9t\xE9";
    const DeedTableProblem problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::not_text);
    CHECK(problem.head == "remarks");
}

TEST_CASE("pictures of several characters are visible") {
    for (const char* name : {"Net Lane \u2764\uFE0F", "\U0001F468\u200D\U0001F469\u200D\U0001F467 Lane"}) {
        CAPTURE(name);
        Rows rows = table();
        rows[1][1] = name;
        const DeedTableEdition made = read(csv_of(rows));
        CHECK(made.problems.empty());
        REQUIRE(made.edition.has_value());
        CHECK(made.edition->edition.deeds.front().name == name);
    }
}

TEST_CASE("heads with accents or without, in brackets, in the genitive") {
    for (const auto& [head, other] :
         std::multimap<std::string, std::string>{{"price", "Price ($)"},
                                                 {"price", "PRIX"},
                                                 {"mortgage", "Hypotheque"},
                                                 {"short", "SKROT"},
                                                 {"name", "Propriete"},
                                                 {"name", "Nazwa:"},
                                                 {"group", "Citta"},
                                                 {"hotel price", "Prix de l\u2019h\u00F4tel"},
                                                 {"hotel price", "prix de l'hotel"},
                                                 {"hotel price", "Prezzo dell\u2019albergo [\u20AC]"},
                                                 {"monopolist rent", "Рента монополиста"},
                                                 {"monopolist rent 1", "Рента 1 (монополиста)"},
                                                 {"competitor rent", "Рента конкурента"},
                                                 {"monopolist rent hotel", "Czynsz hotel monopolisty"},
                                                 {"competitor rent 2", "Czynsz 2 konkurenta"},
                                                 {"competitor rent 2", "czynsz 2 domy przedsi\u0119biorcy"},
                                                 {"monopolist rent 2", "loyer monopoliste 2"},
                                                 {"hotel price", "Цена сети"},
                                                 {"house price", "цена объекта"},
                                                 {"monopolist rent hotel", "рента монополиста сеть"},
                                                 {"competitor rent 2", "CZYNSZ 2 PRZEDSIEBIORCA"}}) {
        CAPTURE(other);
        CHECK(read(headed({{head, other}})).problems.empty());
    }
    CHECK(kinds_in(read(headed({{"short", "\u4E2D\u6587"}}))) == std::vector{Kind::column_unknown});
    CHECK(kinds_in(read(headed({{"short", std::string(5000, 'x')}}))) == std::vector{Kind::column_unknown});
}

TEST_CASE("if prices are given for one role, those of the other are missing") {
    DeedTableProblem problem = problem_in(headed({{"house price", "monopolist house price"}}));
    CHECK(problem.kind == Kind::column_missing);
    CHECK(problem.text == "competitor house price");
    problem = problem_in(headed({{"hotel price", "competitor hotel price"}}));
    CHECK(problem.text == "monopolist hotel price");
    CHECK(kinds_in(read(headed({{"hotel price", "seen by"}}))) == std::vector{Kind::column_mistyped});
    CHECK(kinds_in(read(headed({{"hotel price", "seen by"}, {"mortgage", "when"}}))) ==
          std::vector{Kind::column_missing, Kind::column_missing, Kind::column_unknown, Kind::column_unknown});
}

TEST_CASE("a row of very many cells has one that has no head") {
    Rows rows = table();
    const DeedTableProblem problem = problem_in(csv_of(rows) + std::string(125'000, ';') + "x\r\n");
    CHECK(problem.kind == Kind::cell_beyond);
    CHECK(problem.column == 125'001);
    CHECK(problem.row == static_cast<int>(rows.size()) + 1);
}

TEST_CASE("a unit in brackets after a head is not another head") {
    for (const char* head : {"cena (zł)", "Prix (F)", "цена (руб.)", "price [USD]", "price ($)"}) {
        CAPTURE(head);
        CHECK(kinds_in(read(headed({{"price", head}}))).empty());
    }
    CHECK(kinds_in(read(headed({{"hotel price", "цена (отеля)"}, {"house price", "prix (maison)"}}))).empty());
    // Another property of the deed is not a unit.
    CHECK(kinds_in(read(headed({{"price", "prix (loyer)"}}))) == std::vector{Kind::column_mistyped});
}

}  // namespace
}  // namespace tablebank::testing
