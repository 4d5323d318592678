// Codes are read back by a reader that shares nothing with us (zbarimg), as squares and as characters of a terminal.

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/qr/qr_matrix.h"
#include "app/qr/qr_text.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

/// The text that a reader finds in a picture of squares, four points a side.
std::string read_back(int width, int height, const std::function<bool(int, int)>& dark) {
    constexpr int points = 4;
    std::string picture = "P1\n" + std::to_string(width * points) + " " + std::to_string(height * points) + "\n";
    for (int y = 0; y < height * points; ++y) {
        for (int x = 0; x < width * points; ++x) picture += dark(x / points, y / points) ? "1 " : "0 ";
        picture += '\n';
    }
    const testing::ScratchFolder folder;
    return testing::printed_by("zbarimg --quiet --raw --oneshot -Sdisable -Sqrcode.enable -Sbinary '" +
                               folder.write("code.pbm", picture) + "' 2>/dev/null");
}

std::string read_back(const QrMatrix& code) {
    const int side = code.size() + 2 * qr_margin;
    return read_back(side, side, [&](int x, int y) { return code.dark(x - qr_margin, y - qr_margin); });
}

const std::string letter =
    "tablebank checkpoint 1\ngame 6f6cce4c58e6e722c92e44bbc27a1bd2\nentries 221\npurpose round 9\nrole judge\n"
    "name Вера Łucja d'Été\n";

TEST_CASE("a reader finds in a code the text that was written, to the byte") {
    for (const std::string& text : {std::string("a"), letter, std::string(2331, 'x'), std::string(2331, '\xc3')}) {
        const auto code = qr_matrix(text);
        REQUIRE(code);
        CHECK(read_back(*code) == text);
    }
}

TEST_CASE("a text that no code holds has none") {
    CHECK_FALSE(qr_matrix(""));
    CHECK_FALSE(qr_matrix(std::string_view("a\0b", 3)));
    CHECK_FALSE(qr_matrix(std::string(2332, 'x')));
    CHECK_FALSE(qr_matrix(std::string(1'000'000, 'x')));
}

TEST_CASE("outside a code everything is light") {
    const auto code = qr_matrix("a");
    REQUIRE(code);
    CHECK(code->dark(0, 0));
    for (const auto& [column, row] : {std::pair{-1, 0}, {0, -1}, {code->size(), 0}, {0, code->size()}})
        CHECK_FALSE(code->dark(column, row));
}

/// The lines of a text in half blocks as rows of light squares.
std::vector<std::vector<bool>> light_squares(std::string_view text) {
    std::vector<std::vector<bool>> rows(2);
    while (!text.empty()) {
        if (text.front() == '\n') {
            rows.resize(rows.size() + 2);
            text.remove_prefix(1);
            continue;
        }
        const std::size_t length = text.front() == ' ' ? 1 : std::string_view("█").size();
        const std::string_view sign = text.substr(0, length);
        rows[rows.size() - 2].push_back(sign == "█" || sign == "▀");
        rows[rows.size() - 1].push_back(sign == "█" || sign == "▄");
        text.remove_prefix(length);
    }
    rows.resize(rows.size() - 2);
    return rows;
}

TEST_CASE("the characters of a terminal are the squares of the code within its light margin") {
    const auto code = qr_matrix(letter);
    REQUIRE(code);
    const auto rows = light_squares(qr_text(*code));
    const int side = code->size() + 2 * qr_margin;
    REQUIRE(static_cast<int>(rows.size()) == side + 1);  // an odd number of rows, two a line
    for (const auto& row : rows) REQUIRE(static_cast<int>(row.size()) == side);
    CHECK(read_back(side, side, [&](int x, int y) {
              return !rows.at(static_cast<std::size_t>(y)).at(static_cast<std::size_t>(x));
          }) == letter);
}

}  // namespace
}  // namespace tablebank
