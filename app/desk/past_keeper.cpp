#include "app/desk/past_keeper.h"

#include "app/i18n/language.h"

namespace tablebank {

void PastKeeper::refresh(const Language& lang, const Session& session, const TableState& state) {
    const auto& at = state.past.at;
    if (!at || !session.table().history.has(*at)) {
        *this = {};
        return;
    }
    const Key key{*at, session.game().last, lang.tag(), state.selection.space};
    if (made_of_ != key) {
        made_of_ = key;  // what cannot be made is not tried again until something changes
        past_.reset();
        past_ = make_past_snapshot(lang, session, key.at, key.space);
    }
    // Deciding a long chain takes longer than looking, so it waits until it is asked for.
    if (state.past.asks_take_back && planned_for_ != key) {
        planned_for_ = key;
        take_back_ = {};
        take_back_ = plan_take_back(lang, session, key.at);
    }
}

}  // namespace tablebank
