#pragma once
// A disk that keeps a record: every write, truncation, sync, deletion, new name and rename below one folder, in order
// and with its bytes, on top of SQLite's own file layer, which carries them out.
//
// While one exists it is SQLite's default, so the program under test needs no hook for it. The calls that publish a new
// file (fsync, fdatasync, renameat2) bypass SQLite and are recorded too: a program that links this file calls the
// functions of that name in it. Knows nothing of crashes.

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tablebank::test {

struct DiskEvent {
    enum class Kind {
        create,       ///< of a file that was not there
        write,        ///< of `bytes` at `offset`
        truncate,     ///< to `offset`
        sync,         ///< of a file: its content is on the disk
        sync_folder,  ///< the names in it are
        rename,       ///< to the name in `bytes`
        remove,
    };
    Kind kind = Kind::write;
    std::string path;
    std::int64_t offset = 0;
    std::string bytes{};
};

class RecordingVfs {
public:
    /// Records what happens to files below this folder, until it is destroyed. One at a time, for one thread's files.
    explicit RecordingVfs(const std::filesystem::path& folder);
    RecordingVfs(const RecordingVfs&) = delete;
    RecordingVfs& operator=(const RecordingVfs&) = delete;
    ~RecordingVfs();

    [[nodiscard]] const std::vector<DiskEvent>& events() const;
    [[nodiscard]] std::size_t position() const { return events().size(); }  ///< how many events there are by now

    struct State;

private:
    std::unique_ptr<State> state_;
};

}  // namespace tablebank::test
