#include "tests/support/live_event.h"

#include <doctest/doctest.h>

#include "db/edition/edition_folder.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

StampMaker director() {
    StampMaker stamps = StampMaker::system();
    stamps.poster = "Vera";
    return stamps;
}

}  // namespace

void direct(const std::string& event, const EventSession::Decider& decide, const std::string& why) {
    EventSession session = EventSession::open(event, director());
    const auto posted = session.post(decide(session.event()), why);
    if (const auto* no = std::get_if<EventRefusal>(&posted)) FAIL(to_string(no->code));
}

std::string make_live_event(const std::string& folder, const std::string& hub) {
    std::string file = folder + "/club.tbe";
    REQUIRE(std::holds_alternative<EventSession>(EventSession::create(file, club_evening(), director())));
    for (const std::string& name : friends)
        direct(file, [&](const Event& event) { return decide_player(event, {0, name, {}, 0, false}); });
    direct(file, [](const Event& event) {
        const act::Seated seated{
            {round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 8}}), round_of(2, {{1, 6, 3, 8}, {5, 2, 7, 4}})}};
        return decide_seating(event, seated, 0, {});
    });
    direct(file, [](const Event& event) { return decide_opening_of_round(event, 1); });
    direct(file,
           [&](const Event& event) { return decide_hub(event, {.address = hub, .secret = std::string(64, 'a')}); });
    return file;
}

TableSetup table_of_event(const std::string& event, int round, int table) {
    const ReadEvent read = read_event_state(event);
    return table_setup(read.event, read.id, round, table);
}

Laptop::Laptop(const std::string& file, const TableSetup& table) : Laptop(file, table, {}, {}) {}

Laptop::Laptop(const std::string& file, const TableSetup& table, const std::string& from, const std::string& to)
    : table_(table), key_(SecretKey::fresh()) {
    EditionText text = load_edition(table.edition).text;
    if (!from.empty()) {
        const std::size_t at = text.text.find(from);
        REQUIRE(at != std::string::npos);
        text.text.replace(at, from.size(), to);
    }
    auto edition = std::make_shared<const Edition>(parse_edition(text));
    auto setup = game_setup(table, std::move(edition), std::move(text.text));
    REQUIRE(setup);
    setup->language = "en";
    session_ = std::make_unique<Session>(Session::create(file, *setup, nullptr, StampMaker::system()));
}

Laptop::Laptop(const std::string& file, const TableSetup& table, const SecretKey& key)
    : table_(table),
      key_(key.id(), key.bytes()),
      session_(std::make_unique<Session>(Session::open(file, StampMaker::system()))) {}

void Laptop::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session_->post(line)));
    }
}

void Laptop::talk(int notes, const std::string& word) {
    for (int i = 0; i < notes; ++i) play({"note \"" + word + ' ' + std::to_string(i) + '"'});
}

}  // namespace tablebank::testing
