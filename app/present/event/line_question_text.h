#pragma once
// What a person is asked before the line of a table is followed: which event, which computer, which key, and what
// changes. The window shows it as a page, the command line as lines.

#include <string>
#include <vector>

#include "app/event/line_doubt.h"

namespace tablebank {

class Language;

struct LineQuestionText {
    struct Row {
        std::string label;
        std::string value;
    };
    std::string question;     ///< "Join an event that is new here?"
    std::string why;          ///< what the line says of itself, and what follows
    std::vector<Row> rows;    ///< event, table, addresses, keys
    std::string advice;       ///< what to compare, or whom to ask
    std::string agree;        ///< on a button
    std::string leave;        ///< on the other one
    bool is_warning = false;  ///< something that was agreed before would change
};

[[nodiscard]] LineQuestionText line_question_text(const Language& lang, const LineQuestion& question);

/// Why a program that nobody can answer does not follow a line. A sentence without a stop.
[[nodiscard]] std::string line_doubt_text(const Language& lang, const LineQuestion& question);

/// What an event is trusted by from now on, in one line for a log.
[[nodiscard]] std::string trusted_event_text(const Language& lang, const TableSetup& table);

}  // namespace tablebank
