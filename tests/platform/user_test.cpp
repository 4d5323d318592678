// The places of the program and of its user's files, by the environment and by the system.

#include "platform/user.h"

#include <doctest/doctest.h>

#include <filesystem>

#include "tests/platform/environment.h"

namespace tablebank::platform {
namespace {

TEST_CASE("the program knows its own file") {
    std::error_code error;
    const std::filesystem::path program = program_file(error);
    CHECK_FALSE(error);
    CHECK(program.is_absolute());
    CHECK(program.filename() == "test_platform");
}

TEST_CASE("a folder of the environment counts if its name is absolute, else the usual one below the home") {
    const Variable home("HOME", "/home/anna");
    CHECK(home_folder() == "/home/anna");
    struct Root {
        const char* variable;
        std::filesystem::path (*folder)();
        const char* usual;
    };
    for (const Root& root : {Root{"XDG_CONFIG_HOME", settings_root, "/home/anna/.config"},
                             Root{"XDG_STATE_HOME", state_root, "/home/anna/.local/state"},
                             Root{"XDG_DATA_HOME", data_root, "/home/anna/.local/share"}}) {
        {
            const Variable set(root.variable, "/elsewhere");
            CHECK(root.folder() == "/elsewhere");
        }
        for (const char* relative : {"", "relative/folder"}) {
            const Variable set(root.variable, relative);
            CHECK(root.folder() == root.usual);
        }
    }
}

TEST_CASE("a home that is not absolute does not count: the system's does") {
    const Variable home("HOME", "not/absolute");
    const std::filesystem::path known = home_folder();
    CHECK((known.empty() || known.is_absolute()));
}

TEST_CASE("the first variable that names a language decides") {
    const Variable all("LC_ALL", "");
    const Variable messages("LC_MESSAGES", "");
    const Variable other("LANG", "");
    CHECK(environment_text("LANG").empty());
    {
        const Variable lang("LANG", "pl_PL.UTF-8");
        CHECK(user_language() == "pl_PL.UTF-8");
        const Variable said("LC_MESSAGES", "fr");
        CHECK(user_language() == "fr");
        const Variable over("LC_ALL", "C");
        CHECK(user_language() == "C");
    }
}

TEST_CASE("libraries find the fonts of the program, unless the user named others") {
    const Variable fonts("FONTCONFIG_FILE", "");
    ::unsetenv("FONTCONFIG_FILE");
    use_fonts_of("/stick/fonts");
    CHECK(std::string(std::getenv("FONTCONFIG_FILE")) == "/stick/fonts/fonts.conf");
    use_fonts_of("/elsewhere");
    CHECK(std::string(std::getenv("FONTCONFIG_FILE")) == "/stick/fonts/fonts.conf");
}

TEST_CASE("libraries find the folder for their caches in the environment") {
    const Variable cache("XDG_CACHE_HOME", "/before");
    keep_caches_in("/stick/cache");
    CHECK(std::string(std::getenv("XDG_CACHE_HOME")) == "/stick/cache");
}

}  // namespace
}  // namespace tablebank::platform
