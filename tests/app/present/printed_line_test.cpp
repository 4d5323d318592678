// Anything that a screen shows to be typed reads back as its meaning: names and sums in every shipped edition and
// language, and the lines that refusals propose.

#include <doctest/doctest.h>

#include <array>
#include <set>

#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/case_fold.h"
#include "tests/support/languages.h"
#include "tests/support/notation_table.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::reading;
using testing::table_of;

constexpr std::array printed_editions{"classic", "example-small", "football", "fr", "it", "pl", "ru", "us", "us-dice"};
constexpr std::array printed_languages{"en", "fr", "it", "pl", "ru"};

Language language_of(const std::string& tag) {
    return tag == "en" ? Language::english() : speaking(tag);
}

std::string said(const Language& lang, std::string_view word) {
    const std::string_view alias = spoken_alias(word, lang.tag(), SaidOf::nobody);
    return std::string{alias.empty() ? word : alias};
}

/// As printed, in quotes, in small and capital letters, and without accents.
std::vector<std::string> ways_to_write(const std::string& name) {
    return {name, "\"" + name + "\"", fold(name), fold_accents(name)};
}

TEST_CASE("every deed, city and card of every edition is read back by its printed name, in every language") {
    for (const std::string edition : printed_editions) {
        const Setup setup = table_of(edition, {"Anna", "Boris", "Clara"});
        for (const std::string tag : printed_languages) {
            const Language lang = language_of(tag);
            for (const Deed& deed : setup.edition->deeds) {
                for (const std::string& name : ways_to_write(deed.name)) {
                    const std::string line = said(lang, "mortgage") + " " + name;
                    CAPTURE(edition);
                    CAPTURE(line);
                    CHECK(reading(setup, line) == "mortgage @" + std::to_string(deed.space.index));
                    const std::string trade = said(lang, "trade") + " boris " + said(lang, "give") + " 50 " + name +
                                              " " + said(lang, "get") + " " + name;
                    const std::string mark = "@" + std::to_string(deed.space.index);
                    // In quotes it may be a card, which the grammar reads first.
                    if (name.front() != '"')
                        CHECK(reading(setup, trade) == "trade Boris give 50 " + mark + " get " + mark);
                }
            }
            for (const City& city : setup.edition->cities) {
                for (const std::string& name : ways_to_write(city.name)) {
                    const std::string line = said(lang, "sell") + " " + said(lang, "all") + " " + name;
                    CAPTURE(edition);
                    CAPTURE(line);
                    CHECK(reading(setup, line) == "sell all " + city.slug);
                }
            }
            for (const KeptCard& card : setup.edition->kept_cards) {
                const std::string line = said(lang, "use") + " " + card.name;
                CAPTURE(line);
                CHECK(reading(setup, line) == "use \"" + card.name + "\"");
            }
        }
    }
}

TEST_CASE("every space of every board is read back by its printed name, or asked about if several have it") {
    for (const std::string edition : printed_editions) {
        const Setup setup = table_of(edition, {"Anna", "Boris", "Clara"});
        const Edition& board = *setup.edition;
        for (int at = 0; at < board.size(); ++at) {
            const std::string& name = space_name(board, Space{at});
            std::vector<int> alike;
            for (int other = 0; other < board.size(); ++other)
                if (space_name(board, Space{other}) == name) alike.push_back(other);
            for (const std::string& way : {name, fold(name), fold_accents(name)}) {
                for (const std::string tag : printed_languages) {
                    const std::string line = "Anna " + said(language_of(tag), "at") + " " + way;
                    CAPTURE(edition);
                    CAPTURE(line);
                    const std::string means = reading(setup, line);
                    if (alike.size() == 1) CHECK(means == "Anna at @" + std::to_string(at));
                    if (alike.size() > 1) {
                        CHECK(means.starts_with("error ambiguous_deed"));
                        for (const int other : alike)
                            CHECK(means.find("@" + std::to_string(other)) != std::string::npos);
                    }
                }
            }
        }
    }
}

TEST_CASE("a deed, a player and a reason are read back in the quotes of every language") {
    const Setup setup = table_of("us", {"Anna", "Mary Ann", "Łukasz"});
    for (const auto& [opening, closing] :
         {std::pair{"“", "”"}, std::pair{"„", "”"}, std::pair{"„", "“"}, std::pair{"«", "»"}, std::pair{"« ", " »"},
          std::pair{"«\u00a0", "\u00a0»"}, std::pair{"«\u202f", "\u202f»"}}) {
        const auto quoted = [&](const std::string& text) { return opening + text + closing; };
        for (const Deed& deed : setup.edition->deeds) {
            CAPTURE(quoted(deed.name));
            CHECK(reading(setup, "mortgage " + quoted(deed.name)) == "mortgage @" + std::to_string(deed.space.index));
        }
        CHECK(reading(setup, "Anna pay 50 to " + quoted("Mary Ann")) == "Anna pay 50 to \"Mary Ann\"");
        CHECK(reading(setup, "force " + quoted("agreed") + " Anna build nob") == "force \"agreed\" Anna build @34");
    }
}

TEST_CASE("a building on a deed by its printed name takes as many steps as are typed") {
    for (const std::string edition : printed_editions) {
        const Setup setup = table_of(edition, {"Anna", "Boris"});
        for (const Deed& deed : setup.edition->deeds) {
            CAPTURE(deed.name);
            CHECK(reading(setup, "build " + deed.name + " 2") == "build @" + std::to_string(deed.space.index) + " 2");
        }
    }
}

