// A stranger's game with any content in its texts and with valid hashes: the command line prints no invisible character
// of it, and nothing crashes.

#include <doctest/doctest.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "ledger/text/escape.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

const std::vector<std::vector<std::string>> questions{{"verify"},
                                                      {"verify", "--json"},
                                                      {"show"},
                                                      {"show", "--json"},
                                                      {"show", "players"},
                                                      {"show", "log"},
                                                      {"show", "log", "--json"},
                                                      {"show", "players", "--json"},
                                                      {"show", "due"},
                                                      {"quote", "tax", "1"},
                                                      {"settle"},
                                                      {"sheet"},
                                                      {"sheet", "--json"},
                                                      {"export", "--to", "json"},
                                                      {"export", "--to", "record"},
                                                      {"export", "--to", "csv"},
                                                      {"export", "--to", "ledger"},
                                                      {"export", "--to", "beancount"},
                                                      {"do", "undo"}};

bool is_seen(const std::string& text) {
    return escape_lines(text) == text;
}

void check_seen(const Ran& ran) {
    CAPTURE(ran.out);
    CAPTURE(ran.err);
    CHECK(ran.code >= 0);
    CHECK(ran.code <= 5);
    CHECK(is_seen(ran.out));
    CHECK(is_seen(ran.err));
}

/// Everything that can be asked of a game.
void ask_everything(const std::string& game) {
    for (std::vector<std::string> question : questions) {
        question.insert(question.begin() + 1, game);
        CAPTURE(question[0]);
        CAPTURE(question.back());
        check_seen(run(question));
    }
}

/// The set-up is honest: a file with another is made in tests/db/game.
struct Forgery {
    Setup setup;
    std::vector<Entry> entries;
};

/// A game with a line of every kind of text.
Forgery honest(const ScratchFolder& folder) {
    const std::string file = new_game(folder, "honest.tbl");
    REQUIRE(run({"do", file, "34", "anna pay 7 to boris \"a debt\"", "note \"supper\"", "force \"agreed\" boris get 5",
                 "undo"})
                .code == 0);
    const ReadGame read = read_game(file);
    const auto& entries = read.table.history.entries();
    return {*read.table.game.setup, {entries.begin(), entries.end()}};
}

/// Written unchanged, with its chain computed again.
std::string written(const ScratchFolder& folder, const Forgery& forgery, const std::string& name) {
    std::string file = folder.file(name);
    GameFile game = GameFile::create(file, forgery.setup);
    std::vector<Hash> hashes;
    Hash head = genesis(forgery.setup);
    for (const Entry& entry : forgery.entries) hashes.push_back(head = chained(head, entry));
    game.append(forgery.entries, hashes);
    return file;
}

std::vector<std::string*> texts_of(Forgery& forgery) {
    std::vector<std::string*> texts;
    for (Entry& entry : forgery.entries) {
        texts.insert(texts.end(),
                     {&entry.stamp.id, &entry.stamp.poster, &entry.verb, &entry.typed, &entry.line, &entry.why});
        if (entry.forced) texts.push_back(&*entry.forced);
        for (std::string& code : entry.set_aside) texts.push_back(&code);
        for (FactChange& fact : entry.facts) texts.insert(texts.end(), {&fact.before, &fact.after});
    }
    return texts;
}

/// Half of it no one can type, half anyone can.
std::string random_text(std::mt19937_64& luck) {
    static const std::vector<std::string> pieces{"\x1b[2J",
                                                 "\x1b]0;x\x07",
                                                 "\xc2\x9b"
                                                 "31m",
                                                 "\r",
                                                 "\x7f",
                                                 "\xff",
                                                 "\xc3",
                                                 "\xed\xa0\x80",
                                                 "\xe2\x80\xa8",
                                                 "\xef\xbb\xbf",
                                                 "\xe2\x80\xae",
                                                 "\xe2\x81\xa6",
                                                 "\xd8\x9c",
                                                 "\xe2\x80\x8f",
                                                 "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d",
                                                 "=cmd|' /C calc'!A0",
                                                 "; include /etc/passwd",
                                                 "\"",
                                                 "\\",
                                                 "a",
                                                 " ",
                                                 "34"};
    std::string text;
    for (std::uint64_t left = luck() % 4; left > 0; --left)
        text += luck() % 3 == 0 ? std::string(1, static_cast<char>(luck() % 255 + 1)) : pieces[luck() % pieces.size()];
    return text;
}

