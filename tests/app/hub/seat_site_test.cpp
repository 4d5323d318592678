// The POSTs of phones over HTTP: each refusal has its status, code and sentence, and leaves the game as it was.

#include "app/hub/seat_site.h"

#include <doctest/doctest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/hub/page_site.h"
#include "app/hub/served_table.h"
#include "app/pages/game_pages.h"
#include "db/edition/edition_file.h"
#include "source_dir.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using SeatAnswer = nlohmann::json;

Session phones_session(const ScratchFolder& folder) {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.edition_text = std::move(loaded.text.text);
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return Session::create(folder.file("game.tbl"), std::move(setup), nullptr, StampMaker::system());
}

struct PhonesSite {
    PhonesSite()
        : session(phones_session(scratch)),
          desk(session, links(), Language::english(), {PhoneMode::at_once, [this] { return now_ms += 1000; }}),
          languages(all_page_languages()),
          seats(desk, languages),
          site(make_game_pages(session.table(), std::string(64, '0'), 0), {},
               {.take = [this](WebRequest&& asked, const WebReply& reply) { reply(seats.answer(asked)); },
                .state = [this] { return desk.state(); }}) {}

    SeatLinks links() {
        SeatLinks made(scratch.path() / "phones", session.setup().game_id, StampMaker::system().new_id);
        made.make_missing(session.setup());
        return made;
    }
    std::string secret(int seat) { return desk.links().secret_of(Seat{seat}, session.setup()).value_or(""); }
    WebRequest request(const std::string& what, const std::string& body, const std::string& with_secret) const {
        WebRequest made{.method = "POST", .path = "/seat/" + what};
        made.headers = {{"origin", "http://127.0.0.1:8017"}, {"seat-secret", with_secret}};
        made.body = body;
        return made;
    }
    WebAnswer answer(WebRequest asked) {
        std::optional<WebAnswer> answer;
        if (site.take(asked, [&](WebAnswer made) { answer = std::move(made); })) return answer.value();
        return site.answer(asked);
    }
    SeatAnswer json(const WebRequest& asked, int status) {
        const WebAnswer answer = this->answer(asked);
        CHECK_MESSAGE(answer.status == status, answer.body);
        return SeatAnswer::parse(answer.body);
    }

    ScratchFolder scratch;
    Session session;
    std::int64_t now_ms = 0;
    PhoneDesk desk;
    std::shared_ptr<const PageShelf::Languages> languages;
    SeatSite seats;
    PageSite site;
};

TEST_CASE("the page of a seat is a file of the server, and its data need the secret of the seat") {
    PhonesSite phones;
    CHECK(phones.site.answer({.method = "GET", .path = "/seat.html"}).status == 200);
    CHECK(phones.site.answer({.method = "GET", .path = "/seat.webmanifest"}).type == "application/manifest+json");
    const SeatAnswer page = phones.json(phones.request("state", R"({"language":"fr"})", phones.secret(1)), 200);
    CHECK(page.at("title") == "Anna");
    CHECK(page.at("language") == "fr");
    CHECK(page.at("play").at("dice").at("count") == 2);
    CHECK(phones.site.topic_of({.method = "GET", .path = "/stream/play"}) == "play");
    CHECK(phones.site.state_of("play").data == page.at("state"));
    for (const char* path : {"/seat/state", "/seat/act"})
        CHECK(phones.site.answer({.method = "GET", .path = path}).status == 404);
}

TEST_CASE("a server without phones has no page of a seat, and refuses their POSTs") {
    PhonesSite phones;
    PageSite plain(make_game_pages(phones.session.table(), std::string(64, '0'), 0));
    CHECK(plain.answer({.method = "GET", .path = "/seat.html"}).status == 404);
    CHECK(plain.answer(phones.request("state", "{}", phones.secret(1))).status == 405);
    CHECK_FALSE(plain.topic_of({.method = "GET", .path = "/stream/play"}));
}

