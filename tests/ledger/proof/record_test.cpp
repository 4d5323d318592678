// A record: it is read back as written, entry by entry with its hash, and written the same again; any other spelling,
// order or content is refused at its line.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/proof/chain.h"
#include "ledger/proof/record_reader.h"
#include "ledger/proof/record_writer.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

struct Record {
    std::shared_ptr<const Setup> setup;
    std::vector<Entry> entries;

    [[nodiscard]] std::string text() const {
        std::string out = record_headers(*setup);
        Hash head = genesis(*setup);
        for (const Entry& entry : entries) out += record_of(entry, head = chained(head, entry));
        return out + record_end(entries.empty() ? 0 : entries.back().sequence, head);
    }
};

Record read(const std::string& text) {
    std::string_view rest = text;
    RecordReader reader([&]() -> std::optional<std::string_view> {
        if (rest.empty()) return std::nullopt;
        const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
        rest.remove_prefix(line.size());
        return line;
    });
    Record record{reader.read_setup([](const std::string&) { return two_hours().edition; }), {}};
    Hash head = genesis(*record.setup);
    while (auto recorded = reader.next()) {
        head = chained(head, recorded->entry);
        CHECK(head == recorded->hash);
        record.entries.push_back(std::move(recorded->entry));
    }
    return record;
}

/// "line 12: the error"; with "(newer) " before it if a later version may have written it.
std::string trouble(const std::string& text) {
    try {
        (void)read(text);
        return "none";
    } catch (const RecordError& error) {
        CHECK(std::string(error.what()).starts_with("line " + std::to_string(error.line()) + ": "));
        return (error.is_newer() ? "(newer) " : "") + std::string(error.what());
    }
}

std::string id_of(std::int64_t sequence) {
    const std::string digits = std::to_string(sequence);
    return std::string(32 - digits.size(), '0') + digits;
}

Entry plain_entry(std::int64_t sequence) {
    Entry entry;
    entry.sequence = sequence;
    entry.stamp = {id_of(sequence), 1'767'225'612'034 + sequence, "Elena"};
    entry.verb = "rent";
    entry.typed = "ok";
    entry.line = "Anna rent @34";
    entry.transfers = {cash(Account::player(anna), Account::player(boris), 184)};
    entry.facts = {{{FactName::due, 11, 1}, "rent 1 2 34 184", ""}, {{FactName::turn}, "1", "2"}};
    return entry;
}

/// With everything that an entry can have.
Entry full_entry(std::int64_t sequence) {
    Entry entry = plain_entry(sequence);
    entry.stamp.poster = "Elena \"E\" \xE2\x80\xAE";
    entry.typed = "force \"so\\agreed\"\tanna";
    entry.why = "late";
    entry.forced = "so\\agreed";
    entry.set_aside = {"short-of-cash", "not-your-turn"};
    entry.reverses = 1;
    entry.facts.push_back({{FactName::ruling, 0, 0}, "half_up", "up"});
    entry.facts.push_back({{FactName::played, 3, 0}, "", "a \" b"});
    entry.transfers.push_back(deed(nob_hill, Account::bank(), Account::pledge(clara)));
    return entry;
}

Record some_record() {
    return {agreed(), {plain_entry(1), full_entry(2), plain_entry(3)}};
}

std::string with(std::string text, const std::string& what, const std::string& instead) {
    const std::size_t at = text.find(what);
    REQUIRE_MESSAGE(at != std::string::npos, what);
    return text.replace(at, what.size(), instead);
}

/// The number of the line in which a text is.
std::int64_t line_of(const std::string& text, const std::string& what) {
    const std::size_t at = text.find(what);
    REQUIRE_MESSAGE(at != std::string::npos, what);
    return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
}

struct Replacement {
    const char* what;
    const char* instead;
    const char* reason;
    int lines_later = 0;  ///< the line that is named, counted from the one that was changed
};

