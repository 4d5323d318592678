#pragma once
// Why a director's act was refused, or a scheme is invalid, as one sentence with the place and the reason.

#include <string>

#include "app/event/decide_act.h"
#include "app/event/game_result.h"
#include "calculators/tournament/scheme.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string event_refusal_text(const Language& lang, const EventRefusal& refusal);
[[nodiscard]] std::string scheme_problem_text(const Language& lang, const SchemeProblem& problem);
[[nodiscard]] std::string no_game_result_text(const Language& lang, NoGameResult reason);

}  // namespace tablebank
