#pragma once
// The deeds of an edition as a table for a spreadsheet, one a row: written from an edition, and read to make an edition
// that is like another in everything but its deeds. Everything that is wrong with a table is told at once, with row and
// column; what it then still lacks as an edition is found by the reader of edition files, and told by row and column
// too. Knows nothing of files, and words no message.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

struct DeedTableLimits {
    static constexpr std::size_t bytes = std::size_t{256} * 1024;
    static constexpr std::size_t columns = 100;
    static constexpr std::size_t text = 200;  ///< bytes of a name, as in an edition file
    static constexpr std::size_t told = 500;  ///< problems of one table
};

/// One thing to say about a table of deeds.
struct DeedTableProblem {
    enum class Kind {
        empty,               ///< no deed stands in it
        too_long,            ///< more than DeedTableLimits::bytes
        too_many_columns,    ///< more than DeedTableLimits::columns
        not_text,            ///< bytes that are no UTF-8
        mark_inside,         ///< a byte order mark within the table
        sign_unseen,         ///< text; a sign that nobody sees
        open_quote,          ///< a quoted cell does not end
        no_head,             ///< nothing in the first row is a head
        column_missing,      ///< text: how it is headed
        column_unknown,      ///< a warning: it is passed over
        two_heads,           ///< other: the column that is headed alike
        head_again,          ///< a second row of heads
        other_separator,     ///< text: what parts the cells there; separator: what parts them in the head
        cell_beyond,         ///< a cell without a head; separator
        missing,             ///< an empty cell
        amount_fraction,     ///< text: with a comma or a point
        amount_invalid,      ///< text: no figure
        amount_too_large,    ///< text: more than 10^15
        text_long,           ///< longer than DeedTableLimits::text
        space_invalid,       ///< text; other: the last space
        space_without_deed,  ///< text: the kind of the space
        space_twice,         ///< other: the row where it stood first
        space_missing,       ///< other: a space that has a deed, and no row
        not_for_companies,   ///< text; streets alone have it
        redeem_is_reckoned,  ///< text; the book has an interest in its place
        slug_missing,        ///< text: a name that no slug can be made of
        group_alone,         ///< a warning; text: the group of most streets that are one group in the other edition
        colour_differs,      ///< text; other: the row with another colour for the group
        finding,             ///< text: what the check of an edition says of it
        more,                ///< other: problems that are not told
    };
    Kind kind = Kind::finding;
    int row = 0;         ///< as a spreadsheet counts, from 1; 0: the table
    int column = 0;      ///< from 1; 0: the row
    std::string head{};  ///< of the column, as it is typed
    std::string text{};
    int other = 0;
    char separator = ',';
    bool warning = false;
    friend bool operator==(const DeedTableProblem&, const DeedTableProblem&) = default;
};

/// What an edition is called that is made.
struct EditionTitle {
    std::string id;
    std::string name;
    std::string language;  ///< of its names
};

struct DeedTableEdition {
    std::optional<LoadedEdition> edition;    ///< none where anything but warnings was found
    std::vector<DeedTableProblem> problems;  ///< by row and column, those of the whole table first
};

/// The edition that is like `like`, with the deeds, groups and prices of the table. Its figures are a template.
[[nodiscard]] DeedTableEdition edition_from_deeds(std::string_view csv, const LoadedEdition& like,
                                                  const EditionTitle& title);

/// The same table of an edition: a row of heads, then the deeds in board order.
[[nodiscard]] std::vector<std::vector<std::string>> deed_table_rows(const Edition& edition);

/// "A", "Z", "AA": how spreadsheets call the column, counted from 1.
[[nodiscard]] std::string column_letters(int column);

}  // namespace tablebank
