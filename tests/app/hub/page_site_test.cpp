// Pages as they are served: made once for a state, in no thread that others wait for; a missing page makes nothing.

#include "app/hub/page_site.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "app/i18n/catalogues.h"
#include "app/pages/event_pages.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

/// Tells how often each page and file of it was made.
class CountedPages final : public PageSource {
public:
    explicit CountedPages(std::string state) : state_(std::move(state)) {}

    [[nodiscard]] std::string state() const override { return state_; }
    [[nodiscard]] std::string state_of(const std::string& page) const override {
        return page == "table-1" ? state_ + "-" + std::to_string(version) : state_;
    }
    [[nodiscard]] std::vector<std::string> names() const override { return {"index", "table-1", "player-7"}; }
    [[nodiscard]] bool has(const std::string& name) const override {
        return name == "index" || name == "table-1" || name == "player-7";
    }
    [[nodiscard]] bool is_long(const std::string& name) const override { return name == "index"; }
    [[nodiscard]] std::optional<Page> page(const Language& lang, const std::string& name) const override {
        ++made[lang.tag() + '/' + name];
        return Page{.title = name + " of " + state_};
    }
    [[nodiscard]] std::vector<std::string> file_names() const override { return {"event.json"}; }
    [[nodiscard]] std::string file(const std::string& name) const override {
        ++made[name];
        return "{\"state\":\"" + state_ + "\"}";
    }
    [[nodiscard]] int count() const {
        int all = 0;
        for (const auto& [name, times] : made) all += times;
        return all;
    }
    mutable std::map<std::string, int> made;
    int version = 1;

private:
    std::string state_;
};

WebAnswer asked(PageSite& site, const std::string& path) {
    return site.answer({.method = "GET", .path = path});
}
std::string text_of(const WebAnswer& answer) {
    return answer.kept ? answer.kept->text : answer.body;
}

TEST_CASE("a slow page is ready before it is requested, in every language") {
    const auto source = std::make_shared<CountedPages>("one");
    PageSite site(source);
    for (const std::string& language : languages()) CHECK(source->made[language + "/index"] == 1);
    CHECK(source->made["event.json"] == 1);
    CHECK(source->count() == static_cast<int>(languages().size()) + 1);
}

TEST_CASE("a page is made once for a state, for every client and request") {
    const auto source = std::make_shared<CountedPages>("one");
    PageSite site(source);
    const WebAnswer first = asked(site, "/data/fr/player-7.json");
    CHECK(first.status == 200);
    CHECK(text_of(first).find("player-7 of one") != std::string::npos);
    for (int times = 0; times < 100; ++times) {
        WebRequest request{.method = "GET", .path = "/data/fr/player-7.json"};
        request.query["lang"] = std::to_string(times);
        request.languages = {"it"};
        CHECK(site.answer(request).kept == first.kept);  // the same text, not another one like it
        CHECK(site.state_of("fr/player-7").data == text_of(first));
    }
    CHECK(source->made["fr/player-7"] == 1);
    CHECK(asked(site, "/event.json").kept == asked(site, "/event.json").kept);
    CHECK(source->made["event.json"] == 1);
}

TEST_CASE("a page that does not exist makes nothing, whatever its path") {
    const auto source = std::make_shared<CountedPages>("one");
    PageSite site(source);
    const int before = source->count();
    for (const char* path : {"/nosuch", "/data/fr/nosuch.json", "/data/xx/index.json", "/data/index.json",
                             "/data/.json", "/data/fr/player-8.json", "/data/fr/table-1", "/event.jso", "/event.json/",
                             "/stream/fr/x", "/data/fr/../fr/index.json", "//", "/data/FR/index.json"}) {
        CAPTURE(path);
        CHECK(asked(site, path).status == 404);
        CHECK(!site.topic_of({.method = "GET", .path = path}));
    }
    CHECK(source->count() == before);
    CHECK(asked(site, "/").status == 200);
    CHECK(asked(site, "/icon.svg").kept == asked(site, "/icon.svg").kept);
    CHECK(source->count() == before);
}

TEST_CASE("a changed page is made again, and a request for the new state gets that state") {
    const auto source = std::make_shared<CountedPages>("one");
    PageSite site(source);
    const std::string before = text_of(asked(site, "/data/en/table-1.json"));
    source->version = 2;
    CHECK(site.id_of("en/table-1") == "one-2");
    CHECK(text_of(asked(site, "/data/en/table-1.json")) != before);
    CHECK(text_of(asked(site, "/data/en/player-7.json")).find("of one") != std::string::npos);
    CHECK(source->made["en/table-1"] == 2);
    const auto next = std::make_shared<CountedPages>("two");
    static_cast<void>(asked(site, "/data/fr/index.json"));
    site.show(next);
    CHECK(next->made["fr/index"] == 1);  // which a client had requested
    CHECK(next->made["it/index"] == 0);
    CHECK(next->made["event.json"] == 1);
    for (const char* path : {"/data/en/table-1.json", "/data/en/player-7.json", "/data/fr/index.json", "/event.json"})
        CHECK(text_of(asked(site, path)).find("two") != std::string::npos);
    CHECK(next->made["fr/index"] == 1);
    CHECK(site.state_of("en/player-7").id == "two");
}

TEST_CASE("a page that is gone goes on as an empty one, and is no longer offered") {
    PageSite site(make_event_pages(seated_evening(), std::string(32, 'a')));
    CHECK(site.topic_of({.method = "GET", .path = "/stream/en/table-1"}) == "en/table-1");
    CHECK(!site.topic_of({.method = "GET", .path = "/stream/en/table-99"}));
    Event empty;
    done(empty, decide_creation(club_evening()));
    site.show(make_event_pages(empty, std::string(32, 'a')));
    CHECK(site.state_of("en/table-1").data == "{}");
    CHECK(asked(site, "/data/en/table-1.json").status == 404);
}

TEST_CASE("a post to a hub is taken with its origin, and nothing else is") {
    std::string heard;
    PageSite site(std::make_shared<CountedPages>("one"),
                  {.table =
                       [&](std::string&& message, const std::string& from, const WebReply& reply) {
                           heard = from + ": " + message;
                           reply({200});
                       },
                   .join = [](const std::string& asked_for) { return asked_for == "known" ? "line" : ""; }});
    std::vector<WebAnswer> answers;
    const WebReply reply = [&](WebAnswer answer) { answers.push_back(std::move(answer)); };
    const auto post = [&](const std::string& path, const std::string& body) {
        WebRequest request{.method = "POST", .path = path, .body = body, .from = "192.0.2.7"};
        return site.take(request, reply);
    };
    CHECK(post("/table", "message"));
    CHECK(heard == "192.0.2.7: message");
    CHECK(post("/join", "known"));
    CHECK(post("/join", "unknown"));
    CHECK_FALSE(post("/index.html", "x"));
    REQUIRE(answers.size() == 3);
    CHECK(answers[1].body == "line");
    CHECK(answers[2].status == 404);
    CHECK(site.answer({.method = "POST", .path = "/index.html"}).status == 405);
    PageSite closed(std::make_shared<CountedPages>("one"));
    WebRequest request{.method = "POST", .path = "/table"};
    CHECK_FALSE(closed.take(request, reply));
}

}  // namespace
}  // namespace tablebank::testing
