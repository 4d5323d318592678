// A new event is made in the window: what was typed becomes its first act, and a refusal leaves no file.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "app/viewmodel/app_view_model.h"
#include "tests/app/viewmodel/directed.h"

namespace tablebank::testing {
namespace {

/// The form of a new event, with the name that every event needs.
class NewEvent : public PlayedWindow {
public:
    NewEvent() {
        go(Screen::new_event);
        form().name = "Club evening";
        desk().refresh();
    }
    [[nodiscard]] NewEventState& form() { return desk().state().new_event; }
    [[nodiscard]] const Event& event() { return desk().director()->event(); }
};

}  // namespace

TEST_CASE("an event is made with what was typed, in a file named after it, and its desk opens") {
    NewEvent window;
    window.form().rounds = 5;
    window.form().table_size = 5;
    window.form().minutes = 75;
    window.form().scheme = "4-3-2-1-0 3-2-1-0 2-1-0 by=points,wins";
    window.form().names = NamesShown::first;
    window.desk().refresh();
    const std::string file = window.desk().new_event().file;
    CHECK(std::filesystem::path(file).filename() == "Club evening.tbe");
    window.wish(intent::BeginEvent{});
    REQUIRE_MESSAGE(window.screen() == Screen::event, window.said());
    CHECK(std::filesystem::exists(file));
    CHECK(window.event().made.rounds == 5);
    CHECK(window.event().made.table_size == 5);
    CHECK(window.event().made.minutes == 75);
    CHECK(window.event().made.names == NamesShown::first);
    CHECK(to_string(window.event().scheme).starts_with("4-3-2-1-0 3-2-1-0 2-1-0"));
    CHECK(window.desk().director()->state.part == DirectorPart::players);
}

TEST_CASE("a chosen ruling belongs to every table, and one that is the edition's is not named") {
    NewEvent window;
    REQUIRE_FALSE(window.desk().new_event().rulings.empty());
    const RulingChoice& ruling = window.desk().new_event().rulings.front();
    std::string other;
    for (const RulingChoice::Value& value : ruling.values)
        if (value.value != ruling.value) other = value.value;
    const std::string key = ruling.key;
    window.form().rulings[key] = other;
    window.wish(intent::BeginEvent{});
    REQUIRE(window.screen() == Screen::event);
    CHECK(window.event().made.rulings == std::vector<std::string>{key + '=' + other});
}

TEST_CASE("a second event of the same name gets a file of its own, and a typed name is never written over") {
    NewEvent window;
    window.wish(intent::BeginEvent{});
    window.go(Screen::new_event);
    window.form().name = "Club evening";
    window.desk().refresh();
    CHECK(std::filesystem::path(window.desk().new_event().file).filename() == "Club evening 2.tbe");
    window.form().file = "Club evening";
    window.wish(intent::BeginEvent{});
    CHECK(window.screen() == Screen::new_event);
    CHECK(window.said().find("exists already") != std::string::npos);
}

TEST_CASE("a scheme with a slip, and a name that no event can have, are refused in a sentence, and no file is made") {
    NewEvent window;
    window.form().scheme = "1-2-3";
    window.wish(intent::BeginEvent{});
    CHECK(window.screen() == Screen::new_event);
    CHECK(window.desk().state().notice.refused());
    window.form().scheme.clear();
    window.form().name = std::string(300, 'x');
    window.form().file = "long";
    window.wish(intent::BeginEvent{});
    CHECK(window.desk().state().notice.refused());
    window.desk().refresh();
    CHECK_FALSE(std::filesystem::exists(window.desk().new_event().file));
    window.wish(intent::Back{});
    CHECK(window.screen() == Screen::start);
}

}  // namespace tablebank::testing
