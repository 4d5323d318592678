#include "db/file/folder.h"

#include <array>
#include <ostream>
#include <stdexcept>
#include <streambuf>

#include "db/file/failure.h"
#include "platform/names.h"
#include "platform/path_text.h"
#include "platform/random.h"

namespace tablebank {
namespace {

using platform::FileInfo;

constexpr std::size_t piece = std::size_t{64} * 1024;
constexpr const char* no_file = "it is a link, a folder or a device";

FileError in_the_way(const std::filesystem::path& file, const char* what) {
    return file_error(FileError::Kind::in_the_way, file, what);
}

const std::string& require_name(const std::string& name) {
    if (name.empty() || name == "." || name == ".." || platform::has_separator(name) ||
        name.find('\0') != std::string::npos)
        throw std::invalid_argument("no name of a file in a folder");
    return name;
}

/// An unpredictable name, so that no other process can have prepared a file with it.
std::string draft_name() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    std::array<unsigned char, 16> chance{};
    platform::fill_random(chance);
    std::string name = ".tablebank-";
    for (const unsigned char one : chance) name += letters[one % letters.size()];
    return name;
}

/// A file without its final name, which is removed unless it gets one.
class Draft {
public:
    explicit Draft(const platform::OpenFolder& folder, Readers readers = Readers::usual)
        : folder_(folder),
          name_(draft_name()),
          file_(folder.make_file(name_, readers, error_)),
          is_there_(file_.is_open()) {}
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        std::error_code ignored;
        if (is_there_) folder_.remove_file(name_, ignored);
    }

    /// The first error. After it, nothing more is done.
    [[nodiscard]] const std::error_code& error() const { return error_; }

    void write(std::string_view text) {
        if (!error_) file_.write(text, error_);
    }
    /// As far as the file system supports permissions.
    void permit(std::filesystem::perms permissions) {
        if (!error_) file_.permit(permissions);
    }
    void flush() {
        if (!error_) file_.flush(error_);
    }
    /// Replaces the file of that name; a link is replaced itself, and its target stays.
    void take_place_of(const std::string& name) {
        if (!error_) file_.close(error_);
        if (!error_) folder_.rename(name_, name, error_);
        if (!error_) is_there_ = false;
    }
    /// If nothing has that name.
    void take_name(const std::string& name) {
        if (!error_) file_.close(error_);
        if (!error_) folder_.rename_to_untaken(name_, name, error_);
        if (!error_) is_there_ = false;
    }

private:
    const platform::OpenFolder& folder_;
    std::string name_;
    std::error_code error_{};
    platform::OpenFile file_;
    bool is_there_;
};

/// A stream into a draft, with the bytes that were not written yet.
class DraftBuffer : public std::streambuf {
public:
    explicit DraftBuffer(Draft& draft) : draft_(draft), waiting_(piece, '\0') {
        setp(waiting_.data(), waiting_.data() + waiting_.size());
    }

private:
    int_type overflow(int_type sign) override {
        if (sync() != 0) return traits_type::eof();
        if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
        return sputc(traits_type::to_char_type(sign));
    }
    int sync() override {
        draft_.write({pbase(), static_cast<std::size_t>(pptr() - pbase())});
        setp(waiting_.data(), waiting_.data() + waiting_.size());
        return draft_.error() ? -1 : 0;
    }

    Draft& draft_;
    std::string waiting_;
};

}  // namespace

Folder Folder::made(const std::filesystem::path& path) {
    std::error_code failed;
    if (!platform::is_possible_path(path)) failed = std::make_error_code(std::errc::illegal_byte_sequence);
    if (!failed) std::filesystem::create_directories(path, failed);
    if (failed) throw system_file_error(path, failed);
    return opened(path);
}

Folder Folder::opened(const std::filesystem::path& path) {
    std::error_code error;
    platform::OpenFolder folder = platform::OpenFolder::opened(path, error);
    if (error) throw system_file_error(path, error);
    return {std::move(folder), path};
}

