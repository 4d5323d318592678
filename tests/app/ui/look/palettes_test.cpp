// Every painted colour is readable on its ground, in every theme.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/ui/look/palettes.h"
#include "app/ui/look/theme.h"

namespace tablebank {
namespace {

struct Named {
    const char* name;
    ImU32 colour;
};

void check_theme(ThemeChoice theme, double letters) {
    const Palette& p = palette_of(theme);
    CAPTURE(std::string(to_string(theme)));
    const std::vector<Named> grounds{
        {"ground", p.ground}, {"panel", p.panel}, {"raised", p.raised}, {"hover", p.hover}};
    const std::vector<Named> inks{{"text", p.text},     {"quiet", p.quiet},     {"faint", p.faint},
                                  {"accent", p.accent}, {"refused", p.refused}, {"fine", p.fine}};
    for (const Named& ground : grounds) {
        for (const Named& ink : inks) {
            CAPTURE(ground.name);
            CAPTURE(ink.name);
            CHECK(contrast(ink.colour, ground.colour) >= letters);
        }
        for (const auto& shades : {p.monopolists, p.competitors})
            for (const ImU32 shade : shades) CHECK(contrast(shade, ground.colour) >= 3);
        CHECK(contrast(p.bar, ground.colour) >= 3);
    }
    for (const auto& shades : {p.monopolists, p.competitors})
        for (const ImU32 shade : shades) CHECK(contrast(p.on_player, shade) >= letters);
    CHECK(contrast(p.on_accent, p.accent) >= letters);
    CHECK(contrast(p.on_piece, p.piece) >= letters);
}

}  // namespace

TEST_CASE("the contrast of letters is 4.5 on every ground, and 7 in high contrast") {
    check_theme(ThemeChoice::dark, 4.5);
    check_theme(ThemeChoice::light, 4.5);
    check_theme(ThemeChoice::high_contrast, 7);
}

TEST_CASE("the past has another ground in every theme, with enough contrast for letters") {
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast}) {
        CAPTURE(std::string(to_string(theme)));
        const Palette& now = palette_of(theme);
        const Palette past = past_palette(now);
        CHECK(past.ground != now.ground);
        CHECK(past.panel != now.panel);
        for (const ImU32 ground : {past.ground, past.panel, past.raised, past.hover}) {
            for (const ImU32 ink : {past.text, past.quiet, past.faint, past.accent, past.refused})
                CHECK(contrast(ink, ground) >= (theme == ThemeChoice::high_contrast ? 7 : 4.5));
            CHECK(contrast(past.bar, ground) >= 3);
        }
    }
}

TEST_CASE("contrast is measured as WCAG 2 does") {
    CHECK(contrast(IM_COL32_BLACK, IM_COL32_WHITE) == doctest::Approx(21));
    CHECK(contrast(IM_COL32_WHITE, IM_COL32_WHITE) == doctest::Approx(1));
    CHECK(contrast(rgb(0x767676), IM_COL32_WHITE) == doctest::Approx(4.54).epsilon(0.01));
}

TEST_CASE("text on a colour of a box is black or white, whichever has more contrast") {
    CHECK(Theme::ink_on(rgb(0xFFF200)) == IM_COL32_BLACK);
    CHECK(Theme::ink_on(rgb(0x1F3A93)) == IM_COL32_WHITE);
}

}  // namespace tablebank
