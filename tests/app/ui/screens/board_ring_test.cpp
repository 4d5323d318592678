// The ring of the board: any number of spaces, each in its place, and nothing on a space over anything else.

#include "app/ui/screens/board_ring.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace tablebank {
namespace {

const Rect table{{10, 20}, {710, 640}};
constexpr float depth = 80;

float area(const Rect& rect) {
    return std::max(0.0F, rect.width()) * std::max(0.0F, rect.height());
}

float shared(const Rect& one, const Rect& other) {
    return area({{std::max(one.min.x, other.min.x), std::max(one.min.y, other.min.y)},
                 {std::min(one.max.x, other.max.x), std::min(one.max.y, other.max.y)}});
}

bool lies_in(const Rect& inner, const Rect& outer) {
    constexpr float rounding = 0.01F;
    return area(inner) == 0 || (inner.min.x >= outer.min.x - rounding && inner.min.y >= outer.min.y - rounding &&
                                inner.max.x <= outer.max.x + rounding && inner.max.y <= outer.max.y + rounding);
}

void check_parts(const Rect& cell, BoardSide side, const CellLoad& load) {
    CAPTURE(cell.width());
    CAPTURE(cell.height());
    CAPTURE(load.tokens);
    CAPTURE(load.owned);
    const CellParts parts = parts_of_cell(cell, side, load, 1);
    const std::array all{parts.tag, parts.strip, parts.label, parts.badge, parts.tokens};
    // The lane is as broad as the turn leaves free.
    constexpr float lane = 24;
    const Rect around = parts.in_lane ? cell.inset(-lane, 0) : cell;
    CHECK((!parts.in_lane || parts.flat));
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(lies_in(all.at(i), i + 1 < all.size() ? cell : around));
        for (std::size_t j = i + 1; j < all.size(); ++j) CHECK(shared(all.at(i), all.at(j)) < 1);
    }
    CHECK((area(parts.badge) > 0) == load.owned);
    CHECK((area(parts.tokens) > 0) == (load.tokens > 0));
}

}  // namespace

TEST_CASE("a board of any number of spaces fills the ring, and no space overlaps another") {
    for (int spaces = 12; spaces <= 200; ++spaces) {
        CAPTURE(spaces);
        const BoardRing ring(table, spaces, depth);
        float covered = 0;
        for (int one = 0; one < spaces; ++one) {
            covered += area(ring.cell(one));
            CHECK(lies_in(ring.cell(one), table));
            CHECK(shared(ring.cell(one), ring.cell((one + 1) % spaces)) < 1);
            CHECK(shared(ring.cell(one), ring.inner()) < 1);
        }
        CHECK(covered == doctest::Approx(area(table) - area(ring.inner())).epsilon(0.001));
    }
}

TEST_CASE("the text in the middle leaves a lane free for tokens if the spaces at its sides are low") {
    const BoardRing high(table, 20, depth);
    CHECK(high.middle(1).width() == high.inner().width());
    const BoardRing low(table, 60, depth);
    for (int space = 0; space < 60; ++space) {
        const CellParts parts = parts_of_cell(low.cell(space), low.side_of(space), {true, true, 3}, 1);
        CHECK(shared(parts.tokens, low.middle(1)) < 1);
        CHECK(shared(parts.label, parts.tokens) < 1);
    }
}

TEST_CASE("tokens stay within their part of a space, and side by side as long as their letters can be read") {
    for (const ImVec2 size : {ImVec2(24, 35), ImVec2(18, 25), ImVec2(46, 25), ImVec2(84, 33)}) {
        const Rect in{{50, 50}, {50 + size.x, 50 + size.y}};
        for (int tokens = 1; tokens <= 6; ++tokens) {
            CAPTURE(size.x);
            CAPTURE(tokens);
            const auto places = places_of_tokens(in, tokens, 1);
            REQUIRE(places.size() == static_cast<std::size_t>(tokens));
            for (const Rect& place : places) {
                CHECK(lies_in(place, in));
                CHECK(place.width() >= std::min(13.0F, size.x));
            }
            const bool apart = size.x >= 84 || tokens == 1 || (size.x == 46 && tokens <= 3);
            for (std::size_t i = 1; apart && i < places.size(); ++i) CHECK(shared(places[i - 1], places[i]) < 1);
        }
    }
}

TEST_CASE("play goes round from START at the lower right, over four corners") {
    for (const int spaces : {20, 22, 24, 27, 40, 41, 42, 43, 60}) {
        CAPTURE(spaces);
        const BoardRing ring(table, spaces, depth);
        std::vector<ImVec2> corners;
        for (int space = 0; space < spaces; ++space)
            if (ring.is_corner(space)) corners.push_back(ring.cell(space).centre());
        REQUIRE(corners.size() == 4);
        CHECK(ring.cell(0).max.x == table.max.x);
        CHECK(ring.cell(0).max.y == table.max.y);
        CHECK(corners[1].x < corners[0].x);
        CHECK(corners[2].y < corners[1].y);
        CHECK(corners[3].x > corners[2].x);
        CHECK(ring.side_of(1) == BoardSide::bottom);
        CHECK(ring.side_of(spaces - 1) == BoardSide::right);
    }
}

TEST_CASE("name, letter of the owner, tokens, tag and strip of a space do not cover each other") {
    for (const BoardSide side : {BoardSide::bottom, BoardSide::left, BoardSide::top, BoardSide::right}) {
        const bool upright = side == BoardSide::bottom || side == BoardSide::top;
        for (const float deep : {72.0F, 100.0F, 120.0F}) {
            for (const float broad : {24.0F, 40.0F, 52.0F, 78.0F, 120.0F}) {
                const ImVec2 size = upright ? ImVec2(broad, deep) : ImVec2(deep, broad);
                for (int tokens = 0; tokens <= 6; ++tokens) {
                    check_parts({{100, 100}, {100 + size.x, 100 + size.y}}, side, {true, true, tokens});
                    check_parts({{100, 100}, {100 + size.x, 100 + size.y}}, side, {false, false, tokens});
                }
            }
        }
    }
}

}  // namespace tablebank
