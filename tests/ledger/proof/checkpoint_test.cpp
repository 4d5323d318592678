// One checkpoint has one text, and any other text is reported with its line.

#include "ledger/proof/checkpoint.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/proof/proof_error.h"

namespace tablebank {
namespace {

using Kind = ProofError::Kind;

const std::string digits = "0123456789abcdef";
const std::string hash_a = digits + digits + digits + digits;
const std::string hash_b(64, 'b');

const std::string text =
    "tablebank checkpoint 1\n"
    "game 6f6cce4c58e6e722c92e44bbc27a1bd2\n"
    "edition us " +
    hash_a +
    "\n"
    "entries 221\n"
    "head " +
    hash_b +
    "\n"
    "purpose end\n"
    "role judge\n"
    "name Vera\n";

Checkpoint veras() {
    return {.game = "6f6cce4c58e6e722c92e44bbc27a1bd2",
            .edition = "us",
            .edition_hash = *parse_hash(hash_a),
            .entries = 221,
            .head = *parse_hash(hash_b),
            .round = 0,
            .role = Attester::judge,
            .name = "Vera"};
}

/// The text with one line in the place of another; 1 is the first.
std::string with_line(int number, const std::string& line) {
    std::string changed;
    std::size_t begin = 0;
    for (int at = 1; begin < text.size(); ++at) {
        const std::size_t end = text.find('\n', begin);
        changed += at == number ? line : text.substr(begin, end - begin) + '\n';
        begin = end + 1;
    }
    return changed;
}

struct Told {
    Kind kind;
    int line;
    std::string expected;
    friend bool operator==(const Told&, const Told&) = default;
};

Told told_of(const std::string& wrong) {
    try {
        (void)read_checkpoint(wrong);
    } catch (const ProofError& error) {
        return {error.kind(), error.line(), error.expected()};
    }
    return {Kind::too_costly, -1, "taken"};
}

TEST_CASE("a checkpoint is its eight lines, in this order") {
    CHECK(checkpoint_text(veras()) == text);
    CHECK(read_checkpoint(text) == veras());

    Checkpoint round = veras();
    round.round = 9;
    round.role = Attester::witness;
    round.name = "Łucja d'Été-Вера, 2";
    round.edition = "my own box";
    CHECK(checkpoint_text(round).find("\npurpose round 9\nrole witness\nname Łucja d'Été-Вера, 2\n") !=
          std::string::npos);
    CHECK(read_checkpoint(checkpoint_text(round)) == round);
}

TEST_CASE("text that is not a checkpoint is reported by its line and the expected line") {
    const std::vector<std::pair<std::string, Told>> cases{
        {"", {Kind::expected, 1, "tablebank checkpoint 1"}},
        {"\x00\x01\x02", {Kind::expected, 1, "tablebank checkpoint 1"}},
        {with_line(1, "tablebank record 1\n"), {Kind::expected, 1, "tablebank checkpoint 1"}},
        {with_line(1, "tablebank checkpoint 01\n"), {Kind::expected, 1, "tablebank checkpoint 1"}},
        {with_line(1, "tablebank checkpoint\n"), {Kind::expected, 1, "tablebank checkpoint 1"}},
        {with_line(1, "tablebank checkpoint 2\n"), {Kind::later_version, 1, ""}},
        {"\xEF\xBB\xBF" + text, {Kind::expected, 1, "tablebank checkpoint 1"}},
        {with_line(2, "game 6f6c\n"), {Kind::expected, 2, "game ID"}},
        {with_line(2, "game 6F6CCE4C58E6E722C92E44BBC27A1BD2\n"), {Kind::expected, 2, "game ID"}},
        {with_line(2, ""), {Kind::expected, 2, "game ID"}},
        {with_line(3, "edition us\n"), {Kind::expected, 3, "edition ID SHA-256"}},
        {with_line(3, "edition " + hash_a + "\n"), {Kind::expected, 3, "edition ID SHA-256"}},
        {with_line(3, "edition  us " + hash_a + "\n"), {Kind::expected, 3, "edition ID SHA-256"}},
        {with_line(3, "edition u\x1bs " + hash_a + "\n"), {Kind::expected, 3, "edition ID SHA-256"}},
        {with_line(3, "edition us " + hash_a + "0\n"), {Kind::expected, 3, "edition ID SHA-256"}},
        {with_line(4, "entries 0\n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(4, "entries -1\n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(4, "entries 0221\n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(4, "entries 221 \n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(4, "entries 99999999999999999999\n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(4, "entries\t221\n"), {Kind::expected, 4, "entries NUMBER"}},
        {with_line(5, "head 41b7\n"), {Kind::expected, 5, "head SHA-256"}},
        {with_line(6, "purpose\n"),
         {Kind::expected, 6, "purpose end | round NUMBER | correction NUMBER | certificate NUMBER"}},
        {with_line(6, "purpose round 0\n"),
         {Kind::expected, 6, "purpose end | round NUMBER | correction NUMBER | certificate NUMBER"}},
        {with_line(6, "purpose End\n"),
         {Kind::expected, 6, "purpose end | round NUMBER | correction NUMBER | certificate NUMBER"}},
        {with_line(6, "purpose certificate 0\n"),
         {Kind::expected, 6, "purpose end | round NUMBER | correction NUMBER | certificate NUMBER"}},
        {with_line(6, "purpose certificate 1\n") + "gift 1 2\n",
         {Kind::expected, 9, "total | winner | adjusted | ruling | counted"}},
        {with_line(6, "purpose certificate 1\n") + "winner 1\ntotal 1 5 Anna\n",
         {Kind::expected, 10, "total | winner | adjusted | ruling | counted"}},
        {with_line(6, "purpose certificate 1\n") + "winner 1", {Kind::unended, 9, ""}},
        {text + "winner 1\n", {Kind::more_follows, 9, ""}},
        {with_line(7, "role referee\n"), {Kind::expected, 7, "role banker | judge | witness"}},
        {with_line(7, "role judge\r\n"), {Kind::expected, 7, "role banker | judge | witness"}},
        {with_line(8, "name \n"), {Kind::expected, 8, "name NAME"}},
        {with_line(8, "name  Vera\n"), {Kind::expected, 8, "name NAME"}},
        {with_line(8, "name Ve\xE2\x80\xAEra\n"), {Kind::expected, 8, "name NAME"}},  // the direction of reading turned
        {with_line(8, "name Ve\xFFra\n"), {Kind::expected, 8, "name NAME"}},
        {with_line(8, "name " + std::string(101, 'a') + "\n"), {Kind::expected, 8, "name NAME"}},
        {with_line(8, "name Vera"), {Kind::unended, 8, ""}},
        {with_line(8, ""), {Kind::expected, 8, "name NAME"}},
        {text + "\n", {Kind::more_follows, 9, ""}},
        {text + text, {Kind::more_follows, 9, ""}},
        {text + std::string(9000, ' '), {Kind::too_long, 0, "8192"}},
    };
    for (const auto& [wrong, told] : cases) {
        CAPTURE(wrong);
        const Told found = told_of(wrong);
        CHECK(found.kind == told.kind);
        CHECK(found.line == told.line);
        CHECK(found.expected == told.expected);
    }
}

TEST_CASE("a checkpoint that came by mail, every line with a return, is read as the one that was sent") {
    std::string by_mail;
    for (const char sign : text) by_mail.append(sign == '\n' ? "\r\n" : std::string(1, sign));
    CHECK(checkpoint_text(read_checkpoint(by_mail)) == text);
    by_mail.erase(by_mail.find('\r'), 1);  // one line without
    CHECK(told_of(by_mail).kind == ProofError::Kind::expected);
    CHECK(told_of(text + "\r").kind == ProofError::Kind::more_follows);
}

TEST_CASE("lines out of order, twice or left out are reported") {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1)
        lines.push_back(text.substr(begin, text.find('\n', begin) + 1 - begin));
    const auto joined = [](const std::vector<std::string>& parts) {
        std::string all;
        for (const std::string& part : parts) all += part;
        return all;
    };
    for (std::size_t one = 0; one < lines.size(); ++one) {
        auto without = lines;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(one));
        CHECK(told_of(joined(without)).line == static_cast<int>(one) + 1);
        auto twice = lines;
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(one), lines[one]);
        CHECK(told_of(joined(twice)).line == static_cast<int>(one) + 2);
        for (std::size_t other = one + 1; other < lines.size(); ++other) {
            auto swapped = lines;
            std::swap(swapped[one], swapped[other]);
            CHECK(told_of(joined(swapped)).line == static_cast<int>(one) + 1);
        }
    }
}

TEST_CASE("a changed byte: it is not a checkpoint, or another one with that very text") {
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const int byte : std::vector<int>{0, '\n', '\r', ' ', '0', '9', 'a', 'z', 'A', 0x7f, 0xff}) {
            std::string changed = text;
            changed[at] = static_cast<char>(byte);
            try {
                const Checkpoint read = read_checkpoint(changed);
                CHECK(checkpoint_text(read) == changed);
                CHECK((read == veras()) == (changed == text));
            } catch (const ProofError&) {
            }
        }
    }
}

TEST_CASE("a name is visible, and no longer than a hundred characters") {
    for (const char* name : {"Vera", "В. Орлова", "Anna-Maria d'Été (2nd table)", "判"}) CHECK(is_attester_name(name));
    CHECK(is_attester_name(std::string(100, 'a')));
    for (const char* name : {"", " ", " Vera", "Vera ", "Ve\nra", "Ve\tra", "Ve\xE2\x80\x8Fra", "\xff"})
        CHECK_FALSE(is_attester_name(name));
}

}  // namespace
}  // namespace tablebank
