// An edition as it is edited: fields that change one value of the file, the errors at them, and steps that are undone.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "app/present/editions/deed_check.h"
#include "app/present/editions/edition_editor.h"
#include "app/present/editions/edition_history.h"
#include "app/present/words/rule_text.h"
#include "calculators/profile_rules.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/support/languages.h"

using namespace tablebank;

namespace {

std::string shipped(const std::string& id) {
    return read_edition_text(std::string(TABLEBANK_SOURCE_DIR) + "/editions/" + id + ".toml").text;
}

constexpr std::array all_sections{EditorSection::board, EditorSection::deeds, EditorSection::cards,
                                  EditorSection::money, EditorSection::rules, EditorSection::rulings};

EditorSnapshot shown(const std::string& text, EditorSection section = EditorSection::deeds,
                     Role column = Role::monopolist) {
    return make_editor_snapshot(english, {text, section, column});
}

const EditorField& field_of(const EditorSnapshot& snapshot, const std::string& key) {
    for (const EditorRow& row : snapshot.rows) {
        for (const EditorField& field : row.fields) {
            if (field.key == key) return field;
        }
    }
    FAIL("no field " << key);
    static const EditorField none;
    return none;
}

/// The lines in which two texts differ.
std::size_t lines_apart(const std::string& a, const std::string& b) {
    std::size_t apart = 0;
    std::size_t at = 0;
    std::size_t to = 0;
    while (at < a.size() && to < b.size()) {
        const std::size_t end = a.find('\n', at);
        const std::size_t stop = b.find('\n', to);
        apart += a.substr(at, end - at) != b.substr(to, stop - to) ? 1 : 0;
        at = end + 1;
        to = stop + 1;
    }
    return apart;
}

}  // namespace

TEST_CASE("every edition is shown section by section, sound, no field twice") {
    for (const auto& file : edition_files(std::string(TABLEBANK_SOURCE_DIR) + "/editions")) {
        const std::string text = read_edition_text(file).text;
        std::set<std::string> keys;
        for (const EditorSection section : all_sections) {
            const EditorSnapshot snapshot = shown(text, section);
            CHECK_MESSAGE(snapshot.sound, file.string());
            for (const EditorRow& row : snapshot.rows) {
                for (const EditorField& field : row.fields) CHECK_MESSAGE(keys.insert(field.key).second, field.key);
            }
        }
        CHECK(keys.size() > 200);
    }
}

TEST_CASE("typing into every field its own text leaves the edition unchanged") {
    const std::string us = shipped("us");
    std::string text = us;
    for (const EditorSection section : all_sections) {
        const EditorSnapshot before = shown(us, section);
        for (const EditorRow& row : before.rows) {
            for (const EditorField& field : row.fields) {
                if (!field.left_out) text = with_field(text, field.key, field.typed);
            }
        }
        const EditorSnapshot after = shown(text, section);
        CHECK(after.sound);
        for (const EditorRow& row : before.rows) {
            for (const EditorField& field : row.fields) CHECK(field_of(after, field.key).typed == field.typed);
        }
    }
    CHECK(lines_apart(us, text) == 0);
}

TEST_CASE("a field changes its value and nothing else of the file") {
    const std::string text = shipped("us");
    const std::string dearer = with_field(text, "deed[0].price", "65");
    CHECK(lines_apart(text, dearer) == 1);
    CHECK(dearer.find("price    = 65\n") != std::string::npos);
    CHECK(dearer.find("# Every key is described in docs/reference/edition-format.md.") != std::string::npos);
    CHECK(parse_edition({"my.toml", dearer}).deeds.front().price == Money{65});
    const std::string rents = with_field(text, "deed[0].monopolist.built", "20, 30  40 50");
    CHECK(rents.find("built = [20, 30, 40, 50], house_price") != std::string::npos);
    const std::string prices = with_field(text, "deed[0].monopolist.hotel_price", "50 90");
    CHECK(prices.find("hotel_price = [50, 90]") != std::string::npos);
    CHECK(with_field(prices, "deed[0].monopolist.hotel_price", "50") == text);
    const std::string card = with_field(text, "deck.monopolist[2]", "+60");
    CHECK(card.find("\"goto @25\", \"dice 8 75\", \"+60\", \"goto @12\"") != std::string::npos);
    CHECK(with_field(text, "name", "Anna's \"box\"").find("\"Anna's \\\"box\\\"\"") != std::string::npos);
}

