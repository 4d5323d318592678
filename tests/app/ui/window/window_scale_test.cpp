// How large things are drawn in a window of a size.

#include "app/ui/window/window_scale.h"

#include <doctest/doctest.h>

namespace tablebank {

TEST_CASE("the scale is the requested one if the screen has room, and otherwise the largest that fits") {
    CHECK(window_scale(1, {1280, 800}) == 1.0F);
    CHECK(window_scale(3, {3840, 2160}) == 3.0F);
    CHECK(window_scale(0.75F, {1024, 640}) == 0.75F);
    CHECK(window_scale(2, {1280, 800}) == doctest::Approx(1.6F));
    CHECK(window_scale(3, {1024, 640}) == doctest::Approx(1.25F));  // 640 / 500 = 1.28, in steps of a twentieth
    CHECK(window_scale(2, {400, 300}) == doctest::Approx(0.5F));
}

TEST_CASE("at 100 % everything grows with the window, and nothing is smaller than in the usual one") {
    CHECK(usual_scale(1, {1280, 800}) == 1.0F);
    CHECK(usual_scale(1, {1024, 640}) == 1.0F);
    CHECK(usual_scale(1, {1920, 1080}) == doctest::Approx(1.35F));
    CHECK(usual_scale(1, {3840, 2160}) == doctest::Approx(2.7F));
    CHECK(usual_scale(1, {3840, 800}) == 1.0F);  // its height is that of a small one
}

TEST_CASE("a monitor of many dots uses its stated scale, and a large window of it no more than it needs") {
    CHECK(usual_scale(2, {1280, 800}) == 2.0F);
    CHECK(usual_scale(2, {3840, 2160}) == doctest::Approx(2.7F));
}

TEST_CASE("a new window grows with the scale, up to the desk") {
    CHECK(window_size(1.5F, {1280, 800}, {3840, 2160}).x == doctest::Approx(1920));
    CHECK(window_size(1.5F, {1280, 800}, {1600, 900}).x == doctest::Approx(1600));
    CHECK(window_size(1.5F, {1280, 800}, {1600, 900}).y == doctest::Approx(900));
    CHECK(window_size(0.75F, {1280, 800}, {1600, 900}).x == doctest::Approx(1280));
}

}  // namespace tablebank