TEST_CASE("no secret, another one, and one that was withdrawn or renewed open nothing") {
    PhonesSite phones;
    const std::string old = phones.secret(1);
    phones.desk.with_session(
        [](const Session& session, SeatLinks& links) { links.withdraw(Seat{1}, session.setup()); });
    const std::string other = phones.secret(2);
    phones.desk.with_session(
        [](const Session& session, SeatLinks& links) { static_cast<void>(links.renew(Seat{2}, session.setup())); });
    for (const std::string& secret : {std::string{}, std::string(32, '0'), std::string("%00"), old, other})
        for (const char* what : {"state", "try", "act", "undo", "cancel", "anything"}) {
            const SeatAnswer answer = phones.json(phones.request(what, "{}", secret), 403);
            CHECK(answer.at("code") == "unknown-link");
            CHECK(answer.at("text") == "This link opens no seat of this game. Ask the banker for a new one.");
        }
    CHECK(phones.session.table().game.last == 1);
}

TEST_CASE("a POST that no page of this server sent is refused, whatever its secret is") {
    PhonesSite phones;
    WebRequest bare = phones.request("act", "{}", phones.secret(1));
    bare.headers.erase("origin");
    CHECK(phones.json(bare, 403).at("code") == "other-page");
}

TEST_CASE("a request that is not one of the page is malformed") {
    PhonesSite phones;
    for (const char* body : {"", "[]", "{\"other\":1}", "{\"text\":1}"})
        CHECK(phones.json(phones.request("try", body, phones.secret(1)), 400).at("code") == "malformed");
    CHECK(phones.json(phones.request("rule", "{}", phones.secret(1)), 400).at("code") == "malformed");
    CHECK(phones.json(phones.request("act", R"({"id":"x","text":"34"})", phones.secret(1)), 400).at("code") ==
          "malformed");
}

TEST_CASE("a tap is shown, posted, and posted once; another one is refused with its reason") {
    PhonesSite phones;
    const SeatAnswer shown = phones.json(phones.request("try", R"({"text":"24"})", phones.secret(1)), 200);
    CHECK(shown.at("status") == "shown");
    const SeatAnswer act{{"id", std::string(32, 'b')},
                         {"text", "24"},
                         {"meaning", shown.at("preview").at("meaning")},
                         {"upon", shown.at("last")}};
    const WebRequest post = phones.request("act", act.dump(), phones.secret(1));
    CHECK(phones.json(post, 200).at("entry") == 2);
    CHECK(phones.json(post, 200).at("entry") == 2);
    CHECK(phones.session.table().game.last == 2);
    const SeatAnswer again{{"id", std::string(32, 'c')}, {"text", "buy"}, {"meaning", "0"}};
    CHECK(phones.json(phones.request("act", again.dump(), phones.secret(1)), 409).at("status") == "again");
    CHECK(phones.json(phones.request("try", R"({"text":"Anna buy"})", phones.secret(2)), 422).at("code") ==
          "other-player");
    CHECK(phones.json(phones.request("try", R"({"text":"undo"})", phones.secret(1)), 422).at("code") == "banker-only");
}

TEST_CASE("random and altered bodies never post anything, and always get an answer") {
    PhonesSite phones;
    const std::string valid =
        R"({"language":"en","id":"0123456789abcdef0123456789abcdef","text":"24","meaning":"x","upon":1})";
    std::mt19937 chance(std::random_device{}());
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(chance);
    };
    for (int times = 0; times < 2'000; ++times) {
        std::string body = valid;
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            const char letter = static_cast<char>(below(256));
            if (below(2) == 0)
                body[below(body.size())] = letter;
            else
                body.insert(below(body.size()), 1, letter);
        }
        for (const char* what : {"try", "act", "undo", "agree", "decline", "cancel"}) {
            const WebAnswer answer = phones.answer(phones.request(what, body, phones.secret(1)));
            CHECK(SeatAnswer::accept(answer.body));
        }
    }
    CHECK(phones.session.table().game.last == 1);
}

TEST_CASE("names are data: markup in one stays a text") {
    PhonesSite phones;
    phones.desk.with_session([](Session& session, SeatLinks&) {
        REQUIRE(std::holds_alternative<Posted>(session.post("note \"<script>alert(1)</script>\"")));
    });
    const WebAnswer answer = phones.answer(phones.request("state", "{}", phones.secret(1)));
    CHECK(answer.type.starts_with("application/json"));
    CHECK(SeatAnswer::accept(answer.body));
    CHECK(answer.body.find(phones.secret(1)) == std::string::npos);
}

TEST_CASE("the secret of a link is in its fragment, which no request contains") {
    CHECK(seat_link("http://127.0.0.1:8017/", std::string(32, 'a')) ==
          "http://127.0.0.1:8017/seat.html#" + std::string(32, 'a'));
}

}  // namespace
}  // namespace tablebank::testing
