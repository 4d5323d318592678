#pragma once
// The possible contents of a disk after a power failure: files made from a record of the writes, in which only synced
// data is sure to be there. Knows nothing of SQLite or of games.
//
// The content of a file is sure once the file was synced, and its name once its folder was. Of everything else any part
// may be there. Names of one folder become sure in their order, as in the journal of a file system.

#include <map>
#include <string>
#include <vector>

#include "tests/support/chance.h"
#include "tests/support/recording_vfs.h"

namespace tablebank::durability {

enum class Crash {
    prefix,     ///< all was carried out up to that moment: the program died, not the machine
    dropped,    ///< any part of the unsynced data is missing
    reordered,  ///< and the rest was carried out in any order
    torn,       ///< and of a write any sectors of 512 bytes
};
enum class Syncs { honoured, ignored };

/// Files by name, with their bytes.
using Image = std::map<std::string, std::string>;

/// The remains of the first `position` events after a crash, on a disk that had `before`, all of it sure.
[[nodiscard]] Image crash_image(const Image& before, const std::vector<test::DiskEvent>& events, std::size_t position,
                                Crash crash, Syncs syncs, random_play::Rng& chance);

}  // namespace tablebank::durability
