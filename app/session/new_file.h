#pragma once
// A new game file appears whole or not at all: it is made beside its place under a name of its own and moved there
// without replacing anything. Knows nothing of what is in it.

#include <filesystem>
#include <string>

namespace tablebank {

class NewFile {
public:
    /// A name in the same folder that nothing has yet. `id` makes it unique. Throws FileError exists where `target` is
    /// there already.
    NewFile(std::filesystem::path target, const std::string& id);
    /// Removes what was made and never placed, with the -wal and -shm of a game file.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    /// Where to make the file.
    [[nodiscard]] const std::filesystem::path& draft() const { return draft_; }
    /// Moves the closed draft to its place, durably. Throws FileError (exists, disk_failed).
    void place();

private:
    std::filesystem::path target_;
    std::filesystem::path draft_;
};

}  // namespace tablebank
