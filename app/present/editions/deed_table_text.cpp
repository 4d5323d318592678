#include "app/present/editions/deed_table_text.h"

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/edition_error_text.h"
#include "app/present/words/name_text.h"
#include "db/edition/deed_columns.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

std::string sign_text(const Language& lang, char sign) {
    return sign == '\t' ? lang.tr("the tabulator") : '"' + std::string(1, sign) + '"';
}

std::string two_heads_text(const Language& lang, const DeedTableProblem& problem) {
    const Word letters{"letters", column_letters(problem.other)};
    if (problem.text.empty()) return lang.tr("means the same as column {letters}", {letters});
    return lang.tr("means the same as column {letters}, and the column \"{text}\" is missing: is it this one?",
                   {letters, {"text", deed_head(lang.tag(), problem.text)}});
}

/// For the table as a whole, its head and the separator of its cells.
std::string table_problem_text(const Language& lang, const DeedTableProblem& problem) {
    const Word text{"text", truncated(problem.text)};
    const Word other{"other", std::to_string(problem.other)};
    const Word sign{"sign", sign_text(lang, problem.separator)};
    switch (problem.kind) {
        case Kind::empty:
            return lang.tr("it has no deeds");
        case Kind::too_long:
            return lang.tr("the table is longer than {limit} bytes",
                           {{"limit", std::to_string(DeedTableLimits::bytes)}});
        case Kind::too_many_columns:
            return lang.tr("there are more than {limit} columns",
                           {{"limit", std::to_string(DeedTableLimits::columns)}});
        case Kind::open_quote:
            return lang.tr("a quoted cell begins here and does not end");
        case Kind::no_head:
            return lang.tr(
                "this is not a row of headings: the first row has \"{space}\", \"{name}\", \"{price}\" and so on",
                {{"space", deed_head(lang.tag(), "space")},
                 {"name", deed_head(lang.tag(), "name")},
                 {"price", deed_head(lang.tag(), "price")}});
        case Kind::rows_above:
            return lang.tr("the headings are in this row: the rows above it are skipped");
        case Kind::column_missing:
            return lang.tr("the column \"{text}\" is missing", {{"text", deed_head(lang.tag(), problem.text)}});
        case Kind::column_empty:
            return lang.tr("every cell of this column is empty");
        case Kind::column_unknown:
            return lang.tr("no figure of these deeds has this heading: the column is skipped");
        case Kind::column_mistyped:
            return lang.tr(
                "no figure of these deeds has this heading, and the column \"{text}\" is missing: is it this one?",
                {{"text", deed_head(lang.tag(), problem.text)}});
        case Kind::two_heads:
            return two_heads_text(lang, problem);
        case Kind::head_again:
            return lang.tr("this is a second row of headings: a table has only one");
        case Kind::other_separator:
            return lang.tr("the cells of this table are separated by {sign}, and here by {other}",
                           {{"other", sign_text(lang, problem.text.front())}, sign});
        case Kind::cell_beyond:
            return lang.tr(
                "a cell without a heading: give its column one; or, since {sign} separates cells, quote the cell that "
                "contains it",
                {sign});
        case Kind::more:
            return lang.tr("and {other} more", {other});
        default:
            return {};
    }
}

std::string amount_problem_text(const Language& lang, const DeedTableProblem& problem) {
    const Word text{"text", truncated(problem.text)};
    const Word other{"other", std::to_string(problem.other)};
    if (problem.kind == Kind::amount_invalid && problem.other > 0)
        return lang.tr(
            "\"{text}\" and {other} other cells of this column are not whole amounts: write only the number, 1200 or "
            "1 200",
            {text, other});
    if (problem.kind == Kind::amount_fraction && problem.other > 0)
        return lang.trn(
            "\"{text}\" and {count} other cell of this column have a comma or a point: amounts are whole, write 1200 "
            "or "
            "1 200, or format the cells as numbers without decimals and without a sign for thousands",
            "\"{text}\" and {count} other cells of this column have a comma or a point: amounts are whole, write 1200 "
            "or "
            "1 200, or format the cells as numbers without decimals and without a sign for thousands",
            problem.other, {text});
    switch (problem.kind) {
        case Kind::amounts_fraction:
            return lang.trn(
                "\"{text}\" and {count} other cell in the columns {letters} have a comma or a point: amounts are "
                "whole, "
                "write 1200 or 1 200, or format the cells as numbers without decimals and without a sign for thousands",
                "\"{text}\" and {count} other cells in the columns {letters} have a comma or a point: amounts are "
                "whole, "
                "write 1200 or 1 200, or format the cells as numbers without decimals and without a sign for thousands",
                problem.other, {text, {"letters", problem.head}});
        case Kind::amounts_invalid:
            return lang.tr(
                "\"{text}\" and {other} other cells in the columns {letters} are not whole amounts: write only the "
                "number, 1200 or 1 200",
                {text, other, {"letters", problem.head}});
        case Kind::amount_fraction:
            return lang.tr("\"{text}\" has a comma or a point: amounts are whole, write 1200 or 1 200", {text});
        case Kind::amount_invalid:
            return lang.tr("\"{text}\" is not a whole amount: write only the number, 1200 or 1 200", {text});
        case Kind::amount_too_large:
            return lang.tr("\"{text}\" is more than an amount may be, which is 10^15", {text});
        case Kind::not_for_companies:
            return lang.tr(
                as_said(problem.words,
                        mark("\"{text}\" does not belong here: only streets have it, what a company earns is a rule")),
                {text});
        case Kind::redeem_is_reckoned:
            return lang.tr("\"{text}\" does not belong here: redeeming costs the mortgage and its interest", {text});
        default:
            return {};
    }
}

