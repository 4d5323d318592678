#pragma once
// Fonts: one family with Latin, Polish and Cyrillic, found through fontconfig, in the sizes of the screens. Digits are
// tabular, so figures align in columns.

#include <imgui.h>

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// Text sizes in pixels at scale 1. The scale is 1.35 in a window of 1920x1080. A digit is 0.72 of its size high. On a
/// screen of 24 inches the digits of `cash` and `amount` are 11 and 17 mm high, large enough to read from three metres.
enum class Lettering { tiny, small, body, strong, title, entry, figure, cash, amount };
inline constexpr std::array<float, 9> lettering_sizes{11, 13, 16, 16, 20, 22, 30, 42, 62};
[[nodiscard]] constexpr bool is_bold(Lettering lettering) {
    return lettering == Lettering::strong || lettering == Lettering::title || lettering >= Lettering::figure;
}
/// Whether this size is used for sums only. Its atlas needs fewer glyphs.
[[nodiscard]] constexpr bool is_for_sums(Lettering lettering) {
    return lettering >= Lettering::cash;
}

struct FontFile {
    std::filesystem::path path;
    int face = 0;  ///< index of the face within a collection
};
/// Noto Sans, else DejaVu Sans, else the font that fontconfig gives for Latin with Cyrillic; nullopt if there is none.
/// A merely similar family does not count as one that was named.
[[nodiscard]] std::optional<FontFile> find_font(bool bold);
/// DejaVu Sans, for characters that the family lacks.
[[nodiscard]] std::optional<FontFile> find_fallback_font();

/// The character ranges that an atlas always has, in addition to the characters of its texts.
enum class Signs {
    alphabets,  ///< Latin, Greek, Cyrillic, punctuation and currency symbols: for typed text
    basic,      ///< Western Latin, punctuation and currency symbols: keeps the atlas small at large sizes
};

/// The characters of a text that such an atlas lacks, each once, in code point order.
[[nodiscard]] std::string signs_beyond(Signs held, std::string_view text);

class Fonts {
public:
    /// Fills the atlas for a scale. It also gets every character of `texts`, so that names in other scripts can be
    /// read.
    void build(ImFontAtlas& atlas, float scale, std::string_view texts, Signs beside = Signs::alphabets);

    [[nodiscard]] ImFont* of(Lettering lettering) const { return fonts_.at(static_cast<std::size_t>(lettering)); }
    [[nodiscard]] float size(Lettering lettering) const { return sizes_.at(static_cast<std::size_t>(lettering)); }
    /// How often the atlas was filled. Coordinates of glyphs are valid until this number changes.
    [[nodiscard]] int built() const { return built_; }

private:
    std::array<ImFont*, lettering_sizes.size()> fonts_{};
    std::array<float, lettering_sizes.size()> sizes_{};
    int built_ = 0;
};

}  // namespace tablebank
