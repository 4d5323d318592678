// An event in its file: its acts are there again, in the same order, by the same people.

#include "app/event/event_session.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/act_text.h"
#include "app/event/event_place.h"
#include "db/event/event_file.h"
#include "db/file/file_error.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

EventSession evening_in(const std::string& file) {
    auto made = EventSession::create(file, club_evening(), counting_stamps());
    REQUIRE(std::holds_alternative<EventSession>(made));
    return std::move(std::get<EventSession>(made));
}

template <class Outcome>
void posted(const Outcome& outcome) {
    REQUIRE(std::holds_alternative<ActStamp>(outcome));
}

}  // namespace

TEST_CASE("a post is read back, with its author, time and reason") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    {
        EventSession session = evening_in(file);
        posted(session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), ""));
        posted(session.post(decide_penalty(session.event(), {0, 1, Share{Money{1}}}, "late"), "late"));
    }
    const ReadEvent read = read_event_state(file);
    CHECK(read.event.made == club_evening());
    CHECK(read.event.player("Anna")->number == 1);
    CHECK(read.log.size() == 3);
    CHECK(read.log.at(2).stamp.why == "late");
    CHECK(read.log.at(2).stamp.who == "Elena");
    CHECK(event_at(read, 2).penalties.empty());
    CHECK(event_at(read, 3).penalties.size() == 1);

    EventSession again = EventSession::open(file, counting_stamps());
    CHECK(again.event().last == 3);
    posted(again.post(decide_withdrawal(again.event(), 1, "proved"), "proved"));
    CHECK(read_event_state(file).event.penalties.at(0).withdrawn);
}

TEST_CASE("an actor has a name of visible characters only, unless the book gives an official another name") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    static_cast<void>(evening_in(file));
    for (const std::string who : {"Elena\u200b", "El\u202eena", "Elena\ue000", " Elena", ""}) {
        CAPTURE(who);
        StampMaker stamps = counting_stamps();
        stamps.poster = who;
        EventSession session = EventSession::open(file, stamps);
        const auto outcome =
            session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), "");
        REQUIRE(std::holds_alternative<EventRefusal>(outcome));
        CHECK(std::get<EventRefusal>(outcome).code == EventRefusal::Code::name_invalid);
        const auto made = EventSession::create(folder.file("other.tbe"), club_evening(), stamps);
        CHECK(std::holds_alternative<EventRefusal>(made));
        CHECK_FALSE(std::filesystem::exists(folder.file("other.tbe")));
    }
    CHECK(read_event_state(file).log.size() == 1);
    // Version 1.0 took such a name for an official.
    const act::OfficialNamed official{"Vera\u200b", OfficialRole::director, 0};
    {
        const EventEntry entry{2, 1'760'000'000'000, "Elena", "", act_text(official)};
        open_event_book(file)->append({&entry, 1}, {});
    }
    StampMaker stamps = counting_stamps();
    stamps.poster = "Vera\u200b";
    EventSession session = EventSession::open(file, stamps);
    posted(session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), ""));
}

TEST_CASE("the log of a session has each posted act with its hash, without reading the book again") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    std::vector<EventLogRow> log;
    {
        EventSession session = evening_in(file);
        posted(session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), "she came"));
        posted(session.post(decide_penalty(session.event(), {0, 1, Share{Money{1}}}, "late"), "late"));
        log = session.log_from(2);
    }
    {
        EventSession session = EventSession::open(file, counting_stamps());
        posted(session.post(decide_withdrawal(session.event(), 1, "proved"), "proved"));
        CHECK(session.log_from(4).size() == 1);
        log.push_back(session.log_from(4).front());
    }
    const ReadEvent read = read_event_state(file);
    REQUIRE(log.size() == 3);
    REQUIRE(read.log.size() == 4);
    for (std::size_t at = 0; at < log.size(); ++at) {
        CHECK(log[at].hash == read.log[at + 1].hash);
        CHECK(log[at].act == read.log[at + 1].act);
        CHECK(log[at].stamp.entry == read.log[at + 1].stamp.entry);
        CHECK(log[at].stamp.why == read.log[at + 1].stamp.why);
    }
}

TEST_CASE("several acts are posted together or not at all") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    EventSession session = evening_in(file);
    const auto add = [](const std::string& name) -> EventSession::Decider {
        return [name](const Event& event) { return decide_player(event, {.number = 0, .name = name, .family = {}}); };
    };
    const auto refused = session.post_all({add("Anna"), add("Boris"), add("anna")}, "");
    REQUIRE(std::holds_alternative<EventRefusal>(refused));
    CHECK(std::get<EventRefusal>(refused).text == "anna");
    CHECK(session.event().players.empty());
    CHECK(read_event_state(file).event.players.empty());
    posted(session.post_all({add("Anna"), add("Boris")}, ""));
    CHECK(read_event_state(file).event.players.size() == 2);
}

TEST_CASE("a refused creation leaves no file, and a refused act no entry") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    auto wish = club_evening();
    wish.rounds = 0;
    CHECK(std::holds_alternative<EventRefusal>(EventSession::create(file, wish, counting_stamps())));
    CHECK(!std::filesystem::exists(file));
    EventSession session = evening_in(file);
    CHECK(std::holds_alternative<EventRefusal>(session.post(decide_opening_of_round(session.event(), 1), "")));
    CHECK(read_event_state(file).log.size() == 1);
}

