#include "db/file/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>  // renameat, renameat2
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <streambuf>
#include <utility>

#include "db/file/failure.h"

namespace tablebank {
namespace {

constexpr std::size_t piece = std::size_t{64} * 1024;
constexpr mode_t folder_of_the_user = 0777;  // less what the user's umask takes
constexpr mode_t file_of_the_user = 0666;
constexpr mode_t file_of_the_owner = 0600;
constexpr int on_the_way = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

FileError in_the_way(const std::filesystem::path& file, const char* what) {
    return file_error(FileError::Kind::in_the_way, file, what);
}

const std::string& require_name(const std::string& name) {
    if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos ||
        name.find('\0') != std::string::npos)
        throw std::invalid_argument("no name of a file in a folder");
    return name;
}

/// Nobody can have made a file of this name ready.
std::string draft_name() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    std::array<std::uint8_t, 16> chance{};
    if (::getrandom(chance.data(), chance.size(), 0) != static_cast<ssize_t>(chance.size()))
        throw std::runtime_error("the system gives no chance");
    std::string name = ".tablebank-";
    for (const std::uint8_t one : chance) name += letters[one % letters.size()];
    return name;
}

class OpenDescriptor {
public:
    explicit OpenDescriptor(int number) : number_(number) {}
    OpenDescriptor(const OpenDescriptor&) = delete;
    OpenDescriptor& operator=(const OpenDescriptor&) = delete;
    ~OpenDescriptor() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }
    /// 0, or an errno: some file systems say only now that the disk is full.
    [[nodiscard]] int close() { return ::close(std::exchange(number_, -1)) == 0 ? 0 : errno; }

private:
    int number_;
};

/// A file that has no name of its own yet, and goes away where it gets none.
class Draft {
public:
    explicit Draft(int folder, Readers readers = Readers::usual)
        : folder_(folder),
          name_(draft_name()),
          file_(::openat(folder, name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                         readers == Readers::owner ? file_of_the_owner : file_of_the_user)),
          error_(file_.number() < 0 ? errno : 0),
          is_there_(file_.number() >= 0) {}
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        if (is_there_) ::unlinkat(folder_, name_.c_str(), 0);
    }

    /// The first error, an errno; 0 where there was none. After it nothing is done any more.
    [[nodiscard]] int error() const { return error_; }

    void write(std::string_view text) {
        while (error_ == 0 && !text.empty()) {
            const ssize_t written = ::write(file_.number(), text.data(), text.size());
            if (written < 0 && errno != EINTR) error_ = errno;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    /// As far as the file system knows any.
    void permit(std::filesystem::perms permissions) {
        static_cast<void>(::fchmod(file_.number(), static_cast<mode_t>(permissions & std::filesystem::perms::mask)));
    }
    void sync() { keep(::fsync(file_.number())); }
    /// In the place of a file of that name; a link is replaced, and what it leads to stays.
    void take_place_of(const std::string& name) {
        close();
        if (error_ == 0) is_there_ = !keep(::renameat(folder_, name_.c_str(), folder_, name.c_str()));
    }
    /// Where nothing has that name. File systems that cannot do this in one step (NFS) can make a second name for the
    /// file, and take the first one away.
    void take_name(const std::string& name) {
        close();
        if (error_ != 0) return;
        if (::renameat2(folder_, name_.c_str(), folder_, name.c_str(), RENAME_NOREPLACE) == 0)
            is_there_ = false;
        else if (errno == EINVAL || errno == ENOSYS)
            keep(::linkat(folder_, name_.c_str(), folder_, name.c_str(), 0));
        else
            error_ = errno;
    }

private:
    bool keep(int result) {
        if (error_ == 0 && result != 0) error_ = errno;
        return result == 0;
    }
    void close() {
        if (const int closed = file_.close(); error_ == 0) error_ = closed;
    }

    int folder_;
    std::string name_;
    OpenDescriptor file_;
    int error_;
    bool is_there_;
};

/// A stream into a draft, with what was not written through yet.
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
        return draft_.error() == 0 ? 0 : -1;
    }

    Draft& draft_;
    std::string waiting_;
};

}  // namespace

Folder Folder::made(const std::filesystem::path& path) {
    std::error_code failed;
    std::filesystem::create_directories(path, failed);
    if (failed) throw system_file_error(path, failed.value());
    return opened(path);
}

Folder Folder::opened(const std::filesystem::path& path) {
    const int descriptor = ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) throw system_file_error(path, errno);
    return {descriptor, path};
}