TEST_CASE("every player is read back by the name that the screen shows, in every script") {
    const std::vector<std::string> names{
        "Élodie",      "Łukasz",     "Żaneta",     "Niccolò",  "Анна Мария", "Jean-Pierre", "Mary Ann", "O'Brien",
        "Jürgen Groß", "Đorđe",      "Søren",      "Пётр",     "Þóra",       "Œdipe",       "Anna",     "Anna Maria",
        "Иван 2",      "Mary Ann B", "Αλέξανδρος", "Ștefania", "İpek",       "Zoë",         "愛",       "שרה"};
    const Setup setup = table_of("us", names);
    for (int seat = 1; seat <= setup.seats(); ++seat) {
        const std::string& name = setup.player(Seat{seat}).name;
        const std::string written = written_name(setup, Seat{seat});
        for (const std::string& way : ways_to_write(name)) {
            for (const std::string tag : printed_languages) {
                const Language lang = language_of(tag);
                CAPTURE(way);
                CHECK(reading(setup, way + " 3 4") == written + " roll 3 4");
                CHECK(reading(setup, way + " " + said(lang, "pay") + " 50") == written + " pay 50");
                const std::string to = said(lang, "pay") + " 50 " + said(lang, "to") + " " + way;
                CHECK(reading(setup, to) == "pay 50 to " + written);
                CHECK(reading(setup, to + " \"x\"") == "pay 50 to " + written + " \"x\"");
            }
        }
    }
}

TEST_CASE("every sum is read back as every language prints it, with the currency of the edition and without") {
    for (const std::string edition : printed_editions) {
        const Setup setup = table_of(edition, {"Anna", "Boris"});
        for (const std::string tag : printed_languages) {
            const Language lang = language_of(tag);
            for (const std::int64_t sum :
                 {1, 9, 50, 100, 999, 1000, 1005, 1500, 12'034, 150'000, 1'000'000, 1'234'567}) {
                const std::string plain = std::to_string(sum);
                for (const std::string& printed :
                     {money_text(lang, *setup.edition, Money{sum}), amount_text(lang, Money{sum})}) {
                    CAPTURE(edition);
                    CAPTURE(printed);
                    CHECK(reading(setup, said(lang, "pay") + " " + printed) == "pay " + plain);
                    CHECK(reading(setup, "anna " + said(lang, "pay") + " " + printed + " " + said(lang, "to") +
                                             " boris \"x\"") == "Anna pay " + plain + " to Boris \"x\"");
                    CHECK(reading(setup, "buy @1 " + said(lang, "for") + " " + printed) == "buy @1 for " + plain);
                    CHECK(reading(setup, "stake " + printed + " 3 4") == "stake " + plain + " dice 3 4");
                }
            }
        }
    }
}

/// The places of a line that a banker fills in.
bool has_place(const std::string& line) {
    for (const std::string_view place :
         {" N", " D", " D1", " D2", "EFFECT", "PLAYER", "REASON", "AMOUNT", "LINE", "DEED"})
        if (line.find(place) != std::string::npos) return true;
    return false;
}

TEST_CASE("every line that a refusal proposes is read back in the words of every language") {
    for (const std::string edition : {"us", "fr", "pl", "ru", "it", "football"}) {
        testing::PlayedTable table(edition);
        const Setup& setup = table.setup();
        // Anna holds a whole city, mortgaged and built, so that many lines meet a rule.
        std::set<std::string> proposed;
        const auto try_all = [&] {
            for (const Deed& deed : setup.edition->deeds) {
                const std::string mark = " @" + std::to_string(deed.space.index);
                for (const char* verb : {"build", "sell", "mortgage", "redeem", "buy"}) {
                    const auto read = parse_line(setup, std::string("Anna ") + verb + mark);
                    const auto decided = decide(table.table(), std::get<Command>(read), [] { return Stamp{}; });
                    if (const auto* no = std::get_if<Refusal>(&decided); no != nullptr && !no->line.empty())
                        proposed.insert(no->line);
                }
            }
        };
        for (const Deed& deed : setup.edition->deeds)
            table.post("force \"for the test\" Anna buy @" + std::to_string(deed.space.index) + " for 1");
        try_all();
        for (const Deed& deed : setup.edition->deeds) {
            if (deed.space.index % 2 == 0) continue;
            const auto read =
                parse_line(setup, "force \"for the test\" Anna build @" + std::to_string(deed.space.index));
            const auto decided = decide(table.table(), std::get<Command>(read), [] { return Stamp{}; });
            if (std::holds_alternative<std::vector<Entry>>(decided))
                table.post("force \"for the test\" Anna build @" + std::to_string(deed.space.index));
        }
        try_all();
        CHECK_FALSE(proposed.empty());
        for (const std::string& line : proposed) {
            if (has_place(line)) continue;
            for (const std::string tag : printed_languages) {
                const Language lang = language_of(tag);
                const std::string shown = localized_line(lang, setup, line);
                CAPTURE(edition);
                CAPTURE(shown);
                CHECK(reading(setup, shown) == reading(setup, line));
                CHECK_FALSE(reading(setup, shown).starts_with("error"));
            }
        }
    }
}

}  // namespace
}  // namespace tablebank
