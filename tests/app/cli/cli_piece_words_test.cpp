// An edition names its pieces (football 8, 9), and every sentence about a game of it uses those names, in every
// language; keys of files and codes stay unchanged.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/dialogs/bankruptcy_snapshot.h"
#include "app/present/editions/deed_check.h"
#include "app/present/editions/edition_editor.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/table_snapshot.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/rule_text.h"
#include "app/present/words/ruling_text.h"
#include "calculators/profile_rules.h"
#include "source_dir.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// The words of a language for houses and hotels, and its words for objects and networks.
struct LanguageWords {
    const char* tag;
    std::set<std::string> houses;
    const char* object;
    const char* network;
};

const std::vector<LanguageWords> languages{
    {"en", {"house", "houses", "hotel", "hotels", "House", "Houses", "Hotel", "Hotels"}, "object", "network"},
    {"ru",
     {"дом", "дома", "домов", "Дом", "Дома", "Домов", "отель", "отеля", "отели", "отелей", "Отель", "Отели", "Отелей"},
     "объект",
     "сеть"},
    {"fr", {"maison", "maisons", "Maison", "Maisons", "hôtel", "hôtels", "Hôtel", "Hôtels"}, "objet", "réseau"},
    {"it", {"casa", "case", "Casa", "Case", "albergo", "alberghi", "Albergo", "Alberghi"}, "oggett", "rete"},
    {"pl", {"dom", "domy", "domów", "Dom", "Domy", "hotel", "hotele", "hoteli", "Hotel", "Hotele"}, "obiekt", "sieć"}};

/// The words of a text. A key such as hotel_counts_as or a code such as no-houses is one word and none of those above.
std::set<std::string> words_of(std::string text) {
    // Quotes, and the articles of French and Italian, are directly in front of their word.
    for (const std::string edge : {"«", "»", "„", "”", "–", "l’", "L’", "d’"})
        for (std::size_t at = text.find(edge); at != std::string::npos; at = text.find(edge, at))
            text.replace(at, edge.size(), " ");
    std::set<std::string> words;
    std::string word;
    for (const char sign : text + ' ') {
        const auto byte = static_cast<unsigned char>(sign);
        if (byte >= 0x80 || std::isalpha(byte) != 0 || sign == '_' || sign == '-') {
            word += sign;
        } else if (!word.empty()) {
            words.insert(std::exchange(word, {}));
        }
    }
    return words;
}

std::string houses_in(const LanguageWords& language, const std::string& text) {
    std::string found;
    for (const std::string& word : words_of(text))
        if (language.houses.contains(word)) found += word + ' ';
    return found;
}

/// Anna has every object of the box except those that Boris may build on three streets, and Boris has a monopoly.
std::string football_position() {
    std::string deeds;
    for (const char* space : {"@1", "@3", "@6", "@8", "@9", "@11", "@13", "@14"})
        deeds += std::string(deeds.empty() ? "" : ",") + R"({"deed":")" + space + R"(","houses":4})";
    return R"({"edition":"football","players":[{"name":"Anna","cash":3000,"deeds":[)" + deeds +
           R"(]},{"name":"Boris","cash":2000,"deeds":[{"deed":"@16"},{"deed":"@18"},{"deed":"@19"}]}]})";
}

/// A game of it, with the sentences of all that is built, sold and refused in it.
struct FootballGame {
    ScratchFolder folder;
    std::string file = folder.file("game.tbl");
    std::string told;

    explicit FootballGame(const Language& lang) {
        told = run(lang, {"new", file, "--from", "-"}, football_position()).out;
        for (const char* line :
             {"Boris build @16", "Anna build @1", "Anna build @1", "Anna sell @1", "Anna build @1", "Anna sell @1 2",
              "Anna sell @3", "Anna sell @3", "Boris build @16", "Anna mortgage @6", "Anna trade Boris give @6 get 10",
              "Anna fine", "Boris jail", "Boris build @18 9"}) {
            const Ran posted = run(lang, {"do", file}, line);
            told += posted.out + posted.err;
        }
    }
};

