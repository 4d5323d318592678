// The letters of names in other scripts.

#include "app/ui/look/fonts.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

bool writes(ImFont* font, char32_t sign) {
    return font->FindGlyphNoFallback(static_cast<ImWchar>(sign)) != nullptr;
}

TEST_CASE("a name in Hebrew or Arabic letters has its glyphs, joined ones too, and the rest keeps its own") {
    Fonts fonts;
    ImFontAtlas atlas;
    fonts.build(atlas, 1, signs_beyond(Signs::alphabets, "דנה علي Zoé"));
    for (const Lettering lettering : {Lettering::small, Lettering::body, Lettering::title, Lettering::amount}) {
        ImFont* const font = fonts.of(lettering);
        REQUIRE(font->IsLoaded());
        for (const char32_t sign : U"דנהعليAЖł")
            if (sign != 0) CHECK(writes(font, sign));
        CHECK(writes(font, U'\uFECB'));  // ain as it is at the beginning of a word
        CHECK(writes(font, U'\uFEC9'));  // and alone, as on a token
    }
}

TEST_CASE("letters of alphabets that every screen has add no others") {
    CHECK(signs_beyond(Signs::alphabets, "Anna Łukasz Жанна Ελένη").empty());
    CHECK(signs_beyond(Signs::alphabets, "דנה") == "דהנ");
}

}  // namespace
}  // namespace tablebank
