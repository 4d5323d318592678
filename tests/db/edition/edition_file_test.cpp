// The shipped editions are sound, and every error of a file is reported with its line and key.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"

using namespace tablebank;

namespace {

std::string folder() {
    return std::string(TABLEBANK_SOURCE_DIR) + "/editions";
}

/// The text of the American edition, to be spoiled by a test.
class Spoiled {
public:
    Spoiled() : text_(read_edition_text(folder() + "/us.toml").text) {}

    /// Replaces the first `was` with `now`, and remembers the line.
    Spoiled& replace(std::string_view was, std::string_view now) {
        const std::size_t at = text_.find(was);
        REQUIRE_MESSAGE(at != std::string::npos, "the shipped file has no ", std::string(was));
        line_ = 1 + static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        text_.replace(at, was.size(), now);
        return *this;
    }
    [[nodiscard]] int line() const { return line_; }

    [[nodiscard]] std::vector<std::string> messages() const {
        std::vector<std::string> lines;
        try {
            std::vector<EditionMessage> warnings;
            (void)parse_edition({"my.toml", text_}, &warnings);
            for (const EditionMessage& warning : warnings) lines.push_back(to_string(warning));
        } catch (const EditionError& error) {
            for (const EditionMessage& message : error.messages()) lines.push_back(to_string(message));
        }
        return lines;
    }

private:
    std::string text_;
    int line_ = 0;
};

/// One spoiled file and the one message it gives; "LINE" means the line of the replaced text.
struct Malformed {
    std::string_view what;
    std::string_view was;
    std::string_view now;
    std::string_view message;
};

constexpr Malformed malformed[] = {
    {"a key is missing", "price    = 60\n", "", "my.toml:DEED: deed[0].price: is missing"},
    {"a rule is missing", "salary                             = { amount = 100, rule = \"us 14\" }\n", "",
     "my.toml:RULES: rules.salary: is missing"},
    {"a paragraph is missing", "{ amount = 100, rule = \"us 14\" }", "{ amount = 100 }",
     "my.toml:LINE: rules.salary.rule: is missing"},
    {"a role is missing", "jailed_collects.competitor         = { applies = true, rule = \"us 15\" }\n", "",
     "my.toml:ABOVE: rules.jailed_collects.competitor: is missing"},
    {"a key has a word of another language", "price    = 60", "prix     = 60",
     "my.toml:LINE: deed[0].price: is missing; is it \"prix\" in this line, which is not a key of an edition?"},
    {"a key is misspelt beside the right one", "price    = 60", "price    = 60\nprize    = 60",
     "my.toml:BELOW: deed[0].prize: is not a key of an edition; known here: city, competitor, monopolist, mortgage, "
     "name, price, redeem, short, slug, space"},
    {"a ruling is unknown", "bankrupt_to_bank_mortgaged = \"withheld\"", "bankrupt_to_bank_mortgage = \"withheld\"",
     "my.toml:LINE: rulings.bankrupt_to_bank_mortgage: is not a key of an edition; is it "
     "\"bankrupt_to_bank_mortgaged\"?"},
    {"a ruling has another value", "bankrupt_to_bank_mortgaged = \"withheld\"", "bankrupt_to_bank_mortgaged = \"keep\"",
     "my.toml:LINE: rulings.bankrupt_to_bank_mortgaged: must be one of for_sale, withheld, not \"keep\""},
    {"a ruling is no text", "bankrupt_to_bank_mortgaged = \"withheld\"", "closing = true",
     "my.toml:LINE: rulings.closing: must be one of the texts yes, no, not true or false"},
    {"a ruling is another than the book's answer", "bankrupt_to_bank_mortgaged = \"withheld\"", "closing = \"no\"",
     "my.toml:LINE: rulings.closing: must be \"yes\", as answers.closing has it, or left out"},
    {"a book's answer is none", "is = \"until_closing\"", "is = \"always\"",
     "my.toml:LINE: answers.timed_trade.is: must be one of until_closing, never, not \"always\""},
    {"a book's answer has no paragraph", "is = \"until_closing\", rule = \"us timed 1\"", "is = \"until_closing\"",
     "my.toml:LINE: answers.timed_trade.rule: is missing"},
    {"a kind of space is misspelt", "{ kind = \"utility\" },", "{ kind = \"utillity\", name = \"Gas\" },",
     "my.toml:LINE: space[12].kind: must be one of start, street, transport, utility, card, income_tax, property_tax, "
     "foundation, jail, go_to_jail, bookmakers, character, penalty, rest, not \"utillity\""},
    {"a ruling that takes a number has another", "bankrupt_to_bank_mortgaged = \"withheld\"",
     "competitor_utility_factor = \"0\"",
     "my.toml:LINE: rulings.competitor_utility_factor: must be one of printed, or a number from 1 to 1000 in "
     "quotes, not \"0\""},
    {"a space has no kind", "{ kind = \"utility\" },", "{ name = \"Gas\" },",
     "my.toml:LINE: space[12].kind: is missing"},
    {"a word of a rule is unknown", "building_order                     = { is = \"free\"",
     "building_order                     = { is = \"evenly\"",
     "my.toml:LINE: rules.building_order.is: must be one of free, even, not \"evenly\""},
    {"a word of the book is unknown", "[status]\n", "[words]\npieces = \"huts\"\n\n[status]\n",
     "my.toml:BELOW: words.pieces: must be one of houses_and_hotels, objects_and_networks, not \"huts\""},
    {"the word for the jail is unknown", "[status]\n", "[words]\nprison = \"school\"\n\n[status]\n",
     "my.toml:BELOW: words.prison: must be one of jail, bench, not \"school\""},
    {"a word is no text", "[status]\n", "[words]\npieces = 3\n\n[status]\n",
     "my.toml:BELOW: words.pieces: must be one of the texts houses_and_hotels, objects_and_networks, not a whole "
     "number"},
    {"there is no such word", "[status]\n", "[words]\nhouses = \"huts\"\n\n[status]\n",
     "my.toml:BELOW: words.houses: is not a key of an edition; known here: deeds, pieces, prison, tax, timed"},
    {"the words are no table", "shelf    = 1\n", "shelf    = 1\nwords    = \"objects\"\n",
     "my.toml:BELOW: words: must be a table, not a text"},
    {"a goal is unknown", "of = [\"a\", \"b\", \"timed\"]", "of = [\"a\", \"c\"]",
     "my.toml:LINE: rules.goals.of[1]: must be one of a, b, timed, not \"c\""},
    {"a status is misspelt", "deeds = \"verified\"", "deeds = \"checked\"",
     "my.toml:LINE: status.deeds: must be one of verified, template, not \"checked\""},
    {"a figure is a text", "price    = 60", "price    = \"60\"",
     "my.toml:LINE: deed[0].price: must be a whole number, not a text"},
    {"a figure is a fraction", "price    = 60", "price    = 60.5",
     "my.toml:LINE: deed[0].price: must be a whole number: digits alone, without a point or a comma between the "
     "thousands"},
    {"a figure is negative", "price    = 60", "price    = -60",
     "my.toml:LINE: deed[0].price: must be from 0 to 1000000000000000, not -60"},
    {"a figure is beyond what may be typed", "price    = 60", "price    = 1000000000000001",
     "my.toml:LINE: deed[0].price: must be from 0 to 1000000000000000, not 1000000000000001"},
    {"a percentage is beyond the whole", "{ percent = 20, rule = \"us 17\" }", "{ percent = 120, rule = \"us 17\" }",
     "my.toml:LINE: rules.income_tax_cash_percent.monopolist.percent: must be from 0 to 100, not 120"},
    {"a figure of a list is a text", "amounts = [40, 80, 160, 320]", "amounts = [40, 80, \"160\", 320]",
     "my.toml:LINE: rules.transport_by_count.amounts[2]: must be a whole number, not a text"},
    {"a list is a figure", "amounts = [40, 80, 160, 320]", "amounts = 40",
     "my.toml:LINE: rules.transport_by_count.amounts: must be a list, not a whole number"},
    {"a table is a figure", "{ amount = 100, rule = \"us 14\" }", "100",
     "my.toml:LINE: rules.salary: must be a table, not a whole number"},
    {"a truth is a text", "{ applies = false, rule = \"us 15\" }", "{ applies = \"no\", rule = \"us 15\" }",
     "my.toml:LINE: rules.jailed_collects.monopolist.applies: must be true or false, not a text"},
    {"a die has seven faces", "{ 1 = 25, 2 = 50 }", "{ 1 = 25, 7 = 50 }",
     "my.toml:LINE: rules.foundation_grant.die.7: is not a key of an edition; known here: 1, 2, 3, 4, 5, 6"},
    {"a name has two lines", "name     = \"Basin Street\"", "name     = \"Basin\\nStreet\"",
     "my.toml:LINE: deed[0].name: must be one line without control characters"},
    {"a card says nothing known", "\"goto @25\", \"dice 8 75\"", "\"lend 25\", \"dice 8 75\"",
     "my.toml:LINE: deck.monopolist[0]: is not an effect of a card: \"lend 25\"; the effects are +50, -75, each player "
     "10, pay-each player 50, all player 25, goto @5, goto nearest utility, back 3, repairs 25 100, dice 8 75, keep "
     "\"...\" free, jail, free, none"},
    {"a city is unknown", "city     = \"boston\"", "city     = \"bosten\"",
     "my.toml:LINE: deed[14].city: must be the slug of a city: new-orleans, los-angeles, chicago, philadelphia, "
     "boston, "
     "washington, san-francisco, new-york; not \"bosten\""},
    {"a deed lies on a card space", "space    = 3\n", "space    = 2\n",
     "my.toml:LINE: deed[1].space: must be a street, transport or utility; 2 is the space of kind card"},
    {"a deed lies beside the board", "space    = 3\n", "space    = 40\n",
     "my.toml:LINE: deed[1].space: must be from 0 to 39, not 40"},
    {"a deed's space is a list", "space    = 1\n", "space    = [1]\n",
     "my.toml:LINE: deed[0].space: must be a whole number, not a list"},
    {"a street's space has no kind", "{ kind = \"street\" }, ", "{ }, ", "my.toml:LINE: space[1].kind: is missing"},
    {"two notes have one value", "{ value =   5, count", "{ value =  10, count",
     "my.toml:LINE: box.notes[4].value: is in the list already"},
    {"two deeds have one space", "space    = 3\n", "space    = 1\n",
     "my.toml:LINE: deed[1].space: must be after 1: the deeds are listed in board order, one for each space"},
    {"a space with a deed has a name of its own", "{ kind = \"street\" }, ",
     "{ kind = \"street\", name = \"Basin\" }, ",
     "my.toml:LINE: space[1].name: must be left out: this space takes its name from its deed"},
    {"a company has a city", "price    = 200\n", "price    = 200\ncity     = \"boston\"\n",
     "my.toml:BELOW: deed[2].city: is not a key of an edition; known here: mortgage, name, price, redeem, short, slug, "
     "space"},
    {"a short name is no shorter", "slug     = \"basin-street\"\n",
     "slug     = \"basin-street\"\nshort    = \"Basin Street\"\n",
     "my.toml:BELOW: deed[0].short: must be shorter than the name"},
};

int line_starting(std::string_view text, std::string_view line) {
    const std::size_t at = text.find(std::string("\n").append(line).append("\n"));
    REQUIRE(at != std::string_view::npos);
    return 2 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The expected message with its line in figures.
std::string with_line(std::string_view message, const Spoiled& file) {
    const std::string text = read_edition_text(folder() + "/us.toml").text;
    const std::pair<std::string_view, int> places[] = {{"LINE", file.line()},
                                                       {"ABOVE", file.line() - 1},
                                                       {"BELOW", file.line() + 1},
                                                       {"DEED", line_starting(text, "[[deed]]")},
                                                       {"RULES", line_starting(text, "[rules]")}};
    std::string filled(message);
    for (const auto& [word, line] : places) {
        if (const std::size_t at = filled.find(std::string(":").append(word).append(":")); at != std::string::npos) {
            filled.replace(at + 1, word.size(), std::to_string(line));
        }
    }
    return filled;
}

}  // namespace

TEST_CASE("every shipped edition is read without a warning, and its file is called by its id") {
    const auto files = edition_files(folder());
    REQUIRE(files.size() >= 2);
    for (const auto& file : files) {
        CAPTURE(file.string());
        const LoadedEdition loaded = load_edition_file(file);
        CHECK(loaded.warnings.empty());
        CHECK(loaded.edition.id == file.stem().string());
        CHECK(loaded.text.text == read_edition_text(file).text);
    }
}

TEST_CASE("the shipped boards have 40 spaces, 28 deeds, 8 cities and 25 cards for each role") {
    for (const std::string id : {"us", "ru"}) {
        CAPTURE(id);
        const Edition edition = load_edition_file(folder() + "/" + id + ".toml").edition;
        CHECK(edition.size() == 40);
        CHECK(edition.deeds.size() == 28);
        CHECK(edition.deeds_of(SpaceKind::street).size() == 22);
        CHECK(edition.deeds_of(SpaceKind::transport).size() == 4);
        CHECK(edition.deeds_of(SpaceKind::utility).size() == 2);
        CHECK(edition.cities.size() == 8);
        for (const char* deck : {"monopolist", "competitor"}) CHECK(edition.find_deck(deck)->cards.size() == 25);
        CHECK(edition.box.cash() == Money{18250});
        CHECK(edition.rulings.bankrupt_to_bank_mortgaged == BankruptToBankMortgaged::withheld);
        for (const BoardSpace& space : edition.board) CHECK_FALSE(space.name.empty());
    }
}

TEST_CASE("the figures of a deed have their place in the file") {
    const Edition edition = load_edition_file(folder() + "/us.toml").edition;
    const Deed* nob_hill = edition.deed_at(Space{34});
    REQUIRE(nob_hill != nullptr);
    CHECK(nob_hill->name == "Nob Hill");
    CHECK(edition.city_of(*nob_hill).name == "San Francisco");
    CHECK(nob_hill->price == Money{320});
    CHECK(nob_hill->mortgage == Money{160});
    CHECK(nob_hill->redeem == Money{176});
    CHECK(nob_hill->street.monopolist.single == Money{32});
    CHECK(nob_hill->street.monopolist.doubled == Money{64});
    CHECK(nob_hill->street.monopolist.built == std::vector{Money{104}, Money{144}, Money{184}, Money{224}});
    CHECK(nob_hill->street.competitor.doubled == Money{32});
    CHECK(nob_hill->street.competitor.built == std::vector{Money{52}, Money{72}, Money{92}, Money{112}, Money{132}});
    CHECK(nob_hill->street.competitor.hotel_price == Money{200});
    CHECK(edition.board[34].name == "Nob Hill");
    CHECK(edition.profile.salary.value.passing == Money{100});
    CHECK(edition.profile.salary.rule == "us 14");
    CHECK(edition.profile.foundation_grant.value == std::map<int, Money>{{1, Money{25}}, {2, Money{50}}});
    CHECK(edition.profile.utility_factor.monopolist.value == std::vector{4, 10});
    CHECK(edition.deeds_status == TableStatus::verified);
    CHECK(load_edition_file(folder() + "/ru.toml").edition.deeds_status == TableStatus::template_figures);
}

TEST_CASE("each mistake gives one message with its line and key") {
    for (const Malformed& one : malformed) {
        CAPTURE(one.what);
        Spoiled file;
        file.replace(one.was, one.now);
        const std::string expected = with_line(one.message, file);
        const std::vector<std::string> messages = file.messages();
        REQUIRE_FALSE(messages.empty());
        if (expected.ends_with('*')) {
            CHECK(messages.front().starts_with(expected.substr(0, expected.size() - 1)));
        } else {
            CHECK(messages.front() == expected);
        }
    }
}

TEST_CASE("an unknown value of a space is reported once, and not for the deed on it") {
    Spoiled no_kind;
    CHECK(no_kind.replace("{ kind = \"street\" }, ", "{ }, ").messages().size() == 1);
    Spoiled misspelt;
    CHECK(misspelt.replace("{ kind = \"street\" }, ", "{ kind = \"stret\" }, ").messages().size() == 1);
    Spoiled list;
    CHECK(list.replace("space    = 1\n", "space    = [1]\n").messages().size() == 1);
}

TEST_CASE("all mistakes are reported at once, in the order of the lines") {
    Spoiled file;
    file.replace("space    = 3\n", "space    = 2\n");
    file.replace("smallest_note = 1", "smallest_note = 0.5");
    file.replace("rule = \"us 14\"", "paragraph = \"us 14\"");
    const std::vector<std::string> messages = file.messages();
    REQUIRE(messages.size() == 3);
    CHECK(
        messages[0].ends_with("currency.smallest_note: must be a whole number: digits alone, without a point or a "
                              "comma between the thousands"));
    CHECK(messages[1].ends_with(
        "rules.salary.rule: is missing; is it \"paragraph\" in this line, which is not a key of an edition?"));
    CHECK(messages[2].find("deed[1].space") != std::string::npos);
}

TEST_CASE("a finding of the validation has the line of the key it names") {
    Spoiled file;
    file.replace("commodity     = \"USD\"", "commodity     = \"U\"");
    CHECK(file.messages() == std::vector{"my.toml:" + std::to_string(file.line()) +
                                         ": currency.commodity: must be two or more Latin capital letters, A to Z"});
}

TEST_CASE("a finding of the validation about a table has the line of the table") {
    Spoiled file;
    file.replace("built = [22, 32, 42, 52]", "built = [22, 32, 42]");
    REQUIRE_FALSE(file.messages().empty());
    CHECK(file.messages().front() ==
          "my.toml:" + std::to_string(file.line()) +
              ": deed[0].monopolist.built: must have a rent for each house and for the hotel, so 4");
}

TEST_CASE("a figure off the pattern of the deeds is a warning, and the edition is read with it") {
    Spoiled file;
    file.replace("built = [22, 32, 42, 52]", "built = [22, 23, 42, 52]");
    CHECK(file.messages() ==
          std::vector{"my.toml:" + std::to_string(file.line()) +
                      ": warning: deed[0].monopolist.built[1]: is 23 where the pattern of the deeds gives "
                      "32: compare it with the card"});
}

TEST_CASE("an error of the TOML itself has its line and column") {
    Spoiled file;
    file.replace("price    = 60", "price    = ");
    const std::vector<std::string> messages = file.messages();
    REQUIRE(messages.size() == 1);
    CHECK(messages[0].starts_with("my.toml:" + std::to_string(file.line()) + ":12: cannot be read: "));
}

TEST_CASE("text that is not UTF-8 is refused") {
    Spoiled file;
    file.replace("Basin Street", "Basin \xff Street");
    REQUIRE(file.messages().size() == 1);
    CHECK(file.messages()[0].starts_with("my.toml:" + std::to_string(file.line()) + ":"));
}

TEST_CASE("an edition that is too long, or nested beyond reason, is refused before it is parsed") {
    CHECK_THROWS_WITH_AS((void)parse_edition({"my.toml", std::string(EditionText::largest + 1, '#')}),
                         "my.toml: is longer than an edition may be (1048576 bytes)", EditionError);
    const auto nested = [](int levels) {
        std::string key = "a";
        for (int level = 0; level < levels; ++level) key += ".a";
        return EditionText{"my.toml", key + " = 1"};
    };
    CHECK_THROWS_WITH_AS((void)parse_edition(nested(400'000)), "my.toml: has more dots than an edition may have",
                         EditionError);
    CHECK_THROWS_AS((void)parse_edition(nested(5'000)), EditionError);
    CHECK_THROWS_AS((void)parse_edition({"my.toml", "a = " + std::string(100'000, '[')}), EditionError);
}

TEST_CASE("an edition with more keys, tables or values than any edition has is refused before it is parsed") {
    const auto wrong_with = [](std::string_view part, int times) {
        std::string text;
        for (int count = 0; count < times; ++count) text += part;
        try {
            (void)parse_edition({"my.toml", text});
            return std::string{};
        } catch (const EditionError& error) {
            return std::string{error.what()};
        }
    };
    CHECK(wrong_with("[[deed]]\n", 20'000) == "my.toml: has more brackets than an edition may have");
    CHECK(wrong_with("a=1\n", 110'000) == "my.toml: has more keys than an edition may have");
    CHECK(wrong_with("{},", 100'000) == "my.toml: has more braces than an edition may have");
    CHECK(wrong_with("1,", 100'000) == "my.toml: has more commas than an edition may have");
}

TEST_CASE("the lines of an edition's headings are not keys") {
    std::string text = read_edition_text(folder() + "/us.toml").text;
    for (int line = 0; line < 500; ++line) text += "# ====================== [[[[[[ ......................\n";
    CHECK(parse_edition({"my.toml", text}).id == "us");
}

TEST_CASE("the first of very many messages are shown, with their number") {
    std::string text;
    for (int key = 0; key < 2000; ++key) text += "k" + std::to_string(key) + " = 1\n";
    try {
        (void)parse_edition({"my.toml", text});
        FAIL("such keys mean nothing");
    } catch (const EditionError& error) {
        CHECK(error.messages().size() == 501);
        CHECK(error.messages().back().message.starts_with("15"));
        CHECK(error.messages().back().message.ends_with(" more errors are not shown"));
    }
}

TEST_CASE("a key that is not known is quoted only in part") {
    try {
        (void)parse_edition({"my.toml", std::string(900'000, 'k') + " = 1"});
        FAIL("such a key means nothing");
    } catch (const EditionError& error) {
        CHECK(std::string_view(error.what()).size() < 5000);
    }
}

TEST_CASE("an unreadable file is reported") {
    CHECK_THROWS_WITH_AS((void)read_edition_text("/nowhere/us.toml"),
                         "/nowhere/us.toml: cannot be read: No such file or directory", EditionError);
    CHECK_THROWS_WITH_AS((void)read_edition_text("/"), "/: is a folder, not an edition file", EditionError);
    CHECK_THROWS_AS((void)parse_edition(read_edition_text("/dev/zero")), EditionError);
}

TEST_CASE("an empty file is reported with everything it lacks") {
    try {
        (void)parse_edition({"my.toml", ""});
        FAIL("an empty file is no edition");
    } catch (const EditionError& error) {
        CHECK(error.messages().size() == 10);
        CHECK(error.messages().front().message == "is missing");
    }
}
