// Pages as files for any web server: which there are, how they are called, and that they hide what pages hide.

#include "app/pages/published.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "app/i18n/catalogues.h"
#include "app/pages/event_pages.h"
#include "app/pages/page_files.h"
#include "source_dir.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

std::vector<PageSource::File> published_of(const Event& event) {
    return published_files(*make_event_pages(event, std::string(32, 'a')));
}

const PageSource::File& file_called(const std::vector<PageSource::File>& files, const std::string& name) {
    const auto found = std::ranges::find(files, name, &PageSource::File::name);
    REQUIRE_MESSAGE(found != files.end(), name);
    return *found;
}

}  // namespace

TEST_CASE("every page is one markup under its own name, and the files of the program are those of the sources") {
    for (const char* page : {"index.html", "standings.html", "seating.html", "table.html", "player.html"}) {
        const auto file = page_file(page);
        REQUIRE(file);
        CHECK(file->type == "text/html; charset=utf-8");
        CHECK(file->text == page_file("index.html")->text);
    }
    const std::string folder = TABLEBANK_SOURCE_DIR "/app/pages/files/";
    CHECK(page_file("index.html")->text == read_whole(folder + "page.html"));
    for (const char* name : {"page.css", "draw.js", "page.js", "icon.svg"})
        CHECK(page_file(name)->text == read_whole(folder + name));
    CHECK(page_file("icon.svg")->type == "image/svg+xml");
    CHECK_FALSE(page_file("page.html"));
    CHECK_FALSE(page_file(""));
    CHECK_FALSE(page_file("../page.css"));
}

TEST_CASE("a publication has each page in each language, the figures, and what shows them") {
    const auto source = make_event_pages(seated_evening(), std::string(32, 'a'));
    const auto files = published_files(*source);
    CHECK(files.size() == page_files().size() + 1 + languages().size() * source->names().size());
    for (const std::string& tag : languages()) {
        const auto json = nlohmann::json::parse(file_called(files, "data/" + tag + "/table-2.json").text);
        CHECK(json.at("language") == tag);
        CHECK(json.at("live") == false);  // a file is followed by no stream
        CHECK(json.at("state") == source->state());
    }
    CHECK(nlohmann::json::accept(file_called(files, "event.json").text));
    CHECK(file_called(files, "index.html").text == page_file("index.html")->text);
}

TEST_CASE("each file of a publication is called as one, and no two are called alike") {
    std::set<std::string> names;
    for (const PageSource::File& file : published_of(seated_evening())) {
        CAPTURE(file.name);
        CHECK(is_published_name(file.name));
        CHECK(names.insert(file.name).second);
    }
}

TEST_CASE("another user's file in the folder is never taken for a file of a publication") {
    for (const char* name : {"",
                             "notes.txt",
                             "Index.html",
                             "data",
                             "data/",
                             "data/en",
                             "data/en/",
                             "data/en/.json",
                             "data/xx/index.json",
                             "data/en/index.txt",
                             "data/en/Index.json",
                             "data/en/table-.json",
                             "data/en/table-x.json",
                             "data/en/-3.json",
                             "data/en/a/index.json",
                             "data/en/../index.json",
                             "data/en/table-3.json.bak",
                             "en/index.json",
                             "data//index.json",
                             "event.json2",
                             "data/en/table 3.json"}) {
        CAPTURE(name);
        CHECK_FALSE(is_published_name(name));
    }
    CHECK(is_published_name("event.json"));
    CHECK(is_published_name("data/ru/player-1000.json"));
}

TEST_CASE("a hidden player is named in no file, and a page for the director alone is in none") {
    Event event;
    act::Created wish = club_evening();
    wish.names = NamesShown::first;
    done(event, decide_creation(wish));
    for (const char* name : {"Anna Lindqvist", "Boris Quirke", "Clara Novak", "Dmitri Orlov"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = "guildhall"}));
    done(event, decide_hub(event, {.address = "http://hub.example:8017", .secret = std::string(64, 'e')}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_extension(event, {1, 1, 5}, "a spilled drink"));
    done(event, decide_penalty(event, {.number = 0, .player = 2, .points = Share{Money{1}}}, "shouted at the judge"));
    done(event, decide_hiding(event, 4, true));
    bool anna = false;
    for (const PageSource::File& file : published_of(event)) {
        CAPTURE(file.name);
        anna = anna || file.text.find("Anna") != std::string::npos;
        for (const char* hidden :
             {"Dmitri", "Orlov", "Lindqvist", "guildhall", "hub.example", "eeeeeeee", "shouted", "spilled", "Vera"})
            CHECK_MESSAGE(file.text.find(hidden) == std::string::npos, hidden);
    }
    CHECK(anna);
}

}  // namespace tablebank::testing
