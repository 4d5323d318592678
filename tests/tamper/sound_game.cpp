#include "tests/tamper/sound_game.h"

#include <cstdlib>
#include <string>

#include "app/session/session.h"
#include "source_dir.h"

namespace tablebank::testing {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

tampering::Sound sound_game(const ScratchFolder& folder) {
    tampering::Sound sound{.game = read_whole(TABLEBANK_SOURCE_DIR "/tests/games/v2/everybody-gone.football.tbl")};
    const std::string open = folder.write("open.tbl", sound.game);
    Session session = Session::open(open, StampMaker::system());
    for (const char* line : {"note \"a pause\"", "note \"it goes on\""}) (void)session.post(line);
    sound.game_before_log = read_whole(open);
    sound.log = read_whole(open + "-wal");
    return sound;
}

}  // namespace tablebank::testing
