#include "app/live/hub_answer.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/live/event_key.h"
#include "ledger/text/json_bounds.h"

namespace tablebank {
namespace {

using Json = nlohmann::ordered_json;

struct StateRow {
    HubState state;
    std::string_view name;
    int status;
};
constexpr std::array rows{
    StateRow{HubState::kept, "kept", 200},
    StateRow{HubState::gap, "gap", 409},
    StateRow{HubState::fork, "fork", 409},
    StateRow{HubState::not_enrolled, "not-enrolled", 403},
    StateRow{HubState::other_key, "other-key", 403},
    StateRow{HubState::key_withdrawn, "key-withdrawn", 403},
    StateRow{HubState::wrong_code, "wrong-code", 403},
    StateRow{HubState::other_event, "other-event", 404},
    StateRow{HubState::no_such_table, "no-such-table", 404},
    StateRow{HubState::other_game, "other-game", 409},
    StateRow{HubState::not_a_message, "not-a-message", 400},
    StateRow{HubState::newer, "newer", 400},
    StateRow{HubState::bad_signature, "bad-signature", 403},
    StateRow{HubState::damaged, "damaged", 422},
    StateRow{HubState::too_much, "too-much", 413},
    StateRow{HubState::not_now, "not-now", 503},
    StateRow{HubState::not_begun, "not-begun", 503},
};
static_assert(rows.size() == static_cast<std::size_t>(HubState::not_begun) + 1);

const StateRow& row_of(HubState state) {
    return rows.at(static_cast<std::size_t>(state));
}

constexpr std::size_t longest_answer = 16384;
constexpr std::string_view answer_purpose = "tablebank answer of a hub";

Json json_of(const HubAnswer& answer) {
    // Version 1.0 knows no `not_begun`: for it the hub takes nothing at the moment.
    const bool is_early = answer.state == HubState::not_begun;
    Json json{{"hub", "tablebank"},
              {"state", to_string(is_early ? HubState::not_now : answer.state)},
              {"entry", answer.entry},
              {"head", to_hex(answer.head)}};
    if (is_early) json["reason"] = to_string(answer.state);
    if (answer.fork_at != 0) json["fork_at"] = answer.fork_at;
    if (!answer.detail.empty()) json["detail"] = answer.detail;
    if (answer.time)
        json["time"] = {{"bell", answer.time->bell}, {"minutes", answer.time->minutes}, {"now", answer.time->now}};
    return json;
}

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// The text that the proof of an answer signs: the hash of the message, and the answer without the proof.
std::string proved_text(std::string_view message, const std::string& answer) {
    return to_hex(sha256(message)) + '\n' + answer;
}

/// An integer in canonical form, within 64 bits.
std::optional<std::int64_t> whole_number(const Json& value) {
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX}) return std::nullopt;
    return value.get<std::int64_t>();
}

/// nullopt if it is not there, or is not a time that a table could play by.
std::optional<RoundTime> time_in(const Json& json) {
    constexpr std::int64_t last_moment = 253'402'300'799'999;  // of the year 9999
    constexpr std::int64_t most_minutes = 100'000;
    if (!json.contains("time") || !json["time"].is_object()) return std::nullopt;
    const auto at = [&](const char* key) {
        const auto value = json["time"].find(key);
        return value == json["time"].end() ? std::int64_t{-1} : whole_number(*value).value_or(-1);
    };
    const RoundTime time{at("bell"), at("minutes"), at("now")};
    const bool is_sound = time.bell >= 0 && time.bell <= time.now && time.now <= last_moment && time.minutes >= 1 &&
                          time.minutes <= most_minutes;
    return is_sound ? std::optional{time} : std::nullopt;
}

}  // namespace

std::string_view to_string(HubState state) {
    return row_of(state).name;
}

bool is_passing(HubState state) {
    return state == HubState::not_now || state == HubState::not_begun;
}

int status_of(HubState state) {
    return row_of(state).status;
}

std::string hub_answer_text(const HubAnswer& answer) {
    return line_of(json_of(answer));
}

std::string proved_answer_text(const HubAnswer& answer, const SecretKey& event_key, std::string_view message) {
    // Read back first: malformed UTF-8 is signed in the form in which it is sent.
    Json json = Json::parse(hub_answer_text(answer));
    json["proof"] = event_signature(event_key, answer_purpose, proved_text(message, line_of(json)));
    return line_of(json);
}

bool is_proved_answer(std::string_view text, const PublicKey& event_key, std::string_view message) {
    if (text.size() > longest_answer || beyond_json_bounds(text)) return false;
    try {
        Json json = Json::parse(text);
        const auto proof = json.at("proof").get<std::string>();
        json.erase("proof");
        return is_signed(event_key, answer_purpose, proved_text(message, line_of(json)), proof);
    } catch (const Json::exception&) {
        return false;
    }
}

std::optional<HubAnswer> read_hub_answer(std::string_view text) {
    if (text.size() > longest_answer || beyond_json_bounds(text)) return std::nullopt;
    try {
        const Json json = Json::parse(text);
        if (json.at("hub") != "tablebank") return std::nullopt;
        const auto found = std::ranges::find(rows, json.at("state").get<std::string>(), &StateRow::name);
        const auto head = parse_hash(json.at("head").get<std::string>());
        const auto entry = whole_number(json.at("entry"));
        const auto fork_at = json.contains("fork_at") ? whole_number(json["fork_at"]) : std::optional{std::int64_t{0}};
        if (found == rows.end() || !head || !entry || *entry < 0 || !fork_at) return std::nullopt;
        const bool is_early =
            found->state == HubState::not_now && json.value("reason", std::string{}) == to_string(HubState::not_begun);
        return HubAnswer{.state = is_early ? HubState::not_begun : found->state,
                         .entry = *entry,
                         .head = *head,
                         .fork_at = *fork_at,
                         .detail = json.value("detail", std::string{}),
                         .time = time_in(json)};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace tablebank
