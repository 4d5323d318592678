#include "app/session/key_store.h"

#include <set>
#include <system_error>

#include "app/session/app_directories.h"
#include "db/file/bounded_file.h"
#include "db/file/failure.h"
#include "db/file/new_file.h"
#include "ledger/proof/proof_error.h"
#include "ledger/text/case_fold.h"
#include "platform/file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr const char* secret_ending = ".key";
constexpr const char* public_ending = ".pub";
constexpr std::size_t longest_key_file = std::size_t{16} * 1024;
constexpr std::size_t most_keys = 1000;
constexpr std::size_t most_files_seen = 20'000;

FileError unreadable(const fs::path& file, const std::error_code& error) {
    return {FileError::Kind::cannot_read, file, error.message()};
}

/// Throws if another user owns the file or has access to it.
void require_own(const fs::path& file, const platform::Access& access) {
    if (!access.is_own) throw KeyError(KeyError::Kind::of_another, platform::text_of(file));
    if (access.open_to_others) throw KeyError(KeyError::Kind::open_to_others, platform::text_of(file));
}

/// Writes a secret to its file. No one else can read it at any moment.
void write_secret(const fs::path& file, std::string_view text) {
    const NewFile fresh(file);
    std::error_code error;
    platform::OpenFile draft = platform::OpenFile::made(fresh.draft(), Readers::owner, error);
    if (!error) draft.write(text, error);
    if (!error) draft.close(error);
    if (error) throw system_file_error(file, error);
    fresh.publish();
}

/// What the store knows of a key; a faulty key is listed too.
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
    std::error_code error;
    const platform::Access access = platform::access_to(folder_, error);
    if (error == std::errc::no_such_file_or_directory) return;
    if (error) throw unreadable(folder_, error);
    require_own(folder_, access);
}

fs::path KeyStore::named(const std::string& name, const char* ending) const {
    if (!is_key_name(name)) throw KeyError(KeyError::Kind::bad_name, name);
    require_own_folder();
    return folder_ / platform::path_of(name + ending);
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
    for (const fs::path& file : platform::paths_in(folder_, most_files_seen, none)) {
        const std::string ending = platform::text_of(file.extension());
        const std::string name = platform::text_of(file.stem());
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
    if (trouble) throw system_file_error(folder_.parent_path(), trouble);
    platform::make_private_folder(folder_, trouble);
    if (trouble && trouble != std::errc::file_exists) throw system_file_error(folder_, trouble);
    require_own_folder();
    if (fs::exists(fs::symlink_status(secret, trouble)))
        throw system_file_error(secret, std::make_error_code(std::errc::file_exists));
    // The public half first: without its secret it does no harm.
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

void require_unshared_folder(const fs::path& folder) {
    std::error_code error;
    const platform::Access access = platform::access_to(folder, error);
    if (error == std::errc::no_such_file_or_directory) return;
    if (error) throw unreadable(folder, error);
    if (!access.is_own) throw KeyError(KeyError::Kind::of_another, platform::text_of(folder));
    if (access.writable_by_all) throw KeyError(KeyError::Kind::shared_folder, platform::text_of(folder));
}

std::string read_secret_file(const fs::path& file) {
    using Kind = platform::FileInfo::Kind;
    std::error_code error;
    const platform::OpenFile opened = platform::OpenFile::to_read(file, error);
    if (error) throw unreadable(file, error);
    const Kind kind = opened.info(error).kind;
    const platform::Access access = opened.access(error);
    if (error) throw unreadable(file, error);
    if (kind == Kind::folder) throw unreadable(file, std::make_error_code(std::errc::is_a_directory));
    if (kind != Kind::file) throw FileError(FileError::Kind::cannot_read, file, "this is not a file");
    require_own(file, access);
    std::string text = opened.read_at_most(longest_key_file + 1, error);
    if (error) throw unreadable(file, error);
    return text;
}

}  // namespace tablebank
