// The module for PostgreSQL is loaded, and a missing or foreign one is named as such.

#include "db/module/server_module.h"

#include <doctest/doctest.h>

#include <fstream>
#include <optional>
#include <string>

#include "db/file/file_error.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

std::optional<FileError::Kind> failure_of_loading(const std::filesystem::path& file) {
    try {
        const ServerModule module(file);
        return std::nullopt;
    } catch (const FileError& error) {
        CHECK(error.file() == file);
        return error.kind();
    }
}

TEST_CASE("the module is in lib/tablebank/modules next to the folder of the program") {
    CHECK(server_module_of("/usr/bin/tablebank") == "/usr/lib/tablebank/modules/tablebank-postgresql.so");
}

TEST_CASE("a file that is not a module of this program is not used") {
    const testing::ScratchFolder folder;
    const std::string file = folder.file("tablebank-postgresql.so");
    CHECK(failure_of_loading(file) == FileError::Kind::no_module);
    std::ofstream(file) << "no module";
    CHECK(failure_of_loading(file) == FileError::Kind::no_module);
    // Another program's library has no such functions.
    CHECK(failure_of_loading("libm.so.6") == FileError::Kind::no_module);
}

TEST_CASE("the module of this build has the functions that it is loaded for, and no others") {
    CHECK(&server_module() == &server_module());
    for (const char* name : {"tablebank_module_version", "tablebank_server_stores", "tablebank_read_address"})
        CHECK_NOTHROW(static_cast<void>(server_module().function<void()>(name)));
    CHECK_THROWS_AS(static_cast<void>(server_module().function<void()>("tablebank_other")), FileError);
}

}  // namespace
}  // namespace tablebank
