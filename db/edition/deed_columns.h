#pragma once
// The columns of a deed spreadsheet: those for the roles and houses of an edition, and their headings in the five
// languages. A column is identified by the key of its cells in an edition file.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

struct DeedColumn {
    std::string key;      ///< "price", "monopolist.built[2]"; "house_price" if all roles pay the same
    std::string head;     ///< the heading written by this program: "price", "monopolist rent 3"
    bool needed = true;   ///< whether a spreadsheet must have it
    bool street = false;  ///< whether only streets have a figure there
};

/// In the order in which they are written. `price_by_role`: a column with the price of buildings for each role, if the
/// roles pay different prices.
[[nodiscard]] std::vector<DeedColumn> deed_columns(const Edition& edition, bool price_by_role);

/// The heading of a column in a language, "ru": "монополист рента 3"; unchanged if the program has no words for it.
[[nodiscard]] std::string deed_head(std::string_view language, const std::string& head);

/// The key of the column with this heading; nullopt if the deeds of the edition have no such column.
[[nodiscard]] std::optional<std::string> deed_column_called(const Edition& edition, std::string_view head);

}  // namespace tablebank
