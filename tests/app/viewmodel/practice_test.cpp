// The guided first game at the desk: its file, its mark, how it is left, and how it is distinguished from a real one.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "tests/app/viewmodel/played_desk.h"

namespace tablebank::testing {
namespace {

const std::optional<GuideSnapshot>& guide(PlayedWindow& played) {
    return played.game().shown().guide;
}

/// The guide's advice, as its button does it.
void follow(PlayedWindow& played) {
    REQUIRE(guide(played));
    REQUIRE_FALSE(guide(played)->line.empty());
    played.wish(intent::Post{guide(played)->line});
}

TEST_CASE("\"Show me\" begins a practice game in a file with that name, and no existing one is touched") {
    PlayedWindow played;
    played.wish(intent::ShowMe{});
    CHECK(played.screen() == Screen::table);
    const std::filesystem::path first = played.game().session().path();
    CHECK(first.parent_path() == played.folder() / "games");
    CHECK(first.filename().string().starts_with("Practice "));
    CHECK(first.extension() == ".tbl");
    CHECK(is_practice(played.game().session().setup()));
    CHECK(played.game().shown().top.practice == "Practice game");
    follow(played);
    const auto last = played.last();

    played.choose(KeyAction::show_me);
    CHECK(played.game().session().path() != first);
    CHECK(played.last() == 1);
    played.wish(intent::Open{first.string()});
    CHECK(played.last() == last);
}

TEST_CASE("the guide leads through to its end, and the empty line is grey only with what Enter posts") {
    PlayedWindow played;
    played.wish(intent::ShowMe{});
    CHECK(played.game().shown().enter_posts.empty());
    int lines = 0;
    while (!guide(played)->line.empty()) {
        follow(played);
        REQUIRE(++lines < 50);
        CHECK(played.said().empty());
    }
    CHECK(lines == 21);
    CHECK(guide(played)->done == guide(played)->steps);
}

TEST_CASE("a dismissed guide stays hidden until it is requested, and the program's next start restores it") {
    PlayedWindow played;
    played.wish(intent::ShowMe{});
    follow(played);
    const std::string heading = guide(played)->heading;
    played.wish(intent::Guide{});
    CHECK_FALSE(guide(played));
    CHECK(played.game().shown().guide_put_aside);
    CHECK(played.said() == "The guide is put aside. Ctrl+I brings it back.");
    played.type("ok");
    CHECK_FALSE(guide(played));
    played.wish(intent::Guide{});
    REQUIRE(guide(played));
    CHECK(guide(played)->done == 2);
    played.wish(intent::Guide{});
    const std::string file = played.game().session().path().string();
    played.restart();
    played.wish(intent::Open{file});
    REQUIRE(guide(played));
    CHECK(guide(played)->done == 2);
}

TEST_CASE("Ctrl+I and Ctrl+N of a practice game do nothing in any other") {
    PlayedWindow played;
    played.begin_game();
    played.wish(intent::Guide{});
    CHECK(played.said().empty());
    CHECK_FALSE(guide(played));
    CHECK_FALSE(played.game().shown().guide_put_aside);
    CHECK(played.game().shown().top.practice.empty());
}

TEST_CASE("a practice game is marked in the list of games, and Enter never goes on with it") {
    PlayedWindow played;
    played.wish(intent::ShowMe{});
    played.wish(intent::Leave{});
    REQUIRE(played.desk().start().recent.size() == 1);
    CHECK(played.desk().start().recent.front().practice == "practice game");
    CHECK_FALSE(played.desk().start().goes_on);
    CHECK(played.desk().start().only_practice);
    played.begin_game();
    played.wish(intent::Leave{});
    played.wish(intent::ShowMe{});
    played.restart();
    const StartSnapshot& start = played.desk().start();
    REQUIRE(start.recent.size() == 3);
    CHECK_FALSE(start.recent.front().practice.empty());
    CHECK(start.goes_on == 1);
    CHECK_FALSE(start.only_practice);
}

TEST_CASE("a branch of a practice game is practice too") {
    PlayedWindow played;
    played.wish(intent::ShowMe{});
    follow(played);
    follow(played);
    played.wish(intent::Branch{2, "branch.tbl"});
    CHECK(played.game().session().path().filename() == "branch.tbl");
    CHECK(played.game().shown().top.practice == "Practice game");
    CHECK(guide(played)->done == 1);
}

TEST_CASE("if the folder of games cannot be written to, \"Show me\" reports it and the start stays") {
    PlayedWindow played;
    std::ofstream(played.folder() / "games") << "a file in the place of the folder";
    played.wish(intent::ShowMe{});
    CHECK(played.screen() == Screen::start);
    CHECK(played.said().find((played.folder() / "games").string()) != std::string::npos);
}

TEST_CASE("in another language the practice game is played on its box, and all of the guide can be followed there") {
    PlayedWindow played;
    for (const std::string tag : {"fr", "it", "pl", "ru"}) {
        CAPTURE(tag);
        Settings settings = played.desk().settings();
        settings.language = tag;
        played.wish(intent::Set{settings});
        played.wish(intent::ShowMe{});
        const Setup& setup = played.game().session().setup();
        CHECK(setup.edition->language == tag);
        CHECK(setup.edition->id == tag);
        CHECK(setup.language == tag);
        REQUIRE(guide(played));
        CHECK(guide(played)->steps == 21);
        for (int lines = 0; !guide(played)->line.empty(); ++lines) {
            CAPTURE(guide(played)->line);
            REQUIRE(lines < 50);
            follow(played);
            CHECK(played.said().empty());
        }
        CHECK(guide(played)->done == guide(played)->steps);
    }
}

}  // namespace
}  // namespace tablebank::testing
