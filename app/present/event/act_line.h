#pragma once
// A director's act in one line: "Result of round 1, table 2: Anna 304.2 (1), Boris 140 (2)".

#include <string>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// `event` must be the state after the act, or a later one.
[[nodiscard]] std::string act_line(const Language& lang, const Event& event, const Act& act);

/// A heading: "points", "share of the table".
[[nodiscard]] std::string criterion_text(const Language& lang, Criterion criterion);
/// The scoring of an event: the points by place for each size of table, the points of a bye, and the deciding criteria
/// in order.
[[nodiscard]] std::string scheme_text(const Language& lang, const Scheme& scheme);
/// A figure of a criterion as text: the share of the tables in per cent, averages rounded half up to hundredths.
[[nodiscard]] std::string criterion_value_text(const Language& lang, Criterion criterion, const Share& value);

/// "Anna", or the number if the player is not in the event.
[[nodiscard]] std::string event_player_name(const Event& event, int number);

}  // namespace tablebank
