// Errors of a table of deeds, reported by row and column.

#include "tests/db/edition/deed_tables.h"

namespace tablebank::testing {
namespace {

TEST_CASE("amounts as spreadsheets write them") {
    for (const char* typed : {"1200", "1 200",
                              "1\u00A0"
                              "200",
                              "1'200", "1’200"}) {
        CAPTURE(typed);
        Rows rows = table();
        rows[1][column(rows, "price")] = typed;
        const DeedTableEdition made = read(csv_of(rows));
        REQUIRE(made.edition.has_value());
        CHECK(made.edition->edition.deeds.front().price == Money{1200});
        CHECK(made.problems.front().warning);  // far off the pattern
    }
}

TEST_CASE("an invalid amount is reported with row and column, and never guessed") {
    for (const char* typed : {"12,50", "12.5", "60,00", "1.200", "1,200", "1.200,00", "12,"})
        CHECK(problem_of("price", 2, typed).kind == Kind::amount_fraction);
    for (const char* typed : {"sixty", "$", "€60€", "60 cents", "-60", "+60", "060", "1 20", "12 00", "1 200'000",
                              "6e1", "60 000 0", "=30*2"}) {
        CAPTURE(typed);
        const DeedTableProblem problem = problem_of("price", 2, typed);
        CHECK(problem.kind == Kind::amount_invalid);
        CHECK(problem.text == typed);
    }
    CHECK(problem_of("mortgage", 3, "1000000000000001").kind == Kind::amount_too_large);
    CHECK(problem_of("mortgage", 3, "99999999999999999999999").kind == Kind::amount_too_large);
}

TEST_CASE("a missing cell is reported with row and column") {
    for (const char* head :
         {"space", "name", "price", "mortgage", "redeem", "group", "house price", "hotel price", "monopolist rent",
          "monopolist rent group", "competitor rent 3", "competitor rent hotel"}) {
        CAPTURE(head);
        Rows rows = table();
        rows[4][column(rows, head)] = "";
        const DeedTableEdition made = read(csv_of(rows));
        REQUIRE_FALSE(made.problems.empty());
        const DeedTableProblem& problem = made.problems.back();
        CHECK(problem.kind == Kind::missing);
        CHECK(problem.row == 5);
        CHECK(problem.head == head);
        CHECK_FALSE(made.edition.has_value());
    }
}

TEST_CASE("every missing column is reported by its head") {
    for (const char* head :
         {"space", "name", "price", "mortgage", "redeem", "group", "house price", "hotel price", "monopolist rent",
          "monopolist rent group", "competitor rent 3", "competitor rent hotel"}) {
        CAPTURE(head);
        Rows rows = table();
        const std::size_t at = column(rows, head);
        for (auto& row : rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(at));
        const DeedTableProblem problem = problem_in(csv_of(rows));
        CHECK(problem.kind == Kind::column_missing);
        CHECK(problem.text == head);
        CHECK(problem.row == 1);
    }
}

TEST_CASE("possible errors in the head of a table") {
    Rows rows = table();
    rows[0][column(rows, "short")] = "Название";
    DeedTableProblem problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::two_heads);
    CHECK(problem.column == 3);
    CHECK(problem.other == 2);

    rows = table();
    for (auto& row : rows) row.push_back(row[column(rows, "house price")]);
    rows[0].back() = "monopolist house price";
    CHECK(problem_in(csv_of(rows)).kind == Kind::two_heads);

    rows = table();
    rows[0].push_back("seen by Anna");
    rows[1].push_back("yes");
    const DeedTableEdition made = read(csv_of(rows));
    REQUIRE(made.edition.has_value());
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::column_unknown);
    CHECK(made.problems.front().warning);
    CHECK(made.problems.front().head == "seen by Anna");

    rows = table();
    rows.insert(rows.begin() + 9, rows.front());
    problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::head_again);
    CHECK(problem.row == 10);

    rows = table();
    rows.erase(rows.begin());
    CHECK(problem_in(csv_of(rows)).kind == Kind::no_head);
    CHECK(problem_in("").kind == Kind::empty);
    CHECK(problem_in(";;\r\n;;\r\n").kind == Kind::empty);
    CHECK(problem_in(csv_of({table().front()})).kind == Kind::empty);
}

