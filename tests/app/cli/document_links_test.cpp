// What README, CONTRIBUTING and docs/ point to is there: other pages, and files of the sources, so that a recipe which
// names a file that was renamed is found out.

#include <doctest/doctest.h>

#include <filesystem>
#include <regex>
#include <string>
#include <vector>

#include "tests/app/cli/source_folder.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// Every first group of a pattern in a text.
std::vector<std::string> found_in(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        found.push_back((*match)[1]);
    return found;
}

/// Pages are added freely, so they are looked for where they stand.
template <class Visit>
void for_each_page(Visit visit) {
    visit(source / "README.md");
    visit(source / "CHANGELOG.md");
    visit(source / "CONTRIBUTING.md");
    for (const auto& file : fs::recursive_directory_iterator(source / "docs"))
        if (file.path().extension() == ".md") visit(file.path());
}

TEST_CASE("every link of README and docs leads to a file") {
    const std::regex link(R"(\]\(([^)#:]+)(#[a-z-]+)?\))");
    std::size_t links = 0;
    for_each_page([&](const fs::path& page) {
        CAPTURE(page.string());
        for (const std::string& to : found_in(read_whole(page), link)) {
            CHECK_MESSAGE(fs::exists(page.parent_path() / to), to);
            ++links;
        }
    });
    CHECK(links > 20);
}

TEST_CASE("every file and folder that README and docs name is there") {
    const std::regex path(
        R"(`((app|bench|calculators|cmake|db|docs|editions|ledger|scripts|tests)/[A-Za-z0-9_./-]*)`)");
    std::size_t paths = 0;
    for_each_page([&](const fs::path& page) {
        CAPTURE(page.string());
        for (const std::string& named : found_in(read_whole(page), path)) {
            CHECK_MESSAGE(fs::exists(source / named), named);
            ++paths;
        }
    });
    CHECK(paths > 60);
}

TEST_CASE("every page of docs is reached from README") {
    const std::string readme = read_whole(source / "README.md");
    for (const auto& file : fs::directory_iterator(source / "docs")) {
        const std::string name = file.path().filename().string();
        CAPTURE(name);
        if (file.path().extension() == ".md") CHECK(readme.find("(docs/" + name + ")") != std::string::npos);
    }
}

}  // namespace
}  // namespace tablebank::testing
