#pragma once
// The set-ups of the tables of a round, and the files in which bankers get them.

#include <optional>
#include <string>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/table_setup.h"

namespace tablebank {

/// Of a round that is seated: of all its tables, or of one that exists. `hub`: the address that the lines name, or
/// empty for that of the event.
[[nodiscard]] std::vector<TableSetup> table_setups(const ReadEvent& read, int round, const std::optional<int>& table,
                                                   const std::string& hub, bool phones);

/// "round-1-table-3.tbj" with the line of the table, in a folder that is made if it is missing; only its owner may read
/// it. Returns its path. Throws FileError, exists if there is such a file.
std::string write_table_file(const std::string& folder, const Event& event, const TableSetup& setup);

}  // namespace tablebank