/// Rows of companies and of streets that look like each other's.
std::string company_problem_text(const Language& lang, const DeedTableProblem& problem) {
    const Word text{"text", truncated(problem.text)};
    const Word other{"other", std::to_string(problem.other)};
    const Word second{"second", std::to_string(problem.second)};
    switch (problem.kind) {
        case Kind::street_figures:
            return lang.tr(as_said(problem.words, mark("on this board space {other} is another kind of deed: {kind}. "
                                                       "This row has the figures of a street")),
                           {other,
                            {"kind", space_kind_text(lang, parse_space_kind(problem.text).value_or(SpaceKind::utility),
                                                     problem.words)}});
        case Kind::no_street_figures:
            return lang.tr(
                as_said(problem.words, mark("on this board space {other} is a street, and this row has no rents")),
                {other});
        case Kind::spaces_swapped:
            if (problem.text.empty())
                return lang.tr("the rows of the spaces {other} and {second} look as if they were swapped",
                               {other, second});
            return lang.tr(
                "on this board space {other} is another kind of deed: {kind}; its row and that of space {second} look "
                "as "
                "if they were swapped",
                {other,
                 second,
                 {"kind",
                  space_kind_text(lang, parse_space_kind(problem.text).value_or(SpaceKind::utility), problem.words)}});
        case Kind::company_zeros:
            return lang.tr("the zeros of companies in columns of streets are skipped");
        case Kind::company_group:
            return lang.tr("only companies are in the group \"{text}\": it is skipped", {text});
        default:
            return {};
    }
}

/// A finding of the edition check, with its key if that is not a cell of the table.
std::string edition_finding_text(const Language& lang, const DeedTableProblem& problem) {
    const std::string found = edition_reason_text(lang, problem.found);
    return problem.text.empty() ? found : problem.text + ": " + found;
}

}  // namespace

std::string deed_table_problem_text(const Language& lang, const DeedTableProblem& problem) {
    const Word text{"text", truncated(problem.text)};
    const Word other{"other", std::to_string(problem.other)};
    if (problem.kind == Kind::finding) return edition_finding_text(lang, problem);
    switch (problem.kind) {
        case Kind::not_text:
            return lang.tr("this is not UTF-8 text: save the table as CSV with the character set UTF-8");
        case Kind::mark_inside:
            return lang.tr("there is a byte order mark inside the table: retype the cell");
        case Kind::sign_unseen:
            return lang.tr("\"{text}\" contains an invisible character: retype the cell", {text});
        case Kind::missing:
            return lang.tr_in("of a cell", "is missing");
        case Kind::text_long:
            return lang.tr("has more than {limit} bytes", {{"limit", std::to_string(DeedTableLimits::text)}});
        case Kind::space_invalid:
            return lang.tr("\"{text}\" is not a space of the board; they are 0 to {other}", {text, other});
        case Kind::space_without_deed:
            return lang.tr("space {other} has no deed on this board: {kind}",
                           {other,
                            {"kind", space_kind_text(lang, parse_space_kind(problem.text).value_or(SpaceKind::start),
                                                     problem.words)}});
        case Kind::space_twice:
            return lang.tr("space {text} is in row {other} already", {text, other});
        case Kind::space_unread:
            return lang.tr(
                "\"{text}\" is not a space of the board, and no row has the deed of space {other}: is it this "
                "row?",
                {text, other});
        case Kind::space_doubled:
            return lang.tr(
                "is the space of row {other} already, and no row has the deed of space {second}: is it this "
                "row?",
                {other, {"second", std::to_string(problem.second)}});
        case Kind::space_missing:
            return lang.tr("no row has the deed of space {other}", {other});
        case Kind::spaces_from_one:
            return lang.tr("the spaces seem counted from 1: here START is space 0, so each number is one less");
        case Kind::spaces_missing:
            return lang.tr("no row has the deeds of these spaces: {text}", {{"text", problem.text}});
        case Kind::street_figures:
        case Kind::no_street_figures:
        case Kind::spaces_swapped:
        case Kind::company_zeros:
        case Kind::company_group:
            return company_problem_text(lang, problem);
        case Kind::slug_missing:
            return lang.tr("no slug can be made of \"{text}\": type one in the column \"slug\", or a name in letters",
                           {text});
        case Kind::group_alone:
            return lang.tr(
                "most streets that are one group with this one in the other edition are in \"{text}\" here: compare it "
                "with the card",
                {text});
        case Kind::colour_invalid:
            if (problem.other > 0)
                return lang.tr(
                    "\"{text}\" and {other} other cells of this column are not colours: write them as #8b5a2b, or "
                    "delete "
                    "the column, and each group gets the colour of its place on the board",
                    {text, other});
            return lang.tr(
                "\"{text}\" is not a colour: write it as #8b5a2b, the sign # and six digits or letters a to f", {text});
        case Kind::colour_differs:
            return lang.tr("\"{text}\" is another colour than in row {other} of the same group", {text, other});
        default:
            break;
    }
    const std::string of_table = table_problem_text(lang, problem);
    return of_table.empty() ? amount_problem_text(lang, problem) : of_table;
}

std::string deed_table_place_text(const Language& lang, const DeedTableProblem& problem) {
    if (problem.column == 0) return {};
    const Word letters{"letters", column_letters(problem.column)};
    if (problem.head.empty()) return lang.tr("column {letters}", {letters});
    return lang.tr("column {letters} \"{head}\"", {letters, {"head", truncated(problem.head)}});
}

}  // namespace tablebank
