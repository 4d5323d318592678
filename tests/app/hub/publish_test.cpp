// Pages as files: whole, in every language, never over another user's file, and without pages that no longer exist.

#include <doctest/doctest.h>
#include <fcntl.h>
#include <stdio.h>  // renameat2

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <thread>

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

TEST_CASE("a folder with other files is not touched") {
    const ScratchFolder folder;
    folder.write("index.html", "mine");
    CHECK_THROWS_AS(publish_pages(*pages_of(seated_evening()), folder.file("")), FileError);
    CHECK(text_of(folder.file("index.html")) == "mine");
    CHECK(!fs::exists(folder.file("page.js")));
}

TEST_CASE("a page that no longer exists is removed, and nothing next to it, whatever the list was made to contain") {
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    folder.write("kept", "outside");
    publish_pages(*pages_of(seated_evening()), to);
    std::ofstream(to / "own.txt") << "a director's own";
    std::ofstream(to / "data/en/table-9.json") << "{}";
    fs::create_symlink(folder.file("kept"), to / "data/fr/table-9.json");
    std::ofstream(to / "tablebank-pages.txt", std::ios::app)
        << "data/en/table-9.json\ndata/fr/table-9.json\nown.txt\n../kept\n/etc/hostname\ndata/en/../../../kept\n";
    const Published again = publish_pages(*pages_of(seated_evening()), to);
    CHECK(again.removed == 1);
    CHECK(!fs::exists(to / "data/en/table-9.json"));
    CHECK(fs::is_symlink(to / "data/fr/table-9.json"));
    CHECK(text_of(to / "own.txt") == "a director's own");
    CHECK(text_of(folder.file("kept")) == "outside");
    CHECK(publish_pages(*pages_of(seated_evening()), to).removed == 0);
}

TEST_CASE(
    "a file with the name of a page that no publication wrote is not replaced, and nothing else is written then") {
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    Event event = seated_evening();
    publish_pages(*pages_of(event), to);
    done(event, decide_hiding(event, 1, true));
    const std::string list = text_of(to / "tablebank-pages.txt");
    for (const std::string name : {"index.html", "page.css", "data/fr/index.json", "data/en/table-1.json"}) {
        CAPTURE(name);
        std::string without = list;
        REQUIRE(without.find(name + '\n') != std::string::npos);
        without.erase(without.find(name + '\n'), name.size() + 1);
        std::ofstream(to / "tablebank-pages.txt") << without;
        const std::string page = text_of(to / name);
        CHECK_NOTHROW(publish_pages(*pages_of(seated_evening()), to));  // losing the page itself harms no one
        std::ofstream(to / "tablebank-pages.txt") << without;
        std::ofstream(to / name) << "a director's own";
        const std::string other = text_of(to / "data/pl/index.json");
        try {
            publish_pages(*pages_of(event), to);
            FAIL("was published");
        } catch (const FileError& error) {
            CHECK(error.kind() == FileError::Kind::in_the_way);
            CHECK(error.file() == to / name);
        }
        CHECK(text_of(to / name) == "a director's own");
        CHECK(text_of(to / "tablebank-pages.txt") == without);
        CHECK(text_of(to / "data/pl/index.json") == other);
        std::ofstream(to / name) << page;
        std::ofstream(to / "tablebank-pages.txt") << list;
    }
    CHECK_NOTHROW(publish_pages(*pages_of(event), to));
}

TEST_CASE("a folder that was made ready is refused before anything is written, and nothing is written through a link") {
    const ScratchFolder folder;
    const fs::path outside = folder.file("outside");
    fs::create_directory(outside);
    folder.write("outside/mine", "precious");
    const auto source = pages_of(seated_evening());
    for (const char* name : {"index.html", "event.json", "data", "data/fr", "data/fr/index.json"}) {
        for (const fs::path& target : {outside, outside / "mine", outside / "new", fs::path("/dev/zero")}) {
            CAPTURE(name);
            const fs::path to = folder.file("pages");
            folder.write("list", "index.html\n");
            fs::create_directories((to / name).parent_path());
            fs::copy_file(folder.file("list"), to / "tablebank-pages.txt");
            fs::create_symlink(target, to / name);
            CHECK_THROWS_AS(publish_pages(*source, to), FileError);
            CHECK(text_of(to / "tablebank-pages.txt") == "index.html\n");
            CHECK_FALSE(fs::exists(to / "page.js"));
            CHECK(text_of(outside / "mine") == "precious");
            CHECK(std::distance(fs::directory_iterator(outside), fs::directory_iterator()) == 1);
            fs::remove_all(to);
        }
    }
}

TEST_CASE("a folder that is exchanged for a link while it is published to leads nowhere") {
    const ScratchFolder folder;
    const fs::path to = folder.file("pages");
    const fs::path outside = folder.file("outside");
    fs::create_directory(outside);
    const auto source = pages_of(seated_evening());
    publish_pages(*source, to);
    fs::create_symlink(outside, folder.file("link"));
    std::atomic<int> exchanges = 0;
    {
        const std::jthread other([&](const std::stop_token& stop) {
            while (!stop.stop_requested())
                if (::renameat2(AT_FDCWD, (to / "data").c_str(), AT_FDCWD, folder.file("link").c_str(),
                                RENAME_EXCHANGE) == 0)
                    ++exchanges;
        });
        int whole = 0;
        for (int round = 0; round < 200 && whole < 20; ++round) {
            fs::remove(to / "page.js");
            try {
                publish_pages(*source, to);
                ++whole;
            } catch (const FileError& error) {
                CHECK(error.kind() == FileError::Kind::in_the_way);
            }
            std::error_code none;
            for (const char* language : {"en", "fr", "it", "pl", "ru"})
                fs::remove(to / "data" / language / "index.json", none);
        }
    }
    CHECK(exchanges > 0);
    CHECK(fs::is_empty(outside));
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
