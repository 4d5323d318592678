// The score sheet on paper, compared with the same sheet as JSON: five languages, both papers, games of every goal and
// the positions in which scoring goes wrong. poppler and zbar read it back.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/present/words/money_text.h"
#include "app/present/words/working_text.h"
#include "calculators/share.h"
#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

constexpr const char* six_players = R"({ "edition": "us", "players": [
    { "name": "Anna", "role": "monopolist", "cash": 846, "deeds": [ {"deed": "@31", "hotel": true},
        {"deed": "@32", "houses": 3}, {"deed": "@34", "houses": 3}, {"deed": "@5"}, {"deed": "@15"}, {"deed": "@28"} ] },
    { "name": "Boris", "role": "competitor", "cash": 1203, "deeds": [ {"deed": "@12"}, {"deed": "@1", "houses": 4},
        {"deed": "@3", "hotel": true}, {"deed": "@6"} ] },
    { "name": "Clara", "role": "monopolist", "cash": 377, "deeds": [ {"deed": "@37", "houses": 2},
        {"deed": "@39", "houses": 2}, {"deed": "@8"}, {"deed": "@9", "mortgaged": true} ] },
    { "name": "Дмитрий", "role": "competitor", "cash": 1518, "deeds": [ {"deed": "@11", "houses": 1}, {"deed": "@13"},
        {"deed": "@14"}, {"deed": "@16", "mortgaged": true} ] },
    { "name": "Łucja", "role": "monopolist", "cash": 45, "deeds": [ {"deed": "@18"}, {"deed": "@19"}, {"deed": "@21"},
        {"deed": "@23"}, {"deed": "@24"} ] },
    { "name": "Félix", "role": "competitor", "cash": 2001, "deeds": [ {"deed": "@26", "houses": 3},
        {"deed": "@27", "houses": 3}, {"deed": "@29"}, {"deed": "@25"} ] } ] })";

const std::vector<std::string> six_played{"clock start",
                                          "anna pay 50 \"parking\"",
                                          "undo #3 \"a wrong player\"",
                                          "clock stop \"supper\"",
                                          "clock start",
                                          "rule rounding up \"no coins in this box\"",
                                          "force \"the table agreed\" anna pay 20 to boris \"an old debt\"",
                                          "clara count 380 \"three under the board\"",
                                          "clock extend 5 \"a spilled drink\"",
                                          "clock call \"the hall closes\""};
const std::vector<std::string> six_ended{"closing", "keep", "walk @12 3 4 @28 5 6", "finish"};

void post_all(const std::string& game, const std::vector<std::string>& lines) {
    std::vector<std::string> arguments{"do", game};
    arguments.insert(arguments.end(), lines.begin(), lines.end());
    const Ran done = run(arguments);
    INFO(done.err);
    REQUIRE(done.code == 0);
}

/// A game of six, finished or not.
std::string six_game(const ScratchFolder& folder, bool finished) {
    const std::string game = folder.file("six.tbl");
    const std::string position = folder.write("six.json", six_players);
    REQUIRE(run({"new", game, "--from", position, "--goal", "timed", "--rule", "ties=more_deeds"}).code == 0);
    post_all(game, six_played);
    if (finished) post_all(game, six_ended);
    return game;
}

/// The text of a sheet, in the order in which its words appear in lines.
std::string sheet_text(const Language& lang, const std::string& subject, const std::vector<std::string>& more = {},
                       const std::string& options = "-layout", const std::string& input = "") {
    const ScratchFolder folder;
    const std::string pdf = folder.file("sheet.pdf");
    std::vector<std::string> arguments{"sheet", subject, "-o", pdf};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran written = run(lang, arguments, input);
    INFO(written.err);
    REQUIRE(written.code == 0);
    CHECK(written.out.empty());
    return pdf_text(pdf, options);
}

