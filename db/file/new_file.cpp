#include "db/file/new_file.h"

#include <string>
#include <string_view>
#include <system_error>

#include "db/file/failure.h"
#include "db/file/folder.h"
#include "platform/file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

bool is_there(const std::filesystem::path& name) {
    std::error_code unreachable;  // in that case nothing can be written there either, which is reported below
    return std::filesystem::exists(std::filesystem::symlink_status(name, unreachable));
}

/// The absolute name of a file that does not exist yet. SQLite would apply a journal left by an earlier file of that
/// name to the new one; it may contain a user's last entries, so it is not removed. If a -shm next to it is a link, the
/// new file could not be opened. A new file must not have the name of a journal of an existing file either.
std::filesystem::path untaken(const std::filesystem::path& file) {
    // Before it becomes absolute: Windows removes a dot at the end then.
    if (!platform::is_possible_path(file))
        throw system_file_error(file, std::make_error_code(std::errc::illegal_byte_sequence));
    std::filesystem::path absolute = std::filesystem::absolute(file);
    for (const char* ending : {"", "-wal", "-journal", "-shm"}) {
        const std::filesystem::path name = platform::path_of(platform::text_of(absolute) + ending);
        if (is_there(name)) throw system_file_error(name, std::make_error_code(std::errc::file_exists));
    }
    const std::string name = platform::text_of(absolute);
    for (const std::string_view ending : {"-wal", "-journal", "-shm"}) {
        if (name.ends_with(ending) && is_there(platform::path_of(name.substr(0, name.size() - ending.size())))) {
            throw file_error(FileError::Kind::journal_name, file, "it would be taken for a journal");
        }
    }
    return absolute;
}

}  // namespace

NewFile::NewFile(const std::filesystem::path& file)
    : file_(untaken(file)), folder_(file_.parent_path()), draft_(folder_.path() / file_.filename()) {}

void NewFile::publish() const {
    std::error_code error;
    platform::flush(draft_, error);
    if (!error) platform::move_to_untaken(draft_, file_, error);
    if (!error) platform::flush(file_.parent_path(), error);
    if (error) throw system_file_error(file_, error);
}

void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write,
                    Readers readers) {
    static_cast<void>(untaken(file));
    Folder::opened(file.parent_path()).add(platform::text_of(file.filename()), write, readers);
}

void close_to_others(const std::filesystem::path& file) {
    std::error_code ignored;  // a file of another user, or a missing one
    platform::close_to_others(file, ignored);
}

void replace_file(const std::filesystem::path& file, std::string_view text) {
    std::error_code trouble;
    const std::filesystem::path there = std::filesystem::canonical(file, trouble);
    if (trouble) throw system_file_error(file, trouble);
    if (!platform::may_write(there, trouble)) throw system_file_error(file, trouble);
    const auto permissions = std::filesystem::status(there, trouble).permissions();
    if (trouble) throw system_file_error(file, trouble);
    Folder::opened(there.parent_path())
        .replace_for_good(platform::text_of(there.filename()), text, Readers::usual, permissions);
}

}  // namespace tablebank
