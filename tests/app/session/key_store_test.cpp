// Keys are readable by their owner alone: access of any other user is noticed, and nothing is ever overwritten.

#include "app/session/key_store.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>

#include "db/file/file_error.h"
#include "ledger/proof/proof_error.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;
using testing::ScratchFolder;

template <class Act>
KeyError::Kind refused(Act act) {
    try {
        act();
    } catch (const KeyError& error) {
        return error.kind();
    }
    FAIL("taken");
    return KeyError::Kind::no_home;
}

mode_t mode_of(const fs::path& file) {
    struct stat found {};
    REQUIRE(::stat(file.c_str(), &found) == 0);
    return found.st_mode & 07777;
}

TEST_CASE("a key is stored in a folder and a file of its owner alone, whatever the shell's mask is") {
    const ScratchFolder folder;
    const fs::path place = folder.path() / "data" / "keys";
    const KeyStore store(place);
    CHECK(store.list().empty());
    const mode_t before = ::umask(0);
    const SecretKey key = SecretKey::fresh();
    store.keep("Vera", key, "");
    ::umask(before);
    CHECK(mode_of(place) == 0700);
    CHECK(mode_of(store.secret_file("Vera")) == 0600);
    CHECK(store.public_key("Vera") == key.public_key());
    CHECK(read_secret_key(read_secret_file(store.secret_file("Vera")), "").bytes() == key.bytes());
    REQUIRE(store.list().size() == 1);
    const KeyStore::Kept kept = store.list().front();
    CHECK(kept.name == "Vera");
    CHECK(kept.key == key.public_key());
    CHECK(kept.has_secret);
    CHECK_FALSE(kept.is_locked);
    CHECK_FALSE(kept.trouble);
}

TEST_CASE("a name that is taken stays with its key") {
    const ScratchFolder folder;
    const KeyStore store(folder.path() / "keys");
    const SecretKey first = SecretKey::fresh();
    store.keep("Vera", first, "");
    CHECK_THROWS_AS(store.keep("Vera", SecretKey::fresh(), ""), FileError);
    CHECK(store.public_key("Vera") == first.public_key());
    fs::remove(store.public_file("Vera"));
    CHECK_THROWS_AS(store.keep("Vera", SecretKey::fresh(), ""), FileError);
    CHECK(read_secret_key(read_secret_file(store.secret_file("Vera")), "").bytes() == first.bytes());
    CHECK_FALSE(fs::exists(store.public_file("Vera")));
    CHECK(store.list().front().has_secret);
    CHECK_FALSE(store.list().front().key);
}

TEST_CASE("a secret that others can read or write is refused, and so is a folder that they can enter") {
    const ScratchFolder folder;
    const KeyStore store(folder.path() / "keys");
    store.keep("Vera", SecretKey::fresh(), "open, sesame");
    const fs::path file = store.secret_file("Vera");
    CHECK(store.list().front().is_locked);
    for (const mode_t mode : {0640, 0604, 0620, 0602, 0610, 0601, 0666, 0777}) {
        REQUIRE(::chmod(file.c_str(), mode) == 0);
        CHECK(refused([&] { (void)read_secret_file(file); }) == KeyError::Kind::open_to_others);
        CHECK(store.list().front().trouble == KeyError::Kind::open_to_others);
        CHECK(mode_of(file) == mode);
    }
    REQUIRE(::chmod(file.c_str(), 0400) == 0);
    CHECK_NOTHROW((void)read_secret_file(file));
    for (const mode_t mode : {0750, 0705, 0711, 0777}) {
        REQUIRE(::chmod((folder.path() / "keys").c_str(), mode) == 0);
        CHECK(refused([&] { (void)store.secret_file("Vera"); }) == KeyError::Kind::open_to_others);
        CHECK(refused([&] { (void)store.public_key("Vera"); }) == KeyError::Kind::open_to_others);
        CHECK(refused([&] { (void)store.list(); }) == KeyError::Kind::open_to_others);
        CHECK(refused([&] { store.keep("Anna", SecretKey::fresh(), ""); }) == KeyError::Kind::open_to_others);
    }
}

