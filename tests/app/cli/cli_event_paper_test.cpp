// The printouts of an event for people in the hall, and names that could be mistaken for one another.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "tests/app/cli/event_commands.h"
#include "tests/support/other_programs.h"

using tablebank::testing::done_with_event;
using tablebank::testing::event_refused;
using tablebank::testing::event_scores;
using tablebank::testing::event_tried;
using tablebank::testing::new_club_event;
using tablebank::testing::pdf_text;
using tablebank::testing::Ran;
using tablebank::testing::ScratchFolder;

TEST_CASE("slips, lists and headed sheets are printed; an existing file is never touched") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    CHECK(done_with_event({"paper", file, "slips"}).find("Anna") != std::string::npos);
    CHECK(done_with_event({"paper", file, "tables", "--round", "2"}).find("Table 1") != std::string::npos);
    for (const char* what : {"slips", "names", "tables", "sheets", "standings"}) {
        const std::string pdf = folder.file(std::string(what) + ".pdf");
        done_with_event({"paper", file, what, "-o", pdf, "--paper", "letter", "--lang", "pl"});
        CHECK(pdf_text(pdf).find("Club evening") != std::string::npos);
        CHECK(event_tried({"paper", file, what, "-o", pdf}).code == 2);
    }
    CHECK(event_tried({"paper", file, "slip"}).err.find("slips") != std::string::npos);
    CHECK(event_tried({"paper", file, "names", "--round", "3"}).code == 1);
    done_with_event({"player", file, "Anna", "--hide"});
    CHECK(done_with_event({"paper", file, "names", "--public"}).find("Anna") == std::string::npos);
    CHECK(done_with_event({"paper", file, "names"}).find("Anna") != std::string::npos);
}

TEST_CASE("public printouts never name a player who does not wish to be shown") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    done_with_event({"hub", file, "http://127.0.0.1:8017"});
    event_scores(file, "result", 1, 1, {"300", "200", "100", "0"});
    for (const char* player : {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"})
        done_with_event({"player", file, player, "--hide"});
    const auto names_nobody = [&](const std::string& text) {
        for (const char* player : {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"})
            CHECK(text.find(player) == std::string::npos);
    };
    for (const char* what : {"slips", "names", "tables", "sheets", "standings"}) {
        CAPTURE(what);
        for (const char* language : {"en", "ru", "fr", "it", "pl"})
            names_nobody(done_with_event({"paper", file, what, "--public", "--workings", "--lang", language}));
        const std::string pdf = folder.file(std::string("public-") + what + ".pdf");
        done_with_event({"paper", file, what, "--public", "-o", pdf});
        names_nobody(pdf_text(pdf));
    }
    // The code of a table is for its banker, and has the names of its players.
    CHECK(done_with_event({"paper", file, "sheets"}).find("To join with a laptop") != std::string::npos);
    CHECK(done_with_event({"paper", file, "sheets", "--public"}).find("To join with a laptop") == std::string::npos);
    done_with_event({"publish", file, folder.file("pages")});
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path() / "pages"))
        if (entry.is_regular_file()) names_nobody(tablebank::testing::read_whole(entry.path()));
}

TEST_CASE("names that look alike are asked about at an event, one by one and in a list") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    CHECK(event_refused({"player", file, "Аnna"}) == "name-alike");
    const Ran said = event_tried({"player", file, "Ivan", "lvan"});
    CHECK(said.code == 1);
    CHECK(said.err.find("\"lvan\" looks like \"Ivan\"") != std::string::npos);
    CHECK(said.err.find("--alike") != std::string::npos);
    const std::string list = folder.write("names.csv", "Ivan\nАnna\n");
    CHECK(event_refused({"player", file, "--csv", list}) == "name-alike");
    CHECK(done_with_event({"show", file, "players"}).find("Ivan") == std::string::npos);
    done_with_event({"player", file, "--csv", list, "--alike"});
    CHECK(done_with_event({"show", file, "players"}).find("Аnna") != std::string::npos);
    // An amended name is asked about, too.
    const std::vector<std::string> amended{"amend", file, "3", "--name", "lvan", "--why", "typed wrong"};
    CHECK(event_refused(amended) == "name-alike");
    std::vector<std::string> meant = amended;
    meant.emplace_back("--alike");
    done_with_event(meant);
    // A name does not include blanks at its ends: there is one Julia.
    done_with_event({"player", file, "Julia\u00a0"});
    for (const char* name : {"Julia", "Julia\u00a0\u00a0", "\u2003Julia"})
        CHECK(event_refused({"player", file, name}) == "player-twice");
    for (const char* name : {"Julia\u2800", "Julia\u3164"})
        CHECK(event_refused({"player", file, name}) == "name-invalid");
}
