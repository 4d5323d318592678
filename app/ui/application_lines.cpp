// Many lines posted at once.

#include <utility>

#include "app/i18n/words.h"
#include "app/ui/application.h"
#include "db/file_error.h"

namespace tablebank {

void Application::post_pasted() {
    CommandLineState& line = state_.table.line;
    if (!session_ || state_.table.trouble) return;
    line.asks_to_post = false;
    line.wants_keyboard = true;
    line.notice.clear();
    line.notes.clear();
    line.refusal.clear();
    const std::vector<std::string> lines = std::exchange(line.pasted, {});
    const auto count = static_cast<std::int64_t>(lines.size());
    const std::int64_t before = session_->game().last;
    std::size_t next = 0;
    try {
        for (; next < lines.size(); ++next) {
            const Outcome outcome = session_->post(lines[next]);
            if (std::holds_alternative<Posted>(outcome)) continue;
            line.refusal =
                tr("Line {number} of {count}: {reason}", {{"number", std::to_string(next + 1)},
                                                          {"count", std::to_string(count)},
                                                          {"reason", outcome_text(session_->setup(), outcome)}});
            break;
        }
    } catch (const FileError& error) {
        disk_refused(error);
    }
    state_.table.first_die.reset();
    line.typed = next < lines.size() ? lines[next] : std::string{};
    line.caret_to_end = true;
    if (next < lines.size()) line.pasted.assign(lines.begin() + static_cast<std::ptrdiff_t>(next) + 1, lines.end());
    refresh_table();
    const std::int64_t entries = session_->game().last - before;
    line.notice = trn("{count} entry posted", "{count} entries posted", entries);
}

}  // namespace tablebank