Json sheet_facts_of(const std::string& subject, const std::vector<std::string>& more = {},
                    const std::string& input = "") {
    std::vector<std::string> arguments{"sheet", subject, "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran told = run(arguments, input);
    INFO(told.err);
    REQUIRE(told.code == 0);
    return Json::parse(told.out);
}

std::string grouped(const std::string& digits) {
    std::string text;
    for (std::size_t at = 0; at < digits.size(); at += 4) text += (at > 0 ? " " : "") + digits.substr(at, 4);
    return text;
}

void check_printed(const std::string& text, const std::string& words) {
    CAPTURE(words);
    CHECK(text.find(in_one_line(words)) != std::string::npos);
}

std::string printed_sum(const Language& lang, const Json& exact) {
    return amount_text(lang, Share::parse(exact.get<std::string>()).value());
}

/// Each fact of the JSON must be in the text, sums as the language writes them.
void check_same_facts(const Language& lang, const std::string& text, const Json& facts) {
    const auto stands = [&text](const std::string& words) { check_printed(text, words); };
    const auto sum = [&lang](const Json& exact) { return printed_sum(lang, exact); };
    for (const Json& player : facts["players"]) {
        stands(player["name"]);
        if (player.contains("out")) continue;
        std::string row = " " + sum(player["cash"]);
        if (player.contains("kept")) row += ' ' + sum(player["kept"]);
        if (player.contains("from_deeds")) row += ' ' + sum(player["from_deeds"]);
        row += ' ' + sum(player[player.contains("total") ? "total" : "raise"]);
        stands(row);
        if (!player.contains("walk")) continue;
        for (const Json& payment : player["walk"]) {
            stands(payment["deed"].get<std::string>() + ' ' + sum(payment["amount"]));
            stands(payment["deed"].get<std::string>() + ' ' + payment["name"].get<std::string>() + ' ' +
                   player["name"].get<std::string>() + ' ' + sum(payment["amount"]));
            for (const Json& step : payment["workings"])
                if (const auto rule = step["rule"].get<std::string>(); !rule.starts_with("ruling"))
                    stands(citation_text(lang, rule));
        }
    }
    if (!facts.contains("game")) return;
    stands(grouped(facts["game"]));
    stands(grouped(facts["head"]));
    for (const Json& step : facts["clock"])
        if (step.contains("why")) stands("(" + step["why"].get<std::string>() + ")");
    for (const Json& ruling : facts["rulings"])
        if (ruling.contains("changes"))
            for (const Json& change : ruling["changes"]) stands(change["why"]);
    for (const Json& correction : facts["corrections"]) {
        stands("#" + std::to_string(correction["entry"].get<int>()) + ' ');
        if (correction.contains("why")) stands(correction["why"]);
    }
}

/// The text has what the judge and the players entered about the result, and each earlier sheet.
void check_same_judgement(const Language& lang, const std::string& text, const Json& facts) {
    const auto stands = [&text](const std::string& words) { check_printed(text, words); };
    const auto sum = [&lang](const Json& exact) { return printed_sum(lang, exact); };
    for (const Json& adjustment : facts.value("adjustments", Json::array()))
        stands("#" + std::to_string(adjustment["entry"].get<int>()) + ' ' + adjustment["player"].get<std::string>() +
               ' ' + sum(adjustment["from"]) + ' ' + sum(adjustment["to"]) + ' ' +
               adjustment["why"].get<std::string>());
    for (const Json& sheet : facts.value("sheets_before", Json::array())) {
        stands("(" + sheet["judge"].get<std::string>() + ")");
        stands(sheet["why"]);
        stands(sheet["despite"]);
        stands(grouped(sheet["head"]));
        for (const Json& total : sheet["totals"])
            stands(total["player"].get<std::string>() + ' ' + sum(total["total"]));
    }
    for (const Json& signature : facts.value("signatures", Json::array())) {
        stands("#" + std::to_string(signature["entry"].get<int>()) + ' ');
        if (signature.contains("why")) stands(signature["why"]);
    }
    for (const Json& lodged : facts.value("protests", Json::array()))
        for (const Json& step : lodged["course"]) {
            stands("#" + std::to_string(step["entry"].get<int>()) + ' ');
            if (step.contains("why")) stands(step["why"]);
        }
    for (const Json& hand : facts.value("counts", Json::array())) stands(sum(hand["counted"]));
    if (!facts.contains("certified")) return;
    stands(facts["certified"]["judge"]);
    stands(facts["certified"]["despite"]);
}

TEST_CASE("a sheet that was corrected twice has all that its JSON has, in five languages, on both papers") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, true);
    const auto check_all = [&game] {
        const Json facts = sheet_facts_of(game);
        for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
            for (const char* paper : {"a4", "letter"}) {
                CAPTURE(tag);
                CAPTURE(paper);
                const Language lang = language_called(tag).value();
                const std::string text = sheet_text(lang, game, {"--paper", paper});
                check_same_facts(lang, text, facts);
                check_same_judgement(lang, text, facts);
            }
        }
        return facts;
    };
    std::vector<std::string> lines{"confirm rulings \"Vera\"", "anna adjust +12.5 \"a house too few\"", "clara signs",
                                   "boris refuses \"my last turn\""};
    for (int about = 2; about < 22; ++about)  // more than a page holds
        lines.push_back("anna protest #" + std::to_string(about) + " \"protest number " + std::to_string(about) + '"');
    lines.emplace_back("certify despite \"the hall closes\" \"Vera\"");
    post_all(game, lines);
    CHECK(check_all()["protests"].size() == 20);
    post_all(game, {"correct \"the walk left one out\"", "boris adjust 300.4 \"counted again\"",
                    "certify despite \"nobody is left\" \"Wera\"", "correct \"one more slip\"",
                    "boris adjust -7 \"slow play\""});
    const Json corrected = check_all();
    CHECK(corrected["sheets_before"].size() == 2);
    CHECK(corrected["adjustments"].size() == 3);
    post_all(game, {"certify despite \"it is late\" \"Vera\""});
    CHECK(check_all()["certified"]["sheet"] == 3);
}

