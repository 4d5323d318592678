// Which catalogues are read: those that are shipped, and none that would lead the library astray. The forged ones are
// in tests/hostile/makers/forged_catalogues.py, against the whole program.

#include "app/i18n/catalogue_validation.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "app/i18n/catalogues.h"

namespace tablebank {
namespace {

std::string figure(std::uint32_t value) {
    std::string bytes;
    for (const unsigned shift : {0U, 8U, 16U, 24U}) bytes += static_cast<char>(value >> shift & 0xFFU);
    return bytes;
}

/// A catalogue with its header and one sentence.
std::string catalogue_of(const std::string& head, const std::string& said) {
    constexpr std::uint32_t first_text = 60;
    const std::string key = "{count} card";
    const auto size = [](const std::string& text) { return static_cast<std::uint32_t>(text.size()); };
    const std::uint32_t key_at = first_text + 1;
    const std::uint32_t head_at = key_at + size(key) + 1;
    const std::uint32_t said_at = head_at + size(head) + 1;
    std::string bytes = figure(0x950412DE);
    for (const std::uint32_t value : {0U, 2U, 28U, 44U, 0U, 0U}) bytes += figure(value);
    for (const std::uint32_t value : {0U, first_text, size(key), key_at}) bytes += figure(value);
    for (const std::uint32_t value : {size(head), head_at, size(said), said_at}) bytes += figure(value);
    for (const std::string& text : {std::string(), key, head, said}) bytes += text + '\0';
    return bytes;
}

const std::string utf8 = "Content-Type: text/plain; charset=UTF-8\n";

bool takes_rule(const std::string& rule) {
    return is_valid_catalogue(catalogue_of(utf8 + "Plural-Forms: nplurals=2; plural=" + rule + ";\n", "{count}"));
}

bool takes(const std::string& said) {
    return is_valid_catalogue(catalogue_of(utf8, said));
}

TEST_CASE("every catalogue that is shipped is read") {
    for (const std::string& tag : languages()) {
        if (tag == "en") continue;
        CAPTURE(tag);
        const auto file = catalogues_folder() / tag / "LC_MESSAGES" / "tablebank.mo";
        std::ifstream in(file, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        CHECK(is_valid_catalogue(bytes));
        for (const std::size_t size : {std::size_t{0}, std::size_t{27}, std::size_t{100}, bytes.size() / 2})
            CHECK_FALSE(is_valid_catalogue(std::string_view(bytes).substr(0, size)));
        CHECK(has_catalogue(tag));
    }
}

TEST_CASE("a rule of plurals is short, and compares and chooses only") {
    CHECK(takes_rule("(n%10==1 && n%100!=11 ? 0 : n>=2 || n<5 ? 1 : 2)"));
    CHECK_FALSE(takes_rule("n/n"));
    CHECK_FALSE(takes_rule("n%(0-1)"));
    CHECK_FALSE(takes_rule(std::string(251, '!')));
    CHECK(takes_rule(std::string(249, '!') + "n"));
}

TEST_CASE("text in braces is a name, and literal braces are written twice") {
    CHECK(takes("{count} {player_2} {{x}}"));
    for (const char* said : {"{count:9}", "{}", "{0!r}", "{", "}", "a} b", "{count", "{ count}", "{Count}"}) {
        CAPTURE(said);
        CHECK_FALSE(takes(said));
    }
}

TEST_CASE("texts are UTF-8, and the catalogue states it") {
    CHECK_FALSE(takes("\xff"));
    CHECK_FALSE(is_valid_catalogue(catalogue_of("Content-Type: text/plain; charset=KOI8-R\n", "x")));
    CHECK_FALSE(is_valid_catalogue(catalogue_of(utf8 + std::string(5000, 'x'), "x")));
    std::string bytes = catalogue_of(utf8, "x");
    bytes.back() = 'x';  // the last text has no end
    CHECK_FALSE(is_valid_catalogue(bytes));
}

}  // namespace
}  // namespace tablebank
