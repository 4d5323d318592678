#include "app/session/proof_store.h"

#include <algorithm>
#include <functional>
#include <ostream>
#include <system_error>

#include "db/file/bounded_file.h"
#include "db/file/new_file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr int most_kept_of_one_name = 999;
/// Maximum number of files that are searched in a folder of games; in a larger folder `verify` finds the rest.
constexpr std::size_t most_looked_at = 20'000;

struct Found {
    std::vector<fs::path> checkpoints{};
    std::vector<fs::path> signatures{};
};

Found find_beside(const fs::path& game) {
    Found found;
    const std::string beginning = platform::text_of(game.stem()) + '.';
    std::error_code trouble;
    const fs::path folder = game.has_parent_path() ? game.parent_path() : fs::path(".");
    for (const fs::path& path : platform::paths_in(folder, most_looked_at, trouble)) {
        const std::string name = platform::text_of(path.filename());
        if (!name.starts_with(beginning)) continue;
        if (name.ends_with(checkpoint_ending)) found.checkpoints.push_back(path);
        if (name.ends_with(signature_ending)) found.signatures.push_back(path);
    }
    std::ranges::sort(found.checkpoints);
    std::ranges::sort(found.signatures);
    return found;
}

/// Stores what `read` returns for a file, or why it fails.
template <class Read>
void read_into(ProofStore& held, const fs::path& file, std::size_t longest, const Read& read) {
    try {
        read(read_bounded(file, longest));
    } catch (const FileError& error) {
        held.unread.push_back({file, error});
    } catch (const ProofError& error) {
        held.unread.push_back({file, error});
    }
}

/// The checkpoint that a signature belongs to: the one with the longest name that its own name begins with.
std::optional<std::size_t> checkpoint_of(const ProofStore& held, const fs::path& signature) {
    const std::string name = platform::text_of(signature);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < held.checkpoint_files.size(); ++i)
        if (name.starts_with(platform::text_of(held.checkpoint_files[i]) + '.')) found = i;
    return found;
}

bool says_the_same(const fs::path& file, const std::string& text) {
    try {
        return read_bounded(file, text.size()) == text;
    } catch (const FileError&) {
        return false;
    }
}

fs::path keep(const std::function<fs::path(const std::string&)>& named, const std::string& text) {
    for (int number = 1;; ++number) {
        fs::path file = named(number == 1 ? std::string{} : '-' + std::to_string(number));
        std::error_code unknown;
        if (fs::exists(fs::symlink_status(file, unknown)) && says_the_same(file, text)) return file;
        try {
            write_new_file(file, [&text](std::ostream& out) { out << text; });
            return file;
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::exists || number == most_kept_of_one_name) throw;
        }
    }
}

}  // namespace

ProofStore read_proof_store(const fs::path& game) {
    Found found = find_beside(game);
    ProofStore held;
    held.more = found.checkpoints.size() > most_held || found.signatures.size() > most_held;
    found.checkpoints.resize(std::min(found.checkpoints.size(), most_held));
    found.signatures.resize(std::min(found.signatures.size(), most_held));
    for (const fs::path& file : found.checkpoints)
        read_into(held, file, longest_checkpoint, [&](std::string text) {
            const Checkpoint says = read_checkpoint(text);
            held.checkpoints.push_back({std::move(text), says});
            held.checkpoint_files.push_back(file);
        });
    for (const fs::path& file : found.signatures) {
        const auto of = checkpoint_of(held, file);
        if (!of) continue;
        read_into(held, file, longest_proof_file, [&](const std::string& text) {
            held.signatures.push_back({read_signature(text), of});
            held.signature_files.push_back(file);
        });
    }
    return held;
}

fs::path keep_checkpoint(const fs::path& game, const Checkpoint& checkpoint, std::string_view whose) {
    std::string purpose = purpose_text(checkpoint);
    std::ranges::replace(purpose, ' ', '-');
    const std::string name = platform::text_of(game.stem()) + '.' + purpose + std::string(whose);
    return keep(
        [&](const std::string& number) {
            return game.parent_path() / platform::path_of(name + number + checkpoint_ending);
        },
        checkpoint_text(checkpoint));
}

fs::path keep_signature(const fs::path& checkpoint, const Signature& signature) {
    return keep(
        [&](const std::string& number) {
            return platform::path_of(platform::text_of(checkpoint) +
                                     (number.empty() ? number : '.' + number.substr(1)) + signature_ending);
        },
        signature_text(signature, "signature from tablebank, key " + to_string(signature.key)));
}

}  // namespace tablebank
