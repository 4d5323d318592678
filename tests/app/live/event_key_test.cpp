// The key of an event: everyone with the secret of its hub has it, and its signature proves that.

#include "app/live/event_key.h"

#include <doctest/doctest.h>

#include <set>

#include "app/live/hub_answer.h"

namespace tablebank::testing {
namespace {

const std::string secret(64, 'a');
const std::string event_id(32, '1');

TEST_CASE("an event has one key, different from every other event or secret") {
    const PublicKey key = event_key(secret, event_id).public_key();
    CHECK(event_key(secret, event_id).public_key() == key);
    CHECK(event_key(std::string(64, 'b'), event_id).public_key() != key);
    CHECK(event_key(secret, std::string(32, '2')).public_key() != key);
    CHECK(event_key_text(key).size() == 43);
    CHECK(read_event_key(event_key_text(key)) == key);
    // Signed once and written down: another version has to find the same key, or no program recognises the event.
    CHECK(event_key_text(key) == "SrW3109g0XuHOfnpthBq7jl00WCYqM1BFdIwwwe0MAs");
    CHECK(short_form(key) == "H5Y8-VK7J-4A24-XX78");
    for (const std::string& other : {std::string{}, std::string("A"), event_key_text(key) + "A",
                                     event_key_text(key) + "=", std::string(43, '!'), event_key_text(key).substr(1)})
        CHECK_FALSE(read_event_key(other));
}

TEST_CASE("a key is read aloud in four groups of four characters, of which no two look alike") {
    std::set<std::string> forms;
    for (int number = 0; number < 1000; ++number) {
        const std::string form = short_form(event_key(secret, std::to_string(number)).public_key());
        CHECK(form.size() == 19);
        CHECK(form.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ-") == std::string::npos);
        forms.insert(form);
    }
    CHECK(forms.size() == 1000);
}

TEST_CASE("a signature is of one text, for one purpose, by one key") {
    const SecretKey key = event_key(secret, event_id);
    const std::string signature = event_signature(key, "purpose", "text");
    CHECK(signature.size() == 86);
    CHECK(is_signed(key.public_key(), "purpose", "text", signature));
    CHECK_FALSE(is_signed(key.public_key(), "purpose", "texts", signature));
    CHECK_FALSE(is_signed(key.public_key(), "purposes", "text", signature));
    CHECK_FALSE(is_signed(key.public_key(), "purpose\ntext", "", signature));
    CHECK_FALSE(is_signed(event_key(secret, std::string(32, '2')).public_key(), "purpose", "text", signature));
    for (const std::string& other : {std::string{}, std::string(86, 'A'), signature + "A", signature.substr(1)})
        CHECK_FALSE(is_signed(key.public_key(), "purpose", "text", other));
    CHECK_FALSE(is_signed(PublicKey{}, "purpose", "text", std::string(86, 'A')));
}

TEST_CASE("an answer of a hub is proved for the message that it answers, and programs of 1.0 can still read it") {
    const SecretKey key = event_key(secret, event_id);
    const HubAnswer answer{HubState::gap, 12, sha256("twelve"), 0, "why \xff\"so\"\n"};
    const std::string text = proved_answer_text(answer, key, "message");
    CHECK(is_proved_answer(text, key.public_key(), "message"));
    CHECK_FALSE(is_proved_answer(text, key.public_key(), "another message"));
    CHECK_FALSE(is_proved_answer(text, event_key(secret, std::string(32, '2')).public_key(), "message"));
    CHECK_FALSE(is_proved_answer(hub_answer_text(answer), key.public_key(), "message"));
    const auto read = read_hub_answer(text);
    REQUIRE(read);
    CHECK(read->state == HubState::gap);
    CHECK(read->entry == 12);
    CHECK(read->head == answer.head);
    std::string other = text;
    other.replace(other.find("12"), 2, "13");
    CHECK(read_hub_answer(other));
    CHECK_FALSE(is_proved_answer(other, key.public_key(), "message"));
    for (const char* strange : {"", "{}", "[]", "7", "{\"proof\":7}", "{\"proof\":\"\"}", "not JSON"})
        CHECK_FALSE(is_proved_answer(strange, key.public_key(), "message"));
}

TEST_CASE("an answer with numbers that no hub counts to is invalid") {
    for (const char* entry : {"1e300", "-1", "1.5", "18446744073709551615", "\"7\"", "null"}) {
        CAPTURE(entry);
        const std::string text =
            R"({"hub":"tablebank","state":"kept","head":")" + std::string(64, '0') + R"(","entry":)" + entry + "}";
        CHECK_FALSE(read_hub_answer(text));
    }
}

}  // namespace
}  // namespace tablebank::testing