Folder::Found Folder::find(const std::string& name) const {
    std::error_code error;
    const auto found = folder_.find(require_name(name), error);
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
    if (!found) return Found::nothing;
    if (found->kind == FileInfo::Kind::file) return Found::file;
    return found->kind == FileInfo::Kind::folder ? Found::folder : Found::other;
}

bool Folder::is_empty() const {
    std::error_code error;
    const bool empty = folder_.is_empty(error);
    if (error) throw system_file_error(path_, error);
    return empty;
}

std::optional<Folder> Folder::below(const std::string& name) const {
    std::error_code error;
    platform::OpenFolder found = folder_.below(require_name(name), error);
    if (!error) return Folder(std::move(found), path_ / platform::path_of(name));
    if (error == std::errc::no_such_file_or_directory) return std::nullopt;
    if (error == std::errc::not_a_directory)
        throw in_the_way(path_ / platform::path_of(name), "it is not a folder, or it is a link to one");
    throw system_file_error(path_ / platform::path_of(name), error);
}

Folder Folder::made_below(const std::string& name) const {
    if (auto there = below(name)) return std::move(*there);
    std::error_code error;
    folder_.make_folder(name, error);
    if (error && error != std::errc::file_exists) throw system_file_error(path_ / platform::path_of(name), error);
    if (auto made = below(name)) return std::move(*made);
    throw system_file_error(path_ / platform::path_of(name),
                            std::make_error_code(std::errc::no_such_file_or_directory));  // removed
}

std::optional<std::string> Folder::read(const std::string& name, std::size_t limit) const {
    // Opening a device may already have an effect.
    const Found kind = find(name);
    if (kind == Found::nothing) return std::nullopt;
    if (kind != Found::file) throw in_the_way(path_ / platform::path_of(name), no_file);
    std::error_code error;
    const platform::OpenFile file = folder_.open_to_read(name, error);
    if (error == std::errc::no_such_file_or_directory) return std::nullopt;
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
    // A pipe may have replaced it meanwhile.
    const FileInfo opened = file.info(error);
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
    if (opened.kind != FileInfo::Kind::file) throw in_the_way(path_ / platform::path_of(name), no_file);
    std::string text = file.read_at_most(limit + 1, error);
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
    return text;
}

void Folder::replace(const std::string& name, std::string_view text) const {
    require_name(name);
    Draft draft(folder_);
    draft.write(text);
    draft.take_place_of(name);
    require_done(name, draft.error());
}

void Folder::replace_for_good(const std::string& name, std::string_view text, Readers readers,
                              std::optional<std::filesystem::perms> permissions) const {
    require_name(name);
    Draft draft(folder_, readers);
    draft.write(text);
    if (permissions) draft.permit(*permissions);
    draft.flush();
    draft.take_place_of(name);
    require_done(name, draft.error());
    flush(name);
}

void Folder::add(const std::string& name, const std::function<void(std::ostream&)>& write, Readers readers) const {
    require_name(name);
    Draft draft(folder_, readers);
    if (!draft.error()) {
        DraftBuffer buffer(draft);
        std::ostream out(&buffer);
        write(out);
        out.flush();
        if (!out && !draft.error())
            throw system_file_error(path_ / platform::path_of(name), std::make_error_code(std::errc::io_error));
    }
    draft.flush();
    draft.take_name(name);
    require_done(name, draft.error());
    flush(name);
}

void Folder::require_done(const std::string& name, const std::error_code& error) const {
    if (error == std::errc::is_a_directory) throw in_the_way(path_ / platform::path_of(name), no_file);
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
}

/// Flushes the names in the folder to the disk.
void Folder::flush(const std::string& name) const {
    std::error_code error;
    folder_.flush(error);
    if (error) throw system_file_error(path_ / platform::path_of(name), error);
}

bool Folder::remove_file(const std::string& name) const {
    if (find(name) != Found::file) return false;
    std::error_code error;
    folder_.remove_file(name, error);
    if (error && error != std::errc::no_such_file_or_directory)
        throw system_file_error(path_ / platform::path_of(name), error);
    return !error;
}

}  // namespace tablebank
