#include "db/file/bounded_file.h"

#include <system_error>

#include "db/file/opened_file.h"

namespace tablebank {
namespace {

void require_file(const std::filesystem::path& file, const platform::OpenFile& opened) {
    using Kind = platform::FileInfo::Kind;
    std::error_code error;
    const Kind kind = opened.info(error).kind;
    if (error) throw unreadable(file, error);
    if (kind == Kind::folder) throw unreadable(file, std::make_error_code(std::errc::is_a_directory));
    if (kind == Kind::file) return;
    if (!platform::is_handed_over(file)) throw unreadable(file, "this is not a file");
    // From here on, reading waits for the writer, as on standard input.
    opened.wait_for_writer(error);
    if (error) throw unreadable(file, error);
}

}  // namespace

std::string read_bounded(const std::filesystem::path& file, std::size_t limit) {
    const platform::OpenFile opened = open_stranger(file);
    require_file(file, opened);
    std::error_code error;
    std::string text = opened.read_at_most(limit + 1, error);
    if (error) throw unreadable(file, error);
    return text;
}

}  // namespace tablebank