TEST_CASE("a title above the headings of a deed table is skipped, and a warning reports it") {
    const std::string csv = csv_of(table());
    const auto plain = read(csv);
    for (const std::string title :
         {"My box, typed by Anna, 1975\r\n", "Deeds;;;;\r\n\r\n", "\r\n\r\nPrice\r\n;;;\r\nRents\r\n",
          "\"Two lines\r\nof a title\"\r\n", "\tDeeds\tof\tthe\tclub\r\n"}) {
        CAPTURE(title);
        const DeedTableEdition made = read(title + csv);
        REQUIRE(made.edition.has_value());
        CHECK(made.edition->edition == plain.edition->edition);
        REQUIRE(made.problems.size() == 1);
        CHECK(made.problems.front().kind == Kind::rows_above);
        CHECK(made.problems.front().warning);
    }
    CHECK(read("\r\n;;\r\n" + csv).problems.empty());  // blank rows are not a title
}

TEST_CASE("below a title, rows are counted as in the spreadsheet") {
    Rows rows = table();
    rows[1][column(rows, "price")] = "60.5";
    const DeedTableEdition made = read("Our box, by Anna\r\n\r\n" + csv_of(rows));
    REQUIRE(made.problems.size() == 2);
    CHECK(made.problems[0].kind == Kind::rows_above);
    CHECK(made.problems[0].row == 3);
    CHECK(made.problems[1].kind == Kind::amount_fraction);
    CHECK(made.problems[1].row == 4);
    CHECK_FALSE(made.edition.has_value());
}

TEST_CASE("headings far below the beginning are not searched for") {
    std::string remarks;
    for (int row = 0; row < 40; ++row) remarks += "remark\r\n";
    CHECK(problem_in(remarks + csv_of(table())).kind == Kind::no_head);
}

TEST_CASE("cells with another separator are reported by row and column") {
    Rows rows = table();
    std::string csv = csv_of(rows);
    const auto second = csv.find('\n') + 1;
    const auto third = csv.find('\n', second) + 1;
    std::string torn = csv;
    std::replace(torn.begin() + static_cast<std::ptrdiff_t>(second), torn.begin() + static_cast<std::ptrdiff_t>(third),
                 ';', ',');
    DeedTableProblem problem = problem_in(torn);
    CHECK(problem.kind == Kind::other_separator);
    CHECK(problem.row == 2);
    CHECK(problem.text == ",");
    CHECK(problem.separator == ';');

    torn = csv;
    torn[torn.find(';')] = ',';
    const DeedTableEdition mixed = read(torn);
    CHECK_FALSE(mixed.edition.has_value());
    CHECK(std::ranges::any_of(mixed.problems, [](const auto& each) {
        return each.kind == Kind::other_separator && each.row == 1 && each.column == 1;
    }));

    rows[1][column(rows, "price")] = "60,5";  // among commas that is a cell more
    problem = problem_in(csv_of(rows, ','));
    CHECK(problem.kind == Kind::cell_beyond);
    CHECK(problem.row == 2);
    CHECK(problem.column == static_cast<int>(rows[0].size()) + 1);

    CHECK(read("sep=;\r\n" + csv_of(table())).problems.empty());
}

TEST_CASE("invisible marks and malformed bytes are reported by row and column") {
    const std::string csv = csv_of(table());
    DeedTableProblem problem = problem_in("\xEF\xBB\xBF\xEF\xBB\xBF" + csv);
    CHECK(problem.kind == Kind::mark_inside);
    CHECK(problem.row == 1);
    CHECK(problem.column == 1);

    Rows rows = table();
    rows[5][1] = "\xEF\xBB\xBF" + rows[5][1];
    problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::mark_inside);
    CHECK(problem.row == 6);
    CHECK(problem.column == 2);

    rows = table();
    rows[3][1] = "\xCF\xF0\xE8\xF1\xF2\xE0\xED\xFC";  // as Windows-1251 has it
    rows[4][1] = "\xD3\xEB";
    problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::not_text);
    CHECK(problem.row == 4);
    CHECK(problem.column == 2);
    CHECK(problem_in(std::string("\xFF\xFEs\0p\0", 6)).kind == Kind::not_text);
    CHECK(problem_in(std::string("s\0p\0;\0", 6)).kind == Kind::not_text);
    CHECK(problem_of("name", 2, "Net\x1b Lane").kind == Kind::sign_unseen);
    CHECK(problem_of("name", 2, "Net \u202eLane").kind == Kind::sign_unseen);

    rows = table();
    rows[3][1] = "\"" + rows[3][1];
    problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::open_quote);
    CHECK(problem.row == 4);
}

