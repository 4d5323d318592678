#include "app/event/played_on.h"

namespace tablebank {

PlayedOn::PlayedOn(const History& history)
    : history_(history), undone_at_once_(static_cast<std::size_t>(history.last()) + 1) {
    std::int64_t posted = 0;  // the latest entry that is not a reversal
    for (const Entry& entry : history.entries()) {
        if (!entry.reverses)
            posted = entry.sequence;
        else if (*entry.reverses >= posted)
            undone_at_once_.at(static_cast<std::size_t>(*entry.reverses)) = true;
    }
}

}  // namespace tablebank
