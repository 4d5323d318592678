#include "app/viewmodel/history_view.h"

#include "app/i18n/language.h"

namespace tablebank {

void HistoryView::refresh(const Language& lang, const Session& session, const TableState& state) {
    const auto& at = state.past.at;
    if (!at || !session.table().history.has(*at)) {
        *this = {};
        return;
    }
    const std::int64_t last = session.game().last;
    const auto& space = state.selection.space;
    if (made_of_.is_stale(*at, last, lang.tag(), space)) {
        past_.reset();
        past_ = make_past_snapshot(lang, session, *at, space);
    }
    // Deciding a long chain takes longer than looking, so it waits until it is asked for.
    if (state.past.asks_take_back && planned_for_.is_stale(*at, last, lang.tag(), space)) {
        take_back_ = {};
        take_back_ = plan_take_back(lang, session, *at);
    }
}

}  // namespace tablebank
