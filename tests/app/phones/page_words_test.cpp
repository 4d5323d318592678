// A page is tapped: no sentence on it names a key, and none tells a player which line to type. Over every recorded
// game, in every stage and language.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/pages/game_pages.h"
#include "app/pages/page_json.h"
#include "app/phones/bank_desk.h"
#include "app/phones/phone_desk.h"
#include "app/phones/phone_request.h"
#include "app/present/words/localized_line.h"
#include "tests/support/languages.h"
#include "tests/support/playthrough.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

/// Words that only a sentence for a reader with a keyboard has.
class KeyWords {
public:
    explicit KeyWords(const Language& lang) : type_(lang.tr("{reason}; type: {line}", {{"reason", ""}, {"line", ""}})) {
        for (const char* key : {"Ctrl", "Shift", "Esc", "Enter"}) keys_.push_back(key_text(lang, key));
        for (int number = 1; number <= 12; ++number) keys_.push_back("F" + std::to_string(number));
        // "Enter" alone is an English verb as well: as a key it is among other words.
        for (std::string& key : keys_)
            if (key == "Enter") key = " Enter";
    }

    /// The first one in a text; empty if there is none. `may_type`: the page has a field for lines.
    [[nodiscard]] std::string in(std::string_view text, bool may_type) const {
        if (!may_type && text.find(type_) != std::string_view::npos) return type_;
        for (const std::string& key : keys_)
            for (auto at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1))
                if ((at == 0 || !is_letter(text[at - 1])) &&
                    (at + key.size() == text.size() || !is_letter(text[at + key.size()])))
                    return key + ": " + std::string(text.substr(at < 60 ? 0 : at - 60, 120));
        return {};
    }

private:
    static bool is_letter(char sign) {
        return sign == '#' || (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') ||
               (sign >= 'A' && sign <= 'Z') || static_cast<unsigned char>(sign) >= 0x80;
    }
    std::string type_;
    std::vector<std::string> keys_;
};

struct Reader {
    Language lang;
    KeyWords keys;
};

std::vector<Reader> readers() {
    std::vector<Reader> all;
    for (const char* tag : {"en", "fr", "it", "pl", "ru"}) {
        Language lang = std::string_view(tag) == "en" ? english : speaking(tag);
        KeyWords keys{lang};
        all.push_back({std::move(lang), std::move(keys)});
    }
    return all;
}

/// A recorded game with its phones.
class RecordedGame {
public:
    explicit RecordedGame(const playthroughs::Playthrough& played)
        : session_(Session::create(scratch_.file("game.tbl"), played.setup, nullptr, clock_.stamps())),
          desk_(session_, links(), english, {PhoneMode::at_once, [this] { return now_ms_ += 1000; }}),
          bank_(desk_, StampMaker::system().new_id) {}

    void play(const playthroughs::PlayedLine& line) {
        clock_.set_line(line.number);
        desk_.with_session(
            [&](Session& session, SeatLinks&) { REQUIRE(playthroughs::play(session, line, line.line).empty()); });
    }
    /// Of the game: another one from entry to entry means other pages.
    [[nodiscard]] std::pair<Phase, bool> stage() const {
        return {session_.game().phase(), session_.game().time_called()};
    }
    void check(const Reader& reader) const {
        for (int seat = 1; seat <= session_.setup().seats(); ++seat) {
            CHECK(reader.keys.in(phone_state_json(reader.lang, desk_.look(reader.lang, Seat{seat})), false) == "");
        }
        CHECK(reader.keys.in(bank_state_json(reader.lang, bank_.look(reader.lang)), true) == "");
        const auto pages = make_game_pages(session_.table(), desk_.state(), session_.now_ms());
        for (const std::string& name : pages->names())
            CHECK(reader.keys.in(page_json(reader.lang, *pages->page(reader.lang, name), "", true), false) == "");
    }
    /// What the page answers to a text.
    void check_answers(const Reader& reader) {
        for (const char* text : {"?", "help", "anna", "xyz", "#1", "1", "build", "pay", "card #2", "clock start",
                                 "bankrupt", "ok", "decline", "pay 1", "sell 1", "note \"x"}) {
            for (int seat = 1; seat <= session_.setup().seats(); ++seat)
                CHECK(reader.keys.in(desk_.preview(reader.lang, Seat{seat}, text).refusal.text, false) == "");
            CHECK(reader.keys.in(bank_.preview(reader.lang, text).refusal.text, true) == "");
        }
    }

private:
    SeatLinks links() {
        SeatLinks made(scratch_.path() / "phones", session_.setup().game_id, StampMaker::system().new_id);
        made.make_missing(session_.setup());
        return made;
    }
    ScratchFolder scratch_;
    playthroughs::SteppedClock clock_;
    Session session_;
    std::int64_t now_ms_ = 0;
    PhoneDesk desk_;
    BankDesk bank_;
};

TEST_CASE("no page names a key, and no page of a seat a line to type, in any recorded game and language") {
    const std::vector<Reader> all = readers();
    for (const auto& file : playthroughs::all_playthroughs()) {
        INFO(file.filename().string());
        const auto played = playthroughs::read_playthrough(file);
        RecordedGame game(played);
        auto stage = game.stage();
        std::size_t lines = 0;
        constexpr std::size_t looked_every = 8;  // each kind of page many times in each language all the same
        constexpr std::size_t answered_every = 80;
        for (const playthroughs::PlayedLine& line : played.lines) {
            CAPTURE(line.line);
            game.play(line);
            ++lines;
            const bool is_next_stage = std::exchange(stage, game.stage()) != game.stage();
            for (std::size_t index = 0; index < all.size(); ++index)
                if (is_next_stage || lines % (looked_every * all.size()) == index * looked_every)
                    game.check(all[index]);
            if (lines % answered_every == 0) game.check_answers(all[lines / answered_every % all.size()]);
        }
        for (const Reader& reader : all) game.check(reader);
        game.check_answers(all[played.lines.size() % all.size()]);
    }
}

}  // namespace
}  // namespace tablebank::testing
