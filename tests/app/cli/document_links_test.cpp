// What README, CONTRIBUTING and docs/ point to is there: other pages, and files of the sources, so that a recipe which
// names a file that was renamed is found out.

#include <doctest/doctest.h>

#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
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

/// As a heading is linked to: small letters, blanks as hyphens, and no other sign than a hyphen or a low line.
std::string anchor_of(const std::string& heading) {
    std::string anchor;
    for (const char sign : heading) {
        const auto letter = static_cast<unsigned char>(sign);
        if (sign == ' ')
            anchor += '-';
        else if (letter >= 0x80 || std::isalnum(letter) != 0 || sign == '-' || sign == '_')
            anchor += static_cast<char>(std::tolower(letter));
    }
    return anchor;
}

std::set<std::string> anchors_of(const fs::path& page) {
    std::set<std::string> anchors;
    std::istringstream in(read_whole(page));
    bool code = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("```")) code = !code;
        const std::size_t text = line.find_first_not_of('#');
        if (!code && text != 0 && text != std::string::npos && line[text] == ' ')
            anchors.insert(anchor_of(line.substr(text + 1)));
    }
    return anchors;
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

TEST_CASE("every place within a page that a link of README and docs names is a heading of it") {
    const std::regex link(R"(\]\(([^)#:]*)#([^)]+)\))");
    std::size_t links = 0;
    for_each_page([&](const fs::path& page) {
        CAPTURE(page.string());
        const std::string text = read_whole(page);
        for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at) {
            const std::string to = (*at)[1];
            const std::string anchor = (*at)[2];
            CHECK_MESSAGE(anchors_of(to.empty() ? page : page.parent_path() / to).contains(anchor), at->str());
            ++links;
        }
    });
    CHECK(links > 10);
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
