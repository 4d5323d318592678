// The program finds its editions next to itself, installed or just built, and a name means an id or a file.

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "db/edition/edition_folder.h"
#include "source_dir.h"

namespace fs = std::filesystem;
using namespace tablebank;

namespace {

/// A folder of its own for one test, removed with it.
class Scratch {
public:
    Scratch() {
        std::string name = (fs::temp_directory_path() / "tablebank-editions-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ~Scratch() { fs::remove_all(path_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    fs::path folder(const std::string& name) const {
        fs::create_directories(path_ / name);
        return path_ / name;
    }
    fs::path file(const std::string& name) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name) << "\n";
        return path_ / name;
    }

private:
    fs::path path_;
};

/// An environment variable that has its old value again after the test.
class Environment {
public:
    Environment(const char* name, const std::string& value) : name_(name) {
        if (const char* old = std::getenv(name)) old_ = old;
        setenv(name, value.c_str(), 1);
    }
    ~Environment() {
        if (old_.empty()) {
            unsetenv(name_);
        } else {
            setenv(name_, old_.c_str(), 1);
        }
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* name_;
    std::string old_;
};

}  // namespace

TEST_CASE("an installed program has its editions in share") {
    const Scratch scratch;
    const fs::path editions = scratch.folder("usr/share/tablebank/editions");
    CHECK(editions_beside(scratch.file("usr/bin/tablebank")) == editions);
}

TEST_CASE("a built program has the editions of its source tree") {
    const Scratch scratch;
    const fs::path editions = scratch.folder("tree/editions");
    scratch.file("tree/CMakePresets.json");
    CHECK(editions_beside(scratch.file("tree/build/release/app/tablebank")) == editions);
}

TEST_CASE("a program with no editions next to it has none") {
    const Scratch scratch;
    CHECK(editions_beside(scratch.file("alone/tablebank")).empty());
}

TEST_CASE("the environment names another folder, and a wrong one is not passed over") {
    const Scratch scratch;
    const fs::path editions = scratch.folder("mine");
    {
        const Environment chosen("TABLEBANK_EDITIONS", editions.string());
        CHECK(find_editions_folder() == editions);
    }
    const Environment chosen("TABLEBANK_EDITIONS", "/nowhere");
    CHECK_THROWS_WITH_AS((void)find_editions_folder(), "/nowhere: is not a folder, but TABLEBANK_EDITIONS names it",
                         EditionError);
}

TEST_CASE("an id is the name of a file in the folder, and an unknown one names those that are there") {
    const Scratch scratch;
    const fs::path us = scratch.file("editions/us.toml");
    scratch.file("editions/ru.toml");
    scratch.file("editions/notes.txt");
    const fs::path folder = us.parent_path();
    CHECK(edition_files(folder).size() == 2);
    CHECK(edition_with_id("us", folder) == us);
    CHECK_THROWS_WITH_AS((void)edition_with_id("uk", folder),
                         "uk: there is no such edition; known: ru, us; a file of your own is named as ./NAME.toml",
                         UnknownEdition);
}

TEST_CASE("an argument with a slash or the ending .toml is a file, any other an id") {
    const std::string folder = std::string(TABLEBANK_SOURCE_DIR) + "/editions";
    const Environment chosen("TABLEBANK_EDITIONS", folder);
    CHECK(load_edition("us").edition.id == "us");
    CHECK(load_edition(folder + "/ru.toml").edition.id == "ru");
    CHECK_THROWS_AS((void)load_edition("none.toml"), EditionError);
    CHECK_THROWS_AS((void)load_edition("none"), UnknownEdition);
}
