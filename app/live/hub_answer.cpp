#include "app/live/hub_answer.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

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
    const bool is_early = answer.state == HubState::not_begun;
    Json json{{"hub", "tablebank"},
              {"state", to_string(is_early ? HubState::not_now : answer.state)},
              {"entry", answer.entry},
              {"head", to_hex(answer.head)}};
    if (is_early) json["reason"] = to_string(answer.state);
    if (answer.fork_at != 0) json["fork_at"] = answer.fork_at;
    if (!answer.detail.empty()) json["detail"] = answer.detail;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::optional<HubAnswer> read_hub_answer(std::string_view text) {
    if (text.size() > longest_answer || beyond_json_bounds(text)) return std::nullopt;
    try {
        const Json json = Json::parse(text);
        if (json.at("hub") != "tablebank") return std::nullopt;
        const auto found = std::ranges::find(rows, json.at("state").get<std::string>(), &StateRow::name);
        const auto head = parse_hash(json.at("head").get<std::string>());
        const auto entry = json.at("entry").get<std::int64_t>();
        if (found == rows.end() || !head || entry < 0) return std::nullopt;
        const bool is_early =
            found->state == HubState::not_now && json.value("reason", std::string{}) == to_string(HubState::not_begun);
        return HubAnswer{.state = is_early ? HubState::not_begun : found->state,
                         .entry = entry,
                         .head = *head,
                         .fork_at = json.value("fork_at", std::int64_t{0}),
                         .detail = json.value("detail", std::string{})};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace tablebank
