#pragma once
// What the judge and the table said of a result, as JSON: of the score sheet and of `show FILE judge`.

#include "app/cli/json.h"
#include "app/session/adjudication.h"

namespace tablebank {

/// "rulings_confirmed", "counted", "witnesses", "signed", "certified", "score_corrections", "protests",
/// "protests_until": each only where there is something to tell.
void add_judge_json(const Adjudication& road, const std::vector<std::string>& names, Json& json);

}  // namespace tablebank
