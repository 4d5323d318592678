// The places at which text is broken into rows, and the handling of a word that does not fit.

#include "app/ui/widgets/rows.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/app/ui/screenless.h"

namespace tablebank {
namespace {

/// Letters of eleven pixels, for as long as it lives.
struct Letters {
    Screenless screen;
    Fonts fonts;
    ImFontAtlas atlas;
    Face face{};
    Letters() {
        fonts.build(atlas, 1, "");
        face = {fonts.of(Lettering::tiny), 11};
    }
    [[nodiscard]] std::vector<std::string> rows(std::string_view text, float width) const {
        std::vector<std::string> all;
        while (!text.empty()) all.emplace_back(take_row(face, text, width).words);
        return all;
    }
};

using Rows = std::vector<std::string>;

}  // namespace

TEST_CASE("a row ends between words or after a hyphen between letters, and nowhere within a word") {
    const Letters letters;
    const Face face = letters.face;
    for (const std::string text : {"Площадь Свободы", "Rue de la République", "Saint-Germain-des-Prés", "Łódź 1,500 zł",
                                   "Wilhelmina-Maximiliane", "a -75 b"}) {
        for (float width = 5; width < 200; width += 3) {
            std::string put_together;
            for (std::string_view rest = text; !rest.empty();) {
                const Row row = take_row(face, rest, width);
                if (!row.cut) CHECK(face.width(row.words) <= width + 1);
                if (row.cut) CHECK(face.width(ended_with_dots(face, row.words, width)) <= std::max(width + 1, 12.0F));
                if (!put_together.empty() && put_together.back() != '-') put_together += ' ';
                put_together += row.words;
            }
            CHECK(put_together == text);
        }
    }
}

TEST_CASE("a double name may be broken after its hyphen, a figure or a sum of less than nothing nowhere") {
    const Letters letters;
    CHECK(letters.rows("Saint-Germain", letters.face.width("Saint-Ge")) == Rows{"Saint-", "Germain"});
    CHECK(letters.rows("a -75", letters.face.width("a -")) == Rows{"a", "-75"});
    CHECK(letters.rows("16-17", 5) == Rows{"16-17"});
    CHECK(letters.rows("1,500", 5) == Rows{"1,500"});
}

TEST_CASE("a text with its own row ends keeps them, and spaces at the end of a row are not written") {
    const Letters letters;
    CHECK(letters.rows("one\ntwo", 1000) == Rows{"one", "two"});
    CHECK(letters.rows("one\n\ntwo", 1000) == Rows{"one", "", "two"});
    CHECK(letters.rows("one  two", letters.face.width("one ")) == Rows{"one", "two"});
}

TEST_CASE("dots follow whole letters, and no space and no full stop") {
    const Letters letters;
    const auto cut = [&](std::string_view words, std::string_view room) {
        return ended_with_dots(letters.face, words, letters.face.width(room));
    };
    CHECK(cut("Anna and Boris", "Anna and…") == "Anna and…");
    CHECK(cut("Anna and Boris", "Anna …") == "Anna…");
    CHECK(cut("St. Petersburg", "St. …") == "St…");
    for (float width = 0; width < 80; width += 0.5F) {
        const std::string dotted = ended_with_dots(letters.face, "Жанна Łukasz", width);
        CHECK(dotted.ends_with("…"));
        // No letter of two bytes is cut in two.
        const std::string_view kept = std::string_view(dotted).substr(0, dotted.size() - std::string_view("…").size());
        CHECK((kept.empty() || std::string_view("Жанна Łukasz").starts_with(kept)));
        CHECK((kept.size() < 10 ? kept.size() % 2 == 0 : true));
    }
}

}  // namespace tablebank