TEST_CASE("spaces: off the board, of another kind, twice, missing") {
    Rows rows = table();
    for (const char* typed : {"24", "-1", "one", "1,0", "99999999999"}) {
        CAPTURE(typed);
        rows[1][0] = typed;
        const DeedTableEdition made = read(csv_of(rows));
        REQUIRE(made.problems.size() == 1);
        CHECK(made.problems[0].kind == Kind::space_unread);
        CHECK(made.problems[0].row == 2);
        CHECK(made.problems[0].text == typed);
        CHECK(made.problems[0].other == 1);
    }
    rows[1][0] = "6";
    DeedTableProblem odd = problem_in(csv_of(rows));
    CHECK(odd.kind == Kind::space_without_deed);
    CHECK(odd.text == "jail");
    rows[1][0] = "2";
    odd = problem_in(csv_of(rows));
    CHECK(odd.kind == Kind::space_doubled);
    CHECK(odd.row == 3);
    CHECK(odd.other == 2);
    CHECK(odd.second == 1);
    rows[1][0] = "@1";
    CHECK(read(csv_of(rows)).problems.empty());
    rows.erase(rows.begin() + 1);
    CHECK(problem_in(csv_of(rows)).kind == Kind::space_missing);
    rows = table();
    rows.push_back(rows.back());
    const DeedTableProblem problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::space_twice);
    CHECK(problem.row == static_cast<int>(rows.size()));
}

TEST_CASE("a field that only streets have is reported if a company has it") {
    CHECK(problem_of("group", 4, table()[1][column(table(), "group")]).kind == Kind::not_for_companies);
    CHECK(problem_of("monopolist rent", 4, "24").kind == Kind::not_for_companies);
    CHECK(problem_of("house price", 4, "40").kind == Kind::not_for_companies);
    Rows rows = table("football");
    rows[0].push_back("redeem");
    rows[1].push_back("33");
    const DeedTableEdition made = read(csv_of(rows), "football");
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::redeem_is_reckoned);
}

namespace {

/// How often a kind of problem is reported.
std::ptrdiff_t told(const DeedTableEdition& made, Kind kind) {
    return std::ranges::count(made.problems, kind, &DeedTableProblem::kind);
}

}  // namespace

TEST_CASE("zeros, dashes and a group of their own in the rows of companies are skipped, with one remark each") {
    Rows rows = table();
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const bool company = rows[i][column(rows, "monopolist rent")].empty();
        if (!company) continue;
        rows[i][column(rows, "group")] = "Railroad";
        for (const char* head : {"house price", "hotel price", "monopolist rent", "competitor rent 3"})
            rows[i][column(rows, head)] = i % 2 == 0 ? "0" : "–";
    }
    const DeedTableEdition made = read(csv_of(rows));
    CHECK(made.edition.has_value());
    CHECK(made.problems.size() == 2);
    CHECK(told(made, Kind::company_zeros) == 1);
    CHECK(told(made, Kind::company_group) == 1);
}

TEST_CASE("dashes and words for none in the rows of companies are as good as empty cells") {
    for (const char* none : {"-", "—", "néant", "Нет", "/", "x", "s.o.", "nie ma", "nessuno"}) {
        CAPTURE(none);
        Rows rows = table();
        for (std::size_t i = 1; i < rows.size(); ++i) {
            if (!rows[i][column(rows, "monopolist rent")].empty()) continue;
            for (const char* head : {"group", "colour", "house price", "monopolist rent", "competitor rent 3"})
                rows[i][column(rows, head)] = none;
        }
        CHECK(read(csv_of(rows)).problems.empty());
    }
}

TEST_CASE("two rows with each other's spaces are reported as one mistake") {
    Rows rows = table();
    const std::size_t company = 3;  // the row of the first company, behind a street
    REQUIRE(rows[company][column(rows, "monopolist rent")].empty());
    std::swap(rows[company][0], rows[company - 1][0]);
    const DeedTableEdition made = read(csv_of(rows));
    CHECK_FALSE(made.edition.has_value());
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::spaces_swapped);
    CHECK(made.problems.front().text == "transport");
    CHECK(std::to_string(made.problems.front().other) == rows[company - 1][0]);
    CHECK(std::to_string(made.problems.front().second) == rows[company][0]);
}

