// What the module for PostgreSQL throws is what the program catches.

#include "db/event/server_stores.h"

#include <doctest/doctest.h>

#include <string>

#include "db/file/file_error.h"

namespace tablebank {

TEST_CASE("an error of a server crosses from the module into the program") {
    const std::string place = "postgresql://anna@127.0.0.1:1/club?connect_timeout=2#evening";
    try {
        static_cast<void>(server_stores().open_event(place));
        FAIL("nobody answers there");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::unreachable);
        CHECK(error.file() == "postgresql://anna@127.0.0.1:1/club#evening");
    }
}

}  // namespace tablebank
