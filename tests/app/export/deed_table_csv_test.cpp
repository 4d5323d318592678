// A table of deeds opens in the spreadsheet of one's language, and is read again wherever it was saved.

#include "app/export/deed_table_csv.h"

#include <doctest/doctest.h>

#include <string>

#include "db/edition/deed_table.h"
#include "source_dir.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

TEST_CASE("a table of deeds is marked as UTF-8, and its cells are parted as the language has it") {
    const LoadedEdition shown = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    const auto begins = [&](const Language& lang, const std::string& heads) {
        return deed_table_csv(lang, shown.edition).starts_with("\xEF\xBB\xBF" + heads);
    };
    CHECK(begins(english, "space,name,short,"));
    CHECK(begins(speaking("ru"), "поле;название;кратко;"));
    CHECK(begins(speaking("fr"), "case;nom;court;"));
    CHECK(begins(speaking("it"), "casella;nome;breve;"));
    CHECK(begins(speaking("pl"), "pole;nazwa;skrót;"));
}

TEST_CASE("the table makes the same edition again in every language, with names that contain separators") {
    const LoadedEdition model = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/example-small.toml");
    LoadedEdition named = model;
    named.edition.deeds.front().name = "Net; Lane, \"east\"";
    for (const Language& lang : {english, speaking("fr")}) {
        CAPTURE(lang.tag());
        const auto made = edition_from_deeds(deed_table_csv(lang, named.edition), model, {"mine", "Mine", "en"});
        CHECK(made.problems.empty());
        REQUIRE(made.edition.has_value());
        CHECK(made.edition->edition.deeds.front().name == named.edition.deeds.front().name);
    }
}

}  // namespace
}  // namespace tablebank::testing
