#pragma once
// Tables of deeds as spreadsheets write them, for the tests of their reader.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "db/edition/deed_table.h"
#include "source_dir.h"

namespace tablebank::testing {

using Kind = DeedTableProblem::Kind;

using Rows = std::vector<std::vector<std::string>>;

inline const LoadedEdition& like(const std::string& id) {
    static std::map<std::string, LoadedEdition> loaded;
    const auto found = loaded.find(id);
    if (found != loaded.end()) return found->second;
    return loaded.emplace(id, load_edition_file(TABLEBANK_SOURCE_DIR "/editions/" + id + ".toml")).first->second;
}

inline EditionTitle title_of(const Edition& edition) {
    return {edition.id, edition.name, edition.language};
}

/// As a spreadsheet that parts cells so writes it.
inline std::string csv_of(const Rows& rows, char separator = ';') {
    std::string csv;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) csv += (i > 0 ? std::string(1, separator) : "") + row[i];
        csv += "\r\n";
    }
    return csv;
}

inline DeedTableEdition read(const std::string& csv, const std::string& id = "example-small") {
    return edition_from_deeds(csv, like(id), title_of(like(id).edition));
}

inline Rows table(const std::string& id = "example-small") {
    return deed_table_rows(like(id).edition);
}

inline std::size_t column(const Rows& rows, const std::string& head) {
    return static_cast<std::size_t>(std::ranges::find(rows.front(), head) - rows.front().begin());
}

/// The only problem of a table with one cell typed otherwise.
inline DeedTableProblem problem_of(const std::string& head, std::size_t row, const std::string& typed) {
    Rows rows = table();
    rows.at(row - 1).at(column(rows, head)) = typed;
    const DeedTableEdition made = read(csv_of(rows));
    REQUIRE(made.problems.size() == 1);
    const DeedTableProblem& problem = made.problems.front();
    CHECK(problem.row == static_cast<int>(row));
    CHECK(problem.column == static_cast<int>(column(rows, head)) + 1);
    CHECK(problem.head == head);
    CHECK(made.edition.has_value() == problem.warning);
    return problem;
}

/// The only error of a table.
inline DeedTableProblem problem_in(const std::string& csv) {
    const DeedTableEdition made = read(csv);
    REQUIRE(made.problems.size() == 1);
    CHECK_FALSE(made.edition.has_value());
    return made.problems.front();
}

}  // namespace tablebank::testing
