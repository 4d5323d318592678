// The table of keys, and the documents that name keys. That no two actions have one chord in one place needs no test:
// otherwise the table does not compile.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "app/i18n/catalogues.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/viewmodel/keys.h"
#include "source_dir.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

const std::filesystem::path source = TABLEBANK_SOURCE_DIR;
/// Names a key that its screen would take, and that is free.
const std::filesystem::path guide = source / "docs/contributing/adding-a-screen.md";

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The keys that are written in a text as such: F9, Ctrl+Z, Alt+Down.
std::set<std::string> keys_named_in(const std::filesystem::path& file) {
    const std::string text = text_of(file);
    const std::regex key(
        R"(\b(Ctrl|Alt|Shift)\+(F1?[0-9]\b|Enter|Del|Up|Down|Left|Right|[A-Z0-9]\b|[+-])|\bF1?[0-9]\b)");
    std::set<std::string> named;
    for (std::sregex_iterator at(text.begin(), text.end(), key), end; at != end; ++at) named.insert(at->str());
    return named;
}

std::set<std::string> keys_of_the_table() {
    std::set<std::string> keys;
    for (const Keybinding& row : keybindings())
        for (const Chord chord : row.chords.all()) keys.insert(written(chord));
    return keys;
}

std::set<std::string> keys_at(InputContext place) {
    std::set<std::string> keys;
    for (const Keybinding& row : keybindings())
        for (const Chord chord : row.chords.all())
            if (row.holds.meets(place)) keys.insert(written(chord));
    return keys;
}

Language language_of(const std::string& tag) {
    return tag == "en" ? english : speaking(tag);
}

/// As the keyboards of a language call them.
std::set<std::string> keys_spoken(const Language& lang) {
    std::set<std::string> keys;
    for (const std::string& key : keys_of_the_table()) keys.insert(key_text(lang, key));
    return keys;
}

/// The code spans of a text that are the name of a key in some language, or made as one.
std::set<std::string> keys_marked_in(const std::filesystem::path& file) {
    std::set<std::string> names;
    for (const std::string& tag : languages()) names.merge(keys_spoken(language_of(tag)));
    const std::regex chord(R"((Ctrl|Alt|Shift|Maj|Maiusc)\+.+|F[0-9]+)");
    const std::regex code("`([^`\n]+)`");
    const std::string text = std::regex_replace(text_of(file), std::regex("```[^`]*```"), "");
    std::set<std::string> marked;
    for (std::sregex_iterator at(text.begin(), text.end(), code), end; at != end; ++at)
        if (const std::string span = (*at)[1]; names.contains(span) || std::regex_match(span, chord))
            marked.insert(span);
    return marked;
}

}  // namespace

TEST_CASE("every key that the handbook names is in the table of keys, as the language of its chapter calls it") {
    for (const auto& file : std::filesystem::recursive_directory_iterator(source / "docs/tutorials")) {
        if (file.path().extension() != ".md") continue;
        CAPTURE(file.path().string());
        const std::string folder = file.path().parent_path().filename();
        const auto known = keys_spoken(language_of(folder == "tutorials" ? "en" : folder));
        const auto named = keys_marked_in(file.path());
        for (const std::string& key : named) CHECK_MESSAGE(known.contains(key), key);
        if (folder != "tutorials")
            if (file.path().stem() != "install") CHECK(named.size() > 5);
    }
}

TEST_CASE("every key that the documents name is in the table of keys") {
    const auto known = keys_of_the_table();
    std::set<std::string> named = keys_named_in(source / "README.md");
    CHECK(named.contains("F1"));
    for (const auto& file : std::filesystem::recursive_directory_iterator(source / "docs")) {
        if (file.path().extension() != ".md" || file.path() == guide) continue;
        named.merge(keys_named_in(file.path()));
    }
    CHECK(named.contains("Ctrl+Z"));
    CHECK(named.contains("Ctrl++"));
    for (const std::string& key : named) CHECK_MESSAGE(known.contains(key), key);
}

TEST_CASE("the screen of the guide takes a key that is free at the table") {
    const std::string guided = text_of(guide);
    std::smatch row;
    REQUIRE(std::regex_search(guided, row, std::regex(R"(bank, on `([^`]+)`)")));
    CHECK_FALSE(keys_at(InputContext::table).contains(row[1]));
    for (const std::string& key : keys_named_in(guide))
        CHECK_MESSAGE((key == row[1] || keys_of_the_table().contains(key)), key);
}

TEST_CASE("a key means one thing in one place, whatever the words of its rows are") {
    for (std::size_t place = 0; place < place_count; ++place) {
        std::set<std::string> seen;
        for (const Keybinding& row : keybindings()) {
            if (!row.holds.meets(static_cast<InputContext>(place))) continue;
            std::set<std::string> own;
            for (const Chord chord : row.chords.all()) own.insert(written(chord));
            for (const std::string& key : own) CHECK_MESSAGE(seen.insert(key).second, key, " at ", place);
        }
    }
}

TEST_CASE("keys are written by their position on the keyboard, and consecutive ones as a series") {
    CHECK(written(ctrl(Key::plus)) == "Ctrl++");
    CHECK(written(shift(Key::f10)) == "Shift+F10");
    CHECK(written(alt(Key::page_down)) == "Alt+Page Down");
    CHECK(hint_of(KeyAction::go_on) == "Enter");
    CHECK(hint_of(KeyAction::deed_slot, 2) == "Ctrl+3");
    CHECK(hint_of(ActionKey::f3) == "F3");
    // The keys that sentences of the view models name.
    CHECK(hint_of(KeyAction::help) == key_name::help);
    CHECK(hint_of(KeyAction::settlement) == key_name::settlement);
    CHECK(hint_of(KeyAction::undo) == key_name::undo);
    CHECK(hint_of(KeyAction::go_on) == key_name::go_on);
    CHECK(hint_of(ActionKey::none).empty());
    CHECK(written(chords_of(KeyAction::section)) == "F2 – F7");
    CHECK(written(chords_of(KeyAction::recall_line)) == "Up · Down");
}

}  // namespace tablebank
