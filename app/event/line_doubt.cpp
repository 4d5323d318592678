#include "app/event/line_doubt.h"

namespace tablebank {

std::optional<LineDoubt> doubt_about(const TableSetup& table, const KnownTable& known) {
    // A line that names no hub could seat a table otherwise as well: it needs the proof that the event's others have.
    if (known.event_key && !table.key) return LineDoubt::proof_missing;
    if (table.hub.empty()) return std::nullopt;
    if (known.event_key && *known.event_key != *table.key) return LineDoubt::other_key;
    const auto& kept = known.kept;
    if (kept && (kept->hub != table.hub || kept->code != table.code)) return LineDoubt::other_hub;
    if (table.key) return known.event_key ? std::nullopt : std::optional{LineDoubt::new_event};
    return kept ? std::nullopt : std::optional{LineDoubt::unproved};
}

bool is_change(LineDoubt doubt) {
    return doubt >= LineDoubt::other_hub;
}

}  // namespace tablebank
