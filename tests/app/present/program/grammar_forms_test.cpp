// Every verb of the grammar by example: in the list of every action, and in the help.

#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "app/present/program/grammar_forms.h"
#include "app/present/program/help_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

std::string first_word(std::string_view text) {
    return std::string(text.substr(0, text.find(' ')));
}

TEST_CASE("every verb of the grammar has a form with a description") {
    std::set<std::string> verbs;
    for (const GrammarForm& form : grammar_forms()) {
        verbs.insert(first_word(form.begins));
        const std::string verb = first_word(form.begins);
        CHECK_MESSAGE(std::string(form.form).find(verb) != std::string::npos, form.form);
    }
    for (const std::string_view verb : all_verbs()) CHECK_MESSAGE(verbs.contains(std::string(verb)), verb);
}

TEST_CASE("the start of a form is the beginning of a line") {
    const PlayedTable table;
    for (const GrammarForm& form : grammar_forms()) {
        const auto read = parse_line(table.setup(), form.begins);
        if (const auto* error = std::get_if<ParseError>(&read))
            CHECK_MESSAGE(error->column > static_cast<int>(first_word(form.begins).size()), form.begins);
    }
}

TEST_CASE("the help has every verb of the grammar in one of its lines") {
    std::set<std::string> words;
    for (const HelpSection& section : make_help(english)) {
        if (section.keys) continue;
        for (const HelpRow& row : section.rows) {
            std::istringstream line(row.line);
            for (std::string word; line >> word;) words.insert(word);
        }
    }
    for (const std::string_view verb : all_verbs()) CHECK_MESSAGE(words.contains(std::string(verb)), verb);
}

}  // namespace
}  // namespace tablebank
