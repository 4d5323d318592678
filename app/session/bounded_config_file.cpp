#include "app/session/bounded_config_file.h"

#include <string>
#include <system_error>
#include <utility>

#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "db/file/folder.h"
#include "platform/file.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr std::size_t largest = std::size_t{1024} * 1024;

}  // namespace

std::optional<std::string> read_config_file(const std::filesystem::path& file) {
    if (file.is_relative()) return std::nullopt;  // in a folder that is not known
    try {
        std::string text = read_bounded(file, largest);
        return text.size() > largest ? std::nullopt : std::optional(std::move(text));
    } catch (const FileError&) {
        return std::nullopt;
    }
}

bool replace_config_file(const std::filesystem::path& file, std::string_view text, Readers readers) {
    if (file.is_relative()) return false;
    try {
        const Folder folder = Folder::made(file.parent_path());
        std::error_code unknown;
        if (readers == Readers::owner) platform::close_to_others(file.parent_path(), unknown);
        folder.replace_for_good(platform::text_of(file.filename()), text, readers);
        return true;
    } catch (const FileError&) {
        return false;
    }
}

std::filesystem::path set_aside(const std::filesystem::path& file) {
    auto aside = file;
    aside += ".damaged";
    std::error_code trouble;
    const auto first = aside;
    for (int number = 2; std::filesystem::exists(aside, trouble); ++number) {
        aside = first;
        aside += platform::path_of('.' + std::to_string(number));
    }
    std::filesystem::rename(file, aside, trouble);
    return trouble ? std::filesystem::path{} : aside;
}

}  // namespace tablebank
