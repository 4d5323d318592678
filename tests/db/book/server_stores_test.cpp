// The program catches the exceptions that the module for PostgreSQL throws.

#include "db/book/server_stores.h"

#include <doctest/doctest.h>

#include <string>

#include "db/book/event_book.h"
#include "db/file/file_error.h"

namespace tablebank {

TEST_CASE("the chain of a book begins with its event and goes through every word of an entry") {
    const Hash first = event_genesis("0123456789abcdef0123456789abcdef");
    CHECK(first != event_genesis("0123456789abcdef0123456789abcdee"));
    const EventEntry entry{.number = 1, .at = 7, .who = "Anna", .why = "", .act = "{}"};
    EventEntry other = entry;
    other.why = "late";
    CHECK(chained(first, entry) != chained(first, other));
    CHECK(chained(first, entry) == chained(first, EventEntry{entry}));
}

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
