// docs/generated/conformance.md agrees with today's books.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "source_dir.h"
#include "tests/conformance/document.h"

namespace tablebank::conformance {

TEST_CASE("docs/generated/conformance.md is up to date: scripts/update-conformance.sh writes it") {
    std::vector<Book> books;
    for (const auto& file : all_books()) books.push_back(read_book(file));
    std::ifstream page(std::filesystem::path{TABLEBANK_SOURCE_DIR} / "docs/generated/conformance.md");
    REQUIRE(page.good());
    const std::string written{std::istreambuf_iterator<char>(page), {}};
    const bool same = written == conformance_document(books);  // the page is too long to print
    CHECK(same);
}

}  // namespace tablebank::conformance
