// The catalogues: every text of the source has its translation, every translation fills the same places, and the
// program finds them.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "source_dir.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

const fs::path source{TABLEBANK_SOURCE_DIR};

std::vector<fs::path> catalogues() {
    std::vector<fs::path> found;
    for (const auto& file : fs::directory_iterator(source / "app/i18n/catalogues"))
        if (file.path().extension() == ".po") found.push_back(file.path());
    return found;
}

TEST_CASE("every text of the source is translated, and no other") {
    const testing::ScratchFolder scratch;
    const std::string known = (scratch.path() / "texts.pot").string();
    const std::string extract = "cd '" + source.string() +
                                "' && find app calculators db -name '*.cpp' -o -name '*.h' | xgettext --files-from=- "
                                "--from-code=UTF-8 --language=C++ --keyword "
                                "--keyword=tr:1 --keyword=mark:1 --keyword=sentence:1 --keyword=sentence_word:1 "
                                "--keyword=tr_in:1c,2 --keyword=trn:1,2 --output='" +
                                known + "'";
    REQUIRE(std::system(extract.c_str()) == 0);
    for (const fs::path& catalogue : catalogues()) {
        const std::string said = (scratch.path() / "said").string();
        const std::string compare = "LC_ALL=C msgcmp '" + catalogue.string() + "' '" + known + "' 2>'" + said + "'";
        const bool complete = std::system(compare.c_str()) == 0;
        std::string missing;
        std::string unused;
        std::ifstream lines(said);
        for (std::string line; std::getline(lines, line);) {
            const bool warning = line.find("warning:") != std::string::npos;
            if (!warning) missing += line + '\n';
            if (line.find("this message is not used") != std::string::npos) unused += line + '\n';
        }
        CHECK_MESSAGE(complete, "run scripts/update-catalogues.sh and translate what is new:\n", missing);
        CHECK_MESSAGE(unused.empty(), "run scripts/update-catalogues.sh, which drops them:\n", unused);
    }
}

TEST_CASE("every translation fills the places of its sentence and no other") {
    for (const fs::path& catalogue : catalogues()) {
        const auto messages = testing::read_catalogue(catalogue);
        CHECK(messages.size() > 400);
        for (const auto& message : messages) {
            for (const std::string& translation : message.translations) {
                if (translation.empty()) continue;  // reported by the test above
                CAPTURE(translation);
                const auto wanted = testing::places(message.plural.empty() ? message.in_english : message.plural);
                CHECK(testing::places(translation) == wanted);
            }
        }
    }
}

TEST_CASE("English needs no catalogue") {
    CHECK(english.tag() == "en");
    CHECK(english.tr("owes {creditor} {amount}", {{"creditor", "Boris"}, {"amount", "184"}}) == "owes Boris 184");
    CHECK(english.trn("{count} house", "{count} houses", 1) == "1 house");
    CHECK(english.trn("{count} house", "{count} houses", 3) == "3 houses");
}

TEST_CASE("Russian has three plural forms") {
    const Language russian = speaking("ru");
    CHECK(russian.tag() == "ru");
    CHECK(russian.trn("{count} house", "{count} houses", 1) == "1 дом");
    CHECK(russian.trn("{count} house", "{count} houses", 3) == "3 дома");
    CHECK(russian.trn("{count} house", "{count} houses", 5) == "5 домов");
    CHECK(russian.trn("{count} house", "{count} houses", 11) == "11 домов");
    CHECK(russian.trn("{count} house", "{count} houses", 21) == "21 дом");
    CHECK(russian.trn("{count} house", "{count} houses", 4'000'000'011) == "4000000011 домов");
}

TEST_CASE("a language without a catalogue falls back to English") {
    CHECK_FALSE(language_called("tlh").has_value());
    CHECK(language_wished("tlh").tag() == "en");
    CHECK(language_wished("tlh").tr("monopolist") == "monopolist");
}

TEST_CASE("a text that is not in the catalogue stays English") {
    const Language russian = speaking("ru");
    const char* unknown = "no such text in any catalogue";
    CHECK(russian.tr(unknown) == unknown);
}

TEST_CASE("an English text keeps its characters beyond ASCII, and a translation its own") {
    CHECK(english.tr("{factor} × dice…", {{"factor", "4"}}) == "4 × dice…");
    const Language russian = speaking("ru");
    CHECK(russian.tr("{factor} × dice…", {{"factor", "4"}}) == "4 × dice…");
    CHECK(russian.tr("{factor} × dice", {{"factor", "4"}}) == "бросок × 4");
}

TEST_CASE("a language is named as systems name it") {
    for (const char* tag : {"ru", "ru_RU", "ru_RU.UTF-8", "ru-RU", "ru@latin"}) {
        CHECK(speaking(tag).tag() == "ru");
    }
    for (const char* tag : {"", "C", "POSIX", "C.UTF-8", "en_GB.UTF-8"}) {
        CHECK(speaking(tag).tag() == "en");
    }
}

TEST_CASE("the environment is asked in the order of the systems") {
    const auto value_of = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string{value == nullptr ? "" : value};
    };
    const std::map<std::string, std::string> before{
        {"LC_ALL", value_of("LC_ALL")}, {"LC_MESSAGES", value_of("LC_MESSAGES")}, {"LANG", value_of("LANG")}};
    ::setenv("LC_ALL", "", 1);
    ::setenv("LC_MESSAGES", "ru_RU.UTF-8", 1);
    ::setenv("LANG", "fr_FR.UTF-8", 1);
    CHECK(language_of_environment().tag() == "ru");
    ::setenv("LC_ALL", "C", 1);
    CHECK(language_of_environment().tag() == "en");
    for (const auto& [name, value] : before) ::setenv(name.c_str(), value.c_str(), 1);
}

TEST_CASE("numbers of the program do not change with the language") {
    const Language russian = speaking("ru");
    std::ostringstream out;
    out << 1234567 << ' ' << 0.5;
    CHECK(out.str() == "1234567 0.5");
}

TEST_CASE("catalogues lie in share above the program, through a link too") {
    const testing::ScratchFolder scratch;
    const fs::path root = scratch.path();
    fs::create_directories(root / "prefix/bin");
    fs::create_directories(root / "prefix/share/tablebank/locale");
    std::ofstream(root / "prefix/bin/tablebank") << "program";
    fs::create_symlink(root / "prefix/bin/tablebank", root / "link");
    CHECK(catalogues_beside(root / "prefix/bin/tablebank") == fs::canonical(root / "prefix/share/tablebank/locale"));
    CHECK(catalogues_beside(root / "link") == fs::canonical(root / "prefix/share/tablebank/locale"));
    CHECK(catalogues_beside(root / "absent").empty());
}

TEST_CASE("every catalogue is a language to choose, English first") {
    const auto known = languages();
    REQUIRE_FALSE(known.empty());
    CHECK(known.front() == "en");
    CHECK(std::ranges::find(known, "ru") != known.end());
}

TEST_CASE("a place without its word is a programming error") {
    CHECK_THROWS_AS(static_cast<void>(english.tr("owes {creditor} {amount}", {{"amount", "184"}})),
                    std::invalid_argument);
}

}  // namespace
}  // namespace tablebank
