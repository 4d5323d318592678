#pragma once
// The judge's and the table's statements about a result, as JSON: for the score sheet and for `show FILE judge`.

#include "app/cli/json.h"
#include "app/session/adjudication.h"

namespace tablebank {

/// "rulings_confirmed", "counted", "witnesses", "signed", "certified", "score_corrections", "protests",
/// "protests_until": each only if it has a value.
void add_judge_json(const Adjudication& road, const std::vector<std::string>& names, Json& json);

}  // namespace tablebank