TEST_CASE("text in place of a figure is kept, refused in words, and reported at its field") {
    const std::string text = with_field(shipped("us"), "deed[2].price", "200x");
    const EditorSnapshot snapshot = shown(text);
    CHECK_FALSE(snapshot.sound);
    CHECK(snapshot.errors == 1);
    CHECK(snapshot.verdict == "1 error");
    const EditorField& field = field_of(snapshot, "deed[2].price");
    CHECK(field.typed == "200x");
    CHECK(field.message == "\"200x\" is not a whole number: digits alone, such as 150.");
    CHECK(snapshot.findings.front().section == EditorSection::deeds);
    const EditorSnapshot list = shown(with_field(shipped("us"), "deed[0].monopolist.built", "22 a 42 52"));
    CHECK(field_of(list, "deed[0].monopolist.built").message.find("\"a\"") != std::string::npos);
    CHECK(field_of(list, "deed[0].monopolist.built").typed == "22 a 42 52");
    const EditorSnapshot none = shown(with_field(shipped("us"), "deed[2].price", ""));
    CHECK(field_of(none, "deed[2].price").message == "A whole number is missing here.");
}

TEST_CASE("a doubtful figure is a warning at its field, and the edition stays playable") {
    const EditorSnapshot snapshot = shown(with_field(shipped("us"), "deed[0].monopolist.doubled", "13"));
    CHECK(snapshot.sound);
    REQUIRE(snapshot.warnings > 0);
    CHECK(field_of(snapshot, snapshot.findings.front().key).warning);
    CHECK(snapshot.tabs[1].warnings == snapshot.warnings);
}

TEST_CASE("an error shows whichever section is open, errors before doubts") {
    std::string text = with_field(shipped("us"), "rules.salary.amount", "much");
    text = with_field(text, "deed[0].monopolist.doubled", "13");
    const EditorSnapshot snapshot = shown(text, EditorSection::cards);
    REQUIRE_FALSE(snapshot.findings.empty());
    CHECK(snapshot.findings.front().key == "rules.salary.amount");
    CHECK(snapshot.findings.front().section == EditorSection::rules);
    CHECK(snapshot.tabs[4].errors == 1);
}

TEST_CASE("a rule that is left out, a rule of all, a die and a ruling are written to their places") {
    const std::string us = shipped("us");
    const auto rule = [&](const std::string& key, const std::string& typed) {
        const std::string text = with_field(us, key, typed);
        const EditorSnapshot snapshot = shown(text, section_of(key));
        CHECK_MESSAGE(field_of(snapshot, key).typed == typed, key);
        return parse_edition({"my.toml", text});
    };
    CHECK(rule("rules.foundation_grant.die.3", "75").profile.foundation_grant.value.at(3) == Money{75});
    CHECK(get(rule("rulings.ties", "more_deeds").rulings, "ties") == "more_deeds");
    CHECK(rule("rules.most_players.count", "5").profile.most_players.value == 5);
    const std::string all = with_field(us, "rules.streets_for_monopoly.count", "all");
    CHECK(all.find("{ all = true, rule = \"us 10\" }") != std::string::npos);
    CHECK(field_of(shown(all, EditorSection::rules), "rules.streets_for_monopoly.count").typed == "all");
    CHECK(with_field(all, "rules.streets_for_monopoly.count", "2") == us);
    // A rule that is not in the file comes with a paragraph to be filled in.
    const std::string bare = "id = \"x\"\n[rules]\nsalary = { amount = 1, rule = \"x\" }\n";
    CHECK(with_field(bare, "rules.jail_fine.amount", "50").find("jail_fine = { amount = 50, rule = \"\" }") !=
          std::string::npos);
    CHECK(
        with_field(bare, "rules.foundation_grant.die.3", "75").find("foundation_grant = { die.3 = 75, rule = \"\" }") !=
        std::string::npos);
}

