// `show FILE judge`: the statements of the judge and the table about the result, step by step.

#include <ostream>

#include "app/cli/judge_json.h"
#include "app/cli/show_view.h"
#include "app/i18n/language.h"
#include "app/present/settlement/judge_steps.h"

namespace tablebank {

void print_judge(const ShowView& view, std::ostream& out) {
    for (const JudgeStep& step : make_judge_steps(view.lang, view.table, view.now_ms)) {
        out << (step.done ? "[x] " : "[ ] ") << step.title << '\n';
        for (const std::string& line : step.lines) out << "    " << line << '\n';
    }
}

void write_judge(const ShowView& view, std::ostream& out) {
    std::vector<std::string> names;
    for (const PlayerSetup& player : view.game().setup->players) names.push_back(player.name);
    Json json{{"kind", "judge"}};
    add_judge_json(adjudication(view.table), names, json);
    out << json_text(json) << '\n';
}

}  // namespace tablebank