Folder::Folder(Folder&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

Folder::~Folder() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Folder::Found Folder::find(const std::string& name) const {
    struct stat found {};
    if (::fstatat(descriptor_, require_name(name).c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno == ENOENT) return Found::nothing;
        throw system_file_error(path_ / name, errno);
    }
    if (S_ISREG(found.st_mode)) return Found::file;
    return S_ISDIR(found.st_mode) ? Found::folder : Found::other;
}

bool Folder::is_empty() const {
    const int again = ::openat(descriptor_, ".", on_the_way);
    if (again < 0) throw system_file_error(path_, errno);
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::fdopendir(again), ::closedir);
    if (!entries) {
        ::close(again);
        throw system_file_error(path_, ENOMEM);
    }
    while (const dirent* entry = ::readdir(entries.get())) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") return false;
    }
    return true;
}

std::optional<Folder> Folder::below(const std::string& name) const {
    const int descriptor = ::openat(descriptor_, require_name(name).c_str(), on_the_way);
    if (descriptor >= 0) return Folder(descriptor, path_ / name);
    if (errno == ENOENT) return std::nullopt;
    // What O_NOFOLLOW and O_DIRECTORY answer to a link, and to a file or a device.
    if (errno == ELOOP || errno == ENOTDIR) throw in_the_way(path_ / name, "it is no folder, or a link to one");
    throw system_file_error(path_ / name, errno);
}

Folder Folder::made_below(const std::string& name) const {
    if (auto there = below(name)) return std::move(*there);
    if (::mkdirat(descriptor_, name.c_str(), folder_of_the_user) != 0 && errno != EEXIST)
        throw system_file_error(path_ / name, errno);
    if (auto made = below(name)) return std::move(*made);
    throw system_file_error(path_ / name, ENOENT);  // gone again
}

std::optional<std::string> Folder::read(const std::string& name, std::size_t limit) const {
    constexpr const char* no_file = "it is a link, a folder or a device";
    // To open a device may be enough to do something.
    const Found kind = find(name);
    if (kind == Found::nothing) return std::nullopt;
    if (kind != Found::file) throw in_the_way(path_ / name, no_file);
    // Without waiting, if a pipe has come into its place since.
    const OpenDescriptor file(
        ::openat(descriptor_, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (file.number() < 0 && errno == ENOENT) return std::nullopt;
    if (file.number() < 0) throw system_file_error(path_ / name, errno);
    struct stat opened {};
    if (::fstat(file.number(), &opened) != 0) throw system_file_error(path_ / name, errno);
    if (!S_ISREG(opened.st_mode)) throw in_the_way(path_ / name, no_file);
    std::string text;
    while (text.size() <= limit) {
        const std::size_t before = text.size();
        text.resize(std::min(before + piece, limit + 1));
        const ssize_t count = ::read(file.number(), text.data() + before, text.size() - before);
        const int error = errno;
        text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count == 0) break;
        if (count < 0 && error != EINTR) throw system_file_error(path_ / name, error);
    }
    return text;
}

void Folder::replace(const std::string& name, std::string_view text) const {
    require_name(name);
    Draft draft(descriptor_);
    draft.write(text);
    draft.take_place_of(name);
    require_done(name, draft.error());
}

void Folder::replace_for_good(const std::string& name, std::string_view text, Readers readers,
                              std::optional<std::filesystem::perms> permissions) const {
    require_name(name);
    Draft draft(descriptor_, readers);
    draft.write(text);
    if (permissions && draft.error() == 0) draft.permit(*permissions);
    if (draft.error() == 0) draft.sync();
    draft.take_place_of(name);
    require_done(name, draft.error());
    sync(name);
}

void Folder::add(const std::string& name, const std::function<void(std::ostream&)>& write, Readers readers) const {
    require_name(name);
    Draft draft(descriptor_, readers);
    if (draft.error() == 0) {
        DraftBuffer buffer(draft);
        std::ostream out(&buffer);
        write(out);
        out.flush();
        if (!out && draft.error() == 0) throw system_file_error(path_ / name, EIO);
    }
    if (draft.error() == 0) draft.sync();
    draft.take_name(name);
    require_done(name, draft.error());
    sync(name);
}

void Folder::require_done(const std::string& name, int error) const {
    if (error == EISDIR) throw in_the_way(path_ / name, "it is a link, a folder or a device");
    if (error != 0) throw system_file_error(path_ / name, error);
}

/// Makes the names in it last.
void Folder::sync(const std::string& name) const {
    if (::fsync(descriptor_) != 0) throw system_file_error(path_ / name, errno);
}

bool Folder::remove_file(const std::string& name) const {
    if (find(name) != Found::file) return false;
    if (::unlinkat(descriptor_, name.c_str(), 0) == 0) return true;
    if (errno == ENOENT) return false;
    throw system_file_error(path_ / name, errno);
}

}  // namespace tablebank
