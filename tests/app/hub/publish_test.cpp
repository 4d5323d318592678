// Pages as files: whole, in every language, never over somebody else's, and without what is no page any more.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "app/hub/publish.h"
#include "app/i18n/language.h"
#include "app/pages/event_pages.h"
#include "db/file/file_error.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::shared_ptr<const PageSource> pages_of(const Event& event) {
    return make_event_pages(event, std::string(32, 'a'));
}

TEST_CASE("every page is there in every language, and a second time nothing is written again") {
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    const auto source = pages_of(seated_evening());
    const Published first = publish_pages(*source, to);
    CHECK(first.same == 0);
    for (const char* language : {"en", "fr", "it", "pl", "ru"})
        for (const std::string& name : source->names()) {
            const std::string text = text_of(to / "data" / language / (name + ".json"));
            CAPTURE(name);
            const auto json = nlohmann::json::parse(text);
            CHECK(json.at("language") == language);
            CHECK(json.at("live") == false);
        }
    for (const char* file : {"index.html", "player.html", "page.css", "draw.js", "page.js", "icon.svg", "event.json"})
        CHECK(!text_of(to / file).empty());
    const Published second = publish_pages(*source, to);
    CHECK(second.written == 0);
    CHECK(second.same == first.written);
}

TEST_CASE("a folder with somebody else's files is not touched") {
    const ScratchFolder folder;
    folder.write("index.html", "mine");
    CHECK_THROWS_AS(publish_pages(*pages_of(seated_evening()), folder.file("")), FileError);
    CHECK(text_of(folder.file("index.html")) == "mine");
    CHECK(!fs::exists(folder.file("page.js")));
}

TEST_CASE("what is no page any more is taken away, and nothing beside it, whatever the list was made to say") {
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    folder.write("kept", "outside");
    publish_pages(*pages_of(seated_evening()), to);
    std::ofstream(to / "own.txt") << "a director's own";
    std::ofstream(to / "old.json") << "{}";
    std::ofstream(to / "tablebank-pages.txt", std::ios::app) << "old.json\n../kept\n/etc/hostname\n";
    const Published again = publish_pages(*pages_of(seated_evening()), to);
    CHECK(again.removed == 1);
    CHECK(!fs::exists(to / "old.json"));
    CHECK(text_of(to / "own.txt") == "a director's own");
    CHECK(fs::exists(folder.file("kept")));
}

TEST_CASE("nothing of what only a director may see is on any page") {
    Event event = seated_evening();
    done(event, decide_hiding(event, 1, true));
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_penalty(event, {.number = 0, .player = 2, .points = Share{Money{1}}}, "a secret reason"),
         "a secret reason");
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    publish_pages(*pages_of(event), to);
    for (const auto& entry : fs::recursive_directory_iterator(to)) {
        if (!entry.is_regular_file()) continue;
        const std::string text = text_of(entry.path());
        CAPTURE(entry.path().string());
        CHECK(text.find("Anna") == std::string::npos);
        CHECK(text.find("secret") == std::string::npos);
        CHECK(text.find("Vera") == std::string::npos);  // who did it
    }
}

TEST_CASE("names are data: markup, formulas and marks that turn the direction arrive as text") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const char* name : {"<script>alert(1)</script>", "=1+1", "\"quoted\" \\ back", "Boris"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}})}}, 1, ""));
    const auto source = pages_of(event);
    const auto page = source->page(Language::english(), "player-1");
    REQUIRE(page);
    CHECK(page->title == "<script>alert(1)</script>");
    CHECK(!source->page(Language::english(), "player-99"));
    CHECK(!source->page(Language::english(), "player-01x"));
    CHECK(!source->page(Language::english(), "../index"));
}

}  // namespace
}  // namespace tablebank::testing
