#include "app/viewmodel/players_screen.h"

#include "app/i18n/language.h"
#include "app/present/settlement/public_standings.h"
#include "platform/path_text.h"

namespace tablebank {

void PlayersScreen::refresh(const Language& lang, const Session* session, const std::vector<CountedCash>& counted) {
    if (!open) return;
    ClockView clock;
    if (session != nullptr) clock = clock_view(lang, session->game(), session->now_ms());
    const bool stale = made_of_.is_stale(session != nullptr ? platform::text_of(session->path()) : std::string{},
                                         session != nullptr ? session->game().last : 0, lang.tag());
    if (!stale && clock == view_.clock && counted == view_.counted) return;
    if (stale) {
        view_ = session != nullptr ? make_players_view(lang, session->table()) : PlayersView{};
        if (session != nullptr) view_.open_to_all = public_standings(lang, session->table());
    }
    view_.clock = std::move(clock);
    view_.counted = counted;
    ++version_;
}

}  // namespace tablebank
