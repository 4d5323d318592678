// The meaning of a word: a file, an address, or a mistyped address. Typed or without its password, the answer is the
// same.

#include "db/address/place_word.h"

#include <doctest/doctest.h>

#include <string>

#include "db/address/hidden_passwords.h"

using namespace tablebank;

TEST_CASE("a mistyped address is never a file, with its password or without") {
    for (const std::string word : {"postgresql:vera:x@host",
                                   "postgresql:vera@host/club#e",
                                   "postgresql:",
                                   "postgres:/vera:x@host/club",
                                   "postgresql:/host/club#e",
                                   "POSTGRESQL://host/club#e",
                                   "PostgreSQL://vera:x@host/club#e",
                                   "http://host:8017",
                                   "https://vera:x@host/",
                                   "jdbc:postgresql://host/club",
                                   "postgre://vera:x@host/club#e",
                                   "file:///tmp/club.tbe",
                                   " postgresql://host/club#e",
                                   "\tpostgresql://vera:x@host/club#e",
                                   "'postgresql://host/club#e'",
                                   "\"postgresql://vera:x@host/club#e\"",
                                   "<postgresql://host/club#e>",
                                   "postgresql//host/club#e",
                                   "postgresql//vera:x@host/club#e",
                                   "postgresql;//host/club",
                                   "host=localhost password=x",
                                   "host=localhost dbname=club",
                                   "dbname = club user = vera",
                                   "PASSWORD=x HOST=localhost",
                                   "vera:x@host/club#e",
                                   "vera:x@127.0.0.1",
                                   "//vera:x@host/club#e",
                                   "password=x",
                                   "passwd=x host=a",
                                   "PGPASSWORD=x host=a",
                                   "postgresql.//host/club#e",
                                   "postgresql\xEF\xBC\x9A//host/club#e",
                                   "folder/postgresql://vera:x@host/club#e",
                                   "folder/postgresql:vera:x@host",
                                   "url=postgresql://vera:x@host/club#e"}) {
        CAPTURE(word);
        CHECK(place_word(word) == PlaceWord::mistyped);
        CHECK(place_word(keep_passwords(word)) == PlaceWord::mistyped);
    }
}

TEST_CASE("an address is one, even if no server can be reached with it") {
    for (const std::string word : {"postgresql://host/club#e", "postgres://vera:x@host/club#e", "postgresql://",
                                   "postgresql://vera:x@", "postgresql://a b"}) {
        CAPTURE(word);
        CHECK(place_word(word) == PlaceWord::address);
        CHECK(place_word(keep_passwords(word)) == PlaceWord::address);
    }
}

TEST_CASE("a file may have nearly any name, and so may a path after its folder") {
    for (const std::string word : {"club.tbe",
                                   "postgres.tbe",
                                   "postgresql",
                                   "postgresql/club.tbe",
                                   "my postgresql.tbe",
                                   "vera@host.tbe",
                                   "12:30.tbl",
                                   "C:\\games\\one.tbl",
                                   "user=anna.tbl",
                                   "a=b.tbl",
                                   "***.tbl",
                                   "the best ***.tbl",
                                   "http.tbl",
                                   "host.tbe",
                                   "-",
                                   "",
                                   "ABCD-EFGH@192.168.0.7:8017",
                                   "tablebank-table-1:eyJ",
                                   "Anna: the first.tbl",
                                   "./postgresql:vera:x@host",
                                   "/tmp/http://club.tbe",
                                   "../host=a password=b",
                                   "./ postgresql://host/club#e"}) {
        CAPTURE(word);
        CHECK(place_word(word) == PlaceWord::file);
    }
}
