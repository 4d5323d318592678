#include "app/present/event/join_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string join_problem_text(const Language& lang, JoinProblem problem) {
    switch (problem) {
        case JoinProblem::no_line:
            return lang.tr("this is not the line of a table, which begins with tablebank-table-1:");
        case JoinProblem::newer:
            return lang.tr("the line of this table was made by a newer tablebank");
        case JoinProblem::damaged:
            return lang.tr("a character of the line was lost or changed on its way; copy the whole line again");
        case JoinProblem::not_sound:
            return lang.tr("the line does not say who plays what at which table");
        case JoinProblem::forged:
            return lang.tr("the signature does not fit the line: someone has changed it, or it is not from this event");
    }
    return {};
}

std::string code_problem_text(const Language& lang, const std::string& hub, const std::string& no_answer) {
    if (no_answer.empty())
        return lang.tr("the hub {hub} has no table with this code that still lacks a result", {{"hub", hub}});
    return lang.tr("the hub {hub} does not answer ({reason}); its table's line needs no hub",
                   {{"hub", hub}, {"reason", no_answer}});
}

std::string game_from_position_text(const Language& lang) {
    return lang.tr(
        "This game begins from a position, and not with the start of its box: its result will be for the director to "
        "decide.");
}

}  // namespace tablebank
