// The rule books, statement by statement: every row of tests/conformance/*.toml has its stated result, and no paragraph
// is forgotten.

#include <doctest/doctest.h>

#include <cctype>
#include <map>
#include <set>
#include <string>

#include "source_dir.h"
#include "tests/conformance/check.h"

namespace tablebank::conformance {
namespace {

/// The editions that have a rule book, with the fewest rows that prove it.
const std::map<std::string, std::size_t> least_rows{
    {"classic", 120}, {"football", 70}, {"fr", 70}, {"it", 40}, {"pl", 70}, {"ru", 70}, {"us", 60},
};

const std::set<std::string> known_doings{"computes", "checks", "records", "table"};

std::string place_of(const Book& book, int line) {
    return book.file.filename().string() + ":" + std::to_string(line);
}

template <class Visit>
void for_each_book(Visit visit) {
    for (const auto& file : all_books()) {
        CAPTURE(file.filename().string());
        visit(read_book(file));
    }
}

void check_rows(const std::string& id) {
    const Book book = read_book(std::filesystem::path{TABLEBANK_SOURCE_DIR} / "tests" / "conformance" / (id + ".toml"));
    for (const Row& row : book.rows) {
        for (const std::string& what : check(row, shipped_edition(row.edition.empty() ? id : row.edition))) {
            FAIL_CHECK(place_of(book, row.line), " ", id, " ", row.paragraph, ": ", row.says, ": ", what);
        }
    }
}

TEST_CASE("the Russian book") {
    check_rows("ru");
}
TEST_CASE("the American book") {
    check_rows("us");
}
TEST_CASE("the French book") {
    check_rows("fr");
}
TEST_CASE("the Italian book") {
    check_rows("it");
}
TEST_CASE("the Polish book") {
    check_rows("pl");
}
TEST_CASE("the football book") {
    check_rows("football");
}

TEST_CASE("the classic rules") {
    check_rows("classic");
}

TEST_CASE("every rule book has its file, and enough rows") {
    std::map<std::string, std::size_t> found;
    for_each_book([&](const Book& book) {
        CHECK(book.file.stem().string() == book.edition);
        found[book.edition] = book.rows.size();
    });
    CHECK(found.size() == least_rows.size());
    for (const auto& [edition, least] : least_rows) {
        CAPTURE(edition);
        CHECK(found[edition] >= least);
    }
}

TEST_CASE("every paragraph states what the bank does with it, and a row proves it") {
    for_each_book([](const Book& book) {
        std::set<std::string> proven;
        for (const Row& row : book.rows) proven.insert(row.paragraph);
        std::set<std::string> numbers;
        for (const Paragraph& paragraph : book.paragraphs) {
            CAPTURE(place_of(book, paragraph.line));
            CHECK_MESSAGE(numbers.insert(paragraph.number).second, paragraph.number, " stands twice");
            CHECK_FALSE(paragraph.title.empty());
            CHECK_FALSE(paragraph.does.empty());
            for (const std::string& doing : paragraph.does) {
                CHECK_MESSAGE(known_doings.contains(doing), doing);
                if (doing == "table") {
                    CHECK_MESSAGE(!paragraph.note.empty(), "the note says what is left to the table");
                } else {
                    CHECK_MESSAGE(proven.contains(paragraph.number), "no row proves that the bank ", doing);
                }
            }
        }
        for (const Row& row : book.rows) {
            CAPTURE(place_of(book, row.line));
            CHECK_MESSAGE(numbers.contains(row.paragraph), "there is no paragraph ", row.paragraph);
            CHECK_FALSE(row.says.empty());
            CHECK_MESSAGE(row.expects_something(), "the row expects nothing");
            const bool answered = !row.answer.empty() || !row.cites.empty();
            const bool refused = !row.refused.empty() && row.lines.empty();
            if (row.ask.empty()) {
                CHECK_MESSAGE(!(answered || !row.dice.empty()), "an answer without a question");
            } else {
                CHECK_MESSAGE(answered != refused, "a question is answered or refused");
            }
        }
    });
}

TEST_CASE("the numbers of a book's paragraphs have no gap") {
    for_each_book([](const Book& book) {
        std::set<int> numbers;
        for (const Paragraph& paragraph : book.paragraphs) {
            if (std::isdigit(static_cast<unsigned char>(paragraph.number.front())) != 0)
                numbers.insert(std::stoi(paragraph.number));
        }
        if (!numbers.empty()) CHECK(static_cast<int>(numbers.size()) == *numbers.rbegin() - *numbers.begin() + 1);
    });
}

}  // namespace
}  // namespace tablebank::conformance
