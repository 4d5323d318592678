#include "app/viewmodel/new_event_view_model.h"

#include <system_error>
#include <variant>

#include "app/event/event_session.h"
#include "app/event/table_setup.h"
#include "app/present/editions/edition_name.h"
#include "app/present/event/event_refusal_text.h"
#include "calculators/tournament/scheme.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

/// A name of a file, from that of an event.
std::string file_named_after(const std::string& event) {
    std::string name = with_single_spaces(event);
    for (char& sign : name)
        if (sign == '/' || sign == '\\' || sign == ':') sign = '-';
    while (name.starts_with('.')) name.erase(0, 1);
    return name;
}

/// Named after the event unless a name was typed: then with a number, if there is such a file already.
std::string place_of_event(const NewEventState& state, const fs::path& folder) {
    std::string typed = keep_address_passwords(state.file);
    if (is_event_address(typed)) return typed;
    const std::string named = typed.empty() ? file_named_after(state.name) : typed;
    if (named.empty()) return {};
    for (int number = 1;; ++number) {
        fs::path file = folder / platform::path_of(number == 1 ? named : named + ' ' + std::to_string(number));
        if (file.extension() != ".tbe") file += ".tbe";
        std::error_code unknown;
        if (!typed.empty() || !fs::exists(file, unknown)) return platform::text_of(file);
    }
}

}  // namespace

void NewEventViewModel::begin_anew(const Language& lang, NewEventState& state, const OfferedEditions& offered) {
    state = {};
    snapshot_ = {.editions = {}, .minutes = {}, .rulings = {}, .scheme = to_string(usual_scheme()), .file = {}};
    const std::vector<LoadedEdition> programs = offered.programs();
    for (const LoadedEdition& loaded : programs) {
        snapshot_.editions.push_back(edition_name(programs, loaded));
        snapshot_.minutes.push_back(loaded.edition.profile.timed_minutes.value);
    }
    if (snapshot_.editions.empty()) return;
    const std::size_t own = offered.place_of_language(lang.tag());
    state.edition = own < snapshot_.editions.size() ? own : 0;
    state.minutes = snapshot_.minutes[state.edition];
    rulings_of_.forget();
}

void NewEventViewModel::refresh(const Language& lang, const NewEventState& state, const OfferedEditions& offered,
                                const fs::path& folder) {
    snapshot_.file = platform::text_of(event_place_shown(place_of_event(state, folder)));
    if (snapshot_.editions.empty() || !rulings_of_.is_stale(state.edition, state.rulings, lang.tag())) return;
    snapshot_.rulings = ruling_choices(lang, offered.all().at(state.edition).edition, Goal::timed, state.rulings);
}

MadeEvent NewEventViewModel::begin(const Language& lang, const NewEventState& state, const OfferedEditions& offered,
                                   const fs::path& folder, const StampMaker& stamps) const {
    const Edition& edition = offered.all().at(state.edition).edition;
    const auto scheme = state.scheme.empty() ? usual_scheme() : parse_scheme(state.scheme);
    if (const auto* problem = std::get_if<SchemeProblem>(&scheme)) return {{}, scheme_problem_text(lang, *problem)};
    Rulings rulings = edition.rulings;
    for (const auto& [key, value] : state.rulings) static_cast<void>(set(rulings, key, value));
    const act::Created wish{.name = with_single_spaces(state.name),
                            .edition = edition.id,
                            .rounds = state.rounds,
                            .minutes = state.minutes,
                            .table_size = state.table_size,
                            .scheme = std::get<Scheme>(scheme),
                            .names = state.names,
                            .rulings = differing_rulings(edition, rulings)};
    if (const auto no = refuse_edition(wish, edition)) return {{}, event_refusal_text(lang, *no)};
    const std::string place = place_of_event(state, folder);
    std::error_code unmade;  // the creation reports the error
    if (!is_event_address(place)) fs::create_directories(platform::path_of(place).parent_path(), unmade);
    const auto made = EventSession::create(place, wish, stamps);
    if (const auto* no = std::get_if<EventRefusal>(&made)) return {{}, event_refusal_text(lang, *no)};
    return {place, {}};
}

}  // namespace tablebank
