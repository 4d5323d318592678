#pragma once
// The letters: one family found through fontconfig that has Latin, Polish and Cyrillic, in the sizes of the screens.
// Digits are tabular, so figures stand in columns.

#include <imgui.h>

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// The sizes of the screens, in pixels at scale 1. Cash and what is due are read from two metres: 30 and 50.
enum class Lettering { tiny, small, body, strong, title, entry, figure, amount };
inline constexpr std::array<float, 8> lettering_sizes{11, 13, 16, 16, 20, 22, 30, 50};
[[nodiscard]] constexpr bool is_bold(Lettering lettering) {
    return lettering == Lettering::strong || lettering == Lettering::title || lettering == Lettering::figure ||
           lettering == Lettering::amount;
}

struct FontFile {
    std::filesystem::path path;
    int face = 0;  ///< within a collection
};
/// Noto Sans, else DejaVu Sans, else whatever fontconfig gives for Latin with Cyrillic; nullopt where there is no such
/// font. A family that is merely similar is not taken for one that was named.
[[nodiscard]] std::optional<FontFile> find_font(bool bold);
/// DejaVu Sans, for signs that the family lacks.
[[nodiscard]] std::optional<FontFile> find_fallback_font();

/// The signs of a text that are in none of the alphabets every screen has, each once.
[[nodiscard]] std::string signs_beyond_alphabets(std::string_view text);

class Fonts {
public:
    /// Fills the atlas for a scale. Beside Latin, Greek, Cyrillic, punctuation and currency signs it holds every sign
    /// of `texts`, so names in other scripts can be read.
    void build(ImFontAtlas& atlas, float scale, std::string_view texts);

    [[nodiscard]] ImFont* of(Lettering lettering) const { return fonts_.at(static_cast<std::size_t>(lettering)); }
    [[nodiscard]] float size(Lettering lettering) const { return sizes_.at(static_cast<std::size_t>(lettering)); }

private:
    std::array<ImFont*, lettering_sizes.size()> fonts_{};
    std::array<float, lettering_sizes.size()> sizes_{};
};

}  // namespace tablebank
