#pragma once
// What a director did, in one line: "Result of round 1, table 2: Anna 304.2 (1), Boris 140 (2)".

#include <string>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// `event` as the act left it, or later.
[[nodiscard]] std::string act_line(const Language& lang, const Event& event, const Act& act);

/// "points", "share of the table": a heading.
[[nodiscard]] std::string criterion_text(const Language& lang, Criterion criterion);
/// A figure of a criterion as people read it: the share of the tables in percent, averages rounded half up to
/// hundredths.
[[nodiscard]] std::string criterion_value_text(const Language& lang, Criterion criterion, const Share& value);

/// "Anna", or the number of somebody who is not in the event.
[[nodiscard]] std::string event_player_name(const Event& event, int number);

}  // namespace tablebank