/// The text and the words that repeat it, so that a good part of the forgeries is read.
void change_reason(Forgery& forgery, const std::string& reason) {
    Entry& note = forgery.entries.at(3);
    REQUIRE(note.verb == "note");
    note.why = reason;
    note.line = "note \"" + reason + '"';
    note.typed = note.line;
}

TEST_CASE("direction marks are shown as marks, Hebrew and Arabic letters stay") {
    const ScratchFolder folder;
    Forgery forgery = honest(folder);
    const std::string shalom = "\u05e9\u05dc\u05d5\u05dd";
    change_reason(forgery, "\u202e" + shalom + "\u2066");
    const std::string game = written(folder, forgery, "game.tbl");
    ask_everything(game);
    for (const std::vector<std::string>& question : {std::vector<std::string>{"show", game, "log"},
                                                     {"export", game, "--to", "csv"},
                                                     {"export", game, "--to", "ledger"},
                                                     {"show", game, "log", "--json"}}) {
        const std::string said = run(question).out;
        CAPTURE(said);
        CHECK(said.find("\\u202e" + shalom + "\\u2066") != std::string::npos);
    }
    const auto json = nlohmann::json::parse(run({"export", game, "--to", "json"}).out);
    CHECK(json["entries"][3]["why"] == "\u202e" + shalom + "\u2066");
}

TEST_CASE("an argument reaches the terminal as it reads, on one line") {
    for (const char* hostile : {"\x1b[31m.tbl", "a\nb.tbl", "\xff.tbl", "\u202e.tbl"}) {
        CAPTURE(hostile);
        for (const std::vector<std::string>& arguments : {std::vector<std::string>{hostile},
                                                          {"show", hostile},
                                                          {"verify", hostile, "--json"},
                                                          {"do", hostile, "34"},
                                                          {"export", hostile, "--to", hostile},
                                                          {"quote", hostile, "tax", "1"},
                                                          {"settle", hostile},
                                                          {"sheet", hostile},
                                                          {"sheet", "x.tbl", "--lang", hostile},
                                                          {"sheet", "x.tbl", "--paper", hostile},
                                                          {"sheet", "--blank", "--edition", "us", "--event", hostile},
                                                          {"new", hostile, "--edition", hostile},
                                                          {"new", "x.tbl", "--edition", "us", "--player", hostile},
                                                          {"show", hostile, "log", hostile},
                                                          {"new", "x.tbl", "--edition", "us", "--rule", hostile},
                                                          {"editions", "show", hostile},
                                                          {"editions", "check", hostile, "--json"},
                                                          {"verify", "x.tbl", "--head", hostile}}) {
            const Ran ran = run(arguments);
            check_seen(ran);
            CHECK(ran.out.find("a\nb") == std::string::npos);
            CHECK(ran.err.find("a\nb") == std::string::npos);
        }
    }
}

TEST_CASE("a line that cannot be read, or is refused, is shown on one line") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    for (const char* hostile :
         {"\x1b[31m", "note \"a\nb\"", "note \"\xff\"", "anna pay 5 \u202e", "\u202e", "note \"\u2028\""})
        for (const bool json : {false, true}) {
            std::vector<std::string> arguments{"do", game, hostile};
            if (json) arguments.emplace_back("--json");
            const Ran ran = run(arguments);
            check_seen(ran);
            CHECK(ran.err.find("a\nb") == std::string::npos);
        }
}

TEST_CASE("any text in a game, with its chain made again") {
    const auto seed = std::random_device{}();
    MESSAGE("seed ", seed);
    std::mt19937_64 luck(seed);
    const ScratchFolder folder;
    const Forgery whole = honest(folder);
    int read = 0;
    for (int game = 0; game < 60; ++game) {
        Forgery forgery = whole;
        const std::vector<std::string*> texts = texts_of(forgery);
        if (luck() % 2 == 0) {
            *texts[luck() % texts.size()] = random_text(luck);
            // A tab or a line break in the file ends the value of a fact, so no fact can contain one.
            for (Entry& entry : forgery.entries)
                for (FactChange& fact : entry.facts)
                    for (std::string* value : {&fact.before, &fact.after})
                        std::erase_if(*value, [](char sign) { return sign == '\t' || sign == '\n'; });
        } else {
            change_reason(forgery, random_text(luck) + "\u202e");
        }
        const std::string file = written(folder, forgery, "game" + std::to_string(game) + ".tbl");
        ask_everything(file);
        read += run({"verify", file}).code < 3 ? 1 : 0;
    }
    CHECK(read > 0);
}

}  // namespace
}  // namespace tablebank::testing