TEST_CASE("two streets in each other's groups are one question") {
    Rows rows = table("classic");
    const auto row_of = [&](const std::string& space) {
        return std::ranges::find(rows, space, [](const auto& row) { return row.front(); });
    };
    std::swap(row_of("14")->front(), row_of("16")->front());
    const DeedTableEdition made = read(csv_of(rows), "classic");
    REQUIRE(told(made, Kind::spaces_swapped) == 1);
    const auto swapped = std::ranges::find(made.problems, Kind::spaces_swapped, &DeedTableProblem::kind);
    CHECK(swapped->warning);
    CHECK(swapped->other == 14);
    CHECK(swapped->second == 16);
    CHECK(told(made, Kind::group_alone) == 0);
}

TEST_CASE("an empty column is one mistake, and so are the rows of a table that was cut short") {
    Rows rows = table();
    for (std::size_t i = 1; i < rows.size(); ++i) rows[i][column(rows, "hotel price")] = "";
    DeedTableEdition made = read(csv_of(rows));
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems.front().kind == Kind::column_empty);
    CHECK(made.problems.front().head == "hotel price");
    rows = table();
    rows.resize(6);
    made = read(csv_of(rows));
    CHECK(told(made, Kind::spaces_missing) == 1);
    CHECK(told(made, Kind::space_missing) == 0);
}

TEST_CASE("names have their limits, and something to be typed by") {
    CHECK(problem_of("name", 2, std::string(201, 'x')).kind == Kind::text_long);
    Rows rows = table();
    rows[1][column(rows, "slug")] = "";
    rows[1][1] = "東京";
    const DeedTableProblem problem = problem_in(csv_of(rows));
    CHECK(problem.kind == Kind::slug_missing);
    CHECK(problem.head == "slug");
    CHECK(problem_of("colour", 3, "#000000").kind == Kind::colour_differs);
}

TEST_CASE("findings of the edition check are reported by row and column of the table") {
    Rows dear = table();
    dear[1][column(dear, "mortgage")] = "61";
    const DeedTableEdition loan = read(csv_of(dear));
    REQUIRE_FALSE(loan.problems.empty());
    CHECK(loan.problems.front().row == 2);
    CHECK(loan.problems.front().head == "mortgage");
    CHECK(loan.problems.front().found.message.find("must not be above the price") == 0);
    DeedTableProblem problem = problem_of("monopolist rent 2", 2, "82");
    CHECK(problem.warning);
    CHECK(problem.found.message.find("is 82 where the pattern of the deeds gives 28") == 0);
    problem = problem_of("slug", 2, "Net Lane");
    CHECK(problem.found.message.find("must be small Latin") == 0);
    Rows rows = table();
    for (std::size_t i = 1; i <= 2; ++i) rows[i][column(rows, "house price")] = i == 1 ? "0" : "40";
    const DeedTableEdition free_houses = read(csv_of(rows));
    REQUIRE_FALSE(free_houses.problems.empty());
    CHECK(free_houses.problems.front().head == "house price");
    CHECK(free_houses.problems.front().found.message == "must be 1 or more");
    CHECK_FALSE(free_houses.edition.has_value());
    rows = table();
    rows[2][column(rows, "group")] = "Market Hill";
    rows[2][column(rows, "colour")] = "";
    const DeedTableEdition made = read(csv_of(rows));
    REQUIRE_FALSE(made.problems.empty());
    CHECK(made.problems.front().found.message == "has fewer streets than a monopoly needs");
    CHECK(made.problems.front().row == 2);
    CHECK(made.problems.front().head == "group");
}

TEST_CASE("all problems of a table are reported at once, by row and column") {
    Rows rows = table();
    rows[9][column(rows, "price")] = "";
    rows[2][column(rows, "competitor rent 2")] = "1,4";
    rows[2][column(rows, "mortgage")] = "thirty";
    const DeedTableEdition made = read(csv_of(rows));
    REQUIRE(made.problems.size() == 3);
    CHECK(made.problems[0].head == "mortgage");
    CHECK(made.problems[1].head == "competitor rent 2");
    CHECK(made.problems[2].row == 10);
}

TEST_CASE("a table has its limits") {
    CHECK(problem_in(std::string(DeedTableLimits::bytes + 1, 'x')).kind == Kind::too_long);
    CHECK(problem_in("space" + std::string(DeedTableLimits::columns, ';')).kind == Kind::too_many_columns);
    Rows rows = table("us");
    for (std::size_t i = 1; i < rows.size(); ++i)
        for (std::size_t at = 1; at < rows[i].size(); ++at) rows[i][at] = "\t";
    const DeedTableEdition made = read(csv_of(rows), "us");
    CHECK(made.problems.size() <= DeedTableLimits::told + 1);
    CHECK_FALSE(made.edition.has_value());
}

}  // namespace
}  // namespace tablebank::testing
