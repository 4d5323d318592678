#include "app/handbook/chapter_store.h"

#include <system_error>

#include "app/handbook/markdown.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_chapter = std::size_t{1} << 20;  ///< bytes; the longest has 30,000

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

}  // namespace

fs::path handbook_beside(const fs::path& program) {
    const fs::path home = program.parent_path();
    if (fs::path installed = home.parent_path() / "share/tablebank/handbook"; is_there(installed)) return installed;
    for (fs::path folder = home; folder != folder.parent_path(); folder = folder.parent_path())
        if (is_there(folder / "CMakePresets.json") && is_there(folder / "docs/tutorials"))
            return folder / "docs/tutorials";
    return {};
}

fs::path find_handbook() {
    std::error_code error;
    return handbook_beside(platform::program_file(error));
}

std::optional<HandbookChapter> read_chapter(const fs::path& handbook, std::string_view name,
                                            std::string_view language) {
    for (const std::string_view tongue : {language, std::string_view("en")}) {
        const fs::path folder = handbook / platform::path_of(tongue);
        const fs::path file = folder / platform::path_of(std::string(name) + ".md");
        if (handbook.empty() || !is_there(file)) continue;
        const std::string text = read_bounded(file, largest_chapter);
        if (text.size() > largest_chapter) throw MarkdownError("a chapter that is too long");
        return HandbookChapter{std::string(name), std::string(tongue), read_markdown(text), folder};
    }
    return std::nullopt;
}

std::vector<HandbookChapter> read_handbook(const fs::path& handbook, std::string_view language) {
    std::vector<HandbookChapter> chapters;
    for (const std::string_view name : handbook_chapters)
        if (auto chapter = read_chapter(handbook, name, language)) chapters.push_back(*std::move(chapter));
    return chapters;
}

}  // namespace tablebank
