// Pipes and devices in place of a file of lines.

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <string>

#include "db/file/file_error.h"
#include "db/file/line_file.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using tablebank::testing::ScratchFolder;

TEST_CASE("anything but a regular file is refused at once") {
    const ScratchFolder folder;
    const std::string pipe = folder.file("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& name : {pipe, folder.path().string(), folder.file("missing"), std::string("/dev/null")})
        CHECK_THROWS_AS(LineFile(name, LineFile::Limits{1 << 20, 1000, 1 << 19}), FileError);
}
