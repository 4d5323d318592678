#pragma once
// What a judge should look at, as rows of a screen: each with the entry that it is about.

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
    std::string nothing;  ///< said where there is no row
    std::vector<ReviewRow> rows;
};

[[nodiscard]] ReviewSnapshot make_review_snapshot(const Language& lang, const Table& table);

}  // namespace tablebank
