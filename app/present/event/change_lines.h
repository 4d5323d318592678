#pragma once
// The lines that a director sees before an act is posted: the changes by undoing or amending, and the bell's questions.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// The entries that fall out, each with the reason, and those that fit again; empty for any other act.
[[nodiscard]] std::vector<std::string> change_lines(const Language& lang, const Event& before, const Act& act,
                                                    const std::string& why);
/// Who of a round has not been checked in, if anyone was, and which results of earlier rounds are missing.
[[nodiscard]] std::vector<std::string> bell_questions(const Language& lang, const Event& event, int round);
/// The clock of a round whose bell would ring at that moment (UTC milliseconds); empty if the event has no time.
[[nodiscard]] std::string bell_clock(const Language& lang, const Event& event, std::int64_t at_ms);

/// "After round 2; 3 results of round 3 are missing": what the standings lack; empty if they lack nothing.
[[nodiscard]] std::string lacking_text(const Language& lang, const Event& event);

/// That a result is set aside, since the bell of its round has not rung.
[[nodiscard]] std::string early_text(const Language& lang, int round);
/// That a typed total of a table that sends its game is provisional.
[[nodiscard]] std::string provisional_text(const Language& lang);
/// Why typed totals are asked about; empty if they are not.
[[nodiscard]] std::string unlikely_text(const Language& lang, const Event& event, const act::ResultTaken& result);

/// What became of an entry of the log, "undone by #40"; empty if it is in force as it was posted.
[[nodiscard]] std::string fate_text(const Language& lang, const Event& event, std::int64_t entry);

}  // namespace tablebank
