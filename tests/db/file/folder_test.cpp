// A folder that a stranger prepared, or changes meanwhile: nothing is followed, waited for or written outside of it.

#include "db/file/folder.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <ostream>
#include <stdexcept>
#include <string>

#include "db/file/file_error.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using Found = Folder::Found;

constexpr std::size_t most = 1000;

/// The reason of the refusal; empty if it is not refused.
template <class Work>
std::string refusal_of(const Work& work) {
    try {
        work();
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::in_the_way);
        return error.what();
    }
    return {};
}

/// A folder "pages" with one of each kind in it, next to files of the user.
struct Prepared {
    ScratchFolder scratch;
    fs::path pages = scratch.path() / "pages";

    Prepared() {
        fs::create_directories(pages / "folder");
        fs::create_directory(scratch.path() / "outside");
        scratch.write("outside/mine", "precious");
        scratch.write("pages/file", "text");
        fs::create_symlink(scratch.path() / "outside/mine", pages / "link");
        fs::create_symlink(scratch.path() / "outside", pages / "linked folder");
        fs::create_symlink("/dev/zero", pages / "endless");
        REQUIRE(::mkfifo((pages / "pipe").c_str(), 0600) == 0);
    }
    [[nodiscard]] std::string mine() const { return read_whole(scratch.path() / "outside/mine"); }
};

TEST_CASE("the kinds of entries in a folder are distinguished, and only a file is read") {
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    CHECK(folder.find("file") == Found::file);
    CHECK(folder.find("folder") == Found::folder);
    CHECK(folder.find("none") == Found::nothing);
    for (const char* name : {"link", "linked folder", "endless", "pipe"}) {
        CHECK(folder.find(name) == Found::other);
        CHECK(refusal_of([&] {
                  static_cast<void>(folder.read(name, most));
              }).ends_with("it is a link, a folder or a device"));
        CHECK(refusal_of([&] {
                  static_cast<void>(folder.below(name));
              }).ends_with("it is not a folder, or it is a link to one"));
        CHECK_FALSE(folder.remove_file(name));
    }
    CHECK(folder.read("file", most) == "text");
    CHECK(folder.read("file", 2) == "tex");
    CHECK(folder.read("none", most) == std::nullopt);
    CHECK_FALSE(folder.below("none"));
    CHECK_FALSE(folder.remove_file("folder"));
    CHECK_FALSE(folder.remove_file("none"));
    CHECK(folder.remove_file("file"));
    CHECK_FALSE(fs::exists(at.pages / "file"));
}

TEST_CASE("a file is replaced as a whole, also in place of a link or a second name, and their targets stay") {
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    fs::create_hard_link(at.scratch.path() / "outside/mine", at.pages / "second name");
    for (const char* name : {"file", "new", "link", "second name", "pipe"}) {
        folder.replace(name, "another");
        CHECK(folder.read(name, most) == "another");
    }
    CHECK(refusal_of([&] { folder.replace("folder", "another"); }) != "");
    CHECK(at.mine() == "precious");
    for (const auto& entry : fs::directory_iterator(at.pages))
        CHECK_FALSE(entry.path().filename().string().starts_with(".tablebank-"));
}

