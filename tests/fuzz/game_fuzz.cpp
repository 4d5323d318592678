// Any bytes as a stranger's game file: it is read to its last entry, or refused as a FileError.

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <utility>

#include "db/file/file_error.h"
#include "db/file/temporary_folder.h"
#include "db/game/game_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablebank;
    static const TemporaryFolder folder(std::filesystem::temp_directory_path());
    const std::filesystem::path file = folder.path() / "any.tbl";
    std::ofstream(file, std::ios::binary | std::ios::trunc)
        .write(reinterpret_cast<const char*>(data), std::streamsize(size));
    try {
        read_guarded(file, [](const std::shared_ptr<const Setup>&, const StoredEntries& entries) {
            entries.load([](Entry&&, const Hash&) {});
        });
    } catch (const FileError&) {
        return 0;
    }
    return 0;
}
