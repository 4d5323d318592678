#include "app/session/key_store.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <set>
#include <system_error>

#include "app/session/own_folders.h"
#include "db/file/bounded_file.h"
#include "db/file/failure.h"
#include "db/file/new_file.h"
#include "ledger/proof/proof_error.h"
#include "ledger/text/fold.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr const char* secret_ending = ".key";
constexpr const char* public_ending = ".pub";
constexpr mode_t owner_alone = 0700;
constexpr mode_t owner_reads_and_writes = 0600;
constexpr mode_t of_others = 0077;
constexpr std::size_t longest_key_file = std::size_t{16} * 1024;
constexpr std::size_t most_keys = 1000;

FileError unreadable(const fs::path& file, int error) {
    return {FileError::Kind::cannot_read, file, std::generic_category().message(error)};
}

/// A file that is closed whatever happens; a negative number where it could not be opened.
class OpenFile {
public:
    OpenFile(const fs::path& file, int flags, mode_t mode = 0)
        : number_(::open(file.c_str(), flags | O_CLOEXEC | O_NOCTTY, mode)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

/// Whose it is, and whether others may do anything with it.
void require_own(const fs::path& file, const struct stat& found) {
    if (found.st_uid != ::geteuid()) throw KeyError(KeyError::Kind::of_another, file.string());
    if ((found.st_mode & of_others) != 0) throw KeyError(KeyError::Kind::open_to_others, file.string());
}

/// A secret in its file, never readable by anybody else, not even for a moment.
void write_secret(const fs::path& file, std::string_view text) {
    const NewFile fresh(file);
    {
        const OpenFile draft(fresh.draft(), O_WRONLY | O_CREAT | O_EXCL, owner_reads_and_writes);
        if (draft.number() < 0) throw system_file_error(file, errno);
        while (!text.empty()) {
            const ssize_t written = ::write(draft.number(), text.data(), text.size());
            if (written < 0 && errno != EINTR) throw system_file_error(file, errno);
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    fresh.publish();
}

/// What the store knows of a key; what is wrong with it is no reason not to list it.
KeyStore::Kept look_at(const KeyStore& store, const std::string& name, bool has_secret) {
    KeyStore::Kept kept{.name = name, .has_secret = has_secret};
    try {
        kept.key = store.public_key(name);
    } catch (const std::runtime_error&) {
        kept.key.reset();
    }
    if (!has_secret) return kept;
    try {
        std::string text = read_secret_file(store.secret_file(name));
        kept.is_locked = is_locked(text);
        forget(text);
    } catch (const KeyError& error) {
        kept.trouble = error.kind();
    } catch (const std::runtime_error&) {
        kept.trouble = KeyError::Kind::unknown;
    }
    return kept;
}

}  // namespace

fs::path keys_folder() {
    const fs::path data = data_folder();
    return data.empty() ? data : data / "keys";
}

bool is_key_name(std::string_view name) {
    return is_player_name(name);
}

void KeyStore::require_own_folder() const {
    if (folder_.empty()) throw KeyError(KeyError::Kind::no_home, "");
    struct stat found {};
    if (::stat(folder_.c_str(), &found) != 0) {
        if (errno == ENOENT) return;
        throw unreadable(folder_, errno);
    }
    require_own(folder_, found);
}

fs::path KeyStore::named(const std::string& name, const char* ending) const {
    if (!is_key_name(name)) throw KeyError(KeyError::Kind::bad_name, name);
    require_own_folder();
    return folder_ / (name + ending);
}

fs::path KeyStore::secret_file(const std::string& name) const {
    return named(name, secret_ending);
}

fs::path KeyStore::public_file(const std::string& name) const {
    return named(name, public_ending);
}

std::vector<KeyStore::Kept> KeyStore::list() const {
    require_own_folder();
    std::set<std::string> secrets;
    std::set<std::string> names;
    std::error_code none;
    for (const auto& file : fs::directory_iterator(folder_, none)) {
        const std::string ending = file.path().extension().string();
        const std::string name = file.path().stem().string();
        if (names.size() >= most_keys || !is_key_name(name)) continue;
        if (ending == secret_ending) secrets.insert(name);
        if (ending == secret_ending || ending == public_ending) names.insert(name);
    }
    std::vector<Kept> kept;
    kept.reserve(names.size());
    for (const std::string& name : names) kept.push_back(look_at(*this, name, secrets.contains(name)));
    return kept;
}

void KeyStore::keep(const std::string& name, const SecretKey& key, std::string_view passphrase) const {
    const fs::path secret = secret_file(name);
    std::error_code trouble;
    fs::create_directories(folder_.parent_path(), trouble);
    if (trouble) throw system_file_error(folder_.parent_path(), trouble.value());
    if (::mkdir(folder_.c_str(), owner_alone) != 0 && errno != EEXIST) throw system_file_error(folder_, errno);
    require_own_folder();
    if (fs::exists(fs::symlink_status(secret, trouble))) throw system_file_error(secret, EEXIST);
    // The public half first: without its secret it harms nobody.
    const fs::path open = public_file(name);
    write_new_file(open, [&](std::ostream& out) { out << public_key_text(key.public_key()); });
    std::string text = secret_key_text(key, passphrase);
    try {
        write_secret(secret, text);
    } catch (...) {
        forget(text);
        fs::remove(open, trouble);
        throw;
    }
    forget(text);
}

PublicKey KeyStore::public_key(const std::string& name) const {
    const fs::path file = public_file(name);
    std::error_code none;
    if (!fs::exists(file, none)) throw KeyError(KeyError::Kind::unknown, name);
    return read_public_key(read_bounded(file, longest_key_file));
}

std::string read_secret_file(const fs::path& file) {
    const OpenFile opened(file, O_RDONLY | O_NONBLOCK);
    struct stat found {};
    if (opened.number() < 0 || ::fstat(opened.number(), &found) != 0) throw unreadable(file, errno);
    if (S_ISDIR(found.st_mode)) throw unreadable(file, EISDIR);
    if (!S_ISREG(found.st_mode)) throw FileError(FileError::Kind::cannot_read, file, "this is not a file");
    require_own(file, found);
    std::string text(longest_key_file + 1, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = ::read(opened.number(), text.data() + size, text.size() - size);
        if (count < 0 && errno != EINTR) throw unreadable(file, errno);
        if (count == 0) break;
        if (count > 0) size += static_cast<std::size_t>(count);
    }
    text.resize(size);
    return text;
}

}  // namespace tablebank