void check(const std::string& text, const std::vector<Replacement>& changes) {
    for (const Replacement& change : changes) {
        CAPTURE(change.what);
        CAPTURE(change.instead);
        const std::int64_t line = line_of(text, change.what) + change.lines_later;
        CHECK(trouble(with(text, change.what, change.instead)) ==
              "line " + std::to_string(line) + ": " + change.reason);
    }
}

constexpr const char* otherwise = "this is not written as a record writes it";
constexpr const char* elsewhere = "this line is not allowed here";

TEST_CASE("a written record is read, and written the same again") {
    const Record record = some_record();
    const std::string text = record.text();
    const Record again = read(text);
    CHECK(again.entries == record.entries);
    CHECK(genesis(*again.setup) == genesis(*record.setup));
    CHECK(again.setup->edition_text == record.setup->edition_text);
    CHECK(again.text() == text);
}

TEST_CASE("an entry looks as the document shows it") {
    CHECK(record_of(plain_entry(12), Hash{}) ==
          "\n12 Anna rent @34\n  at 2026-01-01T00:00:12.046Z\n  by \"Elena\"\n  verb rent\n  typed \"ok\"\n"
          "  move 184 cash player:1 player:2\n  fact due:11.1 \"rent 1 2 34 184\" \"\"\n  fact turn \"1\" \"2\"\n"
          "  id 00000000000000000000000000000012\n  hash " +
              std::string(64, '0') + "\n");
}

TEST_CASE("an edition of any lines comes back") {
    for (const char* edition : {"", "a", "a\n", "\n", "\n\n", "a\r\nb", "|a\n>b", "a\\b\t\xE2\x80\xAE\n", ">"}) {
        Setup setup = two_hours();
        setup.edition_text = edition;
        const Record record{agreed(setup), {}};
        CHECK(read(record.text()).setup->edition_text == edition);
    }
}

TEST_CASE("every set-up comes back") {
    Setup setup = two_hours();
    setup.players = {{"Anna Maria", Role::player}, {"O'Hara", Role::player}};
    setup.goal = Goal::a;
    setup.minutes = 0;
    setup.language = "ru";
    REQUIRE(set(setup.rulings, "rounding", "up"));
    REQUIRE(set(setup.rulings, "competitor_utility_factor", "17"));
    REQUIRE(set(setup.rulings, "price_floor", "free"));
    const Record record{agreed(setup), {plain_entry(1)}};
    CHECK(genesis(*read(record.text()).setup) == genesis(setup));
}

TEST_CASE("any entry that a game may hold comes back") {
    CHECK(rc::check([] {
        const auto text = [] {
            const auto pieces = *rc::gen::container<std::vector<std::string>>(
                rc::gen::element<std::string>("a", "\"", "\\", " ", "u{41}", "\xE2\x80\xAE", "Ж", "\" \""));
            std::string whole;
            for (std::size_t i = 0; i < pieces.size() && i < 100; ++i) whole += pieces[i];
            return whole;
        };
        Entry entry = plain_entry(1);
        entry.line = text();
        entry.typed = *rc::gen::arbitrary<bool>() ? entry.line : text() + "\t";
        entry.why = text();
        if (*rc::gen::arbitrary<bool>()) entry.forced = text();
        entry.stamp.poster = text();
        entry.stamp.at_ms = *rc::gen::inRange<std::int64_t>(0, 253'402'300'800'000);
        if (*rc::gen::arbitrary<bool>()) entry.reverses = *rc::gen::arbitrary<std::int64_t>();
        entry.facts = {{{FactName::kept, 1, 0}, text(), text()}, {{FactName::drawn, 2, 5}, text(), text()}};
        entry.transfers.front().quantity = *rc::gen::arbitrary<std::int64_t>();
        const Record record{agreed(), {entry}};
        const std::string written = record.text();
        const Record again = read(written);
        RC_ASSERT(again.entries == record.entries);
        RC_ASSERT(again.text() == written);
    }));
}

