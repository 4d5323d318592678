#include "app/uplink/fetched_game.h"

#include "app/session/growing_game.h"
#include "app/session/write_game.h"

namespace tablebank {

std::int64_t write_fetched_game(const std::string& record, const std::filesystem::path& to) {
    const RecordPart part = read_record_part(record, 0, {});
    GrowingGame game(part.setup);
    game.expect(part.entries);
    game.take(part.entries);
    write_game(to, *part.setup, game.table().history);
    return game.last();
}

}  // namespace tablebank
