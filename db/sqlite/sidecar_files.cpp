#include "db/sqlite/sidecar_files.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <system_error>

#include "db/file/failure.h"
#include "db/sqlite/stored_file.h"
#include "platform/file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

// SQLite's file format, "The Rollback Journal". The same eight bytes begin a journal and end the record of a journal
// that several databases share, which is always at the end of the file, however many headers precede it.
using Magic = std::array<std::byte, 8>;
constexpr Magic journal_magic{std::byte{0xd9}, std::byte{0xd5}, std::byte{0x05}, std::byte{0xf9},
                              std::byte{0x20}, std::byte{0xa1}, std::byte{0x63}, std::byte{0xd7}};
constexpr std::size_t pages_at = 16;      ///< of the header: the number of pages of the database
constexpr std::size_t page_size_at = 24;  ///< and their size
constexpr std::int64_t largest_page = 65536;

FileError unsafe(const std::filesystem::path& companion, const char* why) {
    return file_error(FileError::Kind::unsafe_beside, companion, why);
}

/// Returns whether the file exists. It is not opened: opening a pipe would block.
bool check_beside(const std::filesystem::path& beside, bool of_links, std::int64_t largest) {
    std::error_code error;
    const platform::FileInfo found = platform::look_at(beside, platform::Links::not_followed, error);
    if (error == std::errc::no_such_file_or_directory) return false;
    if (error) throw system_file_error(beside, error);
    if (found.kind != platform::FileInfo::Kind::file) throw unsafe(beside, "it is a link, a folder or a device");
    if (found.names > 1 && !of_links) throw unsafe(beside, "it is another file under a second name");
    if (found.size > largest) throw unsafe(beside, "it is larger than it may be");
    return true;
}

/// A journal may set the size of the database before anything else is checked.
void check_journal(const std::filesystem::path& journal, std::int64_t largest_made) {
    const StoredFile file(journal);
    Magic last{};
    if (file.size() >= static_cast<std::int64_t>(last.size())) {
        file.read(last, file.size() - static_cast<std::int64_t>(last.size()));
    }
    if (last == journal_magic) throw unsafe(journal, "it names other files, which would be deleted");
    std::array<std::byte, 28> header{};
    file.read(header, 0);
    if (!std::ranges::equal(std::span(header).first<journal_magic.size()>(), journal_magic)) return;
    const std::int64_t named = big_endian(header, page_size_at);
    const std::int64_t page = named == 0 ? largest_page : named;
    if (big_endian(header, pages_at) > largest_made / page) {
        throw unsafe(journal, "it is larger than it may be");
    }
}

}  // namespace

std::filesystem::path companion(const std::filesystem::path& file, const char* ending) {
    return platform::path_of(platform::text_of(file) + ending);
}

bool has_second_name(const std::filesystem::path& located) {
    std::error_code error;
    const platform::FileInfo found = platform::look_at(located, platform::Links::followed, error);
    if (error) throw system_file_error(located, error);
    return found.names > 1;
}

void check_sidecar_files(const std::filesystem::path& located, const DatabaseKind& kind) {
    const bool of_links = has_second_name(located);
    for (const char* ending : companion_endings) {
        const std::filesystem::path beside = companion(located, ending);
        if (check_beside(beside, of_links, kind.largest) && std::string_view(ending) == "-journal")
            check_journal(beside, kind.largest_to_write_to());
    }
}

}  // namespace tablebank
