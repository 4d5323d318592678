#include "app/hub/publish.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/published.h"
#include "app/release/program_version.h"
#include "db/file/failure.h"
#include "db/file/folder.h"
#include "ledger/proof/hash.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr const char* list_name = "tablebank-pages.txt";
/// In bytes: the pages of as many players and tables as an event may have, in every language, four times over.
constexpr std::size_t longest_list = std::size_t{1024} * 1024;

/// "data/fr/table-3.json" in its parts.
struct PagePath {
    std::vector<std::string> folders;
    std::string name;

    explicit PagePath(std::string_view text) {
        for (std::size_t slash = text.find('/'); slash != std::string_view::npos; slash = text.find('/')) {
            folders.emplace_back(text.substr(0, slash));
            text.remove_prefix(slash + 1);
        }
        name = text;
    }
};

/// The folder that is published to, with those below it, each opened once.
class PagesFolder {
public:
    explicit PagesFolder(const std::filesystem::path& path) : top_(Folder::made(path)) {}

    [[nodiscard]] const Folder& top() const { return top_; }

    /// nullptr if it does not exist.
    const Folder* find(const PagePath& path) {
        return reach(path, [](const Folder& in, const std::string& name) { return in.below(name); });
    }
    const Folder& made(const PagePath& path) {
        return *reach(path, [](const Folder& in, const std::string& name) -> std::optional<Folder> {
            return in.made_below(name);
        });
    }

private:
    template <class Step>
    const Folder* reach(const PagePath& path, const Step& step) {
        const Folder* at = &top_;
        std::string way;
        for (const std::string& name : path.folders) {
            way += name + '/';
            auto known = below_.find(way);
            if (known == below_.end()) {
                std::optional<Folder> next = step(*at, name);
                if (!next) return nullptr;
                known = below_.emplace(way, std::move(*next)).first;
            }
            at = &known->second;
        }
        return at;
    }

    Folder top_;
    std::map<std::string, Folder> below_;
};

/// The pages of an earlier publication, restricted to names that pages have: a list that was altered may name any file,
/// which must not be touched. Throws if the folder has other files.
std::set<std::string> pages_before(const Folder& folder, const std::filesystem::path& path) {
    const auto list = folder.read(list_name, longest_list);
    if (!list) {
        if (folder.is_empty()) return {};
        throw file_error(FileError::Kind::exists, path, "the folder holds other files");
    }
    if (list->size() > longest_list)
        throw file_error(FileError::Kind::in_the_way, path / platform::path_of(list_name),
                         "it is larger than it may be");
    std::set<std::string> names;
    std::string_view rest = *list;
    while (!rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find('\n'));
        if (is_published_name(name)) names.emplace(name);
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
    }
    return names;
}

std::string list_of(const std::set<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += name + '\n';
    return list;
}

/// The first line of the list: what the pages were made of, which is the state of their source and the program whose
/// words they have; and the names below it, so that an altered list is not believed.
std::string stamp_of(const PageSource& source, std::string_view names) {
    const ProgramVersion program = program_version();
    return "# " + std::string(program.number) + ' ' + std::string(program.commit) + ' ' + source.state() + ' ' +
           to_hex(sha256(names)) + '\n';
}

/// The number of files of the last publication, if it was made of the same and each of its files is there; 0 if there
/// is anything to do.
std::size_t files_in_place(PagesFolder& folder, const PageSource& source) {
    const auto list = folder.top().read(list_name, longest_list);
    if (!list || !list->starts_with("# ") || list->size() > longest_list) return 0;
    std::string_view rest = *list;
    rest.remove_prefix(std::min(rest.size(), rest.find('\n') + 1));
    if (!list->starts_with(stamp_of(source, rest))) return 0;
    std::size_t files = 0;
    while (!rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find('\n'));
        const PagePath path(name);
        const Folder* in = is_published_name(name) ? folder.find(path) : nullptr;
        if (in == nullptr || in->find(path.name) != Folder::Found::file) return 0;
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        ++files;
    }
    return files;
}

/// Whether the file exists with exactly this text. Throws FileError in_the_way if it is not a regular file, or has
/// another text and is not a page of an earlier publication.
bool says(PagesFolder& folder, const PageSource::File& file, const std::set<std::string>& listed,
          const std::filesystem::path& to) {
    const PagePath path(file.name);
    const Folder* in = folder.find(path);
    const auto text = in != nullptr ? in->read(path.name, file.text.size()) : std::nullopt;
    if (text == file.text) return true;
    if (text && !listed.contains(file.name))
        throw file_error(FileError::Kind::in_the_way, to / platform::path_of(file.name),
                         "no earlier publication wrote it");
    return false;
}

}  // namespace

Published publish_pages(const PageSource& source, const std::filesystem::path& path) {
    PagesFolder folder(path);
    if (const std::size_t files = files_in_place(folder, source); files > 0) return {.same = files};
    std::set<std::string> listed = pages_before(folder.top(), path);
    const auto files = published_files(source);
    Published published;
    // Everything is checked before anything is written.
    std::vector<const PageSource::File*> changed;
    std::set<std::string> names;
    for (const PageSource::File& file : files) {
        names.insert(file.name);
        if (!says(folder, file, listed, path)) changed.push_back(&file);
    }
    published.written = changed.size();
    published.same = files.size() - changed.size();
    // The list is written first, so that an interrupted publication can be continued, and names pages that are not
    // removed yet.
    listed.insert(names.begin(), names.end());
    folder.top().replace(list_name, list_of(listed));
    for (const PageSource::File* file : changed) {
        const PagePath to(file->name);
        folder.made(to).replace(to.name, file->text);
    }
    for (const std::string& gone : listed) {
        if (names.contains(gone)) continue;
        const PagePath old(gone);
        if (const Folder* in = folder.find(old); in != nullptr && in->remove_file(old.name)) ++published.removed;
    }
    folder.top().replace(list_name, stamp_of(source, list_of(names)) + list_of(names));
    return published;
}

}  // namespace tablebank
