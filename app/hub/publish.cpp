#include "app/hub/publish.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "app/pages/published.h"
#include "db/file/file_error.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr const char* list_name = "tablebank-pages.txt";

[[noreturn]] void fail(const fs::path& file, int error) {
    auto kind = FileError::Kind::disk_failed;
    if (error == ENOSPC || error == EDQUOT) kind = FileError::Kind::disk_full;
    if (error == EACCES || error == EPERM || error == EROFS) kind = FileError::Kind::read_only;
    throw FileError(kind, file, std::generic_category().message(error));
}

std::string text_in(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void replace(const fs::path& file, const std::string& text) {
    fs::path draft = file;
    draft += ".new";
    errno = 0;
    std::ofstream out(draft, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (!out) fail(file, errno != 0 ? errno : EIO);
    std::error_code failed;
    fs::rename(draft, file, failed);
    if (failed) fail(file, failed.value());
}

/// What an earlier publication left there; a folder with other things in it is somebody else's.
std::set<std::string> pages_before(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) fail(folder, failed.value());
    const fs::path list = folder / list_name;
    if (!fs::is_regular_file(list, failed)) {
        if (!fs::is_empty(folder, failed) && !failed)
            throw FileError(FileError::Kind::exists, folder, "the folder holds other files");
        return {};
    }
    std::set<std::string> names;
    std::ifstream in(list);
    for (std::string name; std::getline(in, name);) names.insert(name);
    return names;
}

/// A list of ours names files below its folder; one that was altered may name others, and these stay.
bool is_below(const std::string& name) {
    const fs::path path(name);
    return path.is_relative() && std::ranges::none_of(path, [](const fs::path& part) { return part == ".."; });
}

}  // namespace

Published publish_pages(const PageSource& source, const fs::path& folder) {
    std::set<std::string> before = pages_before(folder);
    const auto files = published_files(source);
    Published published;
    std::string list;
    for (const PageSource::File& file : files) list += file.name + '\n';
    // The list is first, so that a publication that breaks off can be gone on with.
    replace(folder / list_name, list);
    for (const PageSource::File& file : files) {
        const fs::path path = folder / file.name;
        std::error_code failed;
        fs::create_directories(path.parent_path(), failed);
        if (failed) fail(path, failed.value());
        before.erase(file.name);
        if (fs::exists(path, failed) && text_in(path) == file.text) {
            ++published.same;
        } else {
            replace(path, file.text);
            ++published.written;
        }
    }
    for (const std::string& gone : before) {
        std::error_code failed;
        if (is_below(gone) && fs::remove(folder / gone, failed)) ++published.removed;
    }
    return published;
}

}  // namespace tablebank
