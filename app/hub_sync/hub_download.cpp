#include "app/hub_sync/hub_download.h"

#include "app/session/incremental_game.h"
#include "app/session/verification.h"
#include "app/session/write_game.h"
#include "db/edition/edition_folder.h"

namespace tablebank {

std::optional<WrittenGame> write_hub_download(const std::string& record, const TableSetup& table,
                                              const std::filesystem::path& to) {
    const RecordPart part = read_record_part(record, 0, {});
    if (!is_game_of(table, *part.setup) || problem_of_new_names(*part.setup)) return std::nullopt;
    if (!table.key && part.setup->edition_text != load_edition(table.edition).text.text) return std::nullopt;
    IncrementalGame game(part.setup);
    game.expect(part.entries);
    game.take(part.entries);
    write_game(to, *part.setup, game.table().history);
    return WrittenGame{game.last(), begins_from_position(game.table())};
}

}  // namespace tablebank
