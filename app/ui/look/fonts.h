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

/// The sizes of the screens, in pixels at scale 1, which is 1.35 in a window of 1920x1080. Digits are 0.72 of their
/// size high; those of `cash` and `amount` are read from three metres there, on a screen of 24 inches 11 and 17 mm
/// high.
enum class Lettering { tiny, small, body, strong, title, entry, figure, cash, amount };
inline constexpr std::array<float, 9> lettering_sizes{11, 13, 16, 16, 20, 22, 30, 42, 62};
[[nodiscard]] constexpr bool is_bold(Lettering lettering) {
    return lettering == Lettering::strong || lettering == Lettering::title || lettering >= Lettering::figure;
}
/// Whether only sums are written in it, for which an atlas needs fewer signs.
[[nodiscard]] constexpr bool is_for_sums(Lettering lettering) {
    return lettering >= Lettering::cash;
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

/// What an atlas holds beside the signs of the texts it is built for.
enum class Signs {
    alphabets,  ///< Latin, Greek, Cyrillic, punctuation and currency signs: for what is typed
    basic,      ///< Western Latin, punctuation and currency signs: letters of any size stay affordable
};

/// The signs of a text that an atlas would lack, each once, in order.
[[nodiscard]] std::string signs_beyond(Signs held, std::string_view text);

class Fonts {
public:
    /// Fills the atlas for a scale. It holds every sign of `texts`, so names in other scripts can be read.
    void build(ImFontAtlas& atlas, float scale, std::string_view texts, Signs beside = Signs::alphabets);

    [[nodiscard]] ImFont* of(Lettering lettering) const { return fonts_.at(static_cast<std::size_t>(lettering)); }
    [[nodiscard]] float size(Lettering lettering) const { return sizes_.at(static_cast<std::size_t>(lettering)); }
    /// How often the atlas was filled: where its letters lie is good for as long as this stays.
    [[nodiscard]] int built() const { return built_; }

private:
    std::array<ImFont*, lettering_sizes.size()> fonts_{};
    std::array<float, lettering_sizes.size()> sizes_{};
    int built_ = 0;
};

}  // namespace tablebank