TEST_CASE("an edition that does not name its pieces is asked for the names, and its fields show them at once") {
    const std::string us = shipped("us");
    const EditorSnapshot before = shown(us, EditorSection::board);
    const EditorField& pieces = field_of(before, "words.pieces");
    CHECK(pieces.left_out);
    CHECK(pieces.typed == "houses_and_hotels");
    CHECK(pieces.choices.size() == 2);
    const std::string text = with_field(us, "words.pieces", "objects_and_networks");
    CHECK(parse_edition({"my.toml", text}).words.pieces == PieceNames::objects_and_networks);
    CHECK(shown(text, EditorSection::board).sound);
    const EditorSnapshot deeds = shown(text);
    CHECK(field_of(deeds, "deed[0].monopolist.house_price").label == "object");
    CHECK(field_of(shown(us), "deed[0].monopolist.house_price").label == "house");
    const std::string wrong = with_field(us, "words.prison", "school");
    CHECK_FALSE(field_of(shown(wrong, EditorSection::board), "words.prison").message.empty());
}

TEST_CASE("cards and notes are added and taken out") {
    const std::string us = shipped("us");
    const auto cards = [](const std::string& text) { return shown(text, EditorSection::cards).rows.size(); };
    CHECK(cards(with_one_more(us, "deck.monopolist")) == cards(us) + 1);
    CHECK(shown(with_one_more(us, "deck.monopolist")).sound);
    const Edition before = parse_edition({"us.toml", us});
    CHECK(without_element(with_one_more(us, "deck.monopolist"), "deck.monopolist[25]") == us);
    // The share dealt in the removed note is dealt in others, or the start cash is another.
    const std::string notes = with_field(without_element(us, "box.notes[0]"), "rules.start_cash.amount", "500");
    CHECK(parse_edition({"us.toml", notes}).box.notes.size() == before.box.notes.size() - 1);
    const std::string dealt = with_field(without_element(us, "box.notes[0]"), "box.notes[0].start", "13");
    CHECK(parse_edition({"us.toml", dealt}).box.notes.front().start == 13);
    CHECK(shown(with_one_more(us, "box.notes"), EditorSection::money).rows.back().removes.starts_with("box.notes["));
    CHECK(without_element(us, "deck.monopolist[99]") == us);
}

TEST_CASE("the number of each note that a player is dealt can be corrected, even if the file does not give it") {
    const std::string us = shipped("us");
    const EditorField& dealt = field_of(shown(us, EditorSection::money), "box.notes[0].start");
    CHECK(dealt.label == "each is dealt");
    CHECK(dealt.typed == "2");
    const std::string more = with_one_more(us, "box.notes");
    const std::string last = "box.notes[" + std::to_string(parse_edition({"us.toml", us}).box.notes.size()) + "].start";
    CHECK(field_of(shown(more, EditorSection::money), last).typed == "0");
    const std::string unsaid = with_field(shipped("example-small"), "box.notes[0].start", "1");
    CHECK(field_of(shown(unsaid, EditorSection::money), "box.notes[0].start").typed == "1");
}

