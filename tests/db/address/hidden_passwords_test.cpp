// No text keeps the password of an address, however it is written, and an address without it still reaches its server.

#include "db/address/hidden_passwords.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "db/address/server_address.h"
#include "db/file/file_error.h"

using namespace tablebank;

namespace {

bool shows(const std::string& text, const std::string& secret) {
    return text.find(secret) != std::string::npos;
}

}  // namespace

TEST_CASE("a word with an address keeps all of it but the passwords") {
    CHECK(keep_passwords("postgresql://vera:secret@host:5433/club?sslmode=require#e1") ==
          "postgresql://vera:***@host:5433/club#e1");
    CHECK(keep_passwords("postgres://vera:secret@host/club#e2") == "postgresql://vera:***@host/club#e2");
    CHECK(keep_passwords("postgresql:///club?host=/run/hub&password=secret#e3") ==
          "postgresql://:***@/club?host=/run/hub#e3");
    CHECK(keep_passwords("--to=postgresql://vera:secret@host/club#e4") == "--to=postgresql://vera:***@host/club#e4");
    CHECK(keep_passwords("  postgresql://vera:secret@host/club#e5") == "  postgresql://vera:***@host/club#e5");
    CHECK(keep_passwords("postgresql://vera:secret@a,b/club#e6") == "postgresql://vera:***@a,b/club#e6");
    CHECK(keep_passwords("from postgresql://vera:secret@a/club#e7 to postgresql://b/club#e8") ==
          "from postgresql://vera:***@a/club#e7 to postgresql://b/club#e8");
}

TEST_CASE("the replacement of an address reaches the server with the password that was typed") {
    const std::vector<std::pair<std::string, std::string>> typed{
        {"postgresql://anna:one@host/club#f", "password='one'"},
        {"postgresql://anna:two@host/club#f", "password='two'"},
        {"postgresql://anna:t%40w%23o@host/club#f", "password='t@w#o'"},
        {"postgresql://anna@host/club?password=four&sslpassword=five#f", "sslpassword='five'"},
        {"postgres://anna:pa#ss@host/club#f", "password='pa#ss'"}};
    std::vector<std::string> kept;
    for (const auto& one : typed) kept.push_back(keep_passwords(one.first));
    for (std::size_t i = 0; i < typed.size(); ++i) {
        CAPTURE(kept[i]);
        const ServerAddress address(kept[i]);
        CHECK(address.connection().find(typed[i].second) != std::string::npos);
        CHECK(address.shown() == "postgresql://anna@host/club#f");
        CHECK(keep_passwords(kept[i]) == kept[i]);
        CHECK(keep_passwords(typed[i].first) == kept[i]);
    }
}