std::string command_line_texts(const Language& lang, const FootballGame& game) {
    std::string all = game.told;
    const std::vector<std::vector<std::string>> questions{
        {"show", game.file},
        {"show", game.file, "players"},
        {"show", game.file, "deeds"},
        {"show", game.file, "due"},
        {"show", game.file, "log"},
        {"show", game.file, "rulings"},
        {"quote", game.file, "rent", "@1"},
        {"quote", game.file, "build", "@3", "2"},
        {"quote", game.file, "build", "@6"},
        {"quote", game.file, "sell", "@6", "2"},
        {"quote", game.file, "worth", "Anna"},
        {"quote", game.file, "raise", "Anna"},
        {"verify", game.file},
        {"editions", "show", "football"},
        {"editions", "check", TABLEBANK_SOURCE_DIR "/editions/football.toml"},
    };
    for (const auto& question : questions) {
        const Ran ran = run(lang, question);
        all += ran.out + ran.err;
    }
    return all;
}

std::string piece_refusals_of(const Language& lang, const Edition& edition) {
    const std::vector<std::string> names{"Anna", "Boris"};
    std::string all;
    for (const RefusalCode code : {RefusalCode::no_houses, RefusalCode::no_hotels})
        for (const char* left : {"0", "1", "2", "5"})
            all += refusal_text(lang, edition, names, {.code = code, .space = Space{1}, .detail = left}) + '\n';
    return all + refusal_text(lang, edition, names, {.code = RefusalCode::past_hotel, .space = Space{1}}) + '\n';
}

std::string rows_of(const EditorSnapshot& snapshot) {
    std::string all;
    for (const EditorRow& row : snapshot.rows) {
        all += row.title + '\n';
        for (const EditorField& field : row.fields) {
            if (field.key == "words.pieces") continue;  // offers both
            all += field.label + '\n';
            for (const auto& choice : field.choices) all += choice.text + '\n';
        }
    }
    return all;
}

std::string editor_texts(const Language& lang, const std::string& text) {
    std::string all;
    for (const EditorSection section : {EditorSection::board, EditorSection::deeds, EditorSection::cards,
                                        EditorSection::money, EditorSection::rules, EditorSection::rulings})
        all += rows_of(make_editor_snapshot(lang, {text, section, Role::player}));
    return all;
}

std::string ruling_texts(const Language& lang, const EditionWords& words) {
    std::string all;
    for (const RulingKey& key : ruling_keys()) {
        all += ruling_text(lang, words, key.name) + '\n' + ruling_reason_text(lang, words, key.name) + '\n';
        for (const std::string_view value : key.values) all += ruling_value_text(lang, words, key.name, value) + '\n';
    }
    Profile profile;
    each_rule(profile, [&]<class T>(const RuleKey& key, T&) { all += rule_text(lang, words, key.name) + '\n'; });
    return all;
}

std::string calculator_texts(const Language& lang, const std::shared_ptr<const Edition>& edition) {
    CalculatorDraft draft;
    hold(draft, Space{1}, 5);
    hold(draft, Space{3}, 4);
    draft.deed = Space{1};
    std::string all;
    for (const Question question : {Question::rent, Question::sell}) {
        draft.question = question;
        const CalculatorSnapshot snapshot = make_calculator_snapshot(lang, {{edition->id, edition}}, draft);
        all += snapshot.sentence + '\n';
        for (const CalculatorDeed& deed : snapshot.deeds)
            for (const std::string& built : deed.built) all += built + '\n';
        for (const WorkingRow& row : snapshot.workings) all += row.what + '\n';
        for (const RulingChoice& ruling : snapshot.rulings) all += ruling.text + '\n';
    }
    return all;
}

std::string window_texts(const Language& lang, const FootballGame& game) {
    const Session session = Session::open(game.file, StampMaker::system());
    TableSnapshot table;
    update(lang, table, session, {});
    std::string all = table.top.bank.houses_name + '\n' + table.top.bank.hotels_name + '\n';
    for (const Space space : {Space{1}, Space{3}, Space{16}}) {
        const DeedSnapshot deed = make_deed_snapshot(lang, session, space);
        all += deed.state + '\n';
        for (const RentRow& row : deed.printed) all += row.what + '\n';
        for (const std::string& sum : deed.sums) all += sum + '\n';
        for (const WorkingRow& row : deed.workings) all += row.what + '\n';
        for (const OfferedAction& action : deed.actions) all += action.text + '\n' + action.reason + '\n';
    }
    BankruptcyDraft draft = fresh_bankruptcy(session.game());
    draft.debtor = 1;
    for (const RaiseRow& row : make_bankruptcy_snapshot(lang, session, draft).items) all += row.state + '\n';
    for (const std::string& head : make_deed_check(lang, session.game().edition()).heads) all += head + '\n';
    return all + calculator_texts(lang, session.setup().edition);
}

}  // namespace

