#include "app/ui/look/fonts.h"

#include <cmath>
#include <set>
#include <span>

#include "app/present/words/glyph_order.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

/// The signs every screen may need, as first-last pairs.
constexpr std::array<ImWchar, 21> alphabets{0x0020, 0x017F,  // Latin with Polish, French, Italian
                                            0x0218, 0x021B,  //
                                            0x0370, 0x03FF,  // Greek
                                            0x0400, 0x052F,  // Cyrillic
                                            0x2010, 0x2027,  // dashes, quotes, dots
                                            0x2030, 0x203A,  //
                                            0x20A0, 0x20BF,  // currencies
                                            0x2116, 0x2122,  //
                                            0x2190, 0x2193,  // arrows
                                            0x2212, 0x2212,  // minus
                                            0};

constexpr std::array<ImWchar, 9> basics{0x0020, 0x00FF, 0x2010, 0x2027, 0x20A0, 0x20BF, 0x2212, 0x2212, 0};

/// The characters of a sum, and of the few words next to it in any language of the program: "4 × кости".
constexpr std::array<ImWchar, 13> sums{0x0020, 0x017F, 0x0401, 0x0401, 0x0410, 0x0451, 0x2010,
                                       0x2027, 0x20A0, 0x20BF, 0x2212, 0x2212, 0};

std::span<const ImWchar> ranges_of(Signs held) {
    return held == Signs::basic ? std::span<const ImWchar>(basics) : std::span<const ImWchar>(alphabets);
}

/// Whether a sign of two or three bytes of UTF-8, or fewer, is in one of the ranges.
bool is_in(std::span<const ImWchar> ranges, std::string_view sign) {
    const auto byte = [&sign](std::size_t at) { return static_cast<unsigned char>(sign[at]); };
    unsigned code = byte(0);
    if (sign.size() == 2) code = ((byte(0) & 0x1FU) << 6U) | (byte(1) & 0x3FU);
    if (sign.size() == 3) code = ((byte(0) & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
    if (sign.size() > 3) return false;
    for (std::size_t i = 0; i + 1 < ranges.size(); i += 2) {
        if (code >= ranges[i] && code <= ranges[i + 1]) return true;
    }
    return false;
}

ImVector<ImWchar> signs_of(std::string_view texts, std::span<const ImWchar> beside) {
    ImFontGlyphRangesBuilder builder;
    builder.AddRanges(beside.data());
    builder.AddText(texts.data(), texts.data() + texts.size());
    builder.AddChar(0xFFFD);
    ImVector<ImWchar> ranges;
    builder.BuildRanges(&ranges);
    return ranges;
}

ImFont* add(ImFontAtlas& atlas, const FontFile& file, float pixels, const ImWchar* signs, bool merge) {
    ImFontConfig config;
    config.FontNo = static_cast<decltype(config.FontNo)>(file.face);
    config.OversampleH = pixels < 18 ? 3 : pixels < 48 ? 2 : 1;
    config.OversampleV = 1;
    config.PixelSnapH = false;
    config.MergeMode = merge;
    return atlas.AddFontFromFileTTF(platform::text_of(file.path).c_str(), pixels, &config, signs);
}

}  // namespace

std::string signs_beyond(Signs held, std::string_view text) {
    std::set<std::string> beyond;
    const auto gather = [&beyond, held](std::string_view words, bool alone) {
        for (std::size_t at = 0; at < words.size();) {
            std::size_t end = at + 1;
            while (end < words.size() && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) ++end;
            const std::string_view sign = words.substr(at, end - at);
            if (!is_in(ranges_of(held), sign)) beyond.insert(alone ? glyph_order(sign) : std::string{sign});
            at = end;
        }
    };
    gather(text, false);               // as typed into a field
    gather(glyph_order(text), false);  // as painted: letters may have other forms there
    gather(text, true);                // as a token has them
    std::string signs;
    for (const std::string& sign : beyond) signs += sign;
    return signs;
}

void Fonts::build(ImFontAtlas& atlas, float scale, std::string_view texts, Signs beside) {
    ++built_;
    atlas.Clear();
    const auto regular = find_font(false);
    const auto bold = find_font(true);
    // Arrows and the minus are in no Noto Sans.
    const bool needs_fallback = beside == Signs::alphabets || !texts.empty();
    const auto fallback = needs_fallback ? find_fallback_font() : std::nullopt;
    // The atlas keeps pointers to the ranges until it is built, which is before this function returns.
    const ImVector<ImWchar> signs = signs_of(texts, ranges_of(beside));
    const ImVector<ImWchar> of_sums = beside == Signs::basic ? signs : signs_of(texts, std::span<const ImWchar>(sums));
    for (std::size_t i = 0; i < lettering_sizes.size(); ++i) {
        const auto lettering = static_cast<Lettering>(i);
        const auto& file = is_bold(lettering) && bold ? bold : regular;
        sizes_[i] = std::round(lettering_sizes[i] * scale);
        const ImWchar* const held = is_for_sums(lettering) ? of_sums.Data : signs.Data;
        ImFont* font = file ? add(atlas, *file, sizes_[i], held, false) : nullptr;
        if (font != nullptr && fallback) add(atlas, *fallback, sizes_[i], held, true);
        if (font == nullptr) {
            ImFontConfig config;
            config.SizePixels = sizes_[i];
            font = atlas.AddFontDefault(&config);
        }
        fonts_[i] = font;
    }
    atlas.Build();
}

}  // namespace tablebank
