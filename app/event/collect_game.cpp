#include "app/event/collect_game.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/event/known_history.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;
using What = CollectedGame::What;

constexpr std::size_t most_looked_at = 100'000;

std::optional<PassedOver> reason_against(const fs::path& path) {
    std::error_code none;
    const fs::directory_entry entry(path, none);
    if (entry.is_regular_file(none)) return std::nullopt;
    if (entry.is_directory(none)) return entry.is_symlink(none) ? PassedOver::link_to_folder : PassedOver::folder;
    return entry.is_symlink(none) ? PassedOver::dead_link : PassedOver::device;
}

CollectedGame against_result(EventSession& session, const ImportedResult& taken, const EventRefusal& refusal) {
    const EventRefusal told = told_of_history(session.event(), taken, refusal);
    if (const auto kept = history_to_keep(session.event(), taken, refusal))
        static_cast<void>(session.post(*kept, words_found(taken.check), {taken.record}));
    if (told.code == EventRefusal::Code::nothing_changed) return {};
    return {.what = What::refused, .result = taken, .refusal = told};
}

}  // namespace

FolderGames games_in_folder(const fs::path& folder) {
    FolderGames found;
    std::error_code failed;
    for (const fs::path& path : platform::paths_in(folder, most_looked_at, failed)) {
        const std::string ending = platform::text_of(path.extension());
        if (const auto why = reason_against(path))
            found.others.push_back({path, *why});
        else if (ending == ".tbl" || ending == ".tbr")
            found.games.push_back(path);
        if (found.games.size() > FolderGames::most || found.others.size() > FolderGames::most) break;
    }
    if (failed) found.others.push_back({folder, PassedOver::cannot_read, failed.message()});
    if (found.games.size() > FolderGames::most) {
        found.games.pop_back();
        found.others.push_back({folder, PassedOver::too_many});
    }
    std::ranges::sort(found.games);
    std::ranges::sort(found.others);
    return found;
}

CollectedGame collect_game(EventSession& session, const std::string& place, const fs::path& game,
                           const RecordOf& record_of) {
    auto found = import_result(session.event(), session.book().id(), game, {}, record_of);
    if (auto* no = std::get_if<ResultImportError>(&found)) {
        if (no->game && no->reason == NoGameResult::not_finished)
            static_cast<void>(keep_unfinished(session, place, *no->game, record_of(*no->game), {}));
        return {.what = What::no_result, .problem = std::move(*no)};
    }
    const ImportedResult& taken = std::get<ImportedResult>(found);
    if (is_taken_back(session.event(), taken.wish)) return {};
    const ImportDecision decided = decide_import(session.event(), taken, {.by = session.poster()});
    if (const auto* no = std::get_if<EventRefusal>(&decided.decision)) {
        if (is_against_result(*no)) return against_result(session, taken, *no);
        if (no->code == EventRefusal::Code::nothing_changed) return {};
        return {.what = What::refused, .result = taken, .refusal = *no};
    }
    const auto outcome = post_result(session, place, decided.decision, decided.why, {taken.record});
    if (const auto* no = std::get_if<EventRefusal>(&outcome))
        return {.what = What::refused, .result = taken, .refusal = *no};
    return {.what = What::taken, .result = taken};
}

}  // namespace tablebank
