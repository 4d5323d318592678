#pragma once
// The question to the user before a table link is followed: which event, which computer, which key, and what changes.
// The window shows it as a page, the command line as lines.

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
    std::string why;          ///< what the link contains, and the consequences
    std::vector<Row> rows;    ///< event, table, addresses, keys
    std::string advice;       ///< what to compare, or whom to ask
    std::string agree;        ///< text of a button
    std::string leave;        ///< text of the other one
    bool is_warning = false;  ///< an earlier agreement would change
};

[[nodiscard]] LineQuestionText line_question_text(const Language& lang, const LineQuestion& question);

/// Why a program without a user does not follow a link. A sentence without a full stop.
[[nodiscard]] std::string line_doubt_text(const Language& lang, const LineQuestion& question);

/// The new trust in an event, in one line for a log.
[[nodiscard]] std::string trusted_event_text(const Language& lang, const TableSetup& table);

}  // namespace tablebank
