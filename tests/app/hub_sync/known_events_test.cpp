// The data that this user's program stores about events and tables, readable by the user alone; and its effect on the
// next line.

#include "app/hub_sync/known_events.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

#include "app/event/live_place.h"
#include "app/hub_sync/hub_registration.h"
#include "app/live/event_key.h"
#include "app/session/key_store.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// A separate home for the stored data.
class OwnHome {
public:
    explicit OwnHome(const ScratchFolder& folder) {
        if (const char* before = std::getenv("XDG_DATA_HOME")) before_ = before;
        setenv("XDG_DATA_HOME", folder.file("data").c_str(), 1);
    }
    OwnHome(const OwnHome&) = delete;
    OwnHome& operator=(const OwnHome&) = delete;
    ~OwnHome() { before_.empty() ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", before_.c_str(), 1); }

private:
    std::string before_;
};

bool is_owners_alone(const fs::path& path) {
    return (fs::status(path).permissions() & (fs::perms::group_all | fs::perms::others_all)) == fs::perms::none;
}

TEST_CASE("an event is known by its key once its line was trusted, and no other user reads what is stored") {
    const ScratchFolder folder;
    const OwnHome home(folder);
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const TableSetup table = table_of_event(event, 1, 1);
    const auto asked = question_about(table);
    REQUIRE(asked);
    CHECK(asked->doubt == LineDoubt::new_event);
    CHECK_FALSE(known_event_key(table.event_id));
    CHECK(question_about_host(table.hub));
    REQUIRE(trust_event_of(table));
    REQUIRE(keep_hub_registration(table));
    CHECK(known_event_key(table.event_id) == table.key);
    CHECK_FALSE(question_about(table));
    CHECK_FALSE(question_about(table_of_event(event, 1, 2)));  // another table of a known event
    CHECK_FALSE(question_about_host(table.hub));
    CHECK(question_about_host("http://127.0.0.1:2"));
    for (const fs::path& kept :
         {known_events_folder(), known_events_folder() / (table.event_id + ".pub"), hub_registrations_folder(),
          hub_registrations_folder() / (game_of_table(table.event_id, 1, 1) + ".tbj")}) {
        CAPTURE(kept);
        CHECK(is_owners_alone(kept));
    }
    CHECK(is_owners_alone(folder.file("club.tbe")));
    static_cast<void>(open_live_store(event, table.event_id));
    CHECK(is_owners_alone(folder.file("club.tbt")));
    fs::permissions(folder.file("club.tbt"), fs::perms{0644});
    static_cast<void>(open_live_store(event, table.event_id));
    CHECK(is_owners_alone(folder.file("club.tbt")));
}

TEST_CASE("a file that tablebank 1.0 left readable to all is closed, goes on, and takes the proof once it arrives") {
    const ScratchFolder folder;
    const OwnHome home(folder);
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const TableSetup table = table_of_event(event, 1, 1);
    TableSetup unproved = table;
    unproved.key.reset();
    const std::string game = game_of_table(table.event_id, 1, 1);
    const fs::path kept = hub_registrations_folder() / (game + ".tbj");
    fs::create_directories(hub_registrations_folder());
    std::ofstream(kept) << kept_line(unproved) << '\n';
    fs::permissions(kept, fs::perms{0644});
    CHECK(find_hub_registration(game) == unproved);
    CHECK(is_owners_alone(kept));
    CHECK_FALSE(question_about(unproved));
    CHECK(question_about(table)->doubt == LineDoubt::new_event);
    REQUIRE(trust_event_of(table));
    // From now on its hub has to prove itself, and a line without proof does not bypass that.
    CHECK(find_hub_registration(game) == table);
    CHECK(question_about(unproved)->doubt == LineDoubt::proof_missing);
    REQUIRE(keep_hub_registration(unproved));
    CHECK(find_hub_registration(game)->key == table.key);
}

TEST_CASE("a key that is agreed to takes the place of the one before, and a damaged one is asked for again") {
    const ScratchFolder folder;
    const OwnHome home(folder);
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    TableSetup table = table_of_event(event, 1, 1);
    REQUIRE(trust_event_of(table));
    table.key = event_key(std::string(64, 'b'), table.event_id).public_key();
    CHECK(question_about(table)->doubt == LineDoubt::other_key);
    REQUIRE(trust_event_of(table));
    CHECK_FALSE(question_about(table));
    std::ofstream(known_events_folder() / (table.event_id + ".pub")) << "no key";
    CHECK(question_about(table)->doubt == LineDoubt::new_event);
}

TEST_CASE("a file in a folder that everyone may write to is not trusted, and its owner is not changed to the user") {
    const ScratchFolder folder;
    const OwnHome home(folder);
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const TableSetup table = table_of_event(event, 1, 1);
    const std::string game = game_of_table(table.event_id, 1, 1);
    REQUIRE(trust_event_of(table));
    REQUIRE(keep_hub_registration(table));
    const auto refused = [](const auto& use) {
        try {
            use();
        } catch (const KeyError& error) {
            return error.kind() == KeyError::Kind::shared_folder;
        }
        return false;
    };
    for (const fs::path& shared : {known_events_folder(), hub_registrations_folder()}) {
        CAPTURE(shared);
        fs::permissions(shared, fs::perms::all);
        CHECK(refused([&] { static_cast<void>(question_about(table)); }));
        CHECK(refused([&] { static_cast<void>(find_hub_registration(game)); }));
        CHECK(fs::status(shared).permissions() == fs::perms::all);
        fs::permissions(shared, fs::perms::owner_all | fs::perms::group_all);  // as version 1.0 made it for some
        CHECK_FALSE(question_about(table));
        fs::permissions(shared, fs::perms::owner_all);
    }
    fs::permissions(known_events_folder(), fs::perms::all);
    CHECK(refused([&] { static_cast<void>(trust_event_of(table)); }));
    fs::permissions(known_events_folder(), fs::perms::owner_all);
    fs::permissions(hub_registrations_folder(), fs::perms::all);
    CHECK(refused([&] { static_cast<void>(keep_hub_registration(table)); }));
    CHECK(refused([&] { static_cast<void>(is_hub_of_link(table.hub)); }));
}

}  // namespace
}  // namespace tablebank::testing
