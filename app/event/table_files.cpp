#include "app/event/table_files.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "db/file/folder.h"
#include "platform/path_text.h"

namespace tablebank {

std::vector<TableSetup> table_setups(const ReadEvent& read, int round, const std::optional<int>& table,
                                     const std::string& hub, bool phones) {
    std::vector<TableSetup> setups;
    for (const EventTable& one : read.event.rounds.at(round).tables)
        if (!table || *table == one.seating.number)
            setups.push_back(table_setup(read.event, read.id, round, one.seating.number));
    for (TableSetup& setup : setups) {
        if (!hub.empty()) setup.hub = hub;
        setup.phones = phones;
    }
    return setups;
}

std::string write_table_file(const std::string& folder, const Event& event, const TableSetup& setup) {
    const std::string name = fmt::format("round-{}-table-{}.tbj", setup.round, setup.table);
    Folder::made(platform::path_of(folder))
        .add(
            name, [&](std::ostream& out) { out << join_line(event, setup) << '\n'; }, Readers::owner);
    return platform::text_of(platform::path_of(folder) / platform::path_of(name));
}

}  // namespace tablebank