TEST_CASE("a game of objects and networks speaks of no house and no hotel, in every language (football 8, 9, 11)") {
    const auto football = shipped_edition("football");
    const std::string file = read_whole(TABLEBANK_SOURCE_DIR "/editions/football.toml");
    for (const LanguageWords& language : languages) {
        CAPTURE(language.tag);
        const Language spoken = speaking(language.tag);
        const FootballGame game(spoken);
        const std::string told = command_line_texts(spoken, game);
        const std::string shown = window_texts(spoken, game);
        CHECK(houses_in(language, told) == "");
        CHECK(houses_in(language, shown) == "");
        CHECK(houses_in(language, piece_refusals_of(spoken, *football)) == "");
        CHECK(houses_in(language, ruling_texts(spoken, football->words)) == "");
        CHECK(houses_in(language, editor_texts(spoken, file)) == "");
        for (const std::string& text :
             {game.told, told, shown, piece_refusals_of(spoken, *football), editor_texts(spoken, file)}) {
            CHECK(text.find(language.object) != std::string::npos);
            CHECK(text.find(language.network) != std::string::npos);
        }
    }
}

TEST_CASE("an edition without its own words has houses and hotels") {
    const auto us = shipped_edition("us");
    const auto& in_english = languages.front();
    CHECK(us->words == EditionWords{});
    PlayedTable table("us", 2);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @34", "Boris buy"});
    CHECK(table.post("Boris build @34 2") == "Boris builds 2 houses on Nob Hill for 400.");
    CHECK(table.post("Boris build @34 3") == "Boris builds a hotel on Nob Hill for 600.");
    CHECK(table.post("Boris sell @34") == "Boris sells the hotel on Nob Hill down to 4 houses for 100.");
    CHECK(piece_refusals_of(english, *us).starts_with("the box does not have enough pieces left: 0 houses\n"));
    CHECK(houses_in(in_english, editor_texts(english, read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml"))) ==
          "Hotels Houses hotel house houses ");
    CHECK(houses_in(in_english, ruling_texts(english, us->words)) == "Hotels Houses hotel ");
    CHECK(run({"editions", "show", "us"}).out.find("35 houses, 15 hotels") != std::string::npos);
}

TEST_CASE("pieces are counted as the language counts") {
    constexpr PieceNames names = PieceNames::objects_and_networks;
    CHECK(building_text(english, names, 0, false) == "unbuilt");
    CHECK(building_text(english, names, 3, false) == "3 objects");
    CHECK(building_text(english, names, 0, true) == "network");
    CHECK(hotels_text(english, names, 1) == "1 network");
    const Language russian = speaking("ru");
    CHECK(houses_text(russian, names, 1) == "1 объект");
    CHECK(houses_text(russian, names, 2) == "2 объекта");
    CHECK(houses_text(russian, names, 5) == "5 объектов");
    CHECK(hotels_text(russian, names, 2) == "2 сети");
    CHECK(hotels_text(russian, names, 12) == "12 сетей");
}

TEST_CASE("whatever the pieces are called, programs read houses and hotels") {
    const FootballGame game(english);
    CHECK(run({"show", game.file, "--json"}).out.find(R"("hotels":12)") != std::string::npos);
    CHECK(run({"show", game.file, "deeds", "--json"}).out.find(R"("houses":4)") != std::string::npos);
    CHECK(run({"editions", "show", "football", "--json"}).out.find(R"("house_price")") != std::string::npos);
    CHECK(game.told.find("(no-houses)") != std::string::npos);
}

TEST_CASE("the jail is the bench only if the edition calls it so (football 18), and the price war a competitor's") {
    const auto football = shipped_edition("football");
    CHECK(prison_text(english, prison_of(*football, Role::player)) == "the bench");
    CHECK(held_text(english, *football) == "on the bench");
    const std::vector<std::string> names{"Anna"};
    CHECK(refusal_text(english, *football, names, {.code = RefusalCode::not_jailed, .player = 1}) ==
          "Anna is free already");
    CHECK(make_calculator_snapshot(english, {{"football", football}}, {}).held == "On the bench");
    Edition home = *football;
    home.words = {};
    CHECK(prison_text(english, prison_of(home, Role::player)) == "jail");
    CHECK(held_text(english, home) == "in jail");
    const auto us = shipped_edition("us");
    CHECK(held_text(english, *us) == "in jail or the price war");
    CHECK(prison_text(english, prison_of(*us, Role::monopolist)) == "jail");
    CHECK(prison_text(english, prison_of(*us, Role::competitor)) == "the price war");
}

}  // namespace tablebank::testing