TEST_CASE("no possible password is left, however broken the address is") {
    for (const std::string word : {"postgresql://vera:SECRET",
                                   "postgresql://vera:SECRET@host/club",
                                   "postgresql://vera:SECRET@host/club#a b",
                                   "postgresql://vera:x@SECRET@host/club#e",
                                   "postgresql://vera:x:SECRET@host/club#e",
                                   "postgresql://vera:12/SECRET@host/club#e",
                                   "postgresql://vera:12#SECRET@host/club",
                                   "postgresql://vera:12 SECRET@host/club#e",
                                   "postgresql://vera:'x\"SECRET@host/club#e",
                                   "postgresql://vera:x\nSECRET@host/club#e",
                                   "postgresql://vera:SECRET@[::1/club#e",
                                   "postgresql://vera:SECRET@host:port/club#e",
                                   "postgresql://vera:SECRET@ho%zzst/club#e",
                                   "postgresql://vera@host/club?passwort=SECRET#e",
                                   "postgresql://vera@host/club?pass%77ord=SECRET#e",
                                   "postgresql://vera@host/club?sslpassword=SECRET#e",
                                   "postgresql://vera@host/club?sslmode=require&password=SECRET#e",
                                   "postgresql://vera%3ASECRET@host/club#e",
                                   "postgresql://a/b#e,postgresql://vera:SECRET@host/club#e",
                                   "POSTGRESQL://vera:SECRET@host/club#e",
                                   "PostGres://vera:SECRET@host/club#e",
                                   "jdbc:postgresql://host/club?user=vera&password=SECRET",
                                   "--to=POSTGRES://vera:SECRET@host/club#e",
                                   "-opostgresql://vera:SECRET@host/club#e",
                                   "postgresql:/vera:SECRET@host/club#e",
                                   "postgresql:vera:SECRET@host/club#e",
                                   "postgres+tls://vera:SECRET@host/club#e",
                                   "http://vera:SECRET@host:8017/",
                                   "https://host/?password=SECRET",
                                   "vera:SECRET@host/club#e",
                                   "postgresql//vera:SECRET@host/club#e",
                                   "K7QX-4M2P-9DTR@vera:SECRET@host",
                                   "k7qx 4m2p 9dtr@vera:SECRET@host:8017",
                                   "--join=K7QX-4M2P-9DTR@http://vera:SECRET@host",
                                   "--join=K7QX-4M2P-9DTR@vera:SECRET@host",
                                   "--to=vera:SECRET@host/club#e",
                                   "folder/postgresql://vera:SECRET@host/club#e",
                                   "host=localhost user=vera password=SECRET dbname=club",
                                   "PASSWORD = 'SECRET' host=localhost",
                                   "password=x\\ SECRET user=vera",
                                   "host=localhost password='SECRET",
                                   "--password=SECRET",
                                   "--db-password=SECRET"}) {
        CAPTURE(word);
        CHECK(!shows(keep_passwords(word), "SECRET"));
        // A sentence repeats a word of the command line only as it was kept; an address is found within one too.
        if (word.find("postgres") == 0 && word.find('\n') == std::string::npos)
            CHECK(!shows(hide_passwords("tablebank: \"" + word + "\"?"), "SECRET"));
    }
    CHECK(keep_passwords("postgresql://vera:x@y@host/club#e") == "postgresql://...");
    CHECK_THROWS_AS(ServerAddress("postgresql://..."), FileError);
    CHECK(!shows(keep_passwords("postgresql://u:SECRET@h/" + std::string(9000, 'd') + "#e"), "SECRET"));
}

TEST_CASE("a text without a password stays unchanged") {
    for (const std::string word :
         {"club.tbe", "/home/vera/postgresql:/club.tbe", "postgresql://host/club#e", "postgresql://",
          "postgresql://vera@host:5432/club?sslmode=verify-full#e", "http://192.168.0.7:8017", "Anna",
          "ABCD-EFGH@192.168.0.7:8017", "note \"see http://192.168.0.7:8017/anna@club\"", "pay 184 to Anna",
          "the host forgot the password, she said", "--why=the password = forgotten", "a=b", ":files", "C:\\games",
          "tablebank-table-1:eyJldmVudCI6IngifQ", "{\"password\": 1}", ""}) {
        CAPTURE(word);
        CHECK(keep_passwords(word) == word);
        CHECK(hide_passwords(word) == word);
    }
    CHECK(hide_passwords("postgresql://a@b/c#e: it broke.\npostgresql://a@b/c#e.") ==
          "postgresql://a@b/c#e: it broke.\npostgresql://a@b/c#e.");
    CHECK(hide_passwords("postgresql://a:x@b/c#e, and\nclub.tbe") == "postgresql://a:***@b/c#e, and\nclub.tbe");
}

TEST_CASE("text typed as a file of some folder is its name, whatever it contains, and hidden only in a sentence") {
    for (const std::string word : {"./postgresql:vera:x@host", "--out=./vera:x@host/club#e", "-o../http://a:b@c",
                                   "/tmp/postgres:a@b", "--out=/tmp/host=a password=b"}) {
        CAPTURE(word);
        CHECK(keep_passwords(word) == word);
    }
    CHECK(!shows(hide_passwords("./postgresql:vera:SECRET@host: it is not there"), "SECRET"));
}

TEST_CASE("a part of an address that may contain a password is not shown, nor is the server's message about it") {
    const ServerAddress address("postgresql://vera:12/SECRET@host/club#e");
    CHECK(address.shown() == "postgresql://...#e");
    CHECK(address.with_detail("it broke", "no database SECRET@host/club") == "it broke");
    CHECK(ServerAddress(keep_passwords("postgresql://vera:12/SECRET@host/club#e")).connection().find("SECRET") !=
          std::string::npos);
}
