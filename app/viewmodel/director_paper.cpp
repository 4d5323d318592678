// Prints a director's papers, as PDF files next to the event.

#include <algorithm>

#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/public_names.h"
#include "app/present/event_paper/event_papers.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/write_next_to.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {

/// The name of a paper's file, and its content.
std::pair<std::string, std::vector<PaperDocument>> DirectorViewModel::paper_of(const Language& lang,
                                                                               DirectorAction what) const {
    const EventNames names = state.public_names ? public_names(lang, event()) : full_names(event());
    const Word round{"round", std::to_string(state.round)};
    switch (what) {
        case DirectorAction::print_slips:
            return {lang.tr_in("of a file", "slips from round {round}", {round}),
                    {make_seat_slips(lang, event(), state.round, names)}};
        case DirectorAction::print_names:
            return {lang.tr_in("of a file", "round {round} by name", {round}),
                    {make_list_by_name(lang, event(), state.round, names)}};
        case DirectorAction::print_tables:
            return {lang.tr_in("of a file", "round {round} by table", {round}),
                    {make_list_by_table(lang, event(), state.round, names)}};
        case DirectorAction::print_sheets:
            return {lang.tr_in("of a file", "round {round} score sheets", {round}),
                    make_headed_sheets(lang, event(), read_.id, state.round, load_edition(event().made.edition).edition,
                                       names, state.public_names ? SheetSeenBy::everybody : SheetSeenBy::banker)};
        default:
            return {lang.tr_in("of a file", "standings"), {make_standings_sheet(lang, event(), names, true)}};
    }
}

std::filesystem::path DirectorViewModel::beside_event(const std::filesystem::path& papers) const {
    if (!is_event_address(place_)) return platform::path_of(place_);
    std::error_code unmade;  // writing into it reports the error
    std::filesystem::create_directories(papers, unmade);
    return papers / platform::path_of(place_.substr(place_.rfind('#') + 1) + ".tbe");
}

void DirectorViewModel::print(const Language& lang, DirectorAction what, const std::filesystem::path& papers,
                              Notice& notice) {
    if (what != DirectorAction::print_standings && !event().rounds.contains(state.round))
        return notice.show_error(
            event_refusal_text(lang, {.code = EventRefusal::Code::round_not_seated, .round = state.round}));
    const auto [name, documents] = paper_of(lang, what);
    // A score sheet has the code of its table on it.
    const bool has_codes = what == DirectorAction::print_sheets && event().hub.has_value();
    const auto file = write_beside(beside_event(papers), ", " + name, pdf_of(documents), ".pdf",
                                   has_codes ? Readers::owner : Readers::usual);
    notice.show_info(lang.tr("Printed to {file}.", {{"file", platform::text_of(file)}}));
}

}  // namespace tablebank
