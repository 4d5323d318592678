#pragma once
// The extract of an entry for programs. Internal header.

#include "app/cli/json.h"
#include "app/present/extract/extract_facts.h"

namespace tablebank {

/// Sentences in the language given; accounts, assets and facts as the game file writes them.
[[nodiscard]] Json extract_json(const Language& lang, const Table& table, const EntryExtract& extract);

}  // namespace tablebank
