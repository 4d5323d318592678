// The messages of a banker's program to a hub: signed, read strictly, and worth nothing at another table.

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "app/live/hub_address.h"
#include "app/live/hub_answer.h"
#include "app/live/table_message.h"

namespace tablebank::testing {
namespace {

const TableOfEvent some_table{std::string(32, 'b'), 2, 3};

TableMessage entries_of(const SecretKey& key) {
    return {.kind = MessageKind::entries,
            .place = some_table,
            .key = key.public_key(),
            .after = 7,
            .before = sha256("seven"),
            .part = "\n8 note \"supper\"\n\nend 8 00\n"};
}

TEST_CASE("every kind of message reads back as it was signed") {
    const SecretKey key = SecretKey::fresh();
    TableMessage enrolment{.kind = MessageKind::enrolment, .place = some_table, .key = key.public_key()};
    enrolment.proof = enrolment_proof("code", some_table, enrolment.key);
    const TableMessage record{.kind = MessageKind::record, .place = some_table, .key = key.public_key()};
    for (const TableMessage& message : {enrolment, entries_of(key), record}) {
        const auto read = read_message(signed_message(key, message));
        REQUIRE(std::holds_alternative<TableMessage>(read));
        const auto& back = std::get<TableMessage>(read);
        CHECK(back.kind == message.kind);
        CHECK(back.place == message.place);
        CHECK(back.key == message.key);
        CHECK(back.proof == message.proof);
        CHECK(back.after == message.after);
        CHECK(back.before == message.before);
        CHECK(back.part == message.part);
    }
}

TEST_CASE("a message with any character changed, added or lost is refused") {
    const SecretKey key = SecretKey::fresh();
    const std::string sound = signed_message(key, entries_of(key));
    const auto is_refused = [](const std::string& text) {
        return std::holds_alternative<MessageProblem>(read_message(text));
    };
    const std::size_t signed_from = sound.find("tablebank message 1");
    REQUIRE(signed_from != std::string::npos);
    for (std::size_t at = signed_from; at < sound.size(); ++at) {
        CAPTURE(at);
        std::string changed = sound;
        changed[at] = changed[at] == 'a' ? 'b' : 'a';
        CHECK(is_refused(changed));
        CHECK(is_refused(sound.substr(0, at)));
    }
    CHECK(is_refused(sound + "\n"));
    CHECK(is_refused(""));
    CHECK(is_refused(std::string(100, '\n')));
}

TEST_CASE("a signature for another key is refused, and a later version is reported as one") {
    const SecretKey key = SecretKey::fresh();
    const SecretKey other = SecretKey::fresh();
    const auto read = read_message(signed_message(other, entries_of(key)));
    REQUIRE(std::holds_alternative<MessageProblem>(read));
    CHECK(std::get<MessageProblem>(read) == MessageProblem::bad_signature);
    std::string later = signed_message(key, entries_of(key));
    later.replace(later.find("tablebank message 1"), 19, "tablebank message 2");
    const auto newer = read_message(later);
    REQUIRE(std::holds_alternative<MessageProblem>(newer));
    CHECK(std::get<MessageProblem>(newer) == MessageProblem::newer);
}

TEST_CASE("the code of a table opens that table alone, for that key alone, and cannot be read off its proof") {
    const std::string secret(64, 'c');
    const PublicKey key = SecretKey::fresh().public_key();
    const std::string code = table_code(secret, some_table);
    CHECK(code.size() == 16);
    for (const TableOfEvent& other : {TableOfEvent{std::string(32, 'c'), 2, 3}, TableOfEvent{some_table.event_id, 3, 3},
                                      TableOfEvent{some_table.event_id, 2, 4}}) {
        CHECK(table_code(secret, other) != code);
        CHECK(enrolment_proof(code, other, key) != enrolment_proof(code, some_table, key));
    }
    CHECK(table_code(std::string(64, 'd'), some_table) != code);
    const std::string proof = enrolment_proof(code, some_table, key);
    CHECK(proof.size() == 64);
    CHECK(proof.find(code) == std::string::npos);
    CHECK(enrolment_proof(code, some_table, SecretKey::fresh().public_key()) != proof);
}

TEST_CASE("every answer of a hub reads back, and nothing else is one") {
    for (int state = 0; state <= static_cast<int>(HubState::not_now); ++state) {
        const HubAnswer answer{static_cast<HubState>(state), 12, sha256("twelve"), 9, "why \"so\"\n"};
        const auto read = read_hub_answer(hub_answer_text(answer));
        REQUIRE(read);
        CHECK(read->state == answer.state);
        CHECK(read->entry == 12);
        CHECK(read->head == answer.head);
        CHECK(read->fork_at == 9);
        CHECK(read->detail == answer.detail);
        CHECK((status_of(answer.state) == 200) == (answer.state == HubState::kept));
    }
    for (const char* other : {"", "{}", "<html>", "{\"hub\":\"tablebank\"}", "[1,2]", "null",
                              "{\"hub\":\"other\",\"state\":\"kept\",\"entry\":1,\"head\":\"00\"}",
                              "{\"hub\":\"tablebank\",\"state\":\"kept\",\"entry\":-1,\"head\":\"00\"}",
                              "{\"hub\":\"tablebank\",\"state\":\"kept\",\"entry\":\"1\",\"head\":\"00\"}"})
        CHECK_FALSE(read_hub_answer(other));
    CHECK_FALSE(read_hub_answer(std::string(20'000, '[')));
}

TEST_CASE("the address of a hub is a scheme, a host and perhaps a port") {
    const auto plain = read_hub_address("http://192.168.0.7:8017");
    REQUIRE(plain);
    CHECK_FALSE(plain->secure);
    CHECK(plain->port == 8017);
    CHECK(host_of(*plain) == "192.168.0.7:8017");
    const auto named = read_hub_address("https://hub.local/");
    REQUIRE(named);
    CHECK(named->secure);
    CHECK(named->port == 443);
    CHECK(host_of(*named) == "hub.local");
    const auto six = read_hub_address("http://[::1]:8017");
    REQUIRE(six);
    CHECK(six->host == "::1");
    CHECK(host_of(*six) == "[::1]:8017");
    for (const char* other :
         {"", "hub.local", "ftp://hub.local", "http://", "http://hub.local/path", "http://a b", "http://hub:0",
          "http://hub:99999", "http://hub:x", "http://[::1", "http://vera@hub", "http://h\n", "http://[hub]"})
        CHECK_FALSE(read_hub_address(other));
    CHECK_FALSE(read_hub_address("http://" + std::string(400, 'a')));
}

}  // namespace
}  // namespace tablebank::testing
