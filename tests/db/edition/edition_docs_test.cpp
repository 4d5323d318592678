// docs/reference/edition-format.md is complete: it names every key that a shipped edition has.

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "source_dir.h"

namespace {

std::string text_of(const std::string& path) {
    std::ifstream file(std::string(TABLEBANK_SOURCE_DIR) + "/" + path);
    REQUIRE(file.good());
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Every word before an equals sign, without the role after its dot; the faces of a die are not keys.
std::set<std::string> keys_of(const std::string& toml) {
    const std::regex assignment(R"(([a-z_]+)(\.[a-z_]+)?[ ]*=)");
    std::set<std::string> keys;
    for (std::sregex_iterator found(toml.begin(), toml.end(), assignment), end; found != end; ++found) {
        keys.insert((*found)[1]);
    }
    return keys;
}

}  // namespace

TEST_CASE("every key of the shipped editions is described") {
    const std::string description = text_of("docs/reference/edition-format.md") + text_of("docs/reference/rulings.md");
    for (const std::string id : {"us", "us-dice", "ru", "fr", "it", "pl", "football", "example-small", "classic"}) {
        const std::set<std::string> keys = keys_of(text_of("editions/" + id + ".toml"));
        CHECK(keys.size() > 60);
        for (const std::string& key : keys) {
            CAPTURE(key);
            const bool described = description.find("`" + key + "`") != std::string::npos ||
                                   description.find(key + " = ") != std::string::npos;
            CHECK(described);
        }
    }
}