TEST_CASE("the paper has what the JSON has, in five languages, on both papers, and page one is enough") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, true);
    const Json facts = sheet_facts_of(game);
    CHECK(facts["final"] == true);
    CHECK(facts["clock"].size() == 6);
    CHECK(facts["corrections"].size() == 3);
    CHECK(facts["rulings"].size() == 2);
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        for (const char* paper : {"a4", "letter"}) {
            CAPTURE(tag);
            CAPTURE(paper);
            const Language lang = language_called(tag).value();
            check_same_facts(lang, sheet_text(Language::english(), game, {"--lang", tag, "--paper", paper}), facts);
            const std::string first = sheet_text(lang, game, {"--paper", paper}, "-layout -l 1");
            for (const char* needed : {"a wrong player", "the table agreed", "three under the board", "supper"})
                CHECK(first.find(needed) != std::string::npos);
            CHECK(first.find(in_one_line(lang.tr("Signatures"))) != std::string::npos);
            CHECK(first.find(grouped(facts["head"])) != std::string::npos);
        }
    }
}

TEST_CASE("the code on the paper is read back: game, entries, head, and what each scored in order of play") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, true);
    const Json facts = sheet_facts_of(game);
    const std::string pdf = folder.file("sheet.pdf");
    REQUIRE(run({"sheet", game, "-o", pdf}).code == 0);
    CHECK(printed_by("pdftoppm -r 150 -l 1 -png '" + pdf + "' '" + folder.file("page") + "'").empty());
    const std::string picture = printed_by("ls '" + folder.path().string() + "'/page*.png");
    const std::string read = printed_by("zbarimg --quiet --raw --oneshot -Sdisable -Sqrcode.enable -Sbinary " +
                                        picture.substr(0, picture.find('\n')) + " 2>/dev/null");
    CHECK(read == "tablebank\ngame " + facts["game"].get<std::string>() + "\nentries " +
                      std::to_string(facts["entries"].get<int>()) + "\nhead " + facts["head"].get<std::string>() +
                      "\nresult 953.2@1 217.3@5 396@2 205.8@6 221@4 390.1@3\n");
}

TEST_CASE("the same game gives the same bytes, and one more entry others") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, false);
    const auto sheet = [&](const std::string& name) {
        REQUIRE(run({"sheet", game, "--dice", "@12=3,4", "--dice", "@28=5,6", "-o", folder.file(name)}).code == 0);
        return read_whole(folder.file(name));
    };
    const std::string first = sheet("first.pdf");
    CHECK(first == sheet("second.pdf"));
    post_all(game, {"note \"one more\""});
    CHECK(first != sheet("third.pdf"));
}

TEST_CASE("an unfinished game is marked so, and requires the dice of its utilities") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, false);
    const Ran refused = run({"sheet", game, "-o", folder.file("none.pdf"), "--json"});
    CHECK(refused.code == 1);
    CHECK(Json::parse(refused.out)["refused"] == "dice-missing");
    CHECK(!std::filesystem::exists(folder.file("none.pdf")));
    const std::vector<std::string> dice{"--dice", "@12=3,4", "--dice", "@28=5,6"};
    CHECK(sheet_text(Language::english(), game, dice).find("NOT FINAL. If the game ended now, after entry #11.") !=
          std::string::npos);
    CHECK(sheet_facts_of(game, dice)["final"] == false);
    post_all(game, {"closing", "keep"});
    CHECK(sheet_text(Language::english(), game, dice).find("NOT FINAL. The ending has begun") != std::string::npos);
    post_all(game, {"walk @12 3 4 @28 5 6", "finish"});
    CHECK(sheet_text(Language::english(), game).find("NOT FINAL") == std::string::npos);
}