TEST_CASE("a copy has the acts, the hashes and the evidence, and never overwrites another") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    const std::string copy = folder.file("copy.tbe");
    {
        EventSession session = evening_in(file);
        posted(session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), "",
                            {"a record"}));
    }
    const CopiedEvent copied = copy_event(file, copy);
    const ReadEvent there = read_event_state(copy);
    const ReadEvent here = read_event_state(file);
    CHECK(copied.id == here.id);
    CHECK(there.id == here.id);
    CHECK(copied.head.number == 2);
    CHECK(copied.head.hash == here.log.back().hash);
    CHECK(there.log.back().hash == here.log.back().hash);
    read_event(copy, [](const EventBook& book) { CHECK(book.evidence(sha256("a record")) == "a record"); });
    CHECK_THROWS_AS(copy_event(file, copy), FileError);
    CHECK_THROWS_AS(copy_event(folder.file("none.tbe"), folder.file("other.tbe")), FileError);
    CHECK(!std::filesystem::exists(folder.file("other.tbe")));
}

TEST_CASE("a clock that runs backwards orders nothing, and nothing is refused for it") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    std::int64_t now = 1'760'000'000'000;
    auto stamps = counting_stamps();
    stamps.now_ms = [&now] { return now -= 3'600'000; };
    {
        const auto made = EventSession::create(file, club_evening(), stamps);
        REQUIRE(std::holds_alternative<EventSession>(made));
    }
    // Each by a program of its own, as two directors post in turn, of whom one's clock is a year behind.
    auto behind = stamps;
    behind.poster = "Vera";
    behind.now_ms = [&now] { return now - 31'536'000'000; };
    int turn = 0;
    const auto post = [&](const EventSession::Decider& decide) {
        EventSession session = EventSession::open(file, turn++ % 2 == 0 ? stamps : behind);
        const auto outcome = session.post(decide(session.event()), "as agreed");
        posted(outcome);
    };
    for (const std::string& name : friends)
        post([&](const Event& event) { return decide_player(event, {.number = 0, .name = name, .family = {}}); });
    post([](const Event& event) {
        return decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 8}})}}, 1, "");
    });
    post([](const Event& event) { return decide_opening_of_round(event, 1); });
    post([](const Event& event) { return decide_extension(event, {.round = 1, .table = 1, .minutes = 5}, "late"); });
    post([](const Event& event) {
        return decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}}));
    });
    post([](const Event& event) { return decide_penalty(event, {0, 1, Share{Money{1}}}, "late"); });
    const ReadEvent read = read_event_state(file);
    CHECK(read.log.size() == 14);
    std::int64_t earlier = 0;
    for (std::size_t i = 0; i < read.log.size(); ++i) {
        CHECK(read.log[i].stamp.entry == static_cast<std::int64_t>(i) + 1);
        earlier += i > 0 && read.log[i].stamp.at < read.log[i - 1].stamp.at ? 1 : 0;
    }
    CHECK(earlier >= 7);
    CHECK(read.event.rounds.at(1).opened_at == read.log.at(10).stamp.at);
    CHECK(read.event.penalties.size() == 1);
}

TEST_CASE("a reason is one line and no longer than in a game") {
    const ScratchFolder folder;
    EventSession session = evening_in(folder.file("club.tbe"));
    const auto with_reason = [&](const std::string& why) {
        return session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), why);
    };
    CHECK(std::holds_alternative<EventRefusal>(with_reason("two\nlines")));
    CHECK(std::holds_alternative<EventRefusal>(with_reason(std::string(501, 'a'))));
    posted(with_reason(std::string(500, 'a')));

    auto forger = counting_stamps();
    forger.poster = "Vera\nlate\n{}";
    CHECK(std::holds_alternative<EventRefusal>(EventSession::create(folder.file("b.tbe"), club_evening(), forger)));
    CHECK(!std::filesystem::exists(folder.file("b.tbe")));
}

TEST_CASE("a book whose acts do not fit each other is damaged, whatever its hashes are") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    for (const std::string act :
         {R"({"did":"opened","round":1})", R"({"did":"flown"})", R"({"did":"left","from":1,"player":9})"}) {
        CAPTURE(act);
        std::filesystem::remove(file);
        { const EventSession session = evening_in(file); }
        {
            EventFile book(file);
            const std::vector<EventEntry> forged{{2, 1, "Vera", "", act}};
            book.append(forged, {});
        }
        CHECK_THROWS_AS((void)read_event_state(file), FileError);
        CHECK_THROWS_AS((void)EventSession::open(file, counting_stamps()), FileError);
    }
}

TEST_CASE("evidence is kept with the act that depends on it") {
    const ScratchFolder folder;
    EventSession session = evening_in(folder.file("club.tbe"));
    posted(session.post(decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}}), "", {"a record"}));
    CHECK(session.book().evidence(sha256("a record")) == "a record");
}