TEST_CASE("headers that are wrong are refused at their line") {
    const std::string text = some_record().text();
    check(text, {{"tablebank record 1", "tablebank record 01", otherwise},
                 {"tablebank record 1", "tablebank record 0", "it has no format version"},
                 {"tablebank record 1", "something else", elsewhere},
                 {"game 0123", "game 012", "the game has no id of 32 hexadecimal digits",
                  static_cast<int>(line_of(text, "genesis ")) - 2},
                 {"language en\n", "", elsewhere},
                 {"goal timed", "goal c", "its goal is unknown"},
                 {"minutes 120", "minutes 0120", otherwise},
                 {"minutes 120", "minutes -1", "it has another length than a game can have"},
                 {"minutes 120", "minutes 0", "it has another length than a game can have"},
                 {"minutes 120", "minutes 1441", "it has another length than a game can have"},
                 {"minutes 120", "minutes 120 ", otherwise},
                 {"player competitor", "player referee", "its players are not those who sat down"},
                 {"\"Boris\"", "Boris", otherwise},
                 {"\"Boris\"", "\"Anna\"", "its players are not those who sat down"},
                 {"genesis ", "genesis 0", otherwise},
                 {"\n|id ", "\n|ID ", "its edition is not the one that was pinned",
                  static_cast<int>(line_of(text, "edition ") - line_of(text, "\n|id "))},
                 {"\"us\"", "\"fr\"", "its edition is not the one that was pinned"}});
    CHECK(trouble(with(text, "record 1", "record 3")) == "(newer) line 1: format 3");
    CHECK(trouble(with(text, "minutes 120", "minutes 90")) ==
          "line " + std::to_string(line_of(text, "genesis ")) + ": its set-up is not the one that was agreed");
}

TEST_CASE("rulings are in the order of the list, only if they differ from the default") {
    Setup setup = two_hours();
    setup.rulings = {};
    REQUIRE(set(setup.rulings, "rounding", "up"));
    REQUIRE(set(setup.rulings, "ties", "more_deeds"));
    const std::string text = Record{agreed(setup), {}}.text();
    const std::string both = "ruling rounding up\nruling ties more_deeds\n";
    CHECK(trouble(with(text, both, "ruling ties more_deeds\nruling rounding up\n")).ends_with(otherwise));
    CHECK(trouble(with(text, "rounding up", "rounding half_up")).ends_with(otherwise));
    CHECK(trouble(with(text, both, both + "ruling ties more_deeds\n")).ends_with(otherwise));
    CHECK(trouble(with(text, "rounding up", "rounding twice_up")).starts_with("(newer) "));
    CHECK(trouble(with(text, "rounding up", "weather fine")).starts_with("(newer) "));
    CHECK(trouble(with(text, "rounding up", "Weather fine")).starts_with("line "));
}

TEST_CASE("entries that are wrong are refused at their line") {
    check(some_record().text(),
          {{"\n\n2 Anna", "\n2 Anna", elsewhere, 1},
           {"\n2 Anna", "\n\n2 Anna", elsewhere, 1},
           {"2 Anna rent", "3 Anna rent", "entry 2 is missing"},
           {"2 Anna rent", "02 Anna rent", elsewhere},
           {"2 Anna rent", " 2 Anna rent", elsewhere},
           {"verb rent", "Verb rent", elsewhere},
           {"  verb rent", " verb rent", elsewhere},
           {"typed \"ok\"", "typed \"Anna rent @34\"", otherwise},
           {"why \"late\"", "why \"\"", otherwise},
           {"why \"late\"\n  forced \"so\\\\agreed\"", "forced \"so\\\\agreed\"\n  why \"late\"", elsewhere, 1},
           {"aside short-of-cash not", "aside short-of-cash  not", otherwise},
           {"reverses 1", "reverses 01", otherwise},
           {"move 184 cash", "move 184 gold", otherwise},
           {"move 184 cash", "move 0184 cash", otherwise},
           {"player:1 player:2", "player:1 player:2 ", otherwise},
           {"player:1 player:2", "player:1", otherwise},
           {"fact due:11.1 \"rent", "fact due:11 \"rent", otherwise},
           {"fact turn \"1\" \"2\"", "fact turn \"1\"  \"2\"", otherwise},
           {"fact turn \"1\" \"2\"", "fact turn 1 2", otherwise},
           {"fact turn \"1\" \"2\"", "fact turn \"1\" \"2\" ", otherwise},
           {"00002\n", "00001\n", "another entry has this id"},
           {"id 0000", "id x000", "entry 1 has no id of 32 hexadecimal digits", 1},
           {"verb rent", "verb Rent", "entry 1 has a text that cannot have been typed (verb)", 6},
           {"move 184 cash", "move 185 cash", "entry 1 does not have its hash", 4},
           {"fact turn \"1\" \"2\"", "fact turn \"1\" \"3\"", "entry 1 does not have its hash", 2},
           {"\nend 3", "\n\nend 3", elsewhere, 1},
           {"\nend 3", "\nend 4", "its end is not that of its last entry", 1},
           {"\nend 3 ", "\nend 3 0", "its end is not that of its last entry", 1}});
    const std::string text = some_record().text();
    const std::string unknown = with(text, "fact ruling:rounding", "fact ruling:weather");
    CHECK(trouble(unknown).starts_with("(newer) "));
}

