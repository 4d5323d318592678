#pragma once
// The deeds of an edition as a spreadsheet, one per row: written from an edition, and read to make an edition that
// equals another in everything except its deeds. All problems are reported at once, with row and column. The reader of
// edition files finds problems of the resulting edition; these are reported by row and column too. Neither files nor
// message texts are handled here.

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
    static constexpr std::size_t told = 500;  ///< reported problems of one spreadsheet
};

/// A problem of a deed spreadsheet.
struct DeedTableProblem {
    enum class Kind {
        empty,               ///< it has no deeds
        too_long,            ///< more than DeedTableLimits::bytes
        too_many_columns,    ///< more than DeedTableLimits::columns
        not_text,            ///< not UTF-8
        mark_inside,         ///< a byte order mark within the spreadsheet
        sign_unseen,         ///< text; it has an invisible character
        open_quote,          ///< a quoted cell does not end
        no_head,             ///< no cell of the first row is a known heading
        rows_above,          ///< a warning: rows above the row of headings are skipped
        column_missing,      ///< text: its heading
        column_unknown,      ///< a warning: it is ignored
        column_mistyped,     ///< text: the only heading that is missing; this one is unknown
        two_heads,           ///< other: the column with the same heading; text: the only heading that is missing
        head_again,          ///< a second row of headings
        other_separator,     ///< text: the separator in the row; separator: the one in the first row
        cell_beyond,         ///< a cell without a heading; separator
        missing,             ///< an empty cell
        amount_fraction,     ///< text: with a comma or a point; other: further cells of the column
        amounts_fraction,    ///< the same in several columns; head: their letters; other: further cells of the table
        amount_invalid,      ///< text: not a number; other: further cells of the column
        amounts_invalid,     ///< the same in several columns; head: their letters; other: further cells of the table
        amount_too_large,    ///< text: more than 10^15
        text_long,           ///< longer than DeedTableLimits::text
        space_invalid,       ///< text; other: the last space
        space_without_deed,  ///< text: the kind of the space
        space_twice,         ///< other: the row with the first occurrence
        space_unread,        ///< text: not a space; other: the only space without a row
        space_doubled,       ///< other: the row that has the space already; second: the only space without a row
        space_missing,       ///< other: a space with a deed but without a row
        spaces_from_one,     ///< the spaces are counted from 1, not from 0
        spaces_missing,      ///< the same of several; text: their numbers
        not_for_companies,   ///< text; only streets have it
        company_zeros,       ///< a warning: zeros of companies in columns of streets, which are ignored
        company_group,       ///< a warning; text: a group of companies alone, which is ignored
        street_figures,  ///< text: the kind of the space, a company's; other: the space; the row has rents of a street
        no_street_figures,   ///< other: a space with a street; the row has no rents
        spaces_swapped,      ///< other, second: two spaces whose rows look as if they were swapped; text: the kind of
                             ///< the company on the first; empty: both are streets, and it is a warning
        column_empty,        ///< no row has anything in a column that is needed
        redeem_is_reckoned,  ///< text; the book has an interest rate instead
        slug_missing,        ///< text: a name from which no slug can be derived
        group_alone,         ///< a warning; text: the group of most streets that form one group in the base edition
        colour_invalid,      ///< text: not #rrggbb; other: further cells of the column
        colour_differs,      ///< text; other: the row with another colour for the group
        finding,             ///< found: the message of the edition check; text: its key if no cell is meant
        more,                ///< other: number of further problems, which are not reported
    };
    Kind kind = Kind::finding;
    int row = 0;         ///< counted from 1, as in a spreadsheet; 0: the whole spreadsheet
    int column = 0;      ///< from 1; 0: the row
    std::string head{};  ///< of the column, as typed
    std::string text{};
    int other = 0;
    int second = 0;
    char separator = ',';
    bool warning = false;
    EditionMessage found{};
    EditionWords words{};  ///< of the base edition
    friend bool operator==(const DeedTableProblem&, const DeedTableProblem&) = default;
};

/// The title of a new edition.
struct EditionTitle {
    std::string id;
    std::string name;
    std::string language;  ///< of its names
};

struct DeedTableEdition {
    std::optional<LoadedEdition> edition;    ///< nullopt if there are errors, not only warnings
    std::vector<DeedTableProblem> problems;  ///< by row and column, those of the whole spreadsheet first
};

/// An edition that equals `like` except for the deeds, groups and prices of the spreadsheet. Its figures are a
/// template.
[[nodiscard]] DeedTableEdition edition_from_deeds(std::string_view csv, const LoadedEdition& like,
                                                  const EditionTitle& title);

/// The spreadsheet of an edition: a row of headings, then the deeds in board order.
[[nodiscard]] std::vector<std::vector<std::string>> deed_table_rows(const Edition& edition,
                                                                    std::string_view language = "en");

/// "A", "Z", "AA": the name of a column in spreadsheets, counted from 1.
[[nodiscard]] std::string column_letters(int column);

}  // namespace tablebank