TEST_CASE("event, table and round are on the sheet if they are given, and are blank lines if not") {
    const ScratchFolder folder;
    const std::string game = six_game(folder, false);
    const std::vector<std::string> known{"--event",   "Autumn Open", "--table", "7",       "--round", "2 of 3",
                                         "--protest", "22:30",       "--dice",  "@12=3,4", "--dice",  "@28=5,6"};
    const std::string text = sheet_text(Language::english(), game, known);
    CHECK(text.find("Event Autumn Open Table 7 Round 2 of 3") != std::string::npos);
    CHECK(text.find("Protests until 22:30") != std::string::npos);
    // A game that is over has the time itself.
    const ScratchFolder other;
    const std::string over = six_game(other, true);
    CHECK(sheet_text(Language::english(), over, known).find("Protests until 22:30") == std::string::npos);
    CHECK(run({"sheet", over, "--protest", "22:30"}).err.find("--protest is not used") != std::string::npos);
    const Json facts = sheet_facts_of(game, known);
    CHECK(facts["event"] == "Autumn Open");
    CHECK(facts["protest"] == "22:30");
    CHECK(!sheet_facts_of(game, {"--dice", "@12=3,4", "--dice", "@28=5,6"}).contains("event"));
}

TEST_CASE("goal A: who is still there and what they could raise, who is gone, and who won") {
    const ScratchFolder folder;
    const std::string game = folder.file("a.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"}).code ==
            0);
    Json facts = sheet_facts_of(game);
    CHECK(facts["decides"] == "last");
    CHECK(facts["players"][0]["raise"] == "1500");
    CHECK(facts["winners"].empty());
    check_same_facts(Language::english(), sheet_text(Language::english(), game), facts);
    post_all(game, {"boris leaves \"the last bus\""});
    facts = sheet_facts_of(game);
    CHECK(facts["final"] == true);
    CHECK(facts["winners"] == Json{"Anna"});
    CHECK(facts["players"][1]["out"] == "left");
    const std::string text = sheet_text(Language::english(), game);
    CHECK(text.find("Anna wins") != std::string::npos);
    CHECK(text.find("Boris competitor, has left the table") != std::string::npos);
}

TEST_CASE("goal B: during play each side has its places") {
    const ScratchFolder folder;
    const std::string game = folder.file("b.tbl");
    const std::string position = folder.write("six.json", six_players);
    REQUIRE(run({"new", game, "--from", position, "--goal", "b"}).code == 0);
    const std::vector<std::string> dice{"--dice", "@12=3,4", "--dice", "@28=5,6"};
    const Json facts = sheet_facts_of(game, dice);
    CHECK(facts["decides"] == "richest");
    CHECK(facts["players"].size() == 6);
    CHECK(facts["players"][0]["side"] == "monopolist");
    CHECK(facts["players"][3]["side"] == "competitor");
    CHECK(facts["players"][3]["place"] == 1);
    for (const char* tag : {"en", "ru", "fr", "it", "pl"}) {
        const Language lang = language_called(tag).value();
        check_same_facts(lang, sheet_text(lang, game, dice), facts);
    }
}

TEST_CASE("the CSV of a sheet states who protested, and about what") {
    const ScratchFolder folder;
    const std::string game = folder.file("protest.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist", "--player",
                 "Boris:competitor"})
                .code == 0);
    const Ran played = run({"do", game, "clock start", "Anna roll 4 6", "clock call \"x\"", "closing", "keep", "walk",
                            "finish", "Boris protest #3 \"nobody saw it\""});
    REQUIRE_MESSAGE(played.code == 0, played.err);
    const std::string csv = folder.file("protest.csv");
    REQUIRE(run({"sheet", game, "--csv", csv}).code == 0);
    std::ifstream in(csv);
    const std::string rows{std::istreambuf_iterator<char>(in), {}};
    CHECK(rows.find("protest,9,player,2,Boris\r\n") != std::string::npos);
    CHECK(rows.find("protest,9,about,3,") != std::string::npos);
    CHECK(rows.find(",nobody saw it\r\n") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
