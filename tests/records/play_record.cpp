// The record of a recorded game, for keep.py: play_record PLAYTHROUGH NEW.tbr. The same bytes in every run, because the
// clock is stepped, ids are counted, and the game is named after its file.

#include <cstdio>
#include <exception>
#include <ostream>

#include "app/export/game_export.h"
#include "db/file/new_file.h"
#include "tests/support/playthrough.h"

namespace {

using namespace tablebank;
using namespace tablebank::playthroughs;

void play_record(const std::filesystem::path& file, const std::filesystem::path& record) {
    Playthrough played = read_playthrough(file);
    played.setup.game_id = to_hex(sha256(file.filename().string())).substr(0, 32);
    const Folder folder;
    SteppedClock clock;
    Session session = Session::create(folder / "game.tbl", played.setup, nullptr, clock.stamps());
    for (const PlayedLine& line : played.lines) {
        clock.set_line(line.number);
        if (const std::string wrong = play(session, line, line.line); !wrong.empty())
            throw std::runtime_error(line.line + ": " + wrong);
    }
    const ReadGame game{session.table(), session.head()};
    write_new_file(record, [&](std::ostream& out) { export_record(game, out); });
}

}  // namespace

int main(int count, char** words) {
    try {
        if (count != 3) throw std::invalid_argument("usage: play_record PLAYTHROUGH NEW.tbr");
        play_record(words[1], words[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "play_record: %s\n", error.what());
        return 1;
    }
    return 0;
}
