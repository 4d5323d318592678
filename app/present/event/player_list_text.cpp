#include "app/present/event/player_list_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string player_list_problem_text(const Language& lang, const PlayerListProblem& problem) {
    using Kind = PlayerListProblem::Kind;
    const Word line{"line", std::to_string(problem.line)};
    const Word text{"text", problem.text};
    switch (problem.kind) {
        case Kind::empty:
            return lang.tr("the list has no players");
        case Kind::too_long:
            return lang.tr("line {line}: the list is longer than an event has players, which are 1000", {line});
        case Kind::not_text:
            return lang.tr(
                "line {line}: this is not text; save the list as CSV in UTF-8, or as the spreadsheet does by default",
                {line});
        case Kind::open_quote:
            return lang.tr("line {line}: a quoted cell begins and does not end", {line});
        case Kind::two_heads:
            return problem.text.empty()
                       ? lang.tr("line {line}: no column is headed \"name\", nor \"first name\" and \"last name\"",
                                 {line})
                       : lang.tr("line {line}: two columns mean the same, the second is headed \"{text}\"",
                                 {line, text});
        case Kind::name_missing:
            return lang.tr("line {line}: the name is missing", {line});
        case Kind::name_invalid:
            return lang.tr("line {line}: \"{text}\" cannot be written there: it must be 1 to 200 visible characters",
                           {line, text});
        case Kind::name_twice:
            return lang.tr("line {line}: \"{text}\" is in line {other} already",
                           {line, text, {"other", std::to_string(problem.other)}});
        case Kind::table_invalid:
            return lang.tr("line {line}: \"{text}\" is not the number of a table; they are 1 to 400", {line, text});
        case Kind::mark_invalid:
            return lang.tr("line {line}: \"{text}\" is neither yes nor no", {line, text});
    }
    return {};
}

std::string seating_list_problem_text(const Language& lang, const SeatingListProblem& problem) {
    using Kind = SeatingListProblem::Kind;
    const Word line{"line", std::to_string(problem.line)};
    const Word text{"text", problem.text};
    switch (problem.kind) {
        case Kind::empty:
            return lang.tr("the seating has no tables");
        case Kind::too_long:
            return lang.tr("the seating is longer than that of an event can be");
        case Kind::not_text:
            return player_list_problem_text(lang, {.kind = PlayerListProblem::Kind::not_text, .line = problem.line});
        case Kind::open_quote:
            return player_list_problem_text(lang, {.kind = PlayerListProblem::Kind::open_quote, .line = problem.line});
        case Kind::round_invalid:
            return lang.tr("line {line}: \"{text}\" is not the number of a round", {line, text});
        case Kind::table_invalid:
            return lang.tr("line {line}: \"{text}\" is neither the number of a table nor \"bye\"", {line, text});
        case Kind::unknown_name:
            return lang.tr("line {line}: no player is called \"{text}\"", {line, text});
        case Kind::unclear_name:
            return lang.tr("line {line}: \"{text}\" may be several players", {line, text});
    }
    return {};
}

std::vector<std::string> player_list_remarks(const Language& lang, const PlayerList& list) {
    std::vector<std::string> remarks;
    const Word encoding{"encoding", std::string(to_string(list.encoding))};
    if (list.is_assumed)
        remarks.push_back(
            lang.tr("The file does not name its encoding; it was read as {encoding}. Look at the names with accents.",
                    {encoding}));
    else if (list.encoding != TextEncoding::utf_8)
        remarks.push_back(lang.tr("The list was read as {encoding}.", {encoding}));
    for (const std::string& title : list.titles)
        remarks.push_back(lang.tr("Above the headings, and not read as a player: {text}", {{"text", title}}));
    return remarks;
}

}  // namespace tablebank