TEST_CASE("a new file is there whole or not at all, and never in the place of another") {
    const Prepared at;
    const Folder folder = Folder::opened(at.pages);
    const std::string much(300'000, 'x');
    folder.add("new", [&](std::ostream& out) { out << "begin " << much << '!'; });
    CHECK(read_whole(at.pages / "new") == "begin " + much + "!");
    fs::create_symlink(at.scratch.path() / "outside/none", at.pages / "leads nowhere");
    for (const char* name : {"new", "file", "link", "leads nowhere", "folder", "pipe"}) {
        try {
            folder.add(name, [](std::ostream& out) { out << "another"; });
            FAIL("written");
        } catch (const FileError& error) {
            CHECK(error.kind() == FileError::Kind::exists);
            CHECK(error.file() == at.pages / name);
        }
    }
    CHECK_THROWS_AS(folder.add("broken", [](std::ostream&) { throw std::runtime_error("no"); }), std::runtime_error);
    CHECK_FALSE(fs::exists(at.scratch.path() / "outside/none"));
    CHECK(at.mine() == "precious");
    for (const auto& entry : fs::directory_iterator(at.pages))
        CHECK_FALSE(entry.path().filename().string().starts_with(".tablebank-"));
    CHECK_FALSE(fs::exists(at.pages / "broken"));
}

TEST_CASE("a file that is replaced for good keeps its permissions") {
    const Prepared at;
    const Folder folder = Folder::opened(at.pages);
    constexpr fs::perms own = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    folder.replace_for_good("file", "another", Readers::usual, own);
    CHECK(read_whole(at.pages / "file") == "another");
    CHECK(fs::status(at.pages / "file").permissions() == own);
}

TEST_CASE("a subfolder is made once, and nothing else in its place is followed") {
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    folder.made_below("data").made_below("en").replace("index.json", "{}");
    folder.made_below("data").made_below("en").replace("index.json", "[]");
    CHECK(read_whole(at.pages / "data/en/index.json") == "[]");
    CHECK(refusal_of([&] { static_cast<void>(folder.made_below("linked folder")); }) != "");
    CHECK(refusal_of([&] { static_cast<void>(folder.made_below("file")); }) != "");
}

TEST_CASE("an open folder stays the same one, whatever takes its name meanwhile") {
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    const Folder below = folder.made_below("folder");
    fs::rename(at.pages, at.scratch.path() / "moved");
    fs::create_symlink(at.scratch.path() / "outside", at.pages);
    folder.replace("mine", "page");
    below.replace("mine", "page");
    CHECK(at.mine() == "precious");
    CHECK(read_whole(at.scratch.path() / "moved/mine") == "page");
    CHECK(read_whole(at.scratch.path() / "moved/folder/mine") == "page");
}

TEST_CASE("the path that the user typed may lead through a link, and is made if it is missing") {
    const Prepared at;
    fs::create_directory_symlink(at.pages, at.scratch.path() / "way");
    Folder::made(at.scratch.path() / "way/new/newer").replace("a", "b");
    CHECK(read_whole(at.pages / "new/newer/a") == "b");
    CHECK(Folder::made(at.scratch.path() / "fresh").is_empty());
    CHECK_FALSE(Folder::made(at.pages).is_empty());
    CHECK_THROWS_AS(static_cast<void>(Folder::made(at.pages / "file")), FileError);
}

TEST_CASE("a name is one of the folder itself") {
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    for (const std::string& name : {std::string(), std::string("."), std::string(".."), std::string("a/b"),
                                    std::string("/etc/passwd"), std::string("a\0b", 3)}) {
        CHECK_THROWS_AS(static_cast<void>(folder.find(name)), std::invalid_argument);
        CHECK_THROWS_AS(static_cast<void>(folder.read(name, most)), std::invalid_argument);
        CHECK_THROWS_AS(folder.replace(name, "x"), std::invalid_argument);
        CHECK_THROWS_AS(static_cast<void>(folder.made_below(name)), std::invalid_argument);
        CHECK_THROWS_AS(static_cast<void>(folder.remove_file(name)), std::invalid_argument);
    }
}

TEST_CASE("a folder that may not be written to is reported, and no draft stays") {
    if (::geteuid() == 0) return;  // to whom everything is allowed
    const Prepared at;
    const Folder folder = Folder::made(at.pages);
    fs::permissions(at.pages, fs::perms::owner_read | fs::perms::owner_exec);
    try {
        folder.replace("file", "x");
        FAIL("written");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::read_only);
    }
    fs::permissions(at.pages, fs::perms::owner_all);
}

}  // namespace
}  // namespace tablebank::testing
