// The deeds of every edition on paper: each card once, with a box to tick, and every figure of it.

#include "app/present/editions/deed_sheet.h"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"

using namespace tablebank;

namespace {

/// The text in the column of a card, by the card's space mark; for a company the text in its row.
std::map<std::string, std::vector<std::string>> cards_of(const PaperDocument& document) {
    std::map<std::string, std::vector<std::string>> cards;
    for (const PaperBlock& block : document.blocks) {
        const auto* table = std::get_if<block::Table>(&block);
        if (table == nullptr) continue;
        for (const PaperRow& row : table->rows)
            if (!row.cells.front().ticks.empty())
                for (std::size_t i = 1; i < row.cells.size(); ++i)
                    cards[row.cells.front().ticks.front()].push_back(row.cells[i].text);
        for (std::size_t column = 1; column < table->columns.size(); ++column) {
            const PaperCell& first = table->rows.front().cells.at(column);
            if (first.ticks.empty()) continue;
            for (std::size_t row = 1; row < table->rows.size(); ++row)
                cards[first.ticks.front()].push_back(table->rows[row].cells.at(column).text);
        }
    }
    return cards;
}

std::vector<std::string> figures_of(const Edition& edition, const Deed& deed) {
    std::vector<std::string> figures{deed.name, amount_text(Language::english(), deed.price),
                                     amount_text(Language::english(), deed.mortgage)};
    if (edition.profile.mortgage_interest.value == 0) figures.push_back(amount_text(Language::english(), deed.redeem));
    if (deed.kind != SpaceKind::street) return figures;
    bool first = true;
    for (const Role role : edition.profile.played_roles()) {
        const StreetColumn& column = deed.street.of(role);
        if (first) figures.push_back(amount_text(Language::english(), column.house_price));
        if (first) figures.push_back(amount_text(Language::english(), column.hotel_price));
        first = false;
        if (edition.profile.roles.value) figures.emplace_back();  // next to the name of the role
        figures.push_back(amount_text(Language::english(), column.single));
        if (can_monopolise(role)) figures.push_back(amount_text(Language::english(), column.doubled));
        for (const Money rent : column.built) figures.push_back(amount_text(Language::english(), rent));
    }
    return figures;
}

}  // namespace

TEST_CASE("every card of every edition is once on the sheet, with all its printed text") {
    for (const auto& file : edition_files(TABLEBANK_SOURCE_DIR "/editions")) {
        const LoadedEdition loaded = load_edition_file(file);
        CAPTURE(loaded.edition.id);
        auto cards = cards_of(make_deed_sheet(Language::english(), loaded));
        REQUIRE(cards.size() == loaded.edition.deeds.size());
        for (const Deed& deed : loaded.edition.deeds) {
            std::vector<std::string>& shown = cards["@" + std::to_string(deed.space.index)];
            if (deed.kind != SpaceKind::street) shown.erase(shown.begin() + 1);  // what kind of company it is
            CHECK(shown == figures_of(loaded.edition, deed));
        }
    }
}

TEST_CASE("a figure off the pattern has a mark, and only that one") {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/example-small.toml");
    loaded.warnings.push_back({.key = "deed[1].competitor.built[2]", .message = "is 18", .warning = true});
    auto cards = cards_of(make_deed_sheet(Language::english(), loaded));
    int marks = 0;
    for (const auto& [space, figures] : cards)
        for (const std::string& figure : figures)
            if (figure.starts_with("? ")) ++marks;
    CHECK(marks == 1);
    CHECK(std::ranges::find(cards["@2"], "? 18") != cards["@2"].end());
}

TEST_CASE("a group with more streets than fit in one row continues below") {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/example-small.toml");
    for (Deed& deed : loaded.edition.deeds)
        if (deed.kind == SpaceKind::street) deed.city = 0;
    CHECK(cards_of(make_deed_sheet(Language::english(), loaded)).size() == loaded.edition.deeds.size());
}
