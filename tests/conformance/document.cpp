#include "tests/conformance/document.h"

#include <fmt/format.h>

#include "tests/conformance/check.h"

namespace tablebank::conformance {
namespace {

constexpr std::string_view introduction = R"(# Conformance

The paragraphs of every rule book: what the program does with each, and the statements that prove it. A statement is a row of
`tests/conformance/`: a situation, the lines typed, and the answer, the due or the refusal that must result. The tests play
every row. They also change every figure and every choice in the rules of an edition, one at a time, to check that at least
one row fails. Statements that begin with *ruling* are about questions that a book leaves open ([rulings](../reference/rulings.md)).

- *computes*: the program works out the sum, and shows how.
- *checks*: it refuses what the paragraph forbids.
- *records*: it stores what happened.
- *table*: a matter for the players; the column "left to the table" names it.

This page is written by `scripts/update-conformance.sh` from those files.
)";

std::string cell(std::string_view text) {
    std::string made;
    for (const char letter : text) {
        if (letter == '|') made += '\\';
        made += letter;
    }
    return made;
}

std::string statements(const Book& book, const std::string& paragraph) {
    std::string made;
    for (const Row& row : book.rows) {
        if (row.paragraph != paragraph) continue;
        made += fmt::format("{}{}", made.empty() ? "" : "<br>", cell(row.says));
    }
    return made;
}

std::string chapter(const Book& book) {
    std::string made = fmt::format("\n## {} (`{}`)\n\n", shipped_edition(book.edition)->name, book.edition);
    made +=
        fmt::format("{1} rows in [{0}.toml](../../tests/conformance/{0}.toml).\n\n", book.edition, book.rows.size());
    made += "| paragraph | about | the program | left to the table | statements |\n|-|-|-|-|-|\n";
    for (const Paragraph& paragraph : book.paragraphs) {
        made += fmt::format("| {} | {} | {} | {} | {} |\n", cell(paragraph.number), cell(paragraph.title),
                            fmt::join(paragraph.does, ", "), cell(paragraph.note), statements(book, paragraph.number));
    }
    return made;
}

}  // namespace

std::string conformance_document(const std::vector<Book>& books) {
    std::string made{introduction};
    for (const Book& book : books) made += chapter(book);
    return made;
}

}  // namespace tablebank::conformance
