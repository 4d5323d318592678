// Any bytes as the input that leads a banker's program to a hub, and as a hub's answers: the line of a table, its
// content, its short code, a sealed line, an answer. An accepted one is within its limits and reads back as it is
// written.

#include <sodium.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "app/event/line_doubt.h"
#include "app/live/event_key.h"
#include "app/live/hub_answer.h"
#include "app/live/short_code.h"

namespace {

using namespace tablebank;

void require(bool holds) {
    if (!holds) std::abort();
}

/// The content of a line, as a line that is whole.
std::string line_saying(std::string_view said) {
    constexpr int alphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(said.size(), alphabet), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(said.data()), said.size(),
                      alphabet);
    text.pop_back();
    return "tablebank-table-1:" + text + '.' + to_hex(sha256(text)).substr(0, 8);
}

void try_line(std::string_view line) {
    const auto read = read_join_line(line);
    const auto* table = std::get_if<TableSetup>(&read);
    if (table == nullptr) return;
    require(table->round >= 1 && table->table >= 1 && !table->players.empty() && table->event_id.size() == 32);
    const std::string kept = kept_line(*table);
    require(std::get<TableSetup>(read_kept_line(kept)) == *table);
    TableSetup unproved = *table;
    unproved.key.reset();
    require(std::get<TableSetup>(read_join_line(kept)) == unproved);
    // For any content, no one is led to a hub without a question.
    require(table->hub.empty() || doubt_about(*table, {}).has_value());
    require(table->hub.empty() || table->key || doubt_about(*table, {event_key("secret", "event").public_key(), {}}));
}

void try_code(std::string_view text) {
    const auto join = read_short_join(text);
    if (!join) return;
    require(join->code.size() == 12 && read_short_join(short_join_text(*join)) == join);
}

void try_answer(std::string_view text) {
    static const SecretKey key = event_key("secret", "event");
    static_cast<void>(is_proved_answer(text, key.public_key(), "message"));
    const auto answer = read_hub_answer(text);
    if (!answer) return;
    require(answer->entry >= 0);
    const std::string proved = proved_answer_text(*answer, key, text);
    require(is_proved_answer(proved, key.public_key(), text));
    require(!is_proved_answer(proved, key.public_key(), "another message"));
}

void try_sealed(std::string_view bytes) {
    static_cast<void>(opened_line("K7QX1MPA02TD", bytes));
    require(opened_line("K7QX1MPA02TD", sealed_line("K7QX1MPA02TD", bytes)) == bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    try_line(bytes);
    try_line(line_saying(bytes));
    try_code(bytes);
    try_answer(bytes);
    try_sealed(bytes);
    return 0;
}
