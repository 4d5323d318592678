#include "app/viewmodel/new_game_view_model.h"

#include <system_error>

#include "app/i18n/language.h"
#include "app/present/program/game_name.h"
#include "app/present/words/proposed_names.h"

namespace tablebank {

void NewGameViewModel::begin_anew(const Language& lang, NewGameState& state, const OfferedEditions& offered,
                                  const std::filesystem::path& games, std::int64_t now_ms) {
    state = {};
    state.draft.edition = offered.place_of_language(lang.tag());
    state.draft.file = fresh_name(games, now_ms);
    made_of_.forget();
}

void NewGameViewModel::read_editions(NewGameState& state, OfferedEditions& offered,
                                     const std::filesystem::path& games) {
    const std::size_t chosen = state.draft.edition;
    const std::string file = chosen < offered.all().size() ? offered.all()[chosen].text.path : std::string{};
    offered.read(games);
    state.draft.edition = offered.place_of_file(file);
    made_of_.forget();
}

void NewGameViewModel::choose(NewGameState& state, OfferedEditions& offered, LoadedEdition edition) {
    const std::size_t place = offered.place_of(std::move(edition));
    const Profile& profile = offered.all().at(place).edition.profile;
    choose_edition(state.draft, place, profile.goals.value, profile.timed_minutes.value);
    made_of_.forget();
}

void NewGameViewModel::refresh(const Language& lang, const NewGameState& state, const OfferedEditions& offered,
                               const Settings& settings) {
    snapshot_.paper_money = settings.paper_money;
    if (!made_of_.is_stale(state.draft, lang.tag())) return;
    snapshot_ = make_new_game_snapshot(lang, offered.all(), state.draft, settings.games);
    snapshot_.paper_money = settings.paper_money;
}

std::optional<std::pair<std::string, std::string>> NewGameViewModel::look_alikes(const Language& lang,
                                                                                 const NewGameState& state,
                                                                                 const OfferedEditions& offered) {
    return names_to_ask(make_setup(lang, offered.all(), state.draft, {})).look_alike;
}

Session NewGameViewModel::begin(const Language& lang, const NewGameState& state, const OfferedEditions& offered,
                                const std::filesystem::path& games, const StampMaker& stamps) const {
    const std::filesystem::path file = game_path(games, state.draft.file);
    std::error_code trouble;
    std::filesystem::create_directories(file.parent_path(), trouble);
    Setup setup = make_setup(lang, offered.all(), state.draft, stamps.new_id());
    return Session::create(file, std::move(setup), nullptr, stamps);
}

Session NewGameViewModel::begin_practice(const Language& lang, const OfferedEditions& offered,
                                         const std::filesystem::path& games, const StampMaker& stamps) {
    NewGameDraft draft;
    draft.edition = offered.place_of_language(lang.tag());
    const std::vector<std::string> names = proposed_names(lang);
    for (std::size_t i = 0; i < draft.players.size(); ++i) draft.players[i].name = names.at(i);
    const std::filesystem::path file = game_path(games, fresh_practice_name(lang, games, stamps.moment_ms()));
    std::error_code trouble;
    std::filesystem::create_directories(games, trouble);
    Setup setup = make_setup(lang, offered.all(), draft, practice_id(stamps.new_id()));
    return Session::create(file, std::move(setup), nullptr, stamps);
}

}  // namespace tablebank
