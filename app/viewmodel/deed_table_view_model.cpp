#include "app/viewmodel/deed_table_view_model.h"

#include <algorithm>
#include <cctype>
#include <tuple>

#include "app/i18n/language.h"
#include "app/present/editions/edition_name.h"
#include "db/edition/deed_table.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {

bool is_deed_table_path(const std::filesystem::path& file) {
    std::string ending = platform::text_of(file.extension());
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending == ".csv" || ending == ".tsv";
}

void DeedTableViewModel::read(const std::string& file) {
    csv_ = read_bounded(platform::path_of(file), DeedTableLimits::bytes);
    made_of_.forget();
}

std::size_t DeedTableViewModel::likeliest(const std::vector<LoadedEdition>& offered, std::size_t preferred) const {
    /// Ranks an edition, lower is better: whether none can be made like it, the number of problems, the number of its
    /// names.
    const auto against = [&](std::size_t place) {
        const LoadedEdition& like = offered[place];
        const auto read = edition_from_deeds(csv_, like, title_of_table("", like.edition));
        const auto known = std::ranges::count_if(
            like.edition.deeds, [&](const Deed& deed) { return csv_.find(deed.name) != std::string::npos; });
        return std::tuple{!read.edition.has_value(), read.problems.size(), -known};
    };
    if (offered.empty()) return 0;
    std::size_t best = std::min(preferred, offered.size() - 1);
    auto least = against(best);
    for (std::size_t place = 0; place < offered.size(); ++place)
        if (const auto found = against(place); found < least) {
            least = found;
            best = place;
        }
    return best;
}

void DeedTableViewModel::refresh(const Language& lang, const std::vector<LoadedEdition>& offered, DeedTableState& state,
                                 DeedTableSnapshot& snapshot) {
    if (offered.empty()) return;
    state.like = std::min(state.like, offered.size() - 1);
    const LoadedEdition& like = offered[state.like];
    if (!made_of_.is_stale(state.like, like.text.path, lang.tag())) return;
    snapshot.editions.clear();
    for (const LoadedEdition& each : offered) snapshot.editions.push_back(edition_name(offered, each));
    snapshot.page =
        make_deed_table_page(lang, edition_from_deeds(csv_, like, title_of_table(state.name, like.edition)));
}

std::optional<LoadedEdition> DeedTableViewModel::make(const std::vector<LoadedEdition>& offered,
                                                      const DeedTableState& state) const {
    const LoadedEdition& like = offered.at(state.like);
    return edition_from_deeds(csv_, like, title_of_table(state.name, like.edition)).edition;
}

}  // namespace tablebank
