#include <fontconfig/fontconfig.h>

#include <memory>
#include <string_view>

#include "app/ui/look/fonts.h"

namespace tablebank {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;

std::optional<FontFile> match(const char* family, bool bold, bool exactly) {
    FcConfig* const config = FcConfigGetCurrent();
    const Pattern wanted(FcPatternCreate(), FcPatternDestroy);
    if (config == nullptr || !wanted) return std::nullopt;
    // FcPatternAddString copies; its parameter type is unsigned char.
    if (family != nullptr) FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family));
    FcPatternAddInteger(wanted.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(wanted.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(wanted.get(), FC_OUTLINE, FcTrue);
    for (const char* language : {"en", "pl", "ru"}) {
        FcPatternAddString(wanted.get(), FC_LANG, reinterpret_cast<const FcChar8*>(language));
    }
    FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(config, wanted.get(), &result), FcPatternDestroy);
    if (!found) return std::nullopt;
    FcChar8* name = nullptr;
    FcChar8* file = nullptr;
    int face = 0;
    if (FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch) return std::nullopt;
    if (exactly && (FcPatternGetString(found.get(), FC_FAMILY, 0, &name) != FcResultMatch ||
                    std::string_view(reinterpret_cast<const char*>(name)) != family)) {
        return std::nullopt;
    }
    FcPatternGetInteger(found.get(), FC_INDEX, 0, &face);
    return FontFile{reinterpret_cast<const char*>(file), face & 0xFFFF};
}

}  // namespace

std::optional<FontFile> find_font(bool bold) {
    for (const char* family : {"Noto Sans", "DejaVu Sans"}) {
        if (auto font = match(family, bold, true)) return font;
    }
    return match("sans-serif", bold, false);
}

std::optional<FontFile> find_fallback_font() {
    return match("DejaVu Sans", false, true);
}

}  // namespace tablebank