TEST_CASE("a secret that belongs to another user is refused") {
    const ScratchFolder folder;
    const std::string file = folder.write("vera.key", secret_key_text(SecretKey::fresh(), ""));
    REQUIRE(::chmod(file.c_str(), 0600) == 0);
    if (::geteuid() != 0) return;  // only the administrator can give a file away
    REQUIRE(::chown(file.c_str(), 65534, 65534) == 0);
    CHECK(refused([&] { (void)read_secret_file(file); }) == KeyError::Kind::of_another);
}

TEST_CASE("names lead nowhere else") {
    const ScratchFolder folder;
    const KeyStore store(folder.path() / "keys");
    for (const char* name : {"", "..", "../vera", "a/b", ".hidden", "vera.key", " vera", "ve\nra", "-\xff"}) {
        CAPTURE(name);
        CHECK(refused([&] { store.keep(name, SecretKey::fresh(), ""); }) == KeyError::Kind::bad_name);
        CHECK(refused([&] { (void)store.public_key(name); }) == KeyError::Kind::bad_name);
    }
    CHECK(refused([&] { (void)store.public_key("Vera"); }) == KeyError::Kind::unknown);
    for (const char* name : {"Вера", "Anna-Maria d'Été", "2nd judge"})
        CHECK_NOTHROW(store.keep(name, SecretKey::fresh(), ""));
    CHECK(store.list().size() == 3);
}

TEST_CASE("without a home there is no place for keys") {
    const KeyStore nowhere{fs::path{}};
    CHECK(refused([&] { (void)nowhere.list(); }) == KeyError::Kind::no_home);
    CHECK(refused([&] { nowhere.keep("Vera", SecretKey::fresh(), ""); }) == KeyError::Kind::no_home);
}

TEST_CASE("a file in the folder that is not a key is listed with its error, or not at all") {
    const ScratchFolder folder;
    const KeyStore store(folder.path() / "keys");
    store.keep("Vera", SecretKey::fresh(), "");
    const auto put = [&](const std::string& name, const std::string& text) {
        const std::string file = folder.write("keys/" + name, text);
        REQUIRE(::chmod(file.c_str(), 0600) == 0);
    };
    put("Anna.pub", public_key_text(SecretKey::fresh().public_key()));
    put("Boris.key", "no key");
    put("notes.txt", "no key");
    fs::create_directory(folder.path() / "keys" / "Clara.key");
    fs::permissions(folder.path() / "keys" / "Clara.key", fs::perms::owner_all);
    const auto kept = store.list();
    REQUIRE(kept.size() == 4);
    CHECK(kept[0].name == "Anna");
    CHECK_FALSE(kept[0].has_secret);
    CHECK(kept[0].key);
    CHECK(kept[1].trouble == KeyError::Kind::unknown);
    CHECK(kept[2].trouble == KeyError::Kind::unknown);
    CHECK_FALSE(kept[3].trouble);
}

TEST_CASE("the program does not wait for anything but a regular file") {
    const ScratchFolder folder;
    REQUIRE(::mkfifo(folder.file("pipe.key").c_str(), 0600) == 0);
    const auto told = [](const fs::path& file) {
        try {
            (void)read_secret_file(file);
        } catch (const FileError& error) {
            CHECK(error.kind() == FileError::Kind::cannot_read);
            return std::string(error.what());
        }
        return std::string("taken");
    };
    CHECK(told(folder.file("pipe.key")) == "this is not a file");
    CHECK(told("/dev/zero") == "this is not a file");
    CHECK(told(folder.path()) == "Is a directory");
    CHECK(told(folder.file("none.key")) == "No such file or directory");
    const std::string long_file = folder.write("long.key", std::string(1'000'000, 'A'));
    REQUIRE(::chmod(long_file.c_str(), 0600) == 0);
    CHECK_THROWS_AS((void)read_secret_key(read_secret_file(long_file), ""), ProofError);
}

}  // namespace
}  // namespace tablebank
