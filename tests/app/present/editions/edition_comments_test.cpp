// The comments of a copied edition are in the language of the banker, and nothing else of it changes.

#include "app/present/editions/edition_comments.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "db/edition/edition_folder.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

/// The comment of a line, without a number alone; empty if there is none.
std::string comment_of(std::string_view line) {
    const std::size_t at = line.find("# ");
    const std::string comment{at == std::string_view::npos ? std::string_view{} : trim(line.substr(at + 1))};
    return read_number<int>(comment) ? std::string{} : comment;
}

}  // namespace

TEST_CASE("every comment of a shipped edition has a translation, and the copy is the same edition line by line") {
    for (const LoadedEdition& shipped : load_editions(find_editions_folder()).editions)
        for (const char* tag : {"fr", "it", "pl", "ru"}) {
            CAPTURE(shipped.edition.id);
            CAPTURE(tag);
            const std::string& english = shipped.text.text;
            const std::string copy = with_comments_in(speaking(tag), english, shipped.edition.id);
            CHECK(parse_edition({"copy.toml", copy}) == shipped.edition);
            CHECK(std::ranges::count(copy, '\n') == std::ranges::count(english, '\n'));
            for (const std::string_view line : split(copy, '\n')) {
                const std::string comment = comment_of(line);
                // A name of the board may have the sign in it.
                if (comment.empty() || comment.find('"') != std::string::npos) continue;
                INFO(comment);
                CHECK(english.find("# " + comment + '\n') == std::string::npos);
            }
        }
}

TEST_CASE("comments of the banker, and every comment in English, stay as they are") {
    const std::string own = "# my own remark\nid = \"x\" # here too\n\n    # Setting up\n# Moving\nname = \"#\"\n";
    CHECK(with_comments_in(english, own, "us") == own);
    CHECK(with_comments_in(speaking("fr"), own, "us") == own);
    CHECK(with_comments_in(speaking("fr"), "# Ends\n", "us") == "# " + speaking("fr").tr("Ends") + '\n');
    CHECK(with_comments_in(speaking("fr"), "", "us").empty());
}

}  // namespace tablebank::testing