TEST_CASE("a record that was cut, spliced or lengthened is invalid") {
    const std::string text = some_record().text();
    const auto lines = std::to_string(std::count(text.begin(), text.end(), '\n') + 1);
    for (std::size_t length = 0; length < text.size();
         length += length < 400 || length + 2500 > text.size() ? 1 : 997) {
        CAPTURE(length);
        CHECK(trouble(text.substr(0, length)) != "none");
    }
    CHECK(trouble(text + "\n") == "line " + lines + ": something follows its end");
    CHECK(trouble(text + text) == "line " + lines + ": something follows its end");
    const std::size_t second = text.find("\n2 Anna");
    const std::size_t third = text.find("\n3 Anna");
    const std::size_t end = text.find("\nend ");
    const std::string turned = text.substr(0, second) + text.substr(third, end - third) +
                               text.substr(second, third - second) + text.substr(end);
    CHECK(trouble(turned) == "line " + std::to_string(line_of(text, "\n2 Anna") + 1) + ": entry 2 is missing");
}

TEST_CASE("another way of ending lines, a byte order mark and bytes of no text are refused at their line") {
    const std::string text = some_record().text();
    std::string returns;
    for (const char sign : text) returns.append(sign == '\n' ? "\r\n" : std::string(1, sign));
    CHECK(trouble(returns) == "line 1: its lines end as those of another system (CR LF)");
    CHECK(trouble("\xEF\xBB\xBF" + text) == "line 1: it begins with a byte order mark");
    CHECK(trouble(std::string(1000, '\0')) == "line 1: the record ends within this line");
    CHECK(trouble(with(text, "\"late\"", "\"l\xFF\"")).ends_with(otherwise));
}

TEST_CASE("a record of more than a game may hold is refused before it is kept") {
    Entry heavy = plain_entry(1);
    heavy.transfers.assign(4097, heavy.transfers.front());
    CHECK(trouble(Record{agreed(), {heavy}}.text()).ends_with("entry 1 holds more than any line makes"));
    heavy = plain_entry(1);
    heavy.facts.assign(4097, heavy.facts.front());
    CHECK(trouble(Record{agreed(), {heavy}}.text()).ends_with("entry 1 holds more than any line makes"));
    heavy = plain_entry(1);
    heavy.facts.assign(9, {{FactName::turn}, std::string(std::size_t{1} << 20U, 'x'), ""});
    CHECK(trouble(Record{agreed(), {heavy}}.text()).ends_with("this is longer than any part of a record"));
    Setup setup = two_hours();
    setup.edition_text.assign((std::size_t{1} << 20U) + 1, 'x');
    CHECK(trouble(Record{agreed(setup), {}}.text()).ends_with("its edition is longer than an edition may be"));
    setup = two_hours();
    for (int i = 0; i < 300; ++i) setup.players.push_back({"P" + std::to_string(i), Role::monopolist});
    CHECK(trouble(Record{agreed(setup), {}}.text()).ends_with("its players are not those who sat down"));
}

}  // namespace
}  // namespace tablebank
