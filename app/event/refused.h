#pragma once
// Shared helpers of the decisions: short constructors of refusals and common checks. Internal to this module.

#include <cstdint>
#include <string>
#include <utility>

#include "app/event/decide_act.h"

namespace tablebank {

[[nodiscard]] inline EventRefusal refused(EventRefusal::Code code, std::string text = {}) {
    return {.code = code, .text = std::move(text)};
}
[[nodiscard]] inline EventRefusal refused_number(EventRefusal::Code code, std::int64_t number) {
    return {.code = code, .number = number};
}
[[nodiscard]] inline EventRefusal refused_round(EventRefusal::Code code, int round, std::string text = {}) {
    return {.code = code, .round = round, .text = std::move(text)};
}
[[nodiscard]] inline EventRefusal refused_table(EventRefusal::Code code, int round, int table, std::string text = {}) {
    return {.code = code, .round = round, .table = table, .text = std::move(text)};
}

/// Ids, hashes and keys in their canonical form; whether such a game was ever played is not checked here.
[[nodiscard]] bool is_game_source(const GameSource& source);

}  // namespace tablebank
