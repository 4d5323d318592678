#pragma once
// The remarks for a judge as rows of a screen: each with its entry.

#include <cstdint>
#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct ReviewRow {
    std::int64_t entry = 0;
    std::string head;   ///< "#12  19:42  Anna pay 300 to Boris"
    std::string words;  ///< "Anna gives Boris 300, and nothing comes back"
    bool in_force = true;
};

struct ReviewSnapshot {
    std::string count;    ///< "3 entries ask for a look"
    std::string nothing;  ///< the sentence if there are no rows
    std::vector<ReviewRow> rows;
};

[[nodiscard]] ReviewSnapshot make_review_snapshot(const Language& lang, const Table& table);

}  // namespace tablebank
