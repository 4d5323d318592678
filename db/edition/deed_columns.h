#pragma once
// The columns of a table of deeds: which there are for the roles and houses of an edition, and how people head them in
// the five languages. A column is called by the key that its cells have in an edition file.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

struct DeedColumn {
    std::string key;      ///< "price", "monopolist.built[2]"; "house_price" where all roles pay the same
    std::string head;     ///< as a table of this program has it: "price", "monopolist rent 3"
    bool needed = true;   ///< whether a table must have it
    bool street = false;  ///< whether only streets have a figure there
};

/// In the order in which they are written. `price_by_role`: a column of what buildings cost for each role, where they
/// do not cost every role the same.
[[nodiscard]] std::vector<DeedColumn> deed_columns(const Edition& edition, bool price_by_role);

/// The key of the column that is headed so; nullopt where the deeds of the edition have none of that name.
[[nodiscard]] std::optional<std::string> deed_column_called(const Edition& edition, std::string_view head);

}  // namespace tablebank
