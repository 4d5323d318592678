#pragma once
// What may lie on a disk after the power went: files made from a record of what was written, where only what was synced
// is sure to be there. Knows nothing of SQLite or of games.
//
// What a file holds is sure once the file was synced, and its name once its folder was. Of everything else any part may
// be there. Names of one folder become sure in their order, as a journal of a file system keeps them.

#include <map>
#include <string>
#include <vector>

#include "tests/support/chance.h"
#include "tests/support/recording_vfs.h"

namespace tablebank::durability {

enum class Crash {
    prefix,     ///< all was carried out up to that moment: the program died, not the machine
    dropped,    ///< of what was not synced any part is missing
    reordered,  ///< and the rest was carried out in any order
    torn,       ///< and of a write any sectors of 512 bytes
};
enum class Syncs { honoured, ignored };

/// Files by name, with their bytes.
using Image = std::map<std::string, std::string>;

/// What is left of the first `position` events by a crash, on a disk that held `before`, all of it sure.
[[nodiscard]] Image crash_image(const Image& before, const std::vector<test::DiskEvent>& events, std::size_t position,
                                Crash crash, Syncs syncs, random_play::Rng& chance);

}  // namespace tablebank::durability