TEST_CASE("one typed field is one step back, and again forward") {
    const std::string us = shipped("us");
    EditionDraft draft{us, EditorSection::deeds};
    EditionHistory history;
    for (const char* typed : {"6", "65", "650"}) history.type(draft, "deed[0].price", typed);
    history.leave(draft);
    history.type(draft, "deed[0].name", "Basin");
    history.choose(draft, "status.deeds", "template");
    history.remove(draft, "deck.monopolist[0]");
    draft.section = EditorSection::rules;
    CHECK(history.undo(draft) == "deck.monopolist[0]");
    CHECK(draft.section == EditorSection::cards);
    CHECK(history.undo(draft) == "status.deeds");
    CHECK(history.undo(draft) == "deed[0].name");
    CHECK(draft.text == with_field(us, "deed[0].price", "650"));
    CHECK(history.undo(draft) == "deed[0].price");
    CHECK(draft.text == us);
    CHECK_FALSE(history.undo(draft).has_value());
    CHECK(history.redo(draft) == "deed[0].price");
    CHECK(draft.text == with_field(us, "deed[0].price", "650"));
    history.type(draft, "deed[1].price", "70");
    CHECK_FALSE(history.redo(draft).has_value());  // an undone step is gone once something else is typed
}

TEST_CASE("Escape leaves a field as it was, and no step behind") {
    const std::string us = shipped("us");
    EditionDraft draft{us, EditorSection::deeds};
    EditionHistory history;
    history.type(draft, "deed[0].price", "");
    history.type(draft, "deed[0].price", "9");
    history.take_back_field(draft);
    CHECK(draft.text == us);
    CHECK_FALSE(history.undo(draft).has_value());
    history.type(draft, "deed[0].price", "9");
    history.type(draft, "deed[0].price", "60");
    history.leave(draft);
    CHECK_FALSE(history.undo(draft).has_value());  // typed back by hand: nothing changed
}

TEST_CASE("every rule and every known value of one has words") {
    Profile profile;
    each_rule(profile, [&]<class T>(const RuleKey& key, T&) { CHECK_FALSE(rule_text(english, {}, key.name).empty()); });
    for (const auto& file : edition_files(std::string(TABLEBANK_SOURCE_DIR) + "/editions")) {
        const EditorSnapshot snapshot = shown(read_edition_text(file).text, EditorSection::rules);
        for (const EditorRow& row : snapshot.rows) {
            for (const EditorField& field : row.fields) {
                for (const RulingChoice::Value& choice : field.choices)
                    CHECK_MESSAGE(choice.text != choice.value, field.key, " ", choice.value);
            }
        }
    }
}

TEST_CASE("a card has the number in the editor that a line gives it") {
    const auto first_of = [](const std::string& edition) {
        const EditorSnapshot snapshot = shown(shipped(edition), EditorSection::cards);
        const auto card =
            std::ranges::find_if(snapshot.rows, [](const EditorRow& row) { return row.title.starts_with('#'); });
        REQUIRE(card != snapshot.rows.end());
        return card->title + " " + card->fields.front().typed;
    };
    for (const std::string edition : {"football", "us", "us-dice"}) {
        const Edition parsed = parse_edition({edition + ".toml", shipped(edition)});
        const std::string shown_first = first_of(edition);
        CHECK(std::ranges::any_of(parsed.decks, [&](const Deck& deck) {
            return shown_first == "#" + std::to_string(deck.first) + " " + to_string(*deck.find(deck.first));
        }));
    }
}

TEST_CASE("the deeds to compare are in the order of the box") {
    const DeedCheck us = make_deed_check(english, parse_edition({"us.toml", shipped("us")}));
    CHECK(us.rows.front().name == "Basin Street");
    CHECK(us.rows.front().cells ==
          std::vector<std::string>{"60", "30", "33", "6 12 | 22 32 42 52", "6 | 11 16 21 26 31", "50", "50"});
    CHECK(us.rows[2].cells == std::vector<std::string>{"200", "100", "110", "", "", "", ""});
    const Edition football = parse_edition({"football.toml", shipped("football")});
    const DeedCheck one_role = make_deed_check(english, football);
    CHECK(one_role.rows.size() == football.deeds.size());
    CHECK(one_role.heads.size() < us.heads.size());
    for (const DeedCheckRow& row : one_role.rows) CHECK(row.cells.size() == one_role.heads.size());
}
